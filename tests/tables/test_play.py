"""Actions on the database: versions, client ids, permissions, facts entered twice, the end of the game."""

from typing import Any

import pytest

from companion import errors
from companion.people.devices import create_device
from companion.tables import recording, selectors
from companion.tables.edges import chance
from companion.tables.models import LogEntry, Result
from companion.tables.services import actions, lobby, seating
from games.core.errors import GameError, IllegalAction, MalformedAction
from games.core.host import FinishNow
from games.core.prompt import ChancePrompt
from games.core.seats import CHANCE
from tests.records.carcassonne import moves
from tests.tables.conftest import SystemSeat
from tests.tables.corrections import submit_draft
from tests.tables.played import RECORD, PlayedTable

pytestmark = [pytest.mark.portable, pytest.mark.django_db(transaction=True)]
Nudges = list[tuple[str, int, int]]


def start_table(**chosen: Any) -> PlayedTable:
    table = PlayedTable(**chosen)
    table.start()
    return table


def assert_refused(table: PlayedTable, error: type[Exception], *arguments: Any, **changes: Any) -> Exception:
    """Assert that the action is refused and changes nothing. Return the refusal."""
    before = (table.row, table.document(0), LogEntry.objects.count())
    with pytest.raises(error) as refusal:
        table.act(*arguments, **changes)
    assert (table.row, table.document(0), LogEntry.objects.count()) == before
    assert vars(table.row)["version"] == vars(before[0])["version"]
    table.check()
    return refusal.value


def test_a_whole_game_has_versions_without_holes_and_a_result(system_seat: SystemSeat, nudges: Nudges) -> None:
    table = start_table()
    table.enter(143)
    assert table.row.status == "playing"
    assert table.row.due_since is not None
    assert system_seat.sent == [(table.id, "score_game")]
    assert system_seat.work() == [144]
    table.check()

    row = table.row
    assert (row.status, row.due_since, row.version) == ("finished", None, 144)
    assert row.finished_at is not None
    result = Result.objects.get(table=table.id)
    assert result.scores == RECORD["final_scores"]
    assert result.ranks == [1 + sum(other_score > score for other_score in result.scores) for score in result.scores]
    assert (result.reason, result.ruleset_version) == ("carcassonne.end_last_tile", 1)
    assert list(table.document()["view"]["outcome"]["scores"]) == RECORD["final_scores"]
    last = table.entries()[-1]
    assert (last.kind, last.action_type, last.seat, last.device_id) == ("action", "score_game", None, None)
    assert [v for _, v, _ in nudges if v] == list(range(1, 145))


def test_an_entry_stores_who_did_what() -> None:
    table = start_table()
    table.draw(0, "E", id="mine")
    entry = table.entries()[-1]
    assert (entry.version, entry.kind, entry.seat, entry.device_id) == (2, "action", 0, table.host.pk)
    assert (entry.action_type, entry.payload) == ("draw_tile", '{"type":"draw_tile","tile":"E"}')
    assert (entry.client_action_id, entry.draw_number) == ("mine", None)
    assert entry.events == '[{"type":"tile_drawn","seat":0,"tile":"E"}]'


def test_a_repeated_action_is_acknowledged_with_its_version(nudges: Nudges) -> None:
    table = start_table()
    first = table.command(0, {"type": "draw_tile", "tile": "E"})
    assert actions.submit_action(*first) == 2
    table.place(0, 0, -1, 2)
    table.draw(1, "U")
    nudges.clear()
    assert actions.submit_action(*first) == 2
    assert table.draw(0, "E", id=first[2].id) == 2  # the phone has seen newer versions meanwhile
    assert table.version == 4
    assert nudges == []


def test_the_same_client_id_from_two_devices_is_two_requests() -> None:
    table = start_table()
    table.draw(0, "E", id="a")
    table.place(0, 0, -1, 2, id="b")
    assert table.draw(1, "U", id="a") == 4


