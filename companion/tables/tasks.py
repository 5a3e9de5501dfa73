"""One Celery task for each system action that a ruleset declares, with the same name, and the sweep."""

from contextlib import suppress
from uuid import UUID

from companion.celery import app
from companion.errors import TableBusy, UnknownTable
from companion.runtime.database import is_passing
from companion.tables import overdue
from companion.tables.services.actions import due_system_actions, system_act
from games.registry import GAMES


def _register(name: str) -> None:
    @app.task(name=name)
    def system_action(table_id: str) -> None:
        """Do the system action of this name at the table, if it is due."""
        _do_work(UUID(table_id), name)


def declared_names() -> list[str]:
    """Return the names of the system actions of all games and expansions."""
    chosen = [(game, ids) for game in GAMES for ids in ((), *((expansion.id,) for expansion in game.meta.expansions))]
    return sorted({name for game, ids in chosen for name in game.load(ids).system_actions})


for _name in declared_names():
    _register(_name)


@app.task(name="sweep")
def sweep() -> int:
    """Do overdue system work and return the number of tables that had some."""
    tables = overdue.overdue_tables()
    for table_id in tables:
        _do_work(table_id)
    return len(tables)


def _do_work(table_id: UUID, name: str | None = None) -> None:
    """Do the named system action, or all that are due. A failure is logged and tried again later."""
    try:
        names = [name] if name else due_system_actions(table_id)
        for due_name in names:
            system_act(table_id, due_name)
        if not names:
            overdue.drop_if_settled(table_id)
    except Exception as error:
        if isinstance(error, TableBusy | UnknownTable) or is_passing(error):
            return  # the work itself did not fail
        with suppress(TableBusy, UnknownTable):
            overdue.postpone(table_id, error)
