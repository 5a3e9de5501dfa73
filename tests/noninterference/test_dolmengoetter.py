"""Secret values of dolmens: every other viewer receives the same bytes for any values."""

import pytest
from msgspec.structs import replace

from companion.tables.services import lobby
from games.core.seats import Seat
from games.core.surface import StackedPiece
from games.dolmengoetter import view
from games.dolmengoetter.events import ValueChosen
from games.dolmengoetter.state import Dolmen
from tests.noninterference.dolmengoetter import OPENED, DolmenSecrets, play_and_record
from tests.noninterference.leaks import Plant, check_exports, leak_event_to_everyone, read_frames
from tests.noninterference.rooms import SURFACES, Transcript, differences

pytestmark = [pytest.mark.django_db(transaction=True), pytest.mark.usefixtures("serving")]

USUAL = DolmenSecrets()
OTHER = DolmenSecrets(values=(3, 1), first=1, corrected=4)


@pytest.fixture
def first_rules(monkeypatch: pytest.MonkeyPatch) -> None:
    """Start tables with the first version of the rules: their early end turns nothing over."""
    meta_of = lobby._find_meta
    monkeypatch.setattr(lobby, "_find_meta", lambda table: replace(meta_of(table), ruleset_version=1))


@pytest.mark.usefixtures("first_rules")
async def test_hidden_dolmens_cannot_be_told_apart() -> None:
    """Not even once the game is over."""
    usual = await play_and_record(USUAL)
    assert_everybody_received(usual)
    assert differences(usual, await play_and_record(OTHER)) == {}


async def test_hidden_dolmens_cannot_be_told_apart_until_an_early_end_turns_them_over() -> None:
    usual = await play_and_record(USUAL, "last")
    assert '"phase":"turning"' in usual["frames tv"][-1]
    assert differences(usual, await play_and_record(OTHER, "last")) == {}


def assert_everybody_received(transcript: Transcript) -> None:
    frames = read_frames(transcript)
    assert len(frames) == 3
    assert any('"face_down":true' in text for text in frames["tv"])
    assert any(f'"value":{OPENED},"factor":3' in text for text in frames["tv"]), "c08 was scored"
    assert '"outcome"' in frames["tv"][-1]
    assert len(transcript["corrected"]) == 2
    for person, seat in (("anna", "0"), ("cleo", "2"), ("tv", "spectator")):
        assert len(transcript[f"http {person} as {seat}"]) == 2 * len(SURFACES)
        assert {text.split("\n")[1] for text in transcript[f"http {person} looks closely"]} == {"200"}
        check_exports(transcript, person, 1)


# --- leaks ------------------------------------------------------------------------------------------------


def leak_through_dolmens(patch: pytest.MonkeyPatch) -> None:
    """Show the values of all dolmens to everybody."""
    original = view._build_stack

    def build_open_stack(stack: tuple[Dolmen, ...], is_hidden: bool, viewer: Seat | None) -> tuple[StackedPiece, ...]:
        pieces = original(stack, is_hidden, viewer)
        return tuple(replace(piece, value=dolmen.value) for piece, dolmen in zip(pieces, stack, strict=True))

    patch.setattr(view, "_build_stack", build_open_stack)


LEAKS = [leak_through_dolmens, leak_event_to_everyone(ValueChosen)]


@pytest.mark.parametrize("plant", LEAKS, ids=lambda plant: str(plant.__name__))
async def test_a_planted_leak_is_found(monkeypatch: pytest.MonkeyPatch, plant: Plant) -> None:
    plant(monkeypatch)
    usual = await play_and_record(USUAL, "never", only="anna")
    assert differences(usual, await play_and_record(OTHER, "never", only="anna"))
