"""Carcassonne's meta data: seats, colours, table options (rules section 10)."""

from typing import Final

from games.core.meta import Expansion, GameMeta, Option

RIVER: Final = Expansion(
    "river",
    (
        Option("river_start_tile", ("removed", "shuffled", "after_lake")),
        Option("river_turns", ("no_u_turn", "alternate", "clearance", "free")),
    ),
    tiles=12,
)
ABBOT: Final = Expansion("abbot", categories=("garden",), tiles=8)
# The sixth player: rules section e3.
INNS_CATHEDRALS: Final = Expansion(
    "inns_cathedrals", (Option("crossing_inn", ("one", "both")),), max_seats=6, colours=("pink",), tiles=18
)
TRADERS_BUILDERS: Final = Expansion("traders_builders", categories=("goods",), tiles=24)
EXPANSIONS: Final = (RIVER, ABBOT, INNS_CATHEDRALS, TRADERS_BUILDERS)

META = GameMeta(
    id="carcassonne",
    min_seats=2,
    max_seats=5,
    colours=("red", "blue", "yellow", "green", "coal"),
    options=(
        Option("two_tile_city", ("full", "half")),
        Option("farmers", ("on", "off")),
        Option("farm_scoring", ("per_farm_3", "once_per_player_3", "per_city_4")),
        Option("river", ("none",)),
        Option("legal_cells", ("on", "off"), "aid"),
        Option("tiles_left", ("on", "off"), "aid"),
        Option("dead_cells", ("on", "off"), "aid"),
        Option("projection", ("on", "off"), "aid"),
    ),
    categories=("road", "city", "cloister", "farm"),
    ruleset_version=1,
    expansions=EXPANSIONS,
    bgg=822,
)
