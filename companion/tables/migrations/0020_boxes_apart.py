from django.db import migrations


class Migration(migrations.Migration):
    """The app `boxes` has the boxes and their links from now on. Its models keep their tables."""

    dependencies = [
        ("tables", "0019_importers"),
    ]

    operations = [
        migrations.SeparateDatabaseAndState(
            state_operations=[
                migrations.DeleteModel(name="BoxLink"),
                migrations.DeleteModel(name="KeptBox"),
            ],
        ),
    ]
