"""Prices, axe and entered gold: every other viewer receives the same bytes for anything behind one seat's screen."""

from collections.abc import Callable
from typing import Any

import pytest

from games.core.errors import IllegalAction
from games.core.ruleset import Progress
from games.core.surface import DisplayView
from games.isle_of_skye import view
from games.isle_of_skye.events import GoldReported
from games.isle_of_skye.steps.price import Price
from tests.noninterference.leaks import Plant, check_exports, leak_event_to_everyone, read_frames
from tests.noninterference.rooms import SURFACES, Transcript, differences
from tests.noninterference.skye import SkyeSecrets, Stage, play_and_record

pytestmark = [pytest.mark.django_db(transaction=True), pytest.mark.usefixtures("serving")]

USUAL = SkyeSecrets()
OTHER = SkyeSecrets(axe=0, prices=(4, 1), corrected=(1, 2), gold=3)
OPENED = SkyeSecrets(final=(1, 3), changes=("price", "price", "undo", "undo"))


async def test_nobody_else_can_tell_what_is_behind_a_screen_or_which_gold_was_entered() -> None:
    usual = await play_and_record(USUAL)
    assert_everybody_received(usual)
    assert differences(usual, await play_and_record(OTHER)) == {}


async def test_nobody_else_can_tell_prices_before_the_screens_are_lifted_or_how_they_were_changed() -> None:
    usual = await play_and_record(USUAL, until="sealing", asking="last")
    assert differences(usual, await play_and_record(OPENED, until="sealing", asking="last")) == {}


def assert_everybody_received(transcript: Transcript) -> None:
    frames = read_frames(transcript)
    assert len(frames) == 5
    assert '"outcome"' in frames["tv"][-1]
    assert len(transcript["corrected"]) == 2
    assert any(text.endswith('"patch":{}}') for text in frames["anna"]), "an entry that nobody else hears of"
    for asker in ("anna as 0", "cleo as 2", "tv as spectator", "ben as 3"):
        assert len(transcript[f"http {asker}"]) == 4 * len(SURFACES)
        check_exports(transcript, asker.split()[0], 3)
    assert {text.split("\n")[1] for text in transcript["http cleo"]} == {"200", "403", "404", "409", "422"}
    assert all('"t":"reject"' in text for text in transcript["answers anna"])


# --- leaks ------------------------------------------------------------------------------------------------


def leak_through_offers(patch: pytest.MonkeyPatch) -> None:
    """Show the choice behind a screen to everybody."""
    original: Callable[..., DisplayView] = view._build_offer
    patch.setattr(view, "_build_offer", lambda clan, seat, _is_open: original(clan, seat, True))


def leak_through_refusal(patch: pytest.MonkeyPatch) -> None:
    """Answer an early lifting of the screens with the highest price."""
    original = Price.lift_screens

    def lift(self: Price, state: Any, actor: Any, action: Any) -> Progress:
        try:
            return original(self, state, actor, action)
        except IllegalAction as error:
            best = max((price for clan in state.clans for price in clan.prices.values()), default=0)
            raise IllegalAction(error.code, {"best": best}) from None

    patch.setattr(Price, "lift_screens", lift)


LEAKS: list[tuple[Plant, SkyeSecrets, Stage]] = [
    (leak_through_offers, OPENED, "sealing"),
    (leak_event_to_everyone(GoldReported), OTHER, "purses"),
    (leak_through_refusal, OTHER, "sealing"),
]


@pytest.mark.parametrize(("plant", "other", "until"), LEAKS, ids=[plant.__name__ for plant, _, _ in LEAKS])
async def test_a_planted_leak_is_found(
    monkeypatch: pytest.MonkeyPatch, plant: Plant, other: SkyeSecrets, until: Stage
) -> None:
    plant(monkeypatch)
    usual = await play_and_record(USUAL, until, asking="last", only="cleo")
    assert differences(usual, await play_and_record(other, until, asking="last", only="cleo"))
