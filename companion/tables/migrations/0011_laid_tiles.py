import django.db.models.deletion
from django.db import migrations, models


class Migration(migrations.Migration):
    dependencies = [("tables", "0010_matched_corrections")]

    operations = [
        migrations.CreateModel(
            name="LaidTile",
            fields=[
                ("id", models.BigAutoField(auto_created=True, primary_key=True, serialize=False, verbose_name="ID")),
                ("board", models.CharField(max_length=20)),
                ("cell", models.CharField(max_length=20)),
                ("ref", models.CharField(max_length=20)),
                ("seat", models.PositiveSmallIntegerField(null=True)),
                ("actor", models.CharField(max_length=8)),
                ("turn", models.PositiveIntegerField()),
                ("owner", models.PositiveSmallIntegerField(null=True)),
                (
                    "table",
                    models.ForeignKey(
                        on_delete=django.db.models.deletion.CASCADE, related_name="laid", to="tables.table"
                    ),
                ),
            ],
            options={"indexes": [models.Index(fields=["table", "board", "cell"], name="laid_in_a_cell")]},
        ),
    ]
