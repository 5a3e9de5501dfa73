"""Druids and Journeyman at one table: prices, an axe left aside with "No Axe", and a look into the bag in one round."""

from collections.abc import Callable
from typing import Any

import pytest
from msgspec.structs import replace

from games.core.seats import Viewer
from games.core.view import View
from games.isle_of_skye.expansions.druids.capability import Druids
from games.isle_of_skye.expansions.journeyman.capability import Journeyman
from games.isle_of_skye.steps.price import ALL_PRICED
from tests.noninterference.both import BothSecrets, Stage, played
from tests.noninterference.rooms import SURFACES, Transcript, differences

pytestmark = [pytest.mark.django_db(transaction=True), pytest.mark.usefixtures("serving")]

USUAL = BothSecrets()
WITHOUT_AXE = USUAL._replace(first=(None, (3, 1, 1)), other="b39")
"""Another first choice, and another tile seen: nothing of it is opened."""
WITH_AXE = USUAL._replace(final=(2, (1, 3)))
"""Another final choice: it is secret until the screens are lifted."""


async def test_nobody_else_can_tell_whether_the_axe_was_left_aside_nor_what_is_seen_in_the_bag() -> None:
    usual = await played(USUAL)
    assert_all_were_there(usual)
    assert differences(usual, await played(WITHOUT_AXE)) == {}


async def test_nobody_else_can_tell_before_the_screens_are_lifted_that_no_axe_is_used() -> None:
    usual = await played(USUAL, until="sealing")
    assert_all_were_there(usual)
    assert differences(usual, await played(WITH_AXE, until="sealing")) == {}


def assert_all_were_there(transcript: Transcript) -> None:
    """Assert that everybody received something: equal transcripts prove nothing if they are empty."""
    frames = {stream.removeprefix("frames "): texts for stream, texts in transcript.items() if "frames" in stream}
    assert frames.keys() == {"anna", "cleo", "tv", "late", "dora on ben's phone"}
    assert all(any('"t":"update"' in text for text in texts) for texts in frames.values())
    assert any("bonus_no_axe" in text for text in frames["cleo"]), "everybody knows that Ben has it"
    assert len(transcript["http cleo as 2"]) >= len(SURFACES)


# --- leaks ------------------------------------------------------------------------------------------------

Plant = Callable[[pytest.MonkeyPatch], None]


def in_the_bonus_tile(patch: pytest.MonkeyPatch) -> None:
    """Show a bonus tile that is being used as missing before its seat."""
    built = Journeyman.view

    def view(self: Journeyman, state: Any, viewer: Viewer, shown: View) -> View:
        found = built(self, state, viewer, shown)
        aside = {str(seat) for seat, clan in enumerate(state.clans) if clan.axe == ALL_PRICED}
        seats = {
            seat: replace(one, stock={name: n for name, n in one.stock.items() if name != "bonus_no_axe"})
            if seat in aside
            else one
            for seat, one in found.seats.items()
        }
        return replace(found, seats=seats)

    patch.setattr(Journeyman, "view", view)


def in_the_bag(patch: pytest.MonkeyPatch) -> None:
    """Show a tile that a buyer looks at as missing from the remaining tiles."""
    built = Druids.view

    def view(self: Druids, state: Any, viewer: Viewer, shown: View) -> View:
        return replace(built(self, state, viewer, shown), bag={tile: n for tile, n in state.bag.items() if n})

    patch.setattr(Druids, "view", view)


LEAKS: list[tuple[Plant, BothSecrets, Stage]] = [
    (in_the_bonus_tile, WITH_AXE, "sealing"),
    (in_the_bag, USUAL._replace(other="b39"), "looking"),
]


@pytest.mark.parametrize(
    ("plant", "other", "until"),
    [pytest.param(*leak, id=leak[0].__name__) for leak in LEAKS],
)
async def test_a_planted_leak_is_found(
    monkeypatch: pytest.MonkeyPatch, plant: Plant, other: BothSecrets, until: Stage
) -> None:
    plant(monkeypatch)
    usual = await played(USUAL, until, asking="never", only="cleo")
    assert differences(usual, await played(other, until, asking="never", only="cleo"))
