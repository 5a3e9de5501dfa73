"""How a side of the progress board is entered by taps: what may be printed on a space, and around the tracks."""

from collections.abc import Iterable
from typing import Final

import msgspec

from games.core.action import Facts
from games.core.boards import BoardForm, FormChoice, FormEnd, FormField, FormRow
from games.core.text import Text
from games.isle_of_skye.expansions.journeyman.art_board import (
    BANNER_WORDS,
    build_picture,
    describe_requirement,
    draw_banner,
    draw_requirement,
    draw_tier_place,
)
from games.isle_of_skye.expansions.journeyman.data import (
    TIERS,
    TRACKS,
    Benefit,
    Requirement,
    Space,
    Track,
    name_space,
)
from games.isle_of_skye.expansions.journeyman.events import name_track
from games.isle_of_skye.text import build_text

FEATURES: Final = ("barrel", "broch", "cattle", "farm", "lighthouse", "sheep", "ship")
DISTANCES: Final = range(2, 5)
AREAS: Final = (
    ("mountain",),
    ("pasture",),
    ("water",),
    ("mountain", "pasture"),
    ("mountain", "water"),
    ("pasture", "water"),
)
BANNERS: Final[dict[Track, tuple[Benefit, ...]]] = {"warrior": ("vp",), "merchant": ("gold", "move"), "herald": ("vp",)}
"""What the banners of a track give (section j4)."""
MOST_SPACES: Final = 40
"""Spaces of a track at most."""
_AMOUNTS: Final[dict[Benefit, range]] = {"vp": range(1, 9), "gold": range(1, 10), "move": range(4, 10)}
_FEES: Final = (0, *range(1, 16))
_LOOP: Final = range(2, 6)

REQUIREMENTS: Final = (
    *(Requirement("feature", feature) for feature in FEATURES),
    Requirement("scroll"),
    Requirement("castle"),
    *(Requirement("distance_min", tiles=n) for n in DISTANCES),
    *(Requirement("completed_area", terrains=area) for area in AREAS),
    *(Requirement("compass", side=side) for side in ("N", "E", "S", "W")),
)
"""Everything that a space may ask for."""


def encode_requirement(requirement: Requirement) -> Facts:
    """Return a requirement as data, with the fields of its kind only."""
    facts: Facts = msgspec.to_builtins(requirement)
    return {key: list(value) if key == "terrains" else value for key, value in facts.items() if value}


def _build_numbers(key: str, amounts: Iterable[int], code: str, zero_code: str) -> tuple[FormChoice, ...]:
    """Return a choice for each amount of a key. `code` names one with `n`, `zero_code` names 0."""
    return tuple(FormChoice(build_text(code, n=n) if n else build_text(zero_code), {key: n}, str(n)) for n in amounts)


def _build_plain_numbers(key: str, amounts: Iterable[int]) -> tuple[FormChoice, ...]:
    return tuple(FormChoice(Text("isle_of_skye.board_amount", {"n": n}), {key: n}, str(n)) for n in amounts)


def _build_banner_field(track: Track) -> FormField:
    no_banner = FormChoice(build_text("board_no_banner"), {"banner": None}, "–")
    banners = (
        FormChoice(
            build_text(f"space_{BANNER_WORDS[banner]}", n=n),
            {"banner": {banner: n}},
            picture=build_picture(draw_banner(banner, n)),
        )
        for banner in BANNERS[track]
        for n in _AMOUNTS[banner]
    )
    return FormField(build_text("board_banner_of"), (no_banner, *banners))


def _build_fields(track: Track) -> tuple[FormField, ...]:
    asks = tuple(
        FormChoice(
            describe_requirement(requirement),
            {"requirement": encode_requirement(requirement)},
            picture=build_picture(draw_requirement(requirement)),
        )
        for requirement in REQUIREMENTS
    )
    tiers = (
        FormChoice(
            build_text("space_tier", tier=tier), {"bonus_tier": tier}, picture=build_picture(draw_tier_place(tier))
        )
        for tier in TIERS
    )
    bridges = ((False, "board_no_bridge"), (True, "space_bridge"))
    fees = FormField(build_text("board_fee_of"), _build_numbers("fee", _FEES, "asks_fee", "board_no_fee"))
    return (
        FormField(build_text("board_asks"), asks),
        FormField(
            build_text("board_points"), _build_numbers("vp_on_step", range(10), "space_points", "board_no_points")
        ),
        _build_banner_field(track),
        FormField(
            build_text("board_tier_of"), (FormChoice(build_text("board_no_tier"), {"bonus_tier": None}, "–"), *tiers)
        ),
        FormField(
            build_text("board_bridge_of"),
            tuple(
                FormChoice(build_text(bridge_label), {"bridge_before": is_there}) for is_there, bridge_label in bridges
            ),
        ),
        *((fees,) if track == "herald" else ()),
    )


def _build_row(track: Track) -> FormRow:
    at = ("tracks", track)
    blank: Facts = msgspec.to_builtins(Space(1, 1, Requirement("castle"), 0, None, None, 0, False))
    del blank["known"]
    return FormRow(
        name_track(track),
        (*at, "spaces"),
        build_text("space_name", track=name_track(track)),
        name_space(track, 0).replace("0,", "{n},", 1),
        _build_fields(track),
        {**blank, "requirement": {"kind": "castle"}},
        2,
        24,
        "n",
        {"segment": "bridge_before"},
        (FormField(build_text("board_loop_points_of"), _build_plain_numbers("vp", range(10)), (*at, "loop")),),
        FormEnd(build_text("board_loop_spaces"), (*at, "loop", "spaces"), _LOOP[0], _LOOP[-1]),
    )


def _build_track_fields() -> tuple[FormField, ...]:
    costs = (
        FormField(build_text("board_cost", n=segment), _build_plain_numbers(str(segment), range(13)), ("castle_costs",))
        for segment in range(1, 5)
    )
    start = (("move", range(1, 10)), ("gold", range(10)))
    return (
        *costs,
        *(
            FormField(build_text(f"board_start_{field_name}"), _build_plain_numbers(field_name, amounts), ("start",))
            for field_name, amounts in start
        ),
    )


FORM: Final = BoardForm(tuple(map(_build_row, TRACKS)), _build_track_fields())
"""All that may be printed on a side. What is printed otherwise is entered as JSON."""
