from django.db import migrations, models


class Migration(migrations.Migration):
    dependencies = [
        ("tables", "0016_box_links"),
    ]

    operations = [
        migrations.AddField(
            model_name="keptbox",
            name="counts",
            field=models.JSONField(default=dict),
        ),
    ]
