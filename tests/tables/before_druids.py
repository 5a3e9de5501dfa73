"""A check of tables stored by a version without Druids: `python -m tests.tables.before_druids`.

`before_druids.sqlite3.xz` is a database written by such a version: Isle of Skye with 2 and 3 seats and Carcassonne with
2, played at random through prompts, with undone and corrected entries, and two recorded games of Carcassonne.
"""

import json
import os
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any, Final

FILE: Final = Path(__file__).with_suffix(".sqlite3.xz")
MIDDLE: Final = 50
"""A version in the middle of most games, with a snapshot."""


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


def cut(database: Path) -> None:
    """Leave the tables of a stored database as they were in the middle of their games, and the first one in its lobby.

    The snapshot at that version becomes the head row. Tables without such a snapshot stay finished.
    """
    with closing(sqlite3.connect(database)) as connection, connection:
        run = connection.execute
        ((first,),) = run("SELECT id FROM tables_table ORDER BY id LIMIT 1")
        run(
            "UPDATE tables_table SET status = 'lobby', version = 0, started_at = NULL, finished_at = NULL WHERE id = ?",
            [first],
        )
        for table in ("logentry", "snapshot", "headstate", "result"):
            run(f"DELETE FROM tables_{table} WHERE table_id = ?", [first])
        for table, state in run("SELECT table_id, state FROM tables_snapshot WHERE version = ?", [MIDDLE]).fetchall():
            run(
                "UPDATE tables_table SET status = 'playing', version = ?, finished_at = NULL WHERE id = ?",
                [MIDDLE, table],
            )
            run(
                "UPDATE tables_headstate SET version = ?, state = ?, undoable = '{}' WHERE table_id = ?",
                [MIDDLE, state, table],
            )
            run("DELETE FROM tables_logentry WHERE table_id = ? AND version > ?", [table, MIDDLE])
            run("DELETE FROM tables_snapshot WHERE table_id = ? AND version > ?", [table, MIDDLE])
            run("DELETE FROM tables_result WHERE table_id = ?", [table])


def main() -> None:
    """Migrate the database of COMPANION_DATABASE_URL, check it, and print its boxes and differences, a line each.

    A lobby is started, and what the system owes is done. A table that is played says whether somebody is asked then.
    """
    import django

    os.environ["DJANGO_SETTINGS_MODULE"] = "companion.settings"
    django.setup()
    from django.core.management import call_command

    from companion.boxes.keeping import find_box
    from companion.boxes.models import KeptBox
    from companion.tables import selectors, store
    from companion.tables.codec import encode, find_table_codec
    from companion.tables.models import HeadState, Table
    from companion.tables.recording import list_due_actions
    from companion.tables.services.actions import act_as_system
    from companion.tables.services.lobby import start_table

    call_command("migrate", verbosity=0)
    call_command("replay_check")
    for kept in KeptBox.objects.select_related("device"):
        box = find_box(kept.device, kept.game)
        print("box", kept.game, json.dumps([box.pieces, box.settled, box.boards, box.counts]))
    for head in HeadState.objects.select_related("table"):
        difference = differences(json.loads(head.state), json.loads(encode(store.load(head.table).state)))
        print(head.table.game, head.table.draw, head.table.options.get("tracking", ""), *difference)
    for table in Table.objects.exclude(status=Table.Status.FINISHED).order_by("status", "pk"):
        started = [f"lobby, started as {start_table(table.host, table.pk)}"] if not table.version else []
        table.refresh_from_db()
        for name in list_due_actions(find_table_codec(table).ruleset, store.load(table).state):
            act_as_system(table.pk, name)
        seats = table.seats.values_list("position", flat=True)
        documents = selectors.build_documents(table.pk, seats).documents.values()
        asked = sum(bool(document.view and document.view.prompts) for document in documents)
        print(*started or ["playing"], "asked" if asked else "silent")


if __name__ == "__main__":
    main()
