"""Boards that a table entered: what is wrong with one, how it is kept, its picture with marks (rules section 3)."""

from collections.abc import Collection, Iterator, Mapping
from functools import partial
from typing import Final

import msgspec

from games.core.action import Facts
from games.core.art.layouts import draw_layout
from games.core.boards import BoardKind, FormChoice, MosaicForm, WholeBoard
from games.core.errors import IllegalAction
from games.core.score import Place
from games.core.text import Text
from games.dolmengoetter.arrangement import SIZES, find_arrangements, find_misfit
from games.dolmengoetter.art import RUNES, draw_cell_icon, draw_cells
from games.dolmengoetter.board import BUILT_IN, CORNER, BoardFacts, read_facts, shorten_ids
from games.dolmengoetter.board_faults import PRINTED_CIRCLES, Fault, find_faults, is_drawable, read_board
from games.dolmengoetter.layout import load_layout
from games.dolmengoetter.sketch import MOST_IN_ROW, MOST_ROWS, Sketch, build_sketched_board, read_sketch

BOARD: Final = "board"
"""The id under which boxes and tables have their own board."""
FORM: Final = MosaicForm(
    kinds=tuple(
        FormChoice(Text(f"dolmengoetter.size_{size}"), {"size": size}, picture=draw_cell_icon(size)) for size in SIZES
    ),
    wanted=PRINTED_CIRCLES,
    most_rows=MOST_ROWS,
    most_in_row=MOST_IN_ROW,
    cells="circles",
    spots="places",
    sign="rune",
    corner="corner",
    corner_sign=CORNER,
    signs=tuple(name for name in RUNES if name != CORNER),
    derived=("edges", "rune_pairs", "outline"),
    row=Text("dolmengoetter.form_row"),
    cell=Text("dolmengoetter.form_circle"),
    spot=Text("dolmengoetter.border_place"),
    corner_spot=Text("dolmengoetter.corner"),
    bare_spot=Text("dolmengoetter.place"),
    kinds_name=Text("dolmengoetter.form_circles"),
    signs_name=Text("dolmengoetter.form_runes"),
    kinds_about=Text("dolmengoetter.form_circles_about"),
    signs_about=Text("dolmengoetter.form_runes_about"),
)


class OwnBoards(BoardKind):
    """Boards that tables entered. Unknown keys of the facts (a source, notes) are dropped. A sketch has rows of circles
    instead; the board follows from it."""

    schema = "dolmengoetter-board/1"
    names: Mapping[str, Text] = {BOARD: Text("dolmengoetter.surface_plan")}
    mosaic = FORM
    guess = Text("dolmengoetter.board_guess")

    def list_faults(self, board: str, facts: Facts) -> Iterator[IllegalAction]:
        if facts.get("schema", self.schema) != self.schema:
            yield IllegalAction("dolmengoetter.board_shape", {"at": "schema"}, rule="3")
            return
        try:
            sketch = _read_sketch(facts)
            board_facts = build_sketched_board(sketch) if sketch else read_facts(facts)
        except IllegalAction as error:
            yield error
            return
        if sketch:
            yield from _find_sketch_faults(sketch)
        if board_facts and not (sketch and _count_circles(sketch) != PRINTED_CIRCLES):
            numbers = shorten_ids(place.id for place in board_facts.places)
            yield from map(partial(_build_refusal, numbers), find_faults(board_facts))

    def locate_fault(self, fault: IllegalAction) -> Place:
        params = fault.params
        if "row" in params:
            return f"{params['row']}.{params['n']}" if "n" in params else f"{params['row']}"
        return str(params.get("place", ""))

    def complete(self, board: str, facts: Facts) -> Facts:
        whole = self.complete_sketch(board, facts)
        return whole.facts if whole else self._convert_to_facts(read_board(facts).facts)

    def complete_sketch(self, board: str, facts: Facts) -> WholeBoard | None:
        try:
            sketch = _read_sketch(facts)
        except IllegalAction:
            return None
        board_facts = build_sketched_board(sketch) if sketch else None
        if sketch is None or board_facts is None:
            return None
        return WholeBoard(self._convert_to_facts(board_facts), max(1, len(find_arrangements(sketch.rows))))

    def _convert_to_facts(self, board_facts: BoardFacts) -> Facts:
        complete_facts: Facts = msgspec.to_builtins(board_facts)
        return {"schema": self.schema, **complete_facts}

    def find_starting_facts(self, board: str, kept_boards: Mapping[str, Facts]) -> Facts:
        """Return the built-in reconstruction, which nobody has copied from a printed board."""
        built_in: Facts = msgspec.to_builtins(BUILT_IN.facts)
        return {"schema": self.schema, **built_in, "name": "", "status": ""}

    def draw_picture(self, board: str, facts: Facts) -> str:
        try:
            sketch = _read_sketch(facts)
            board_facts = build_sketched_board(sketch) if sketch else read_facts(facts)
        except IllegalAction:
            return ""
        if board_facts is None:
            marks = {self.locate_fault(fault) for fault in self.list_faults(board, facts)}
            return draw_cells(sketch.rows, marks) if sketch else ""
        if not is_drawable(board_facts):
            return ""
        marked: Collection[Place] = {name for fault in find_faults(board_facts) for name in fault.marked}
        return draw_layout(load_layout(msgspec.json.encode(board_facts).decode()), marked)


def _read_sketch(facts: Facts) -> Sketch | None:
    try:
        return read_sketch(facts)
    except msgspec.ValidationError:
        raise IllegalAction("dolmengoetter.board_shape", {"at": "rows"}, rule="3") from None


def _count_circles(sketch: Sketch) -> int:
    return sum(map(len, sketch.rows))


def _find_sketch_faults(sketch: Sketch) -> Iterator[IllegalAction]:
    """Yield what keeps the circles of a sketch from being a board, and single changes that would make it one."""
    n = _count_circles(sketch)
    if n != PRINTED_CIRCLES:
        yield IllegalAction("dolmengoetter.board_circles", {"n": n, "wanted": PRINTED_CIRCLES}, rule="3")
        return
    if misfitting := find_misfit(sketch.rows):
        yield IllegalAction("dolmengoetter.board_misfit", {"row": misfitting.row}, rule="3")
        for row, number, size in misfitting.hints:
            yield IllegalAction("dolmengoetter.board_misfit_hint", {"row": row, "n": number, "size": size}, rule="3")


def _build_refusal(numbers: Mapping[Place, str], fault: Fault) -> IllegalAction:
    """Return the refusal of a fault. It names places by the numbers that people see."""
    known = {f"{key}_number": numbers.get(str(fault.params.get(key)), "") for key in ("place", "other")}
    shown = {key: number for key, number in known.items() if number}
    return IllegalAction(fault.code, {**fault.params, **shown}, rule="3")


OWN_BOARDS: Final = OwnBoards()
