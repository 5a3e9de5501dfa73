"""Phase 5: tiles are built into the territories (rules section 3). Where offers are not tracked, seats report their
tiles."""

from collections.abc import Iterator

from msgspec.structs import replace

from games.core.edges import describe_misfit
from games.core.errors import IllegalAction, TooLate
from games.core.grid import STEP, name_cell, pack
from games.core.prompt import Choice, ChoosePrompt, PickPrompt, PlacePrompt, Prompt
from games.core.ruleset import Progress
from games.core.seats import Seat
from games.core.step import Handlers
from games.isle_of_skye.actions import FinishBuilding, PlaceTile, ReceiveTile, ReturnTile
from games.isle_of_skye.capability import ExtendedRules
from games.isle_of_skye.events import (
    BuildingFinished,
    TilePlaced,
    TileReceived,
    TileReturned,
    name_terrain,
    name_tile,
)
from games.isle_of_skye.rounds import name_board
from games.isle_of_skye.state import Clan, Table, with_clan, with_tile
from games.isle_of_skye.steps.draw import check_in_bag, list_possible_tiles
from games.isle_of_skye.steps.step import BaseStep, build_unlisted
from games.isle_of_skye.territory import Placed, Territory, find_placements, fits_somewhere, lay
from games.isle_of_skye.text import build_text
from games.isle_of_skye.tiles import EDGE_TERRAINS, Box, count_turns, index_rotations, lay_tile


