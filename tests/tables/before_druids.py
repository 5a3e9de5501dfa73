"""A check of tables stored by a version without Druids: `python -m tests.tables.before_druids`.

`before_druids.sqlite3.xz` is a database written by such a version: Isle of Skye with 2 and 3 seats and Carcassonne with
2, played at random through prompts, with undone and corrected entries, and two recorded games of Carcassonne.
"""

import json
import os
from pathlib import Path
from typing import Any, Final

FILE: Final = Path(__file__).with_suffix(".sqlite3.xz")


def differences(stored: Any, replayed: Any, at: str = "") -> list[str]:
    """Return where a state differs from one that an older version stored. Fields that are newer are ignored."""
    if isinstance(stored, dict) and isinstance(replayed, dict):
        missing = [f"{at}/{key}" for key in stored if key not in replayed]
        return missing + [
            d for key in stored if key in replayed for d in differences(stored[key], replayed[key], f"{at}/{key}")
        ]
    if isinstance(stored, list) and isinstance(replayed, list) and len(stored) == len(replayed):
        return [d for n, pair in enumerate(zip(stored, replayed, strict=True)) for d in differences(*pair, f"{at}/{n}")]
    return [] if stored == replayed else [at]


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
    for head in HeadState.objects.select_related("table"):
        difference = differences(json.loads(head.state), json.loads(encode(store.load(head.table).state)))
        print(head.table.game, head.table.draw, head.table.options.get("tracking", ""), *difference)


if __name__ == "__main__":
    main()
