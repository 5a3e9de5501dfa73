"""Isle of Skye's meta data: seats, colours, table options (rules sections 1 and 3, rulings Q2, Q3, Q5, Q9)."""

from typing import Final

from games.core.meta import Expansion, GameMeta, Option

DRAWN_TILES: Final = Option("drawn_tiles", ("complete", "own"))
"""Which Druid tiles the app draws: a complete set (invented unless the host's box has all of them), or those of that
box."""
DRUIDS: Final = Expansion("druids", (Option("late_scroll", ("works", "does_not_work")), DRAWN_TILES), tiles=36)
"""Ruling Q20."""
JOURNEYMAN: Final = Expansion(
    "journeyman",
    (
        Option("progress_board", ("known", "by_hand")),
        Option("bonus_layout", ("own", "same")),
        Option("track_end", ("markers_only", "any_step")),
        Option("matching_symbols", ("any", "equal_only")),
        Option("bag_symbol", ("counts", "does_not_count"), needs=(DRUIDS.id,)),
        Option("check_plans", ("on", "off"), "aid"),
    ),
    categories=("tracks",),
    tiles=8,
)
"""Rulings Q13, Q15, Q19 and Q29, the variant of section j2, and what phones say of plans."""
META = GameMeta(
    id="isle_of_skye",
    min_seats=2,
    max_seats=5,
    colours=("blue", "yellow", "red", "bone", "green"),
    options=(
        Option("tracking", ("full", "territories"), first=True),
        Option("prices", ("sealed", "after_reveal")),
        Option("tie_break", ("remainder", "all_gold")),
        Option("barrel_income", ("per_symbol", "per_tile")),
        Option("barrels_counted", ("per_tile", "per_symbol")),
        Option("castle_tile", ("counts", "does_not_count")),
        Option("lines", ("every_line", "one_per_column")),
        Option("hide_gold", ("on", "off"), "aid"),
        Option("legal_cells", ("on", "off"), "aid"),
        Option("tiles_left", ("on", "off"), "aid"),
        Option("projection", ("on", "off"), "aid"),
    ),
    categories=("place_a", "place_b", "place_c", "place_d", "scrolls", "gold"),
    ruleset_version=2,
    expansions=(DRUIDS, JOURNEYMAN),
    secrets=True,
    bgg=176494,
)
