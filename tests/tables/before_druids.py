"""Checks tables stored by a version without Druids: `python -m tests.tables.before_druids`.

`before_druids.sqlite3.xz` is a database written by such a version: Isle of Skye with 2 and 3 seats and Carcassonne with
2, played at random through prompts, with undone and corrected entries, and two recorded games of Carcassonne.
"""

import json
import os
from pathlib import Path
from typing import Any, Final

FILE: Final = Path(__file__).with_suffix(".sqlite3.xz")


def differences(kept: Any, now: Any, at: str = "") -> list[str]:
    """Return where a state differs from one that an older version stored. Fields that are newer are ignored."""
    if isinstance(kept, dict) and isinstance(now, dict):
        missing = [f"{at}/{key}" for key in kept if key not in now]
        return missing + [d for key in kept if key in now for d in differences(kept[key], now[key], f"{at}/{key}")]
    if isinstance(kept, list) and isinstance(now, list) and len(kept) == len(now):
        return [d for n, pair in enumerate(zip(kept, now, strict=True)) for d in differences(*pair, f"{at}/{n}")]
    return [] if kept == now else [at]


def main() -> None:
    """Migrate the database of COMPANION_DATABASE_URL, check it, and print the differences, one line per table."""
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
        difference = differences(json.loads(kept.state), json.loads(encode(store.load(kept.table).state)))
        print(kept.table.game, kept.table.draw, kept.table.options.get("tracking", ""), *difference)


if __name__ == "__main__":
    main()
