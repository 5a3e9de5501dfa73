"""Stones that lie face down on a plan: every other viewer receives the same bytes for any values."""

from collections.abc import Callable
from typing import Any

import pytest

from games.core.surface import StackedPiece
from tests.noninterference.company import Asking
from tests.noninterference.mills import MillsSecrets, played
from tests.noninterference.rooms import SURFACES, TAKEN_ALONG, Transcript, differences
from tests.rulesets.mills import show
from tests.rulesets.mills.facts import Stone, ValueChosen
from tests.rulesets.mills.rules import Mills

pytestmark = [pytest.mark.django_db(transaction=True), pytest.mark.usefixtures("serving")]

USUAL = MillsSecrets()
OTHER = MillsSecrets(values=(3, 1, 2), first=1, corrected=1)


async def test_hidden_stones_cannot_be_told_apart() -> None:
    usual = await played(USUAL)
    assert_all_were_there(usual)
    assert differences(usual, await played(OTHER)) == {}


def assert_all_were_there(transcript: Transcript) -> None:
    """Assert that everybody received something: equal transcripts prove nothing if they are empty."""
    frames = {stream.removeprefix("frames "): texts for stream, texts in transcript.items() if "frames" in stream}
    assert frames.keys() == {"anna", "cleo", "tv"}
    assert any('"face_down":true' in text for text in frames["tv"])
    assert any('"value":3' in text for text in frames["tv"]), "Anna's column was opened"
    assert '"outcome"' in frames["tv"][-1]
    assert len(transcript["mended"]) == 2
    for person in ("anna", "cleo", "tv"):
        seat = {"anna": "0", "cleo": "2", "tv": "spectator"}[person]
        assert len(transcript[f"http {person} as {seat}"]) == 2 * len(SURFACES)
        assert {text.split("\n")[1] for text in transcript[f"http {person} looks closely"]} == {"200"}
        taken = [text.split("\n")[1] for text in transcript[f"http {person} takes along"]]
        assert taken == ["409"] * len(TAKEN_ALONG) + ["403", "200", "200", "200", "200", "200"]


# --- leaks ------------------------------------------------------------------------------------------------

Plant = Callable[[pytest.MonkeyPatch], None]


def turned_over(patch: pytest.MonkeyPatch) -> None:
    """Show the values of all stones to everybody."""
    shown: Callable[[Stone, Any], StackedPiece] = show._stone
    patch.setattr(show, "_stone", lambda stone, _viewer: shown(stone, stone.seat))


def told_to_everyone(patch: pytest.MonkeyPatch) -> None:
    """Tell everybody which stone was placed."""
    patch.setattr(ValueChosen, "audience", "everyone")


def without_secrets(patch: pytest.MonkeyPatch) -> None:
    """Deny that a table with hidden values has secrets, so that its log can be exported."""
    patch.setattr(Mills, "has_secrets", lambda _self, _options: False)


LEAKS: list[tuple[Plant, Asking]] = [(turned_over, "never"), (told_to_everyone, "never"), (without_secrets, "last")]


@pytest.mark.parametrize(("plant", "asking"), LEAKS, ids=[plant.__name__ for plant, _ in LEAKS])
async def test_a_planted_leak_is_found(monkeypatch: pytest.MonkeyPatch, plant: Plant, asking: Asking) -> None:
    plant(monkeypatch)
    usual = await played(USUAL, asking, only="anna")
    assert differences(usual, await played(OTHER, asking, only="anna"))
