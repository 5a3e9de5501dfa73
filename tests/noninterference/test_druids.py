"""A buyer's look into the bag: every other viewer receives the same bytes for any tiles."""

from collections.abc import Mapping
from typing import Any
from uuid import UUID

import pytest
from msgspec.structs import replace

from companion.tables import store
from companion.tables.services import kept_pieces
from games.core.action import Facts
from games.core.errors import IllegalAction
from games.core.event import Event, Narration
from games.core.ruleset import Progress
from games.core.seats import Viewer
from games.core.text import Text
from games.core.view import View
from games.isle_of_skye.expansions.druids.board import Board
from games.isle_of_skye.expansions.druids.capability import Druids
from games.isle_of_skye.expansions.druids.events import BagTileKept, BagTileSeen
from games.isle_of_skye.expansions.druids.steps.second_buy import SecondBuy
from tests.noninterference import druids_past
from tests.noninterference.druids import DruidSecrets, Stage, play_and_record
from tests.noninterference.leaks import Plant, check_exports, leak_event_to_everyone, leak_through_bag, read_frames
from tests.noninterference.rooms import SURFACES, Transcript, differences
from tests.noninterference.skye import SkyeSecrets

pytestmark = [pytest.mark.django_db(transaction=True), pytest.mark.usefixtures("serving")]

USUAL = DruidSecrets()
OTHER = DruidSecrets(other="b39", undone_look="second")
"""Another tile, seen before the kept one, and the second look undone."""


async def record_looks(secrets: DruidSecrets, journeyman: bool) -> Transcript:
    """Return what everybody but Ben received while he looks."""
    return await play_and_record(secrets, until="looking", asking="last", journeyman=journeyman)


@pytest.mark.parametrize(
    "journeyman", [pytest.param(False, marks=pytest.mark.deep), True], ids=["druids", "druids+journeyman"]
)
async def test_nobody_else_can_tell_what_a_buyer_sees_during_the_look(journeyman: bool) -> None:
    usual = await record_looks(USUAL, journeyman)
    assert len(usual["http cleo as 2"]) == len(SURFACES)
    assert differences(usual, await record_looks(OTHER, journeyman)).keys() == {"corrected"}


@pytest.mark.deep
@pytest.mark.parametrize("journeyman", [False, True], ids=["druids", "druids+journeyman"])
async def test_nobody_else_can_tell_what_a_buyer_saw_until_the_end_of_the_game(journeyman: bool) -> None:
    usual = await play_and_record(USUAL, journeyman=journeyman)
    assert_everybody_received(usual)
    assert differences(usual, await play_and_record(OTHER, journeyman=journeyman)).keys() == {"corrected"}, (
        "which Ben alone knows"
    )


async def test_nobody_else_can_tell_what_a_buyer_saw_while_tiles_are_saved_in_the_box() -> None:
    """Not even whether it is a tile that differs in the box."""
    usual = await druids_past.play_and_record("b41")
    assert differences(usual, await druids_past.play_and_record("b39")) == {}
    answers = [text.split("\n")[:2] for text in usual["http anna"] if "/pieces/kept" in text]
    assert [status for _, status in answers] == 2 * ["200", "200", "422"], "kept, and what the table has not"
    boxes = [text.split("\n")[1] for text in usual["http anna"] if "/box" in text]
    assert boxes == ["200", "200"]
    assert {text.split("\n")[1] for text in usual["http cleo"] if "/pieces/kept" in text} == {"403"}


@pytest.mark.deep
async def test_nobody_else_can_tell_what_is_behind_a_screen_while_the_dolmen_board_is_entered() -> None:
    usual, other = SkyeSecrets(), SkyeSecrets(final=(1, 3), changes=("price", "price", "undo", "undo"))
    assert (
        differences(await druids_past.play_to_sealed_prices(usual), await druids_past.play_to_sealed_prices(other))
        == {}
    )


def assert_everybody_received(transcript: Transcript) -> None:
    frames = read_frames(transcript)
    assert len(frames) == 5
    assert '"outcome"' in frames["tv"][-1]
    assert len(transcript["corrected"]) == 1
    assert any(text.endswith('"patch":{}}') for text in frames["anna"]), "an entry that nobody else hears of"
    assert any("b40" in text for text in frames["cleo"]), "what is kept everybody sees"
    for asker in ("anna as 0", "cleo as 2", "tv as spectator", "ben as 3"):
        assert len(transcript[f"http {asker}"]) == 2 * len(SURFACES)
        check_exports(transcript, asker.split()[0], 1)
    assert {text.split("\n")[1] for text in transcript["http cleo"]} == {"200", "403", "404", "409", "422"}
    assert all('"t":"reject"' in text for text in transcript["answers anna"])