@pytest.mark.parametrize("version", [1, 2], ids=["stale", "fresh"])
@pytest.mark.parametrize(
    "other",
    [
        {"type": "draw_tile", "tile": "U"},
        {"type": "place_tile", "x": 0, "y": -1, "rotation": 2},
        {"type": "place_tile", "x": 9, "y": 9, "rotation": 2},
    ],
    ids=["other fact", "legal", "illegal"],
)
def test_a_client_id_cannot_be_reused_for_another_action(version: int, other: dict[str, Any]) -> None:
    table = start_table()
    table.draw(0, "E", id="a")
    assert_refused(table, errors.DuplicateId, 0, other, id="a", version=version)
    with pytest.raises(errors.DuplicateId):
        table.undo(0, id="a")
    table.check()


@pytest.mark.parametrize("behind", [-1, 1])
def test_a_stale_version_is_refused(behind: int) -> None:
    table = start_table()
    table.draw(0, "E")
    place = {"type": "place_tile", "x": 0, "y": -1, "rotation": 2}
    assert_refused(table, errors.StaleVersion, 0, place, version=table.version + behind)
    with pytest.raises(errors.StaleVersion):
        table.undo(0, version=table.version + behind)


def test_a_fact_entered_by_two_phones_is_one_entry(nudges: Nudges) -> None:
    table = start_table()
    assert table.draw(0, "E", version=1) == 2
    nudges.clear()
    assert table.draw(0, "E", version=1) == 2
    assert table.draw(1, "E", version=1) == 2
    assert table.version == 2
    assert nudges == []
    with pytest.raises(errors.StaleVersion):
        table.draw(0, "U", version=1)


def test_the_host_enters_the_draw_of_a_seat_without_a_phone() -> None:
    table = start_table(seats=3)
    table.draw(0)
    table.place(0, 0, -1, 2)
    assert_refused(table, errors.NotYoursToDo, 2, {"type": "draw_tile", "tile": "U"})
    assert table.draw(0, "U") == 4
    assert table.entries()[-1].seat == 0


@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize(
    ("draw", "action"),
    [
        ("app", {"type": "draw_tile", "tile": "E"}),
        ("app", {"type": "score_game"}),
        ("table", {"type": "score_game"}),
        ("table", {"type": "draw"}),
    ],
)
def test_phones_cannot_submit_chance_or_system_actions(seat: int, draw: str, action: dict[str, Any]) -> None:
    table = start_table(draw=draw)
    assert_refused(table, errors.NotYoursToDo, seat, action)


def test_score_game_is_refused_even_when_it_is_due(system_seat: SystemSeat) -> None:
    table = start_table()
    table.end()
    assert_refused(table, errors.NotYoursToDo, 0, {"type": "score_game"})


def test_seats_are_played_only_from_their_own_devices() -> None:
    table = start_table()
    assert_refused(table, errors.NotYourSeat, 0, {"type": "draw_tile", "tile": "E"}, device=table.devices[1])
    assert_refused(table, errors.NotYourSeat, 0, {"type": "draw_tile", "tile": "E"}, seat=4)
    stranger, _ = create_device()
    assert_refused(table, errors.UnknownTable, 0, {"type": "draw_tile", "tile": "E"}, device=stranger)
    guest, _ = create_device()
    lobby.join_table(guest, table.code)
    assert_refused(table, errors.NotYourSeat, 0, {"type": "draw_tile", "tile": "E"}, device=guest)
    with pytest.raises(errors.NotYourSeat):
        table.undo(0, device=table.devices[1])


