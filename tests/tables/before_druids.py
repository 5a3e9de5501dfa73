"""Tables as a version without Druids kept them, read by today's: `python -m tests.tables.before_druids`.

`before_druids.sqlite3.xz` is a database that such a version wrote: Isle of Skye with 2 and 3 seats and Carcassonne
with 2, played by chance on what each seat was asked, with entries undone and corrected, and two recorded games of
Carcassonne.
"""

import json
import os
from pathlib import Path
from typing import Any, Final

FILE: Final = Path(__file__).with_suffix(".sqlite3.xz")


def differences(kept: Any, now: Any, at: str = "") -> list[str]:
    """Where a state differs from one that an older version kept; what it did not have then does not count."""
    if isinstance(kept, dict) and isinstance(now, dict):
        missing = [f"{at}/{key}" for key in kept if key not in now]
        return missing + [d for key in kept if key in now for d in differences(kept[key], now[key], f"{at}/{key}")]
    if isinstance(kept, list) and isinstance(now, list) and len(kept) == len(now):
        return [d for n, pair in enumerate(zip(kept, now, strict=True)) for d in differences(*pair, f"{at}/{n}")]
    return [] if kept == now else [at]


def main() -> None:
    """Bring the database of COMPANION_DATABASE_URL up to date, check it, and print what differs, a line a table."""
    import django

    os.environ["DJANGO_SETTINGS_MODULE"] = "companion.settings"
    django.setup()
    from django.core.management import call_command

    from companion.tables import store
    from companion.tables.codec import encode
    from companion.tables.models import HeadState

    call_command("migrate", verbosity=0)
    call_command("replay_check")
    for kept in HeadState.objects.select_related("table"):
        found = differences(json.loads(kept.state), json.loads(encode(store.load(kept.table).state)))
        print(kept.table.game, kept.table.draw, kept.table.options.get("tracking", ""), *found)


if __name__ == "__main__":
    main()
