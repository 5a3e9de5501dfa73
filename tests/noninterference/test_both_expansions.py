"""Druids and Journeyman at one table: prices, an axe left aside with "No Axe", and a look into the bag in one round."""

from typing import Any

import pytest
from msgspec.structs import replace

from games.core.seats import Viewer
from games.core.view import View
from games.isle_of_skye.expansions.journeyman.capability import Journeyman
from games.isle_of_skye.steps.price import ALL_PRICED
from tests.noninterference.both_expansions import BothSecrets, Stage, play_and_record
from tests.noninterference.leaks import Plant, leak_through_bag, read_frames
from tests.noninterference.rooms import SURFACES, Transcript, differences

pytestmark = [pytest.mark.django_db(transaction=True), pytest.mark.usefixtures("serving")]

USUAL = BothSecrets()
WITHOUT_AXE = USUAL._replace(first=(None, (3, 1, 1)), other="b39")
"""Another first choice, and another tile seen: nothing of it is opened."""
WITH_AXE = USUAL._replace(final=(2, (1, 3)))
"""Another final choice: it is secret until the screens are lifted."""


async def test_nobody_else_can_tell_whether_the_axe_was_left_aside_nor_what_is_seen_in_the_bag() -> None:
    usual = await play_and_record(USUAL)
    assert_everybody_received(usual)
    assert differences(usual, await play_and_record(WITHOUT_AXE)) == {}


async def test_nobody_else_can_tell_before_the_screens_are_lifted_that_no_axe_is_used() -> None:
    usual = await play_and_record(USUAL, until="sealing")
    assert_everybody_received(usual)
    assert differences(usual, await play_and_record(WITH_AXE, until="sealing")) == {}


def assert_everybody_received(transcript: Transcript) -> None:
    frames = read_frames(transcript)
    assert len(frames) == 5
    assert any("bonus_no_axe" in text for text in frames["cleo"]), "everybody knows that Ben has it"
    assert len(transcript["http cleo as 2"]) >= len(SURFACES)


# --- leaks ------------------------------------------------------------------------------------------------


def leak_through_bonus_tile(patch: pytest.MonkeyPatch) -> None:
    """Show a bonus tile that is being used as missing before its seat."""
    built = Journeyman.extend_view

    def view(self: Journeyman, state: Any, viewer: Viewer, base_view: View) -> View:
        built_view = built(self, state, viewer, base_view)
        aside = {str(seat) for seat, clan in enumerate(state.clans) if clan.axe == ALL_PRICED}
        seats = {
            seat: replace(prompt, stock={name: n for name, n in prompt.stock.items() if name != "bonus_no_axe"})
            if seat in aside
            else prompt
            for seat, prompt in built_view.seats.items()
        }
        return replace(built_view, seats=seats)

    patch.setattr(Journeyman, "extend_view", view)


LEAKS: list[tuple[Plant, BothSecrets, Stage]] = [
    (leak_through_bonus_tile, WITH_AXE, "sealing"),
    (leak_through_bag, USUAL._replace(other="b39"), "looking"),
]


@pytest.mark.parametrize(
    ("plant", "other", "until"),
    [pytest.param(*leak, id=leak[0].__name__) for leak in LEAKS],
)
async def test_a_planted_leak_is_found(
    monkeypatch: pytest.MonkeyPatch, plant: Plant, other: BothSecrets, until: Stage
) -> None:
    plant(monkeypatch)
    usual = await play_and_record(USUAL, until, asking="never", only="cleo")
    assert differences(usual, await play_and_record(other, until, asking="never", only="cleo"))
