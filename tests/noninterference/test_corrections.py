"""Corrections of the past while a seat has sealed a choice: previews, proposals, refusals and consequences reveal
nothing."""

from typing import Any

import pytest
from msgspec.structs import replace

from games.core import correction
from games.core.correction import _Run
from games.core.secrecy import find_secrecy
from games.core.text import Text
from games.isle_of_skye.steps.price import Price, has_lapsed
from tests.noninterference import market_past
from tests.noninterference.corrections import Stage
from tests.noninterference.leaks import Plant
from tests.noninterference.rooms import Transcript, differences
from tests.noninterference.skye_past import PastSecrets, play_and_record
from tests.rulesets.sealed_market.steps import Bidding

pytestmark = [pytest.mark.django_db(transaction=True), pytest.mark.usefixtures("serving")]

HOLDS = PastSecrets()
LAPSES = PastSecrets(axe=0, prices=(6, 5))


@pytest.mark.deep
async def test_corrections_do_not_reveal_a_bid() -> None:
    usual, outcomes = await market_past.play_and_record(0)
    assert outcomes == {"valid"}
    assert_answers_recorded(usual)
    other, outcomes = await market_past.play_and_record(5)
    assert outcomes == {"lapsed"}
    assert differences(usual, other) == {}


async def test_corrections_do_not_reveal_a_choice_behind_a_screen() -> None:
    usual, outcomes = await play_and_record(HOLDS)
    assert outcomes == {"valid"}
    assert_answers_recorded(usual)
    assert any('"refused"' in text for text in usual["http cleo as 2"]), "what everybody can work out"
    other, outcomes = await play_and_record(LAPSES)
    assert outcomes == {"valid", "lapsed"}, "the choice of one twin lapses, by some corrections and not by others"
    assert differences(usual, other) == {}


def assert_answers_recorded(transcript: Transcript) -> None:
    """Assert that the transcripts contain answers: equal ones prove nothing if they are empty."""
    for asker in ("anna as 0", "anna as None", "cleo as 2", "ben as 3"):
        previewed = [text for text in transcript[f"http {asker}"] if "/corrections/preview" in text]
        assert sum('"difference"' in text for text in previewed) > 0, asker
    assert all("403" in text.split("\n")[1] for text in transcript["http tv as None"])
    assert '"outcome"' in transcript["frames tv"][-1]


# --- leaks ------------------------------------------------------------------------------------------------


def leak_through_refused_correction(patch: pytest.MonkeyPatch) -> None:
    """Refuse a correction because of a sealed choice."""
    patch.setattr(correction, "find_secrecy", lambda *arguments: replace(find_secrecy(*arguments), owners={}))
    patch.setattr(_Run, "_may_stay_unchecked", lambda _run, _entry: False)


def leak_through_dropped_choice(patch: pytest.MonkeyPatch) -> None:
    """Drop a sealed choice that became invalid publicly."""
    patch.setattr(_Run, "_may_stay_unchecked", lambda _run, _entry: False)


def leak_through_awaited_seat(patch: pytest.MonkeyPatch) -> None:
    """Ask for a lapsed choice publicly."""
    waits = Price.list_waits

    def waiting(self: Price, state: Any) -> dict[str, Text]:
        lapsed = [seat for seat in range(state.seats) if has_lapsed(state, seat)]
        return waits(self, state) | {str(seat): Text("isle_of_skye.wait_price", {"seat": seat}) for seat in lapsed}

    patch.setattr(Price, "list_waits", waiting)


def leak_through_awaited_bidder(patch: pytest.MonkeyPatch) -> None:
    """Show the seat whose bid lapsed as awaited."""
    waits = Bidding.list_waits

    def waiting(self: Bidding, state: Any) -> dict[str, Text]:
        lapsed = [seat for seat in range(state.seats) if self._has_lapsed(state, seat)]
        return waits(self, state) | {str(seat): Text("sealed_market.wait_bid", {"seat": seat}) for seat in lapsed}

    patch.setattr(Bidding, "list_waits", waiting)


MARKET_LEAKS: list[tuple[Plant, Stage, set[str]]] = [
    (leak_through_refused_correction, "previews", {"http cleo as 2"}),
    (leak_through_awaited_bidder, "corrections", {"frames anna", "frames tv"}),
]
LEAKS: list[tuple[Plant, Stage, set[str]]] = [
    (leak_through_refused_correction, "previews", {"http cleo as 2", "http anna as 0", "http anna as None"}),
    (
        leak_through_dropped_choice,
        "corrections",
        {"http cleo as 2", "http tv as spectator", "frames dora on ben's phone"},
    ),
    (leak_through_awaited_seat, "corrections", {"http ben as 3", "frames anna", "frames tv"}),
]
DEEP_AT_SKYE = (leak_through_refused_correction, leak_through_awaited_seat)
"""Leaks that are found in the smaller game in every run, and in the larger one in the deep run."""


@pytest.mark.parametrize(
    ("plant", "stage", "streams"),
    [
        pytest.param(*leak, id=leak[0].__name__, marks=[pytest.mark.deep] if leak[0] in DEEP_AT_SKYE else [])
        for leak in LEAKS
    ],
)
async def test_a_planted_leak_is_found(
    monkeypatch: pytest.MonkeyPatch, plant: Plant, stage: Stage, streams: set[str]
) -> None:
    plant(monkeypatch)
    usual, _ = await play_and_record(HOLDS, [stage])
    leaks = differences(usual, (await play_and_record(LAPSES, [stage]))[0])
    assert streams <= leaks.keys()


@pytest.mark.parametrize(("plant", "stage", "streams"), MARKET_LEAKS, ids=[leak[0].__name__ for leak in MARKET_LEAKS])
async def test_a_leak_planted_in_a_market_is_found(
    monkeypatch: pytest.MonkeyPatch, plant: Plant, stage: Stage, streams: set[str]
) -> None:
    plant(monkeypatch)
    usual, _ = await market_past.play_and_record(0, [stage])
    leaks = differences(usual, (await market_past.play_and_record(5, [stage]))[0])
    assert streams <= leaks.keys()
