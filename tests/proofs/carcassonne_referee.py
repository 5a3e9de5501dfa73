"""A referee of Carcassonne with boxes, written from the rules alone (sections e1 to e28, e30 to e44, e46 to e57).

It shares no code with the ruleset: what it is told of a table is JSON.
"""

from collections import Counter
from collections.abc import Collection, Iterator, Mapping
from typing import Any

from tests.proofs.carcassonne_checker import GOODS, Line, Options, check_final, check_turn, find_completed
from tests.proofs.carcassonne_land import (
    AROUND,
    BEYOND,
    BOXES,
    DATA,
    EDGES,
    OPPOSITE,
    TYPES,
    Cell,
    Land,
    Spot,
    list_rotations,
    read_cell,
    read_spot,
)
from tests.proofs.faults import require

Json = dict[str, Any]
FIGURES = {"abbot": ("abbot",), "inns_cathedrals": ("big",), "traders_builders": ("builder", "pig")}
"""Figures that a box adds for each player (section e4)."""
SPRING, LAKE = "RA", "RL"
PLAIN = "follower"


def find_edge_kinds(tile: str, rotation: int) -> dict[str, str]:
    """Map the edges of a rotated tile to what they show."""
    return {EDGES[(EDGES.index(edge) + rotation) % 4]: kind for edge, kind in TYPES[tile]["edges"].items()}


def find_cell_past(cell: Cell, edge: str) -> Cell:
    return cell[0] + BEYOND[edge][0], cell[1] + BEYOND[edge][1]


def name(cell: Cell) -> str:
    return f"{cell[0]},{cell[1]}"


def find_bend(entry: str, leaving: str) -> str:
    """Return the side to which a river bends between two edges of a tile, seen along the flow: left, right or empty."""
    turn = (EDGES.index(leaving) - EDGES.index(entry)) % 4
    return {1: "left", 2: "", 3: "right"}[turn]


