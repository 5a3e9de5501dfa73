import django.db.models.deletion
from django.db import migrations, models


class Migration(migrations.Migration):
    dependencies = [("tables", "0009_seat_requests")]

    operations = [
        migrations.AddField(
            model_name="proposal",
            name="outcome",
            field=models.CharField(
                blank=True,
                choices=[("confirmed", "Confirmed"), ("refused", "Refused"), ("withdrawn", "Withdrawn")],
                default="",
                max_length=9,
            ),
        ),
        migrations.CreateModel(
            name="MatchedCorrection",
            fields=[
                ("id", models.BigAutoField(auto_created=True, primary_key=True, serialize=False, verbose_name="ID")),
                ("version", models.PositiveIntegerField()),
                (
                    "table",
                    models.ForeignKey(
                        on_delete=django.db.models.deletion.CASCADE,
                        related_name="matched_corrections",
                        to="tables.table",
                    ),
                ),
            ],
            options={
                "constraints": [models.UniqueConstraint(fields=("table", "version"), name="matched_once")],
            },
        ),
    ]
