"""Stones that lie face down on a plan: every other viewer receives the same bytes for any values."""

from collections.abc import Callable
from typing import Any

import pytest

from games.core.surface import StackedPiece
from tests.noninterference.company import Asking
from tests.noninterference.leaks import Plant, check_exports, leak_event_to_everyone, read_frames
from tests.noninterference.mills import MillsSecrets, play_and_record
from tests.noninterference.rooms import SURFACES, Transcript, differences
from tests.rulesets.mills import show
from tests.rulesets.mills.facts import Stone, ValueChosen
from tests.rulesets.mills.rules import Mills

pytestmark = [pytest.mark.django_db(transaction=True), pytest.mark.usefixtures("serving")]

USUAL = MillsSecrets()
OTHER = MillsSecrets(values=(3, 1, 2), first=1, corrected=1)


async def test_hidden_stones_cannot_be_told_apart() -> None:
    usual = await play_and_record(USUAL)
    assert_everybody_received(usual)
    assert differences(usual, await play_and_record(OTHER)) == {}


def assert_everybody_received(transcript: Transcript) -> None:
    frames = read_frames(transcript)
    assert len(frames) == 3
    assert any('"face_down":true' in text for text in frames["tv"])
    assert any('"value":3' in text for text in frames["tv"]), "Anna's column was opened"
    assert '"outcome"' in frames["tv"][-1]
    assert len(transcript["corrected"]) == 2
    for person in ("anna", "cleo", "tv"):
        seat = {"anna": "0", "cleo": "2", "tv": "spectator"}[person]
        assert len(transcript[f"http {person} as {seat}"]) == 2 * len(SURFACES)
        assert {text.split("\n")[1] for text in transcript[f"http {person} looks closely"]} == {"200"}
        check_exports(transcript, person, 1)


# --- leaks ------------------------------------------------------------------------------------------------


def leak_through_stones(patch: pytest.MonkeyPatch) -> None:
    """Show the values of all stones to everybody."""
    original: Callable[[Stone, Any], StackedPiece] = show._stone
    patch.setattr(show, "_stone", lambda stone, _viewer: original(stone, stone.seat))


def leak_through_log_export(patch: pytest.MonkeyPatch) -> None:
    """Deny that a table with hidden values has secrets, so that its log can be exported."""
    patch.setattr(Mills, "has_secrets", lambda _self, _options: False)


LEAKS: list[tuple[Plant, Asking]] = [
    (leak_through_stones, "never"),
    (leak_event_to_everyone(ValueChosen), "never"),
    (leak_through_log_export, "last"),
]


@pytest.mark.parametrize(("plant", "asking"), LEAKS, ids=[plant.__name__ for plant, _ in LEAKS])
async def test_a_planted_leak_is_found(monkeypatch: pytest.MonkeyPatch, plant: Plant, asking: Asking) -> None:
    plant(monkeypatch)
    usual = await play_and_record(USUAL, asking, only="anna")
    assert differences(usual, await play_and_record(OTHER, asking, only="anna"))
