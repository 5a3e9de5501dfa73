"""Before the final scoring (section d5): seats choose the scrolls that count once more by their tablets."""

from collections.abc import Iterator

from games.core.errors import IllegalAction, TooLate
from games.core.grid import name_cell
from games.core.prompt import Choice, ChoosePrompt, Prompt
from games.core.ruleset import Progress
from games.core.seats import Seat
from games.core.step import Handlers
from games.core.text import Text
from games.isle_of_skye.expansions.druids.actions import ScrollAgain
from games.isle_of_skye.expansions.druids.events import ScrollChosen
from games.isle_of_skye.expansions.druids.scoring import prove_scrolls_again
from games.isle_of_skye.expansions.druids.scoring_facts import ScoringFacts
from games.isle_of_skye.expansions.druids.state import find_dolmen, with_dolmen
from games.isle_of_skye.income import count_rounds
from games.isle_of_skye.state import Table
from games.isle_of_skye.steps.step import SkyeStep
from games.isle_of_skye.text import build_text


class ScrollsAgain(SkyeStep):
    """Each seat chooses as often as it has such a tablet, all at the same time."""

    name = "again"

    def awaits(self, state: Table, seat: Seat) -> bool:
        """True if the seat still has to choose a scroll. With a single scroll there is nothing to choose, and after an
        early end nobody is asked (ruling 10)."""
        facts = ScoringFacts.from_state(state, seat)
        if state.end or state.round < count_rounds(state.seats) or len(facts.chosen) >= facts.tablets:
            return False
        return len(list(self.load_rules(state).build_subject(state, seat).list_scrolls())) > 1

    def list_seat_prompts(self, state: Table, seat: Seat) -> Iterator[Prompt]:
        if not self.awaits(state, seat):
            return
        nth, rules = len(find_dolmen(state).chosen.get(seat, ())) + 1, self.load_rules(state)
        proofs = prove_scrolls_again(rules.build_subject(state, seat), rules.scrolls)
        choices = tuple(
            Choice(
                name_cell(cell),
                Text(f"isle_of_skye.scroll_{kind}"),
                {"place": name_cell(cell)},
                state.clans[seat].territory.tiles[cell].tile,
                note=build_text("note_points", n=proof.points),
            )
            for cell, (kind, proof) in proofs.items()
        )
        yield ChoosePrompt(f"again-{nth}", build_text("prompt_again"), {"type": "scroll_again", "nth": nth}, choices)

    def list_actions(self) -> Handlers:
        return {ScrollAgain: self.choose}

    def choose(self, state: Table, seat: Seat, action: ScrollAgain) -> Progress:
        """Note the choice of a scroll of the own territory that counts once more.

        :raises IllegalAction: `table.too_late`, or `isle_of_skye.no_scroll_there`.
        """
        chosen_cells = find_dolmen(state).chosen.get(seat, ())
        if not self.awaits(state, seat) or action.nth != len(chosen_cells) + 1:
            raise TooLate
        scrolls = self.load_rules(state).build_subject(state, seat).list_scrolls()
        kinds = {name_cell(cell): (cell, symbol.scroll) for cell, symbol in scrolls}
        if action.place not in kinds:
            raise IllegalAction("isle_of_skye.no_scroll_there", {"place": action.place}, rule="d5")
        cell, kind = kinds[action.place]
        next_state = with_dolmen(state, chosen={**find_dolmen(state).chosen, seat: (*chosen_cells, cell)})
        return Progress(next_state, (ScrollChosen(seat, action.place, kind),))
