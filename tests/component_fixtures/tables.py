"""What the documents of all games share: people, the table around a view, and draws."""

from collections.abc import Sequence
from typing import Any

from companion.tables.document import SeatDocument, TableDocument, TableInfo
from games.core.prompt import ChancePrompt
from games.core.ruleset import Ruleset
from games.core.seats import CHANCE, Viewer

NAMES = ("Anna", "Ben", "Cara", "Deniz", "Emil")


def build_document(rules: Ruleset, state: Any, viewer: Viewer, game: str, colours: Sequence[str]) -> TableDocument:
    """Return the document of a running or finished table for `viewer`."""
    seats = {
        str(i): SeatDocument(f"seat-{i}", NAMES[i], colours[i], phone=True, host=i == 0) for i in range(state.seats)
    }
    is_over = "over" in (getattr(state, "phase", ""), getattr(state, "step", ""))
    status = "finished" if is_over else "playing"
    draw = getattr(state, "draw", "none")
    table = TableInfo("table", game, status, draw, 0, state.options, seats, code="K7MP4R")
    return TableDocument(table, rules.build_view(state, viewer))


def draw_due(rules: Ruleset, state: Any) -> Any:
    """Make all due draws: always the outcome a third of the way down the list."""
    while (prompts := rules.list_prompts(state, CHANCE)) and isinstance(prompts[0], ChancePrompt):
        outcomes = prompts[0].outcomes
        state = rules.apply(state, CHANCE, outcomes[len(outcomes) // 3].action).state
    return state
