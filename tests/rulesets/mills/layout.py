"""Layouts of Mills' plan and track, and the pictures of its pieces."""

from games.core.assets import Assets
from games.core.score import Place
from games.core.surface import Area, Line, PlanLayout, Space, Spot, TrackLayout
from games.core.text import Text

COLUMNS, RANKS = "abc", "123"
SPOTS: tuple[Place, ...] = tuple(f"{column}{rank}" for rank in RANKS for column in COLUMNS)
ROWS: dict[Place, tuple[Place, Place, Place]] = {
    "row-1": ("a1", "b1", "c1"),
    "row-2": ("a2", "b2", "c2"),
    "row-3": ("a3", "b3", "c3"),
    "column-a": ("a1", "a2", "a3"),
    "column-b": ("b1", "b2", "b3"),
    "column-c": ("c1", "c2", "c3"),
    "diagonal-up": ("a1", "b2", "c3"),
    "diagonal-down": ("a3", "b2", "c1"),
}
LAST = 5
"""The last space of the printed track."""
LINES = tuple(
    Line(ends, "slant" if row.startswith("diagonal") else "")
    for row, (start, middle, end) in ROWS.items()
    for ends in ((start, middle), (middle, end))
)
NEIGHBOURS: dict[Place, tuple[Place, ...]] = {
    spot: tuple(sorted({end for line in LINES if spot in line.ends for end in line.ends if end != spot}))
    for spot in SPOTS
}
JUMPS: dict[Place, dict[Place, Place]] = {
    spot: {
        end: middle
        for first, middle, other in ROWS.values()
        for start, end in ((first, other), (other, first))
        if start == spot
    }
    for spot in SPOTS
}
"""From -> to -> the spot in between."""


def spot_name(spot: Place) -> Text:
    return Text("mills.spot", {"spot": spot})


def area_name(area: Place) -> Text:
    """Return the name of an area, a row of three spots."""
    return Text(f"mills.area_{area.replace('-', '_')}")


def _plan() -> PlanLayout:
    spots = {
        spot: Spot(80 + 120 * COLUMNS.index(spot[0]), 320 - 120 * RANKS.index(spot[1]), spot_name(spot))
        for spot in SPOTS
    }
    drawing = (
        '<rect width="400" height="400" fill="var(--t-field)"/>'
        '<rect x="20" y="20" width="360" height="360" rx="24" fill="none" stroke="var(--t-key)" stroke-width="4"/>'
    )
    areas = {name: Area(area_name(name), row) for name, row in ROWS.items()}
    return PlanLayout((400, 400), 40, spots, LINES, areas, drawing)


def track_layout(last: int) -> TrackLayout:
    """Return the layout of a track with this many spaces."""
    spaces = {
        str(n): Space(
            60 + 96 * n,
            60,
            Text("mills.space", {"n": n}),
            asks=(Text("mills.asks_row"),) if n else (),
            gives=(Text("mills.gives_points", {"n": n}),) if n else (),
        )
        for n in range(last + 1)
    }
    wide = 120 + 96 * last
    drawing = f'<rect x="8" y="8" width="{wide - 16}" height="104" rx="20" fill="var(--t-road)"/>'
    return TrackLayout((wide, 120), 36, spaces, drawing)


def assets() -> Assets:
    """Return the assets that phones load of Mills."""
    return Assets(
        {},
        {},
        (),
        {},
        categories={
            "rows": "M4 12H20M7 9V15M12 9V15M17 9V15",
            "tops": "M6 16H18M8 12H16M10 8H14",
            "track": "M4 17H20V7",
        },
        layouts={"plan": _plan(), "track": track_layout(LAST)},
        pieces={
            "stone": '<circle r="46" fill="currentColor" stroke="var(--t-key)" stroke-width="5"/>',
            "marker": '<path d="M0-44L36 40H-36Z" fill="currentColor" stroke="var(--t-key)" stroke-width="5"/>',
        },
    )
