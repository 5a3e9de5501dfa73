from django.db import migrations, models


class Migration(migrations.Migration):
    dependencies = [("tables", "0011_laid_tiles")]

    operations = [migrations.AddField("tabledevice", "hidden_at", models.DateTimeField(null=True))]