class Build(BaseStep):
    """Everybody builds all tiles in hand, each at their own pace."""

    name = "build"
    stage = "build"

    def is_fresh(self, state: Table) -> bool:
        return not state.is_full and not any(clan.taken or clan.finished for clan in state.clans)

    def awaits(self, state: Table, seat: Seat) -> bool:
        clan = state.clans[seat]
        return bool(clan.hand) or not (state.is_full or clan.finished)

    # --- what is asked --------------------------------------------------------------------------------

    def list_seat_prompts(self, state: Table, seat: Seat) -> Iterator[Prompt]:
        rules, clan = self.load_rules(state), state.clans[seat]
        yield from (self._list_return_prompts if is_stuck(clan, rules.box) else self._list_place_prompts)(
            state, rules, seat
        )
        if not state.is_full and not clan.finished:
            yield from self._list_report_prompts(state, rules, seat)

    def _list_return_prompts(self, state: Table, rules: ExtendedRules, seat: Seat) -> Iterator[Prompt]:
        clan, number = state.clans[seat], state.round
        tile_count = len(clan.territory.tiles)
        for tile in dict.fromkeys(clan.hand):
            action = {"type": "return_tile", "round": number, "tile": tile}
            label = build_text("choice_return") if rules.returns_to_bag(state, tile) else build_text("choice_out")
            choices = (Choice("return", label, {}, piece=tile),)
            name, title = f"return-{number}-{tile_count}-{tile}", build_text("prompt_return", tile=name_tile(tile))
            yield ChoosePrompt(name, title, action, choices, hint=build_text("hint_return"))

    def _list_place_prompts(self, state: Table, rules: ExtendedRules, seat: Seat) -> Iterator[Prompt]:
        clan, number = state.clans[seat], state.round
        tile_count = len(clan.territory.tiles)
        offered = {tile: find_offered_cells(state, rules, clan, tile) for tile in dict.fromkeys(clan.hand)}
        hint = None if all(offered.values()) else build_text("hint_later")
        for tile, cells in offered.items():
            if cells:
                action = {"type": "place_tile", "round": number, "tile": tile}
                name, title = f"build-{number}-{tile_count}-{tile}", build_text("prompt_place", tile=name_tile(tile))
                strands = find_stranded(state, rules, clan, tile)
                yield PlacePrompt(name, title, action, tile, cells, name_board(seat), hint=hint, strands=strands)

    def _list_report_prompts(self, state: Table, rules: ExtendedRules, seat: Seat) -> Iterator[Prompt]:
        clan, number = state.clans[seat], state.round
        tile_count = len(clan.territory.tiles)
        if clan.taken < rules.count_most_taken(state, seat):
            name = "-".join((f"take-{number}-{clan.taken}-{tile_count}", *clan.hand))
            action, hint = {"type": "receive_tile", "round": number}, build_text("hint_income", n=clan.income)
            tiles, more = list_possible_tiles(state, seat), build_unlisted(state, seat)
            yield PickPrompt(name, build_text("prompt_take"), action, "tile", tiles, hint=hint, unlisted=more)
        if not clan.hand:
            choices = (Choice("done", build_text("choice_done"), {}),)
            action = {"type": "finish_building", "round": number}
            yield ChoosePrompt(f"done-{number}-{clan.taken}-{tile_count}", build_text("prompt_done"), action, choices)

    # --- what is done ---------------------------------------------------------------------------------

    def list_actions(self) -> Handlers:
        return {
            PlaceTile: self.place,
            ReturnTile: self.put_back,
            ReceiveTile: self.receive,
            FinishBuilding: self.finish,
        }

    def place(self, state: Table, seat: Seat, action: PlaceTile) -> Progress:
        """Build a tile of the hand into the territory.

        :raises IllegalAction: `table.too_late`, `isle_of_skye.not_in_hand`, and what `check_fits` refuses.
        """
        clan = _with_tile_in_hand(state, seat, action)
        box, cell = self.load_rules(state).box, pack(action.x, action.y)
        check_fits(clan.territory, box, cell, action.tile, action.rotation)
        placed = Placed(action.tile, action.rotation, len(clan.territory.tiles), state.round)
        next_clan = replace(
            clan, territory=lay(clan.territory, box, cell, placed), hand=_remove_from_hand(clan.hand, action.tile)
        )
        event = TilePlaced(seat, action.tile, name_cell(cell), action.rotation)
        return Progress(with_clan(state, seat, next_clan), (event,))

    def put_back(self, state: Table, seat: Seat, action: ReturnTile) -> Progress:
        """Put back a tile that fits nowhere; its gold is lost.

        :raises IllegalAction: `table.too_late`, `isle_of_skye.not_in_hand`, or `isle_of_skye.still_fits` while a tile
            of the hand fits.
        """
        clan, rules = _with_tile_in_hand(state, seat, action), self.load_rules(state)
        fits = (tile for tile in clan.hand if fits_somewhere(clan.territory, rules.box.tiles[tile]))
        if other := next(fits, None):
            raise IllegalAction("isle_of_skye.still_fits", {"tile": name_tile(other)}, rule="3")
        bag = with_tile(state.bag, action.tile, 1) if rules.returns_to_bag(state, action.tile) else state.bag
        without = with_clan(state, seat, replace(clan, hand=_remove_from_hand(clan.hand, action.tile)))
        return Progress(replace(without, bag=bag), (TileReturned(seat, action.tile),))

    def receive(self, state: Table, seat: Seat, action: ReceiveTile) -> Progress:
        """Give the seat this tile to build, where offers are not tracked.

        :raises IllegalAction: `table.too_late`, `isle_of_skye.not_now`, `isle_of_skye.enough_tiles`, and what
            `check_in_bag` refuses.
        """
        clan = _find_reporting_clan(state, seat, action.round)
        if clan.taken >= (most := self.load_rules(state).count_most_taken(state, seat)):
            raise IllegalAction("isle_of_skye.enough_tiles", {"n": most}, rule="3")
        check_in_bag(state, action.tile)
        next_state = with_clan(state, seat, replace(clan, hand=(*clan.hand, action.tile), taken=clan.taken + 1))
        return Progress(
            replace(next_state, bag=with_tile(state.bag, action.tile, -1)), (TileReceived(seat, action.tile),)
        )

    def finish(self, state: Table, seat: Seat, action: FinishBuilding) -> Progress:
        """Note that the seat has built all its tiles, where offers are not tracked.

        :raises IllegalAction: `table.too_late`, `isle_of_skye.not_now`, or `isle_of_skye.build_first` with tiles in
            hand.
        """
        clan = _find_reporting_clan(state, seat, action.round)
        if clan.hand:
            raise IllegalAction("isle_of_skye.build_first", {"n": len(clan.hand)}, rule="3")
        return Progress(with_clan(state, seat, replace(clan, finished=True)), (BuildingFinished(seat),))


