import django.db.models.deletion
from django.db import migrations, models


class Migration(migrations.Migration):
    """The boxes and their links, whose tables the app `tables` has made."""

    initial = True

    dependencies = [
        ("people", "0003_accounts"),
        ("tables", "0020_boxes_apart"),
    ]

    operations = [
        migrations.SeparateDatabaseAndState(
            state_operations=[
                migrations.CreateModel(
                    name="KeptBox",
                    fields=[
                        (
                            "id",
                            models.BigAutoField(
                                auto_created=True, primary_key=True, serialize=False, verbose_name="ID"
                            ),
                        ),
                        ("game", models.CharField(max_length=40)),
                        ("pieces", models.JSONField(default=dict)),
                        ("settled", models.JSONField(default=list)),
                        ("boards", models.JSONField(default=dict)),
                        ("counts", models.JSONField(default=dict)),
                        ("changed_at", models.DateTimeField(auto_now=True)),
                        (
                            "device",
                            models.ForeignKey(
                                on_delete=django.db.models.deletion.CASCADE, related_name="boxes", to="people.device"
                            ),
                        ),
                    ],
                    options={
                        "db_table": "tables_keptbox",
                        "constraints": [models.UniqueConstraint(fields=("device", "game"), name="box_once_per_device")],
                    },
                ),
                migrations.CreateModel(
                    name="BoxLink",
                    fields=[
                        (
                            "id",
                            models.BigAutoField(
                                auto_created=True, primary_key=True, serialize=False, verbose_name="ID"
                            ),
                        ),
                        ("game", models.CharField(max_length=40)),
                        ("code", models.CharField(max_length=16, unique=True)),
                        ("created_at", models.DateTimeField(auto_now_add=True)),
                        (
                            "device",
                            models.ForeignKey(
                                on_delete=django.db.models.deletion.CASCADE,
                                related_name="box_links",
                                to="people.device",
                            ),
                        ),
                    ],
                    options={"db_table": "tables_boxlink"},
                ),
            ],
        ),
    ]
