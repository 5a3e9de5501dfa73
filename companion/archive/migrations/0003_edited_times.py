import django.db.models.deletion
from django.db import migrations, models


class Migration(migrations.Migration):
    dependencies = [("history", "0002_keepsake"), ("tables", "0012_hidden_tables")]

    operations = [
        migrations.CreateModel(
            name="EditedTimes",
            fields=[
                (
                    "coming",
                    models.OneToOneField(
                        on_delete=django.db.models.deletion.CASCADE,
                        primary_key=True,
                        related_name="edited_times",
                        serialize=False,
                        to="tables.tabledevice",
                    ),
                ),
                ("began_at", models.DateTimeField()),
                ("ended_at", models.DateTimeField()),
                ("edited_at", models.DateTimeField(auto_now=True)),
            ],
        ),
    ]
