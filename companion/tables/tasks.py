"""One Celery task for each system action that a ruleset declares, with the same name, and the sweep."""

from contextlib import suppress
from typing import Final
from uuid import UUID

from companion.celery import app
from companion.errors import NoRoom, TableBusy, UnknownTable
from companion.tables import overdue
from companion.tables.edges.dispatch import WEBHOOK
from companion.tables.outages import explain_outage
from companion.tables.services.actions import act_as_system, list_due_system_actions
from companion.tables.webhook import send_webhook
from games.registry import GAMES

MOST_IN_A_ROW: Final = 16
"""Rounds of work at one table before others get their turn. What is still due then waits for the next sweep."""


def _register(name: str) -> None:
    @app.task(name=name)
    def system_action(table_id: str) -> None:
        """Do the system action of this name at the table, if it is due."""
        _do_work(UUID(table_id), name)


def list_declared_names() -> list[str]:
    """Return the names of the system actions of all games and expansions."""
    chosen = [(game, ids) for game in GAMES for ids in ((), *((expansion.id,) for expansion in game.meta.expansions))]
    return sorted({name for game, ids in chosen for name in game.load(ids).system_actions})


for _name in list_declared_names():
    _register(_name)


@app.task(name="sweep")
def sweep() -> int:
    """Do overdue system work and return the number of tables that had some."""
    tables = overdue.list_overdue_tables()
    for table_id in tables:
        _do_work(table_id)
    return len(tables)


@app.task(name=WEBHOOK)
def webhook(table_id: str) -> None:
    """Send what has happened at the table to the owner's address."""
    with suppress(UnknownTable, TableBusy):
        send_webhook(UUID(table_id))


def _do_work(table_id: UUID, name: str | None = None) -> None:
    """Do the named system action, or all that are due, and what becomes due by them.

    Each is an entry and a transaction of its own. A failure is logged and tried again later.
    """
    try:
        names = [name] if name else list_due_system_actions(table_id)
        if not names:
            overdue.drop_if_settled(table_id)
        for _ in range(MOST_IN_A_ROW):
            versions = [act_as_system(table_id, due_name) for due_name in names]
            if all(version is None for version in versions):
                break
            names = list_due_system_actions(table_id)
    except Exception as error:
        if isinstance(error, UnknownTable) or explain_outage(error):
            return  # the work itself did not fail
        with suppress(TableBusy, NoRoom, UnknownTable):
            overdue.postpone(table_id, error)