class Referee:
    """A table: what lies and stands on it, what everybody has, whose part it is.

    - `phase`: draw, place, builder (the second part is offered), score, over.
    """

    def __init__(self, boxes: Collection[str], seats: int, options: Options, starter: int) -> None:
        self.boxes, self.seats, self.options, self.active = tuple(boxes), seats, options, starter
        kinds = [PLAIN, *(figure for box in boxes for figure in FIGURES.get(box, ()))]
        self.supply = [{figure: 7 if figure == PLAIN else 1 for figure in kinds} for _ in range(seats)]
        self.goods = [dict.fromkeys(GOODS, 0) for _ in range(seats)]
        self.scores = [0] * seats
        self.phase, self.part, self.drawn = "draw", 1, ""
        self.set_aside: list[str] = []
        self.tiles: Json = {}
        self.pieces: dict[str, int] = {}
        self.figures: dict[str, str] = {}
        self.bag = self._fill_bag()
        start, rotation = (SPRING, 3) if "river" in boxes else ("D", 0)
        self.tiles["0,0"] = {"tile": start, "rotation": rotation}
        self.mouth: tuple[Cell, str] | None = ((0, 0), "E") if "river" in boxes else None
        """The tile and the edge where the river is open."""
        self.bends: list[str] = []

    def _fill_bag(self) -> Counter[str]:
        """Return the tiles to draw (sections e2, e11 and e21)."""
        bag = Counter({tile["type"]: tile["count"] for tile in DATA["tiles"]})
        for box in self.boxes:
            for tile in BOXES[box]["tiles"]:
                bag[tile["type"]] += tile["count"]
                if "variant_of" in tile:
                    bag[tile["variant_of"]] -= tile["count"]
        self.river_tiles = {tile["type"] for tile in BOXES["river"]["tiles"]} if "river" in self.boxes else set()
        if "river" not in self.boxes or self.options["river_start_tile"] == "removed":
            bag["D"] -= 1
        if "river" in self.boxes:
            bag[SPRING] -= 1
        self.has_first = "river" in self.boxes and self.options["river_start_tile"] == "after_lake"
        return +bag

    @property
    def land(self) -> Land:
        """The board as it lies."""
        return Land(self.tiles, self.pieces, self.figures, self.boxes)

    # --- draw ---------------------------------------------------------------------------------------------

    def list_drawable(self) -> dict[str, int]:
        """Return what may be drawn: the ten of the river, the lake, then everything else (section e12)."""
        ten = {tile: n for tile, n in self.bag.items() if tile in self.river_tiles - {LAKE}}
        if ten:
            return ten
        if self.bag[LAKE]:
            return {LAKE: 1}
        return {"D": self.bag["D"]} if self.has_first else dict(self.bag)

    def draw(self, tile: str) -> None:
        """Draw a tile; one that fits nowhere leaves the game (sections e7 and e18)."""
        require(self.phase == "draw", "nothing is drawn now")
        require(tile in self.list_drawable(), f"{tile} is not next")
        self.has_first = self.has_first and tile != "D"
        self.bag[tile] -= 1
        self.bag = +self.bag
        if any(True for _ in self.list_placements(tile)):
            self.phase, self.drawn = "place", tile
            return
        self.set_aside.append(tile)
        if not self.bag:
            self.phase = "score"

    # --- place --------------------------------------------------------------------------------------------

    def list_placements(self, tile: str) -> Iterator[tuple[Cell, int]]:
        """Yield every cell and rotation where the tile may lie (sections 4 and e13 to e15)."""
        taken = {
            read_cell(place): find_edge_kinds(laid["tile"], laid["rotation"]) for place, laid in self.tiles.items()
        }
        cells = {find_cell_past(cell, edge) for cell in taken for edge in EDGES} - taken.keys()
        for cell in sorted(cells):
            for rotation in range(4):
                kinds = find_edge_kinds(tile, rotation)
                beside = {
                    edge: taken[find_cell_past(cell, edge)] for edge in EDGES if find_cell_past(cell, edge) in taken
                }
                if any(other[OPPOSITE[edge]] != kinds[edge] for edge, other in beside.items()):
                    continue
                if tile not in self.river_tiles or self._continues(kinds, cell, taken):
                    yield cell, rotation

    def _continues(self, kinds: Mapping[str, str], cell: Cell, taken: Collection[Cell]) -> bool:
        """True if a river tile that fits its neighbours continues the river, and does not turn back."""
        if self.mouth is None or find_cell_past(*self.mouth) != cell:
            return False
        entry, leaving = OPPOSITE[self.mouth[1]], self._find_leaving(kinds)
        if leaving is None:
            return True
        match self.options["river_turns"]:
            case "clearance":
                following = find_cell_past(cell, leaving)
                beyond = find_cell_past(following, leaving)
                sides = [edge for edge in EDGES if edge not in (leaving, OPPOSITE[leaving])]
                near = {beyond, *(find_cell_past(each, side) for each in (following, beyond) for side in sides)}
                return near.isdisjoint(taken)
            case "free":
                return True
            case "alternate":
                before = next((each for each in reversed(self.bends) if each), "")
            case _:
                before = self.bends[-1] if self.bends else ""
        side = find_bend(entry, leaving)
        return not side or side != before

    def _find_leaving(self, kinds: Mapping[str, str]) -> str | None:
        """Return the edge where the river leaves a tile at its mouth; None: it ends there."""
        assert self.mouth
        edges = [edge for edge, kind in kinds.items() if kind == "river" and edge != OPPOSITE[self.mouth[1]]]
        return edges[0] if edges else None

    def build_land_with(self, tile: str, cell: Cell, rotation: int) -> Land:
        """Return the board with one more tile."""
        tiles = {**self.tiles, name(cell): {"tile": tile, "rotation": rotation}}
        return Land(tiles, self.pieces, self.figures, self.boxes)

    def list_targets(self, land: Land, cell: Cell, figure: str) -> set[str]:
        """Return the segments of the tile just placed on which a figure of the active seat may stand."""
        if not self.supply[self.active][figure]:
            return set()
        return {spot.id for spot in land.list_spots(cell) if self._may_stand(land, spot, figure)}

    def _may_stand(self, land: Land, spot: Spot, figure: str) -> bool:
        """Sections e8, e9, e22, e46, e47 and e54."""
        kind, feature = land.find_kind(spot), land.find_feature(spot)
        if kind == "river" or (kind == "field" and self.options["farmers"] == "off"):
            return False
        has_own = self.active in land.find_followers(feature).values()
        match figure:
            case "builder":
                return kind in ("road", "city") and has_own and not land.is_complete(feature)
            case "pig":
                return kind == "field" and has_own
            case "abbot":
                return kind in ("cloister", "garden")
        return kind != "garden" and not any(piece in feature for piece in land.pieces)

    def find_returnable(self) -> Spot | None:
        """Return where the abbot of the active seat stands."""
        places = [place for place, figure in self.figures.items() if figure == "abbot"]
        return next((read_spot(place) for place in places if self.pieces[place] == self.active), None)

    def check_offer(self, prompt: Json) -> None:
        """Check a prompt to place: all that is legal is offered, and nothing else."""
        tile = self.drawn
        turns = list_rotations(tile, "abbot" in self.boxes)
        legal = {(name(cell), str(rotation)) for cell, rotation in self.list_placements(tile) if rotation in turns}
        offered = {(place, turn) for place, by_turn in prompt["cells"].items() for turn in by_turn}
        require(offered == legal, f"places of {tile}: too much {offered - legal}, too little {legal - offered}")
        further = {piece["kind"]: piece for piece in prompt.get("further", ())}
        hand = {figure: n for figure, n in self.supply[self.active].items() if n}
        stocks = {PLAIN: prompt.get("stock", 0)} | {kind: piece["stock"] for kind, piece in further.items()}
        require({kind: n for kind, n in stocks.items() if n} == hand, "the figures are not those in hand")
        back = prompt.get("taking_back")
        abbot = self.find_returnable()
        require((read_spot(back["place"]) if back else None) == abbot, "another figure is taken back")
        for place, turn in legal:
            land = self.build_land_with(tile, read_cell(place), int(turn))
            for figure in hand:
                piece = further.get(figure, {})
                by_place = prompt["cells"] if figure == PLAIN or piece.get("as_plain") else piece.get("cells", {})
                targets = set(by_place.get(place, {}).get(turn, ()))
                expected = self.list_targets(land, read_cell(place), figure)
                require(targets == expected, f"{figure} on {tile} at {place}/{turn}: {targets}, should be {expected}")
            if abbot and back:
                around = len(land.find_cells_around(abbot.cell))
                require(back["points"].get(place) == (1 + around if around < 8 else None), "what the abbot brings")

    def place(self, action: Json, lines: list[Line]) -> None:
        """Lay the tile, act, score (sections e5 and e6); `lines` are those of the ruleset."""
        cell, rotation, seat = (action["x"], action["y"]), action["rotation"], self.active
        require(self.phase == "place", "nothing is placed now")
        require((cell, rotation) in set(self.list_placements(self.drawn)), "the tile does not fit")
        before = self.land
        builders = [spot for spot in before.pieces if before.has_figure("builder", seat, frozenset({spot}))]
        bare = self.build_land_with(self.drawn, cell, rotation)
        back = None
        target, figure = action.get("follower"), action.get("figure", PLAIN)
        if target:
            require("back" not in action, "two actions in one part")
            require(target in self.list_targets(bare, cell, figure), f"{figure} may not stand on {target}")
            place = f"{name(cell)}/{target}"
            self.pieces[place] = seat
            if figure != PLAIN:
                self.figures[place] = figure
            self.supply[seat][figure] -= 1
        elif "back" in action:
            back = self.find_returnable()
            require(back is not None and back.cell == read_cell(action["back"]), "no abbot of the seat is there")
        self.tiles[name(cell)] = {"tile": self.drawn, "rotation": rotation}
        self._follow_river(cell, rotation)
        land = self.land
        check_turn(lines, land, self.options, cell, back)
        self._add(lines)
        self._clear([frozenset({back})] if back else [])
        completed = find_completed(land, cell)
        self._clear(completed)
        if "traders_builders" in self.boxes:
            symbols = (land.find_facts(spot).get("goods") for feature in completed for spot in feature)
            for kind in symbols:
                if kind:
                    self.goods[seat][kind] += 1
        worked = any(spot.cell == cell for builder in builders for spot in land.find_feature(builder))
        self._end_part(worked and self.part == 1)

    def _follow_river(self, cell: Cell, rotation: int) -> None:
        if self.drawn not in self.river_tiles or self.mouth is None:
            return
        entry, leaving = OPPOSITE[self.mouth[1]], self._find_leaving(find_edge_kinds(self.drawn, rotation))
        self.mouth = (cell, leaving) if leaving else None
        self.bends.append(find_bend(entry, leaving) if leaving else "")

    def _add(self, lines: list[Line]) -> None:
        for line in lines:
            self.scores[line["seat"]] += line["points"]

    def _clear(self, features: list[frozenset[Spot]]) -> None:
        """Send all figures on these features home (sections e23, e24, e36 and e51)."""
        for place in [place for place in self.pieces if any(read_spot(place) in feature for feature in features)]:
            self.supply[self.pieces.pop(place)][self.figures.pop(place, PLAIN)] += 1

    def _end_part(self, earned: bool) -> None:
        """Go on with the second part, the next seat, or the end (sections e48 to e50)."""
        self.drawn = ""
        if not self.bag:
            self.phase = "score"
        elif earned:
            self.phase = "builder"
        else:
            self._pass()

    def _pass(self) -> None:
        self.phase, self.part, self.active = "draw", 1, (self.active + 1) % self.seats

    def decide(self, draws: bool) -> None:
        """Draw for the second part, or decline (section e48)."""
        require(self.phase == "builder", "no second part was earned")
        if draws:
            self.phase, self.part = "draw", 2
        else:
            self._pass()

    def list_actions(self) -> Iterator[Json]:
        """Yield all that may be done now, symmetric rotations left out."""
        if self.phase == "draw":
            yield from ({"type": "draw_tile", "tile": tile} for tile in self.list_drawable())
        elif self.phase == "builder":
            yield from ({"type": "use_builder", "draws": draws} for draws in (True, False))
        elif self.phase == "place":
            turns = list_rotations(self.drawn, "abbot" in self.boxes)
            for cell, rotation in self.list_placements(self.drawn):
                if rotation in turns:
                    yield from self._list_placings(cell, rotation)

    def _list_placings(self, cell: Cell, rotation: int) -> Iterator[Json]:
        bare = {"type": "place_tile", "x": cell[0], "y": cell[1], "rotation": rotation}
        yield bare
        land = self.build_land_with(self.drawn, cell, rotation)
        for figure in self.supply[self.active]:
            kind = {} if figure == PLAIN else {"figure": figure}
            yield from ({**bare, "follower": target, **kind} for target in self.list_targets(land, cell, figure))
        abbot = self.find_returnable()
        if abbot and len(land.find_cells_around(abbot.cell)) < len(AROUND):
            yield {**bare, "back": name(abbot.cell)}

    # --- end ----------------------------------------------------------------------------------------------

    def finish(self) -> None:
        """End the game early: a drawn tile goes back."""
        if self.drawn:
            self.bag[self.drawn] += 1
        self.phase, self.drawn = "score", ""

    def score(self, lines: list[Line]) -> None:
        """Check the final scoring (section 9 of the base, and e43)."""
        require(self.phase == "score", "the game has not ended")
        goods = dict(enumerate(self.goods)) if "traders_builders" in self.boxes else None
        check_final(lines, self.land, self.options, goods)
        self._add(lines)
        self.phase = "over"

    # --- compare ------------------------------------------------------------------------------------------

    def compare(self, view: Json) -> None:
        """Check that a view shows this table."""
        require(view["phase"] == self.phase, f"phase {view['phase']}, should be {self.phase}")
        awaited = {"score": {"system"}, "over": set[str]()}.get(self.phase, {str(self.active)})
        require(set(view.get("waits", {})) == awaited, f"waits for {view.get('waits')}, should be {awaited}")
        main = view["surfaces"]["main"]
        laid = {place: {key: tile[key] for key in ("tile", "rotation")} for place, tile in main["tiles"].items()}
        require(laid == self.tiles, "other tiles lie")
        pieces = main.get("pieces", {})
        require({place: piece["seat"] for place, piece in pieces.items()} == self.pieces, "other figures stand")
        figures = {place: piece["kind"] for place, piece in pieces.items() if piece["kind"] != PLAIN}
        require(figures == self.figures, "figures of other kinds stand")
        require((view.get("drawn") or "") == self.drawn, "another tile was drawn")
        require(list(view.get("set_aside", ())) == self.set_aside, "other tiles left the game")
        if self.options["tiles_left"] == "on":
            require(view.get("bag_total", 0) == self.bag.total(), "another number of tiles is left")
        for seat in range(self.seats):
            shown = view["seats"][str(seat)]
            goods = self.goods[seat] if "traders_builders" in self.boxes else {}
            require(shown.get("score", 0) == self.scores[seat], f"seat {seat} has other points")
            require(shown["stock"] == self.supply[seat] | goods, f"seat {seat} has other figures or goods")
