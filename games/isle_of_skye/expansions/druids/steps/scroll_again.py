"""Before the final scoring (section d5): seats choose the scrolls that count once more by their tablets."""

from collections.abc import Iterator

from games.core.errors import IllegalAction, TooLate
from games.core.grid import cell_place
from games.core.prompt import Choice, ChoosePrompt, Prompt
from games.core.ruleset import Progress
from games.core.seats import Seat
from games.core.step import Handlers
from games.core.text import Text
from games.isle_of_skye.expansions.druids.actions import ScrollAgain
from games.isle_of_skye.expansions.druids.events import ScrollChosen
from games.isle_of_skye.expansions.druids.notes import Notes
from games.isle_of_skye.expansions.druids.scoring import again_proofs
from games.isle_of_skye.expansions.druids.state import dolmen_of, with_dolmen
from games.isle_of_skye.income import rounds_of
from games.isle_of_skye.state import Table
from games.isle_of_skye.steps.step import SkyeStep
from games.isle_of_skye.text import game_text


class ScrollsAgain(SkyeStep):
    """Each seat chooses as often as it has such a tablet, all at the same time."""

    name = "again"

    def is_done(self, state: Table) -> bool:
        return not any(self.awaits(state, seat) for seat in range(state.seats))

    def awaits(self, state: Table, seat: Seat) -> bool:
        """True if the seat still has to choose a scroll. With a single scroll there is nothing to choose."""
        notes = Notes.from_state(state, seat)
        if state.round < rounds_of(state.seats) or len(notes.chosen) >= notes.tablets:
            return False
        return len(list(self.rules(state).subject(state, seat).scrolls())) > 1

    def seat_prompts(self, state: Table, seat: Seat) -> Iterator[Prompt]:
        if not self.awaits(state, seat):
            return
        nth, rules = len(dolmen_of(state).chosen.get(seat, ())) + 1, self.rules(state)
        proofs = again_proofs(rules.subject(state, seat), rules.scrolls)
        choices = tuple(
            Choice(
                cell_place(cell),
                Text(f"isle_of_skye.scroll_{kind}"),
                {"place": cell_place(cell)},
                state.clans[seat].territory.tiles[cell].tile,
                note=game_text("note_points", n=proof.points),
            )
            for cell, (kind, proof) in proofs.items()
        )
        yield ChoosePrompt(f"again-{nth}", game_text("prompt_again"), {"type": "scroll_again", "nth": nth}, choices)

    def actions(self) -> Handlers:
        return {ScrollAgain: self.choose}

    def choose(self, state: Table, seat: Seat, action: ScrollAgain) -> Progress:
        """Note the choice of a scroll of the own territory that counts once more.

        :raises IllegalAction: `table.too_late`, or `isle_of_skye.no_scroll_there`.
        """
        chosen_cells = dolmen_of(state).chosen.get(seat, ())
        if not self.awaits(state, seat) or action.nth != len(chosen_cells) + 1:
            raise TooLate
        scrolls = self.rules(state).subject(state, seat).scrolls()
        kinds = {cell_place(cell): (cell, symbol.scroll) for cell, symbol in scrolls}
        if action.place not in kinds:
            raise IllegalAction("isle_of_skye.no_scroll_there", {"place": action.place}, rule="d5")
        cell, kind = kinds[action.place]
        next_state = with_dolmen(state, chosen={**dolmen_of(state).chosen, seat: (*chosen_cells, cell)})
        return Progress(next_state, (ScrollChosen(seat, action.place, kind),))
