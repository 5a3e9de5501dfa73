import django.db.models.deletion
from django.db import migrations, models


class Migration(migrations.Migration):
    dependencies = [("history", "0001_photos"), ("tables", "0010_matched_corrections")]

    operations = [
        migrations.CreateModel(
            name="Keepsake",
            fields=[
                (
                    "table",
                    models.OneToOneField(
                        on_delete=django.db.models.deletion.CASCADE,
                        primary_key=True,
                        related_name="keepsake",
                        serialize=False,
                        to="tables.table",
                    ),
                ),
                ("place", models.CharField(blank=True, max_length=60)),
                ("note", models.CharField(blank=True, max_length=300)),
            ],
        ),
    ]
