"""A close look at a tile or a place: what a laid tile belongs to, where another one fits (rules sections 3 to 5)."""

from games.core.errors import IllegalAction
from games.core.grid import name_cell, parse_place
from games.core.inspection import Belonging, Inspection
from games.core.seats import Viewer
from games.core.text import Text
from games.core.view import View
from games.isle_of_skye.aids import rebuild_territory
from games.isle_of_skye.capability import ExtendedRules
from games.isle_of_skye.territory import Area, Territory, TerritoryMap, find_placements, lay
from games.isle_of_skye.tiles import Box, index_rotations


def inspect_tile(view: View, rules: ExtendedRules, viewer: Viewer, tile: str) -> Inspection:
    """Return the cells of the viewer's territory where a tile that is not placed yet fits, if the table shows them.

    :raises IllegalAction: `isle_of_skye.unknown_tile`.
    """
    if tile not in rules.box.tiles:
        raise IllegalAction("isle_of_skye.unknown_tile", {"tile": tile[:40]}, rule="1")
    board = view.grids.get(str(viewer))
    if board is None or tile not in rules.box.counts or view.options["legal_cells"] == "off" or view.outcome:
        return Inspection()
    territory = _with_wanted(rebuild_territory(board), rules.box)
    return Inspection(fits=tuple(name_cell(cell) for cell in find_placements(territory, rules.box.tiles[tile])))


def inspect_cell(view: View, rules: ExtendedRules, board: str, place: str) -> Inspection:
    """Return what the tile there belongs to; for an empty cell which of the remaining tiles fit, if the table shows
    them."""
    if board not in view.grids:
        return Inspection()
    territory = _with_wanted(rebuild_territory(view.grids[board]), rules.box)
    cell = parse_place(place)
    if cell in territory.tiles:
        links = [link for facts in rules.read_scoring_facts(view, int(board)).values() for link in facts.links]
        return Inspection(belongs=_list_belongings(TerritoryMap.build(territory, rules.box, links), cell))
    required = territory.wanted.get(cell)
    if required is None or not view.bag:
        return Inspection()
    return Inspection(
        kinds={tile: copies for tile, copies in view.bag.items() if index_rotations(rules.box.tiles[tile])[required]}
    )


def _with_wanted(territory: Territory, box: Box) -> Territory:
    """Return the territory with the demands of its empty cells, which views do not contain."""
    complete = Territory()
    for cell, placed in territory.tiles.items():
        complete = lay(complete, box, cell, placed)
    return complete


def _list_belongings(land: TerritoryMap, cell: int) -> tuple[Belonging, ...]:
    tile = land.tiles[cell]
    areas = dict.fromkeys(land.find_area(cell, number) for number in range(len(tile.regions)))
    belongings = [_describe_belonging(land, area) for area in areas]
    if tile.roads or land.is_linked(cell):
        linked = "yes" if cell in land.connected else "no"
        belongings.append(Belonging(Text("isle_of_skye.belongs_road", {"linked": linked}), (name_cell(cell),)))
    return tuple(belongings)


def _describe_belonging(land: TerritoryMap, area: Area) -> Belonging:
    text = Text(f"isle_of_skye.belongs_{area.terrain}", {"tiles": len(area.cells), "open": len(area.open)})
    return Belonging(text, tuple(land.name_region(*region) for region in area.regions))
