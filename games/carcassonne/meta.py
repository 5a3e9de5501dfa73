"""Carcassonne's meta data: seats, colours, table options (rules section 10)."""

from games.core.meta import GameMeta, Option

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
    bgg=822,
)
