"""Notes for a buyer on the tiles of the dolmen board, each a table option. They use only what the buyer's view shows:
its own territory and gold, and the tiles on the board."""

from msgspec.structs import replace

from games.core.prompt import Choice, ChoosePrompt
from games.core.seats import Seat
from games.isle_of_skye.capability import ExtendedRules
from games.isle_of_skye.state import Table
from games.isle_of_skye.steps.buy import build_fitting_note
from games.isle_of_skye.subject import Scroll, Subject
from games.isle_of_skye.text import build_text


def add_buyer_notes(state: Table, rules: ExtendedRules, seat: Seat, prompt: ChoosePrompt) -> ChoosePrompt:
    """Return the purchase with a note on each tile: where it fits (`legal_cells`), what its scrolls would give now
    (`projection`)."""
    subject = rules.build_subject(state, seat) if state.options["projection"] == "on" else None
    return replace(
        prompt, choices=tuple(_add_buyer_note(state, rules, seat, subject, choice) for choice in prompt.choices)
    )


def _add_buyer_note(state: Table, rules: ExtendedRules, seat: Seat, subject: Subject | None, choice: Choice) -> Choice:
    if not choice.piece:
        return choice
    fits = build_fitting_note(state, rules, state.clans[seat], choice.piece)
    kinds = [symbol.scroll for symbol in rules.box.tiles[choice.piece].symbols if symbol.kind == "scroll"]
    points = sum(count_scroll_points(subject, rules.scrolls[kind]) for kind in kinds) if subject else 0
    scroll = build_text("note_scroll_now", n=points) if subject and kinds else None
    both = build_text("note_fits_and_scroll", fits=fits, scroll=scroll) if fits and scroll else None
    return replace(choice, note=both or fits or scroll)


def count_scroll_points(subject: Subject, scroll: Scroll) -> int:
    """Return the points of a scroll for the territory as it is: without its own tile, and not doubled."""
    if scroll.list_items is None:
        return scroll.value
    return len(scroll.list_items(subject)) // scroll.per * scroll.value
