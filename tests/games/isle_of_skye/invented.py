"""Measures of invented tiles."""

from collections import Counter

from games.isle_of_skye.tiles import TERRAINS, TileFacts, lay_tile


def looks(facts: TileFacts) -> set[object]:
    """Return the look of a tile in each rotation: edges and symbols with their places."""
    return {
        (
            tile.terrain,
            tuple(sorted(tile.roads)),
            tuple(
                sorted(
                    (tile.regions[symbol.region].edges, symbol.kind, symbol.count, symbol.scroll)
                    for symbol in tile.symbols
                )
            ),
        )
        for tile in (lay_tile(facts, rotation) for rotation in range(4))
    }


def shares(tiles: list[TileFacts]) -> tuple[dict[str, float], dict[str, float]]:
    """Return the shares of terrains among the edges, and of kinds among the symbols other than scrolls."""
    edges = Counter(terrain for facts in tiles for terrain in facts.terrain)
    kinds = Counter(symbol.kind for facts in tiles for symbol in facts.symbols if not symbol.scroll)
    return {t: edges[t] / edges.total() for t in TERRAINS}, {kind: kinds[kind] / kinds.total() for kind in kinds}