# --- leaks ------------------------------------------------------------------------------------------------


def leak_through_refusal(patch: pytest.MonkeyPatch) -> None:
    """Tell the choices to whoever keeps a tile for the buyer."""
    original = SecondBuy.keep

    def keep(self: SecondBuy, state: Any, actor: Any, action: Any) -> Progress:
        try:
            return original(self, state, actor, action)
        except IllegalAction as error:
            raise IllegalAction(error.code, {"seen": "-".join(state.slices.druids.looked)}) from None

    patch.setattr(SecondBuy, "keep", keep)


def leak_through_later_narration(patch: pytest.MonkeyPatch) -> None:
    """Name the other seen tiles in the narration of a kept tile."""
    tiles: list[str] = []
    seen_narration, kept_narration = BagTileSeen.narrate, BagTileKept.narrate

    def see(event: Event) -> Narration | None:
        tiles.append(event.tile)  # type: ignore[attr-defined]
        return seen_narration(event)  # type: ignore[arg-type]

    def keep(event: BagTileKept) -> Narration:
        sentence = kept_narration(event)
        return replace(sentence, text=Text(sentence.text.code, {"tiles": "-".join(sorted(set(tiles)))}))

    patch.setattr(BagTileSeen, "narrate", see)
    patch.setattr(BagTileKept, "narrate", keep)


def leak_through_secret_flag(patch: pytest.MonkeyPatch) -> None:
    """Let the seen tiles decide whether there are secrets."""
    built = Druids.extend_view

    def view(self: Druids, state: Any, viewer: Viewer, base_view: View) -> View:
        built_view = built(self, state, viewer, base_view)
        return replace(built_view, secrets="b41" in state.slices.druids.looked)

    patch.setattr(Druids, "extend_view", view)


LEAK_LOOKS = leak_event_to_everyone(BagTileSeen)
LEAKS: list[tuple[Plant, Stage, str]] = [
    (LEAK_LOOKS, "looking", "never"),
    (leak_through_bag, "looking", "never"),
    (leak_through_refusal, "looking", "last"),
    (leak_through_later_narration, "keeping", "never"),
    (leak_through_secret_flag, "looking", "never"),
]


QUICK = (LEAK_LOOKS, leak_through_bag)


@pytest.mark.parametrize(
    ("plant", "until", "asking"),
    [pytest.param(*leak, id=leak[0].__name__, marks=() if leak[0] in QUICK else pytest.mark.deep) for leak in LEAKS],
)
async def test_a_planted_leak_is_found(
    monkeypatch: pytest.MonkeyPatch, plant: Plant, until: Stage, asking: Any
) -> None:
    plant(monkeypatch)
    usual = await play_and_record(USUAL, until, asking=asking, only="cleo")
    assert differences(usual, await play_and_record(OTHER, until, asking=asking, only="cleo"))


def leak_through_box(patch: pytest.MonkeyPatch) -> None:
    """Let the host's box accept tiles in the bag, but not those being looked at."""
    original = kept_pieces.find_table_pieces

    def pieces(table_id: UUID) -> Mapping[str, Facts]:
        bag = store.load(store.find_table(table_id)).state.bag
        return {name: facts for name, facts in original(table_id).items() if bag.get(name, 1)}

    patch.setattr(kept_pieces, "find_table_pieces", pieces)


@pytest.mark.deep
async def test_a_planted_leak_is_found_where_a_screen_stands(monkeypatch: pytest.MonkeyPatch) -> None:
    """The tiles on the stacks depend on the choices behind the screens."""
    original_stacks = Board.count_stacks

    def stacks(self: Board, state: Any) -> dict[str, int]:
        names = original_stacks(self, state)
        return dict(reversed(names.items())) if 4 in state.clans[1].prices.values() else names

    monkeypatch.setattr(Board, "count_stacks", stacks)
    usual = await druids_past.play_to_sealed_prices(SkyeSecrets(), only="cleo")
    assert differences(usual, await druids_past.play_to_sealed_prices(SkyeSecrets(corrected=(4, 1)), only="cleo"))


@pytest.mark.parametrize("plant", [leak_through_box, pytest.param(leak_through_bag, marks=pytest.mark.deep)])
async def test_a_planted_leak_is_found_where_a_tile_came_into_the_box(
    monkeypatch: pytest.MonkeyPatch, plant: Plant
) -> None:
    plant(monkeypatch)
    usual = await druids_past.play_and_record("b41", only="anna")
    assert differences(usual, await druids_past.play_and_record("b39", only="anna"))
