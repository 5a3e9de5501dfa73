"""`manage.py replay_check`: replays every log and compares the outcome with what is stored."""

from typing import Any

from django.core.management.base import CommandError

from companion.management.database_command import DatabaseCommand
from companion.tables import store
from companion.tables.codec import find_table_codec
from companion.tables.models import Result, Table


def replay_differences(table: Table) -> list[str]:
    """Return what `store.replay_differences` returns, or `result` if the result alone differs."""
    differences = store.replay_differences(table)
    if differences:
        return differences
    outcome = find_table_codec(table).ruleset.find_outcome(store.load(table).state)
    result = Result.objects.filter(table=table).first()
    expected = (outcome and list(outcome.scores), outcome and list(outcome.ranks))
    return [] if expected == (result and result.scores, result and result.ranks) else ["result"]


class Command(DatabaseCommand):
    """Command that lists tables whose stored values differ from a replay. It exits with 1 if there are any."""

    help = "Play the log of every table again and compare what is kept: state, snapshots, result."

    def handle(self, *args: Any, **options: Any) -> None:
        tables = faulty = 0
        for table in Table.objects.exclude(version=0).order_by("pk").iterator():
            differences = replay_differences(table)
            tables += 1
            faulty += bool(differences)
            if differences:
                self.stderr.write(f"{table.pk}: {', '.join(differences)}")
        if faulty:
            raise CommandError(f"{faulty} of {tables} tables are not what their log leads to.")
        self.stdout.write(f"{tables} tables are what their log leads to.")