@pytest.mark.parametrize(
    ("action", "error", "code"),
    [
        ({}, MalformedAction, "action.malformed"),
        ({"type": "castle"}, MalformedAction, "action.malformed"),
        ({"type": "start_table"}, MalformedAction, "action.malformed"),
        ({"type": "undo", "drops": [2]}, MalformedAction, "action.malformed"),
        ({"type": "draw_tile"}, MalformedAction, "action.malformed"),
        ({"type": "draw_tile", "tile": "E", "seat": 1}, MalformedAction, "action.malformed"),
        ({"type": "draw_tile", "tile": 5}, MalformedAction, "action.malformed"),
        ({"type": "draw_tile", "tile": "EEE"}, MalformedAction, "action.malformed"),
        ({"type": "draw_tile", "tile": "\0"}, MalformedAction, "action.hidden_characters"),
        ({"type": "place_tile", "x": 0, "y": 0, "rotation": 0}, IllegalAction, "carcassonne.draw_first"),
    ],
)
def test_unknown_and_untimely_actions_are_refused(action: dict[str, Any], error: type[GameError], code: str) -> None:
    refusal = assert_refused(start_table(), error, 0, action)
    assert isinstance(refusal, GameError)
    assert refusal.code == code


def test_nothing_is_played_before_the_start() -> None:
    table = PlayedTable()
    with pytest.raises(errors.NotStarted):
        table.draw(0, version=0)
    with pytest.raises(errors.NotStarted):
        table.undo(0, version=0)


@pytest.mark.parametrize("draw", ["table", "app"])
def test_a_finished_table_refuses_actions(draw: str, system_seat: SystemSeat, monkeypatch: pytest.MonkeyPatch) -> None:
    table = start_table(draw=draw)
    if draw == "app":
        tiles = iter(move["tile"] for move in RECORD["moves"])
        monkeypatch.setattr(chance._random, "choices", lambda outcomes, _: [outcome_of_tile(outcomes, next(tiles))])
        for move in RECORD["moves"]:
            table.act(move["player"], {"type": "draw"})
            table.act(move["player"], recorded_place(move["n"]))
    else:
        table.end()
    system_seat.work()
    assert table.row.status == "finished"
    request = {"type": "draw"} if draw == "app" else {"type": "draw_tile", "tile": "E"}
    for action in (request, {"type": "place_tile", "x": 0, "y": 1, "rotation": 0}):
        refusal = assert_refused(table, IllegalAction, 0, action)
        assert isinstance(refusal, IllegalAction)
        assert refusal.code == "table.over"


def outcome_of_tile(outcomes: Any, tile: str) -> Any:
    return next(outcome for outcome in outcomes if outcome.action.tile == tile)


def recorded_place(number: int) -> Any:
    return next(action for n, _, action in moves(RECORD) if n == number and not hasattr(action, "tile"))


# --- the app draws ------------------------------------------------------------------------------


def test_the_app_draws_from_the_remaining_tiles_by_weight(monkeypatch: pytest.MonkeyPatch) -> None:
    table = start_table(draw="app")
    draws: list[tuple[list[str], list[int]]] = []

    def choices(outcomes: Any, weights: Any) -> Any:
        draws.append(([outcome.action.tile for outcome in outcomes], list(weights)))
        return [outcome_of_tile(outcomes, "E")]

    monkeypatch.setattr(chance._random, "choices", choices)
    for copies in (5, 4, 3, 2, 1):
        seat = 5 - copies & 1
        table.act(seat, {"type": "draw"})
        cells = next(iter(table.document(seat)["view"]["prompts"].values()))["cells"]
        place, rotations = next(iter(cells.items()))
        x, y = map(int, place.split(","))
        tiles, weights = draws[-1]
        assert dict(zip(tiles, weights, strict=True))["E"] == copies
        assert sum(weights) == 71 - (5 - copies)
        table.place(seat, x, y, int(next(iter(rotations))))
    monkeypatch.undo()
    state = actions.store.load(table.row).state
    (prompt,) = actions.find_table_codec(table.row).ruleset.list_prompts(state, CHANCE)
    assert isinstance(prompt, ChancePrompt)
    assert "E" not in [outcome.action.tile for outcome in prompt.outcomes]  # type: ignore[attr-defined]
    entry = table.entries()[1]
    assert (entry.action_type, entry.draw_number, entry.seat) == ("draw_tile", 1, 0)


