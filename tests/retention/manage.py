"""Commands of `manage.py`, called in this process."""

from io import StringIO

from django.core.management import call_command


def manage(*arguments: str) -> str:
    """Run a command and return what it printed."""
    out = StringIO()
    call_command(*arguments, stdout=out)
    return out.getvalue()
