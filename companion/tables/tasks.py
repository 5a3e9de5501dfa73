"""One Celery task for each system action that a ruleset declares, named as the ruleset names it; and the sweep."""

from datetime import timedelta
from typing import Final
from uuid import UUID

import structlog
from django.utils import timezone

from companion.celery import app
from companion.tables.models import Table
from companion.tables.services import due_system_actions, system_act
from games.registry import GAMES

OVERDUE: Final = timedelta(seconds=3)
"""Work still due after this long is done by whichever process sweeps first."""

log = structlog.get_logger(__name__)


def _register(name: str) -> None:
    @app.task(name=name)
    def system_action(table_id: str) -> None:
        """Do the system action of this name at the table, if it is due."""
        system_act(UUID(table_id), name)


def declared_names() -> list[str]:
    """The system actions of all games and of each of their expansions."""
    chosen = [(game, ids) for game in GAMES for ids in ((), *((one.id,) for one in game.meta.expansions))]
    return sorted({name for game, ids in chosen for name in game.load(ids).system_actions})


for _name in declared_names():
    _register(_name)


@app.task(name="sweep")
def sweep() -> int:
    """Do what has been due for too long; how many tables had something due."""
    overdue = list(Table.objects.filter(due_since__lt=timezone.now() - OVERDUE).values_list("pk", flat=True)[:100])
    for table_id in overdue:
        for name in due_system_actions(table_id):
            try:
                system_act(table_id, name)
            except Exception:
                log.exception("system_action_failed", task=name, table=str(table_id))
    return len(overdue)
