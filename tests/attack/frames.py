"""Malformed frames: mutated messages of live.json, and data that is no message at all."""

import json
from collections.abc import Callable
from typing import Any

import msgspec
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st

from tests.live.phones import Message
from tests.serving import ROOT

Frame = str | bytes
LIVE = json.loads((ROOT / "companion" / "schema" / "live.json").read_text("utf-8"))["$defs"]
KINDS = [option["$ref"].rsplit("/", 1)[1] for option in LIVE["PhoneMessage"]["anyOf"]]
MOSTLY = st.integers(0, 9).map(bool)
ANSWERED = ("submit", "undo", "take_host")
"""Messages that get an answer with their number."""
BATCH = 20

PRINTABLE = st.text(st.characters(min_codepoint=32, max_codepoint=126), min_size=1, max_size=64)
HOSTILE = st.sampled_from(
    [
        None, True, -1, 0, 15, 16, 2**31, 2**31 + 1, 2**53 + 1, 2**63, 2**64, 10**400, 0.5, 1e308, float("nan"),
        float("inf"), "", " ", "\0", "a\0b", "\ud800", "\udfff\ud800", "é", "🐑" * 40, "x" * 65, "x" * 5000,
        "../../etc", "';--", "%s{0}", "__proto__", "spectator", [], [[]], {}, {"": None}, {"type": "draw"},
        {"type": {"type": []}},
    ]
)  # fmt: skip
ACTIONS: list[Message] = [
    {"type": "draw"},
    {"type": "draw", "number": 2**70},
    {"type": "draw_tile", "tile": "E"},
    {"type": "draw_tile", "tile": "\0"},
    {"type": "place_tile", "x": 0, "y": 1, "rotation": 0},
    {"type": "place_tile", "x": 1, "y": 0, "rotation": 2, "follower": "f0"},
    {"type": "place_tile", "x": 99, "y": -99, "rotation": 3, "follower": "\0"},
    {"type": "score_game"},
    {"type": "start_table"},
    {"type": "adjust_score", "seat": 0, "points": 999, "reason": "fair"},
    {"type": "adjust_score", "seat": 9, "points": 1, "reason": "\ud800"},
    {"type": "finish_now", "sure": True},
    {"type": "undo", "drops": [1]},
    {"type": "\0"},
    {},
]


def of_schema(schema: dict[str, Any]) -> st.SearchStrategy[Any]:
    """Return a strategy for values of this part of live.json."""
    if "anyOf" in schema:
        return st.one_of(*map(of_schema, schema["anyOf"]))
    if "enum" in schema:
        return st.sampled_from(schema["enum"])
    if schema["type"] == "integer":
        return st.integers(schema["minimum"], schema["maximum"])
    if schema["type"] == "object":
        return st.sampled_from(ACTIONS)
    return PRINTABLE


@st.composite
def messages(draw: st.DrawFn, ids_by_kind: dict[str, list[Any]]) -> Message:
    """Draw a valid message. Fields listed in `ids_by_kind` mostly take one of the known values."""
    kind = draw(st.sampled_from([*KINDS, "Submit", "Submit", "UndoOwn"]))
    return {
        name: draw(st.sampled_from(ids_by_kind[name]) if name in ids_by_kind and draw(MOSTLY) else of_schema(schema))
        for name, schema in LIVE[kind]["properties"].items()
    }


@st.composite
def mutated_messages(draw: st.DrawFn, sound: st.SearchStrategy[Message]) -> Frame:
    """Draw a message, valid or with one mutation."""
    message = dict(draw(sound))
    name = draw(st.sampled_from(sorted(message)))
    text = json.dumps(message)
    value = json.dumps(draw(HOSTILE))
    deep = draw(st.sampled_from([40, 900, 5000]))
    wrong: dict[str, Callable[[], Frame]] = {
        "nothing": lambda: text,
        "another value": lambda: json.dumps(message | {name: json.loads(value)}),
        "a field too many": lambda: json.dumps(message | {"surprise": json.loads(value)}),
        "a field missing": lambda: json.dumps({key: field for key, field in message.items() if key != name}),
        "a field twice": lambda: f'{text[:-1]}, "{name}": {value}}}',
        "deep": lambda: f'{text[:-1]}, "action": {"[" * deep}{"]" * deep}}}',
        "a number beyond numbers": lambda: f'{text[:-1]}, "version": 1e{deep}}}',
        "a list": lambda: f"[{text}]",
        "two": lambda: text + text,
        "cut off": lambda: text[: len(text) * deep // 5001],
        "binary": text.encode,
        "long": lambda: text[:-1] + " " * 66_000 + "}",
    }
    chosen = draw(st.sampled_from(["nothing"] * 16 + ["another value"] * 4 + list(wrong)))
    return wrong[chosen]()


def draw_frames(number: int, ids_by_kind: dict[str, list[Any]]) -> list[Frame]:
    """Return at least `number` frames, the same ones in every run."""
    garbage = st.one_of(st.text(st.characters(exclude_categories=["Cs"]), max_size=60), st.binary(max_size=60))
    message = mutated_messages(messages(ids_by_kind))
    frame = MOSTLY.flatmap(lambda mostly: message if mostly else garbage)
    drawn_frames: list[Frame] = []

    @given(st.lists(frame, min_size=BATCH, max_size=BATCH))
    @settings(
        max_examples=number // BATCH + 1,
        deadline=None,
        derandomize=True,
        database=None,
        phases=[Phase.generate],
        suppress_health_check=list(HealthCheck),
    )
    def collect(frames: list[Frame]) -> None:
        drawn_frames.extend(frames)

    collect()
    return drawn_frames


def number_of(frame: Frame) -> int | None:
    """Return the number that the answer to a frame must carry, or None if the frame cannot be answered."""
    if isinstance(frame, bytes) or len(frame) > 64 * 1024:
        return None
    try:
        message = msgspec.json.decode(frame)
    except (msgspec.DecodeError, RecursionError, UnicodeError):
        return None
    if not isinstance(message, dict) or message.get("t") not in ANSWERED:
        return None
    number = message.get("n")
    return number if isinstance(number, int) and not isinstance(number, bool) and 0 <= number <= 2**53 else None
