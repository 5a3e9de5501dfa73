"""Steps 2 to 4 of a turn: place the drawn tile, maybe with a figure, and score what it completes (rules sections 3, 4
and 6)."""

from msgspec.structs import replace

from games.carcassonne.actions import PlaceTile
from games.carcassonne.board import Placed, find_joins, lay, name_segment, with_figure, without_followers
from games.carcassonne.capability import ExtendedRules, Laying
from games.carcassonne.events import TilePlaced, name_terrain, name_tile
from games.carcassonne.figures import FOLLOWER, Figure
from games.carcassonne.scoring import score_feature
from games.carcassonne.state import Table, with_supply
from games.carcassonne.steps.claim import Claims, TurnFacts, find_claim
from games.carcassonne.steps.score import add_lines, find_completed
from games.carcassonne.steps.step import TurnStep
from games.carcassonne.tiles import EDGE_TERRAINS, RIVER, ROLES
from games.core.edges import describe_misfit
from games.core.errors import IllegalAction
from games.core.event import Event
from games.core.grid import name_cell, pack, parse_place
from games.core.prompt import FurtherPiece, PlacePrompt, TakingBack
from games.core.ruleset import Progress
from games.core.score import ScoreLine
from games.core.seats import Actor
from games.core.step import Handlers
from games.core.text import Text

Cells = dict[str, dict[str, dict[str, str]]]
"""Cell -> rotation -> target -> note."""