def _find_reporting_clan(state: Table, seat: Seat, number: int) -> Clan:
    clan = state.clans[seat]
    if number != state.round:
        raise TooLate
    if state.is_full or clan.finished:
        raise IllegalAction("isle_of_skye.not_now", rule="3")
    return clan


def is_stuck(clan: Clan, box: Box) -> bool:
    """True if the seat has tiles and none of them fits anywhere."""
    return bool(clan.hand) and not any(fits_somewhere(clan.territory, box.tiles[tile]) for tile in clan.hand)


def find_offered_cells(
    state: Table, rules: ExtendedRules, clan: Clan, tile: str
) -> dict[str, dict[str, dict[str, str]]]:
    """Return the cells and rotations that a phone offers: the legal ones, or for purists every cell beside the
    territory in every rotation; none if the tile fits nowhere."""
    facts = rules.box.tiles[tile]
    legal = find_placements(clan.territory, facts)
    if state.options["legal_cells"] == "off" and legal:
        return {name_cell(c): {str(r): {} for r in range(count_turns(facts))} for c in clan.territory.wanted}
    return {
        name_cell(cell): {str(r): {} for r in rotations if r < count_turns(facts)} for cell, rotations in legal.items()
    }


def find_stranded(state: Table, rules: ExtendedRules, clan: Clan, tile: str) -> dict[str, dict[str, tuple[str, ...]]]:
    """Return where and how the tile leaves others of the hand without a legal place, and which of those that have one
    now: cell -> rotation -> tiles. Nothing for purists.

    A tile changes only the demands of its own cell and its neighbours, so tiles that fit elsewhere are not checked.
    """
    if state.options["legal_cells"] == "off":
        return {}
    territory, facts = clan.territory, rules.box.tiles[tile]
    places = {
        other: frozenset(find_placements(territory, rules.box.tiles[other]))
        for other in dict.fromkeys(_remove_from_hand(clan.hand, tile))
    }
    stranded_by_cell: dict[str, dict[str, tuple[str, ...]]] = {}
    for cell, rotations in find_placements(territory, facts).items():
        affected = {cell, *(cell + step for step in STEP)}
        at_risk = [other for other, cells in places.items() if cells and cells <= affected]
        for rotation in rotations if at_risk else ():
            next_territory = lay(territory, rules.box, cell, Placed(tile, rotation, len(territory.tiles)))
            stranded_tiles = tuple(
                other for other in at_risk if not fits_somewhere(next_territory, rules.box.tiles[other])
            )
            if stranded_tiles and rotation < count_turns(facts):
                stranded_by_cell.setdefault(name_cell(cell), {})[str(rotation)] = stranded_tiles
    return stranded_by_cell


def _with_tile_in_hand(state: Table, seat: Seat, action: PlaceTile | ReturnTile) -> Clan:
    clan = state.clans[seat]
    if action.round != state.round:
        raise TooLate
    if action.tile not in clan.hand:
        raise IllegalAction("isle_of_skye.not_in_hand", {"tile": name_tile(action.tile)}, rule="3")
    return clan


def _remove_from_hand(hand: tuple[str, ...], tile: str) -> tuple[str, ...]:
    at = hand.index(tile)
    return hand[:at] + hand[at + 1 :]


def check_fits(territory: Territory, box: Box, cell: int, tile: str, rotation: int) -> None:
    """Refuse a tile that may not lie there in this rotation.

    :raises IllegalAction: `isle_of_skye.cell_taken`, `isle_of_skye.no_neighbour` or `isle_of_skye.edge_mismatch`.
    """
    required = territory.wanted.get(cell)
    if required is None:
        code = "isle_of_skye.cell_taken" if cell in territory.tiles else "isle_of_skye.no_neighbour"
        raise IllegalAction(code, {"place": name_cell(cell)}, rule="3")
    if rotation not in index_rotations(box.tiles[tile])[required]:
        params = describe_misfit(
            EDGE_TERRAINS, required, lay_tile(box.tiles[tile], rotation).terrain, cell, name_terrain
        )
        raise IllegalAction("isle_of_skye.edge_mismatch", params, rule="3")
