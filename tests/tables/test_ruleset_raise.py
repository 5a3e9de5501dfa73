"""A game's rules change while tables of it exist: they keep the rules that they began with, whatever form the newer
version gives to actions, and their host is told."""

from collections.abc import Callable
from typing import Any

import msgspec
import pytest
from django.core.management import call_command
from msgspec.structs import replace

from companion.tables import selectors, store
from companion.tables.codec import find_codec, forget_codecs
from companion.tables.models import Result, Table
from games import registry
from games.core.action import Action, StartTable
from games.core.game import Game
from games.core.ruleset import Progress
from games.core.seats import Actor
from tests.rulesets.pennies import META, PENNIES, ROUNDS, Hands, HidePenny, PayRound, Pennies, ThrowCoin
from tests.tables.conftest import SystemSeat
from tests.tables.played import PlayedTable

pytestmark = [pytest.mark.portable, pytest.mark.django_db(transaction=True)]
RAISED = replace(META, ruleset_version=2)
Release = Callable[[Game], None]


class VersionedHands(Hands, frozen=True):
    """The state with the version of the rules by which its table is played."""

    version: int = 1


class DoublePennies(Pennies):
    """Version 2: a guess is worth twice the stake."""

    meta = RAISED
    state_type: type[Any] = VersionedHands

    def setup(self, start: StartTable) -> Progress:
        first = super().setup(start).state
        stake = first.stake if start.ruleset_version == 1 else 2 * first.stake
        facts = {field: getattr(first, field) for field in first.__struct_fields__}
        return Progress(VersionedHands(**facts | {"stake": stake}, version=start.ruleset_version))


class HoldPenny(Action, frozen=True, tag="hide_penny"):
    """A hand as version 2 writes it."""

    simultaneous = True
    holds: bool
    round: int


class RenamedPennies(Pennies):
    """Version 2: the same rules, but a hand says whether it holds a penny."""

    meta = RAISED
    action_types: tuple[type[Action], ...] = (HoldPenny, *Pennies.action_types[1:])

    def apply(self, state: Hands, actor: Actor, action: Action) -> Progress:
        if isinstance(action, HoldPenny):
            action = HidePenny("full" if action.holds else "empty", action.round)
        return super().apply(state, actor, action)


def upcast(action: dict[str, Any]) -> dict[str, Any]:
    """Return a hand of version 1 as version 2 writes it."""
    if action["type"] != "hide_penny" or "hand" not in action:
        return action
    return {"type": "hide_penny", "round": action["round"], "holds": action["hand"] == "full"}


DOUBLED = replace(PENNIES, meta=RAISED, load=lambda _: DoublePennies())
RENAMED = replace(PENNIES, meta=RAISED, load=lambda _: RenamedPennies(), upcast=upcast)


@pytest.fixture
def release(monkeypatch: pytest.MonkeyPatch) -> Release:
    """Return a function that puts this version of the game into the server, which then starts anew."""
    games = registry.GAMES

    def put(game: Game) -> None:
        monkeypatch.setattr(registry, "GAMES", (*games, game))
        forget_codecs()
        store.forget_all()
        selectors._infos.clear()

    return put


def play_round(table: PlayedTable, system_seat: SystemSeat, number: int, **hand: Any) -> None:
    """Let both guess alike and right."""
    for seat in range(2):
        table.act(seat, {"type": "hide_penny", "round": number, **hand})
    table.act(0, ThrowCoin("full"))
    system_seat.work()


def begin(system_seat: SystemSeat) -> PlayedTable:
    """Begin a table with an undone hand in its log, and play a round."""
    table = PlayedTable(2, "pennies")
    table.start()
    table.act(0, HidePenny("empty", 1))
    table.undo(0)
    play_round(table, system_seat, 1, hand="full")
    return table


def scores(table: PlayedTable) -> list[int]:
    seats = table.document()["view"]["seats"]
    return [seats[seat]["score"] for seat in sorted(seats)]


def told(table: PlayedTable) -> int:
    """Return the older version of the rules that the host is told of; 0: none."""
    version: int = table.document()["table"].get("old_rules", 0)
    return version


def test_a_table_keeps_the_rules_that_it_began_with(release: Release, system_seat: SystemSeat) -> None:
    release(PENNIES)
    old = begin(system_seat)
    ended = begin(system_seat)
    for number in range(2, ROUNDS + 1):
        play_round(ended, system_seat, number, hand="full")
    assert (scores(old), told(old)) == ([1, 1], 0)

    release(DOUBLED)
    assert (scores(old), told(old)) == ([1, 1], 1)
    play_round(old, system_seat, 2, hand="full")
    assert scores(old) == [2, 2]
    new = begin(system_seat)
    assert (scores(new), told(new)) == ([2, 2], 0)
    assert ended.row.status == Table.Status.FINISHED
    assert (scores(ended), Result.objects.get(table=ended.id).ruleset_version) == ([4, 4], 1)
    call_command("replay_check")


@pytest.mark.parametrize(
    ("newer", "hand", "first_scores"), [(DOUBLED, {"hand": "full"}, [2, 2]), (RENAMED, {"holds": True}, [1, 1])]
)
def test_a_lobby_gets_the_newer_rules_and_a_sealed_hand_stays(
    newer: Game, hand: dict[str, Any], first_scores: list[int], release: Release, system_seat: SystemSeat
) -> None:
    release(PENNIES)
    waiting = PlayedTable(2, "pennies")
    sealed = begin(system_seat)
    sealed.act(0, HidePenny("full", 2))

    release(newer)
    waiting.start()
    play_round(waiting, system_seat, 1, **hand)
    assert (scores(waiting), told(waiting)) == (first_scores, 0)
    sealed.act(1, {"type": "hide_penny", "round": 2, **hand})
    sealed.act(0, ThrowCoin("full"))
    system_seat.work()
    assert (scores(sealed), told(sealed)) == ([2, 2], 1)
    call_command("replay_check")


def test_actions_of_an_older_form_are_read_in_the_new_one(release: Release, system_seat: SystemSeat) -> None:
    release(PENNIES)
    old = begin(system_seat)

    release(RENAMED)
    assert (scores(old), told(old)) == ([1, 1], 1)
    play_round(old, system_seat, 2, holds=True)
    assert scores(old) == [2, 2]
    hands = [e.content for e in store.load_entries(old.row) if e.kind == "action" and isinstance(e.content, HoldPenny)]
    assert [hand.holds for hand in hands] == [False, True, True, True, True]
    call_command("replay_check")


def test_a_log_that_the_new_form_cannot_read_is_noticed(release: Release, system_seat: SystemSeat) -> None:
    release(PENNIES)
    old = begin(system_seat)
    release(replace(RENAMED, upcast=None))
    with pytest.raises(msgspec.DecodeError):
        scores(old)


def test_edits_of_a_correction_are_read_in_the_new_form_too(release: Release) -> None:
    release(RENAMED)
    hand = {"type": "hide_penny", "round": 1, "hand": "full"}
    draft = {
        "type": "correction",
        "edits": [{"type": "replace", "ref": "2", "action": hand}, {"type": "drop", "ref": "3"}],
    }
    codec = find_codec("pennies")
    for correction in (codec.decode_draft(draft), codec.decode_content(msgspec.json.encode(draft).decode())):
        replaced, dropped = correction.edits  # type: ignore[union-attr]
        assert replaced.action == HoldPenny(True, 1)  # type: ignore[union-attr]
        assert dropped.ref == "3"
    assert codec.decode_submitted(hand) == HoldPenny(True, 1)
    assert codec.decode_submitted({"type": "pay_round"}) == PayRound()
