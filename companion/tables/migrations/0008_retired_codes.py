import django.db.models.deletion
from django.db import migrations, models


class Migration(migrations.Migration):
    dependencies = [
        ("tables", "0007_stalled"),
    ]

    operations = [
        migrations.CreateModel(
            name="RetiredCode",
            fields=[
                ("code", models.CharField(max_length=6, primary_key=True, serialize=False)),
                (
                    "table",
                    models.ForeignKey(
                        on_delete=django.db.models.deletion.CASCADE, related_name="retired_codes", to="tables.table"
                    ),
                ),
            ],
        ),
    ]