def test_a_draw_of_the_app_is_always_a_legal_outcome() -> None:
    table = start_table(draw="app")
    (prompt,) = actions.find_table_codec(table.row).ruleset.list_prompts(actions.store.load(table.row).state, CHANCE)
    assert isinstance(prompt, ChancePrompt)
    for _ in range(30):
        drawn, number = chance.Draws(table.row).draw(prompt)
        assert (number, drawn in [outcome.action for outcome in prompt.outcomes]) == (1, True)


def test_the_active_seat_or_the_host_makes_the_app_draw() -> None:
    table = start_table(seats=3, draw="app")
    assert_refused(table, errors.NotYoursToDo, 1, {"type": "draw"})
    table.act(0, {"type": "draw"})
    refusal = assert_refused(table, IllegalAction, 0, {"type": "draw"})
    assert isinstance(refusal, IllegalAction)
    assert refusal.code == "table.nothing_to_draw"


# --- simultaneous phases ------------------------------------------------------------------------


def test_simultaneous_actions_do_not_conflict_over_versions(pennies: str, system_seat: SystemSeat) -> None:
    table = PlayedTable(seats=3, game=pennies)
    table.start()
    hide = {"type": "hide_penny", "hand": "full", "round": 1}
    for seat in range(3):
        assert table.act(seat, hide, version=1) == seat + 2
    refusal = assert_refused(table, GameError, 0, {**hide, "hand": "empty"}, version=1)
    assert isinstance(refusal, GameError)
    assert refusal.code == "table.too_late"
    assert table.act(0, {"type": "throw_coin", "side": "full"}) == 5
    assert system_seat.sent == [(table.id, "pay_round")]
    assert system_seat.work() == [6]
    with pytest.raises(GameError):
        table.act(0, hide, version=1)  # meant for the round before
    assert table.act(1, {**hide, "round": 2}, version=1) == 7
    table.check()


def test_tables_that_differ_in_a_secret_give_others_equal_documents(pennies: str) -> None:
    def documents(hand: str) -> list[dict[str, Any]]:
        table = PlayedTable(game=pennies)
        table.start()
        table.act(1, {"type": "hide_penny", "hand": hand, "round": 1})
        documents_since = selectors.build_documents(table.id, (0, "spectator"), since=1)
        assert documents_since.narrations == {0: (), "spectator": ()}
        return [documents_since.convert(viewer)["view"] for viewer in (0, "spectator")]

    assert documents("empty") == documents("full")


def test_a_full_log_takes_the_end_of_the_game_and_nothing_else_of_people(
    monkeypatch: pytest.MonkeyPatch, system_seat: SystemSeat
) -> None:
    """A phone could fill it, and each look back replays all of it."""
    table = start_table()
    table.enter(3)
    monkeypatch.setattr(recording, "MOST_ENTRIES", 3)
    with pytest.raises(errors.LogFull):
        table.undo(0)
    with pytest.raises(errors.LogFull):
        submit_draft(table, 0, {"type": "undo", "drops": [3]})
    _, seat, action = list(moves(RECORD))[2]
    assert_refused(table, errors.LogFull, seat, action)
    seating.give_up_seat(table.devices[1], table.id, table.seats[1])
    table.act(0, FinishNow())
    assert system_seat.work()
    assert table.document()["view"]["outcome"]


def test_requests_have_the_digests_that_older_versions_stored() -> None:
    """After an upgrade a phone may repeat what it sent before."""
    table = start_table()
    table.draw(0, "E")
    table.undo(0)
    table.draw(0, "U")
    assert submit_draft(table, 0, {"type": "undo", "drops": [4]}).version == 5
    assert [bytes(entry.request_digest or b"").hex() for entry in table.entries()[1:]] == [
        "2de6c8bd3092aee81b7702334492d159",
        "418e3a1ca717fa80a73d3cb8e04fa936",
        "faf1fd9401799178c0920f079d11b2f7",
        "5177ef0a8fef6c58778b7a9adf2ef33e",
    ]
