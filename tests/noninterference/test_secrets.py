"""Two tables that differ only in a secret of one seat give every other viewer equal bytes."""

import pytest

from tests.contract.cases import EVERYTHING
from tests.noninterference.company import Draw
from tests.noninterference.leaks import check_exports, read_frames
from tests.noninterference.plays import Secrets, play_and_record
from tests.noninterference.rooms import SURFACES, Transcript, differences

pytestmark = [pytest.mark.django_db(transaction=True), pytest.mark.usefixtures("serving")]


USUAL = Secrets()
OTHER = USUAL._replace(rumour="storm", bid=(1, 3), other_card="tapir", cave="south")
"""Two sets of secrets without a common value."""
ONE_BY_ONE = {
    "rumour": USUAL._replace(rumour="storm"),
    "bid": USUAL._replace(bid=(0, 6)),
    "other card": USUAL._replace(other_card="tapir"),
    "cave": USUAL._replace(cave=""),
}


@pytest.mark.parametrize("draw", [pytest.param("table", marks=pytest.mark.deep), "app"])
async def test_secrets_of_one_seat_cannot_be_told_apart(draw: Draw) -> None:
    usual = await play_and_record(USUAL, draw)
    assert_everybody_received(usual)
    assert differences(usual, await play_and_record(OTHER, draw)) == {}
    for name, secrets in ONE_BY_ONE.items() if EVERYTHING else ():
        assert differences(usual, await play_and_record(secrets, draw)) == {}, name


async def test_the_kept_card_cannot_be_told_before_it_is_opened() -> None:
    usual = await play_and_record(USUAL, until="hiding", asking="last")
    kept_another = await play_and_record(USUAL._replace(keeps_heron=False), until="hiding", asking="last")
    assert differences(usual, kept_another) == {}


async def test_changes_of_a_sealed_choice_cannot_be_told_apart() -> None:
    """Private changes may have been anything."""
    usual = await play_and_record(USUAL, until="bids", asking="last")
    other = await play_and_record(USUAL._replace(changes=("bid", "undo", "bid", "undo")), until="bids", asking="last")
    assert differences(usual, other) == {}


def assert_everybody_received(transcript: Transcript) -> None:
    frames = read_frames(transcript)
    assert len(frames) == 5
    assert sum('"t":"welcome"' in text for text in frames["cleo"]) == 2
    assert sum('"t":"welcome"' in text for text in frames["dora on ben's phone"]) == 3
    assert '"outcome"' in frames["tv"][-1]
    assert len(transcript["corrected"]) == 2
    assert any(text.endswith('"patch":{}}') for text in frames["anna"]), "an entry that nobody else hears of"
    for asker in ("anna as 0", "cleo as 2", "tv as spectator", "ben as 3"):
        assert len(transcript[f"http {asker}"]) == 5 * len(SURFACES)
        refused = [text for text in transcript[f"http {asker}"] if text.split("\n")[1] != "200"]
        past = [text for text in refused if "history.no_such_step" in text]
        assert 5 <= len(past) < 10, "fewer entries are known than there are"
        # Only the host saves pieces, and a TV is not told the code to play.
        assert len(refused) - len(past) == 5 * {"anna as 0": 0, "tv as spectator": 2}.get(asker, 1)
        codes = ("table.not_host", "table.only_watching")
        assert all(any(code in text for code in codes) for text in refused if text not in past)
        check_exports(transcript, asker.split()[0], 4)
    assert {text.split("\n")[1] for text in transcript["http cleo"]} == {"200", "403", "404", "409", "422"}
    assert all('"t":"reject"' in text for text in transcript["answers anna"])
    assert len(transcript["log"]) > 100