class Place(TurnStep):
    """The seat places the drawn tile."""

    name = "place"

    def is_skipped(self, state: Table) -> bool:
        return state.drawn is None

    def is_done(self, state: Table) -> bool:
        return state.drawn is None

    # --- what is asked --------------------------------------------------------------------------------

    def build_prompt(self, state: Table) -> PlacePrompt:
        tile = state.drawn or ""
        cells, further = self._find_offered(state, tile)
        figures = [figure for figure in self.rules.figures.values() if not figure.is_plain]
        hands = {figure.id: state.count_in_hand(figure.id)[state.active] for figure in figures}
        return PlacePrompt(
            f"place-{state.draws}-{tile}",
            Text("carcassonne.prompt_place", {"tile": name_tile(tile)}),
            {"type": "place_tile"},
            tile,
            cells,
            field="follower",
            stock=state.supply[state.active],
            hint=Text("carcassonne.hint_place", {"n": len(cells)}) if state.options["legal_cells"] == "on" else None,
            further=tuple(
                FurtherPiece(figure.id, hands[figure.id], further.get(figure.id, {}), figure.stands_as_plain)
                for figure in figures
                if hands[figure.id]
            ),
            kind_field="figure" if figures else "",
            taking_back=self._find_taking_back(state, cells),
        )

    def _find_offered(self, state: Table, tile: str) -> tuple[Cells, dict[str, Cells]]:
        """Return what a phone offers: cells with rotations and the targets of plain followers, and the same for each
        figure with targets of its own.

        Only legal ones, or, where the option `legal_cells` is off, every cell beside the board, every rotation and
        every segment of a kind that may be claimed.
        """
        box, turns = self.rules.box, self.rules.box.turns[tile]
        in_hand = [f for f in self.rules.figures.values() if state.count_in_hand(f.id)[state.active]]
        has_plain = any(figure.is_plain or figure.stands_as_plain for figure in in_hand)
        apart = [figure for figure in in_hand if not figure.is_plain and not figure.stands_as_plain]
        further: dict[str, Cells] = {figure.id: {} for figure in apart}
        cells: Cells = {}
        if state.options["legal_cells"] == "off":
            segments = [segment for segment in box.laid[tile][0].segments if segment.kind != RIVER]

            def list_blind_targets(figure: Figure) -> dict[str, str]:
                return {s.id: "" for s in segments if not figure.refuse_kind(s.kind, state.options)}

            rotations = {str(rotation): list_blind_targets(FOLLOWER) if has_plain else {} for rotation in range(turns)}
            cells = {name_cell(cell): rotations for cell in state.board.wanted}
            for figure in apart:
                targets = list_blind_targets(figure)
                by_rotation = {str(rotation): targets for rotation in range(turns)}
                further[figure.id] = {name_cell(cell): by_rotation for cell in state.board.wanted} if targets else {}
            return cells, further
        facts = TurnFacts(self.rules, state, tile)
        apart = [figure for figure in apart if facts.may_take(figure)]
        for cell, rotations_there in self.rules.find_placements(state.board, tile, state.options).items():
            at = name_cell(cell)
            cells[at] = {}
            for rotation in rotations_there:
                if rotation >= turns:
                    continue
                if not in_hand:
                    cells[at][str(rotation)] = {}
                    continue
                claims = Claims(self.rules, state, cell, tile, rotation, facts)
                cells[at][str(rotation)] = claims.list_targets(FOLLOWER) if has_plain else {}
                for figure in apart:
                    if targets := claims.list_targets(figure):
                        further[figure.id].setdefault(at, {})[str(rotation)] = targets
        return cells, further

    def _find_taking_back(self, state: Table, cells: Cells) -> TakingBack | None:
        """Return the figure that the seat may take back, with what it brings wherever the tile is laid."""
        returnable = self.rules.find_returnable(state.board, state.active)
        if returnable is None:
            return None
        points = {at: returnable.count_points(parse_place(at)) for at in cells}
        return TakingBack(
            "back",
            name_cell(returnable.segment >> 4),
            returnable.figure,
            name_segment(self.rules.box, state.board, returnable.segment),
            {at: n for at, n in points.items() if n is not None},
        )

    # --- what is done ---------------------------------------------------------------------------------

    def list_actions(self) -> Handlers:
        return {PlaceTile: self.place}

    def place(self, state: Table, actor: Actor, action: PlaceTile) -> Progress:
        """Lay the tile, set a figure or take one back, score what is complete (rules sections e5 and e6).

        :raises IllegalAction: `carcassonne.*`, named after what the rule forbids.
        """
        if actor != state.active:
            raise IllegalAction("carcassonne.not_your_turn", {"seat": state.active}, rule="3")
        rules, box, seat = self.rules, self.rules.box, state.active
        tile, cell, before = state.drawn or "", pack(action.x, action.y), state.board
        _check_fits(rules, state, tile, cell, action.rotation)
        laid_tile = box.laid[tile][action.rotation]
        joined = find_joins(box, before, cell, laid_tile)
        figure = action.figure or FOLLOWER.id
        target = None
        if action.follower is not None:
            if action.back:
                raise IllegalAction("carcassonne.one_action", rule="3")
            target = find_claim(rules, state, seat, laid_tile, joined, figure, action.follower)
        elif action.figure:
            raise IllegalAction("carcassonne.unknown_segment", {"segment": ""}, rule="5")
        placed = Placed(tile, action.rotation, len(before.tiles), seat)
        board, names = lay(box, before, cell, placed, joined, target)
        role = ""
        if target is not None:
            board = with_figure(board, cell << 4 | target, seat, figure)
            state = with_supply(state, figure, seat, -1)
            role = ROLES[laid_tile.segments[target].kind] if figure == FOLLOWER.id else figure
        events: list[Event] = [TilePlaced(seat, tile, name_cell(cell), role)]
        lines: list[ScoreLine] = []
        if action.back:
            returned = rules.return_figure(state, board, seat, _parse_cell(action.back))
            if returned is None:
                raise IllegalAction("carcassonne.nothing_to_take_back", {"place": action.back}, rule="3")
            board, lines = returned.board, returned.lines
            state = with_supply(state, returned.figure, seat, 1)
            events.append(returned.event)

        laying = Laying(seat, cell, before, board, joined, names)
        completed = find_completed(rules, board, cell, names)
        for name in completed:
            feature = board.features[name]
            lines = [
                *lines,
                *score_feature(rules, board, feature, state.options, state.turn, len(state.lines) + len(lines)),
            ]
        if completed:
            for segment in (segment for name in completed for segment in board.features[name].followers):
                state = with_supply(state, board.find_figure(segment), board.followers[segment], 1)
            board = without_followers(board, completed)
        end = "" if any(state.bag.values()) else "carcassonne.end_last_tile"
        progress = add_lines(replace(state, end=end, drawn=None, board=board), lines, events)
        return rules.react_to_tile(progress, laying)


def _parse_cell(name: str) -> int:
    """Return a cell that a phone names; -1 if it names none."""
    try:
        return parse_place(name)
    except ValueError:
        return -1


def _check_fits(rules: ExtendedRules, state: Table, tile: str, cell: int, rotation: int) -> None:
    """Refuse a tile that does not fit (rules section 4).

    :raises IllegalAction: `carcassonne.cell_taken`, `carcassonne.no_neighbour`, `carcassonne.edge_mismatch`, or what an
        expansion says.
    """
    box, board = rules.box, state.board
    required = board.wanted.get(cell)
    if required is None:
        raise IllegalAction(
            "carcassonne.cell_taken" if cell in board.tiles else "carcassonne.no_neighbour",
            {"place": name_cell(cell)},
            rule="4",
        )
    for rule in rules.list_place_rules(board, tile, state.options):
        if refusal := rule(cell, rotation):
            raise refusal
    if rotation not in box.fitting[tile][required]:
        params = describe_misfit(EDGE_TERRAINS, required, box.laid[tile][rotation].terrain, cell, name_terrain)
        raise IllegalAction("carcassonne.edge_mismatch", params, rule="4")
