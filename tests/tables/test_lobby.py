"""Rules of the lobby: codes, seats, colours, names, order, options, who may start, the rematch."""

from uuid import UUID

import pytest
from uuid_utils.compat import uuid7

from companion import errors
from companion.people.devices import create_device, find_device
from companion.tables import codes, selectors
from companion.tables.models import LogEntry, Seat, Table
from companion.tables.requests import NewTable, SeatChange, TableChange
from companion.tables.services import lobby, own_tables, rematch
from games.core.action import StartTable
from tests.people.namesakes import DIFFERENT, SAME, UNSEEN
from tests.tables.conftest import SystemSeat
from tests.tables.played import PlayedTable

pytestmark = [pytest.mark.portable, pytest.mark.django_db(transaction=True)]


def names(table: PlayedTable) -> list[str]:
    return [seat["name"] for _, seat in sorted(table.document()["table"]["seats"].items())]


def leave(table: PlayedTable, seat: int, by: int | None = None) -> None:
    device = table.devices[seat if by is None else by]
    lobby.leave_seat(device, table.id, table.seats[seat])


def order(table: PlayedTable, *seats: int, by: int = 0) -> None:
    order = tuple(table.seats[seat] for seat in seats)
    lobby.order_seats(table.devices[by], table.id, order)


def change(table: PlayedTable, seat: int, by: int | None = None, **changes: str) -> None:
    device = table.devices[seat if by is None else by]
    lobby.update_seat(device, table.id, table.seats[seat], SeatChange(**changes))


def choose(table: PlayedTable, by: int = 0, **choices: object) -> None:
    lobby.update_table(table.devices[by], table.id, TableChange(**choices))


def test_a_new_table_is_a_lobby_with_a_code_and_complete_options() -> None:
    table = PlayedTable(seats=1, options={"farmers": "off"}, draw="app")
    document = table.document()
    assert len(table.code) == codes.LENGTH
    assert set(table.code) <= set(codes.LETTERS)
    assert set(codes.LETTERS).isdisjoint("01ILO")
    assert (document["table"]["status"], document["table"]["draw"]) == ("lobby", "app")
    assert document["table"]["options"]["farmers"] == "off"
    assert document["table"]["options"]["farm_scoring"] == "per_farm_3"
    assert "view" not in document
    assert document["table"]["seats"] == {
        "0": {"id": str(table.seats[0]), "name": "Anna", "colour": "red", "phone": True, "host": True}
    }
    assert LogEntry.objects.count() == 0


@pytest.mark.parametrize("name", ["Anna", "  anna ", "ANNA", "A\N{FULLWIDTH LATIN SMALL LETTER N}na"])
def test_two_players_cannot_have_the_same_name(name: str) -> None:
    table = PlayedTable(seats=2)
    guest, _ = create_device()
    lobby.join_table(guest, table.code)
    with pytest.raises(errors.NameTaken) as refusal:
        table.claim(guest, name, "green")
    assert refusal.value.code == "lobby.name_taken"
    with pytest.raises(errors.NameTaken):
        change(table, 1, name=name)
    assert names(table) == ["Anna", "Ben"]
    change(table, 0, name="ANNA", colour="green")
    assert names(table) == ["ANNA", "Ben"]


def test_unknown_games_expansions_and_options_are_refused() -> None:
    device, _ = create_device()
    with pytest.raises(errors.UnknownGame):
        lobby.create_table(device, NewTable(game="chess"))
    with pytest.raises(errors.UnknownGame) as refused:
        lobby.create_table(device, NewTable(game="carcassonne", expansions=("river", "rivers")))
    assert refused.value.params == {"game": "rivers"}
    for options in ({"farmers": "maybe"}, {"colour": "red"}):
        with pytest.raises(errors.WrongOption):
            lobby.create_table(device, NewTable(game="carcassonne", options=options))
    assert Table.objects.count() == 0


def test_a_used_code_is_not_assigned_to_another_table(monkeypatch: pytest.MonkeyPatch) -> None:
    drawn = iter(["AAAAAA", "CCCCCC", "AAAAAA", "CCCCCC", "BBBBBB", "EEEEEE"])  # to play, to watch, and the same again
    monkeypatch.setattr(codes, "draw_code", lambda length: next(drawn))
    assert [PlayedTable(seats=1).code for _ in range(2)] == ["AAAAAA", "BBBBBB"]


def test_only_a_hash_of_a_token_is_stored_and_it_identifies_its_device() -> None:
    device, token = create_device()
    assert find_device(token) == device
    assert bytes(device.token_hash) not in (token.encode(), b"")
    assert len(bytes(device.token_hash)) == 32
    for wrong in ("", token[:-1], token + "x", "x" * 65):
        with pytest.raises(errors.UnknownDevice):
            find_device(wrong)


def test_a_code_is_found_however_it_is_typed() -> None:
    table = PlayedTable()
    guest, _ = create_device()
    with pytest.raises(errors.UnknownTable):
        selectors.find_membership(guest, table.id)
    assert lobby.join_table(guest, f" {table.code.lower()} ").pk == table.id
    assert lobby.join_table(guest, table.code).pk == table.id
    assert selectors.find_membership(guest, table.id) == selectors.Membership((), False)
    assert selectors.find_membership(table.host, table.id) == selectors.Membership((0,), True)
    for wrong in ("", "AAAAAA", "\0", "ÄÖÜ", table.code + "A"):
        with pytest.raises(errors.UnknownCode):
            lobby.join_table(guest, wrong)


def test_after_the_start_a_phone_may_watch_but_take_no_seat() -> None:
    table = PlayedTable()
    table.start()
    guest, _ = create_device()
    lobby.join_table(guest, table.code)
    with pytest.raises(errors.AlreadyStarted):
        table.claim(guest, "Gus", "green")
    assert [summary.table for summary in own_tables.list_tables(guest)] == [str(table.id)]


def test_each_colour_of_the_box_is_taken_once() -> None:
    table = PlayedTable()
    with pytest.raises(errors.ColourTaken):
        table.claim(table.host, "Anna again", "blue")
    with pytest.raises(errors.UnknownColour):
        table.claim(table.host, "Anna again", "pink")
    with pytest.raises(errors.ColourTaken):
        change(table, 0, colour="blue")
    change(table, 0, colour="red")
    change(table, 0, colour="green")
    table.claim(table.host, "Red", "red")
    assert [seat["colour"] for seat in table.document()["table"]["seats"].values()] == ["green", "blue", "red"]


def test_a_full_table_has_no_more_seats() -> None:
    table = PlayedTable(seats=5)
    with pytest.raises(errors.TableFull):
        table.claim(table.host, "Six", "red")
    assert len(names(table)) == 5


@pytest.mark.parametrize(
    ("name", "refusal"), [("x" * 25, errors.InvalidRequest), *((name, errors.NameUnseen) for name in UNSEEN)]
)
def test_a_seat_needs_a_name_that_can_be_seen_of_at_most_24_characters(name: str, refusal: type[Exception]) -> None:
    table = PlayedTable()
    with pytest.raises(refusal):
        table.claim(table.host, name, "green")
    with pytest.raises(refusal):
        change(table, 0, name=name)
    assert names(table) == ["Anna", "Ben"]


@pytest.mark.parametrize(("name", "other"), SAME)
def test_names_that_are_the_same_or_look_the_same_do_not_sit_at_one_table(name: str, other: str) -> None:
    table = PlayedTable()
    change(table, 0, name=name)
    for refused in (lambda: table.claim(table.host, other, "green"), lambda: change(table, 1, name=other)):
        with pytest.raises(errors.NameTaken):
            refused()
    change(table, 0, name=other)
    assert names(table) == [" ".join(other.split()), "Ben"]


def test_names_that_differ_sit_at_one_table() -> None:
    for name, other in DIFFERENT:
        table = PlayedTable()
        change(table, 0, name=name)
        change(table, 1, name=other)
        assert names(table) == [name, other]


def test_namesakes_of_an_earlier_release_keep_their_names_and_change_their_colours() -> None:
    table = PlayedTable()
    Seat.objects.filter(pk=table.seats[1]).update(name="\u0410nna")
    change(table, 0, name="Anna", colour="green")
    assert names(table) == ["Anna", "\u0410nna"]


def test_invisible_characters_are_removed_from_names() -> None:
    table = PlayedTable()
    change(table, 0, name="  Änne\u202e \0 Li\tX 🎲 ")
    assert names(table)[0] == "Änne Li X 🎲"


def test_seats_are_changed_by_their_own_device_or_the_host_only() -> None:
    table = PlayedTable()
    change(table, 1, by=0, name="Benno")
    assert names(table) == ["Anna", "Benno"]
    with pytest.raises(errors.NotYourSeat):
        change(table, 0, by=1, name="Anne")
    with pytest.raises(errors.NotYourSeat):
        leave(table, 0, by=1)
    with pytest.raises(errors.UnknownSeat):
        lobby.leave_seat(table.host, table.id, uuid7())
    leave(table, 1, by=0)
    assert names(table) == ["Anna"]


def test_strangers_find_no_table() -> None:
    table = PlayedTable()
    stranger, _ = create_device()
    with pytest.raises(errors.UnknownTable):
        table.claim(stranger, "Stranger", "green")
    with pytest.raises(errors.UnknownTable):
        lobby.start_table(stranger, table.id)
    with pytest.raises(errors.UnknownTable):
        lobby.start_table(table.host, uuid7())


def test_only_the_host_orders_chooses_and_starts() -> None:
    table = PlayedTable()
    for refused in (
        lambda: order(table, 1, 0, by=1),
        lambda: choose(table, by=1, draw="app"),
        lambda: choose(table, by=1, expansions=("river",)),
        lambda: lobby.start_table(table.devices[1], table.id),
    ):
        with pytest.raises(errors.NotHost):
            refused()
    assert table.row.status == "lobby"


def test_reordering_keeps_the_start_player() -> None:
    table = PlayedTable(seats=3)
    choose(table, starter=1)
    order(table, 2, 0, 1)
    assert names(table) == ["Cleo", "Anna", "Ben"]
    assert table.row.starter == 2
    for wrong in ((0, 1), (0, 1, 1), (0, 1, 2, 2)):
        with pytest.raises(errors.InvalidRequest):
            order(table, *wrong)
    assert names(table) == ["Cleo", "Anna", "Ben"]


def test_expansions_are_changed_in_the_lobby_and_the_seats_stay() -> None:
    table = PlayedTable(options={"farmers": "off"})
    before = table.document()["table"]
    choose(table, expansions=("inns_cathedrals", "river"), options={"crossing_inn": "both"})
    document = table.document()["table"]
    assert (document["expansions"], document["seats"]) == (("river", "inns_cathedrals"), before["seats"])
    added = {"river_start_tile": "removed", "river_turns": "no_u_turn", "crossing_inn": "both"}
    assert document["options"] == {**before["options"], **added}
    choose(table, expansions=("inns_cathedrals",))
    assert table.document()["table"]["options"] == {**before["options"], "crossing_inn": "both"}
    choose(table, expansions=("river",))
    table.start()
    start = lobby.find_table_codec(table.row).decode_content(table.entries()[0].payload)
    assert isinstance(start, StartTable)
    assert (start.expansions, start.options) == (("river",), table.row.options)
    table.check()


def test_expansions_that_do_not_fit_the_table_change_nothing() -> None:
    table = PlayedTable(expansions=("inns_cathedrals",))
    sixth = table.claim(table.host, "Pia", "pink")
    before = table.document()
    with pytest.raises(errors.ColourMissing) as missing:
        choose(table, expansions=())
    assert missing.value.params == {"name": "Pia"}
    with pytest.raises(errors.UnknownGame):
        choose(table, expansions=("inns_cathedrals", "chess"))
    with pytest.raises(errors.WrongOption):
        choose(table, expansions=("inns_cathedrals",), options={"river_turns": "free"})
    assert table.document() == before
    lobby.update_seat(table.host, table.id, sixth, SeatChange(colour="green"))
    for name, colour in (("Quin", "yellow"), ("Rosa", "coal"), ("Six", "pink")):
        table.claim(table.host, name, colour)
    with pytest.raises(errors.WrongSeats) as wrong:
        choose(table, expansions=())
    assert wrong.value.params == {"min": 2, "max": 5}
    assert table.document()["table"]["expansions"] == ("inns_cathedrals",)


@pytest.mark.parametrize(
    ("starter", "leaves", "begins"),
    [(2, 0, "Cleo"), (1, 2, "Ben"), (0, 0, "Ben"), (2, 2, "Anna")],
)
def test_leaving_keeps_the_start_player(starter: int, leaves: int, begins: str) -> None:
    table = PlayedTable(seats=3)
    choose(table, starter=starter)
    leave(table, leaves)
    assert [seat.position for seat in table.row.seats.all()] == [0, 1]
    assert names(table)[table.row.starter] == begins


def test_the_start_player_has_a_seat() -> None:
    table = PlayedTable()
    with pytest.raises(errors.UnknownSeat):
        choose(table, starter=2)
    choose(table, starter=1, options={"farmers": "off"}, draw="app")
    table.start()
    start = table.entries()[0]
    assert '"starter":1' in start.payload
    assert table.document()["view"]["waits"] == {"1": {"code": "carcassonne.wait_draw", "params": {"seat": 1}}}
    with pytest.raises(errors.WrongOption):
        PlayedTable(options={"farmers": "perhaps"})


def test_the_start_is_entry_1_and_idempotent() -> None:
    table = PlayedTable(seats=3, options={"farmers": "off"}, draw="app")
    order(table, 1, 2, 0)
    assert table.start() == 1
    assert table.start() == 1
    (entry,) = table.entries()
    codec = lobby.find_table_codec(table.row)
    assert (entry.version, entry.kind, entry.action_type, entry.device_id) == (1, "start", "start_table", table.host.pk)
    start = codec.decode_content(entry.payload)
    assert isinstance(start, StartTable)
    assert (start.colours, start.draw, start.ruleset_version) == (("blue", "yellow", "red"), "app", 1)
    assert start.options == table.row.options
    table.check()


@pytest.mark.parametrize("seats", [0, 1])
def test_a_game_needs_its_minimum_of_players(seats: int) -> None:
    table = PlayedTable()
    for seat in range(seats, 2):
        leave(table, seat)
    with pytest.raises(errors.WrongSeats) as refusal:
        table.start()
    assert refusal.value.params == {"min": 2, "max": 5}


def test_the_lobby_is_closed_after_the_start() -> None:
    table = PlayedTable()
    table.start()
    before = table.document()
    for refused in (
        lambda: table.claim(table.host, "Late", "green"),
        lambda: change(table, 0, name="Other"),
        lambda: leave(table, 0),
        lambda: order(table, 1, 0),
        lambda: choose(table, draw="app"),
        lambda: choose(table, expansions=("river",)),
    ):
        with pytest.raises(errors.AlreadyStarted):
            refused()
    assert table.document() == before


def test_one_device_may_hold_several_seats() -> None:
    table = PlayedTable(seats=1)
    other = table.claim(table.host, "Nobody's phone", "coal", phone=False)
    assert selectors.find_membership(table.host, table.id).seats == (0, 1)
    seat = table.document()["table"]["seats"]["1"]
    assert (UUID(seat["id"]), seat.get("phone", False), seat.get("host", False)) == (other, False, False)
    table.devices.append(table.host)
    table.start()
    table.draw(0)
    table.place(0, 0, -1, 2)
    table.draw(1)
    assert table.version == 4
    table.check()


def test_every_change_is_announced_once_with_its_revision(nudges: list[tuple[str, int, int]]) -> None:
    table = PlayedTable()
    nudges.clear()
    change(table, 0, name="Anne")
    order(table, 1, 0)
    with pytest.raises(errors.ColourTaken):
        change(table, 0, colour="blue")
    table.start()
    revision = table.row.revision
    assert nudges == [(str(table.id), 0, revision - 1), (str(table.id), 0, revision), (str(table.id), 1, revision)]


def test_a_rematch_is_one_new_table_of_the_same_people(system_seat: SystemSeat) -> None:
    table = PlayedTable(seats=2, options={"tiles_left": "off"})
    guest, _ = create_device()
    lobby.join_table(guest, table.code)
    watcher, _ = create_device()
    lobby.join_table(watcher, table.row.watch_code)
    table.start()
    with pytest.raises(errors.NotFinished):
        rematch.open_rematch(table.devices[1], table.id)
    table.enter(143)
    system_seat.work()
    next_table = rematch.open_rematch(table.devices[1], table.id)
    assert next_table.status == "lobby"
    assert rematch.open_rematch(table.host, table.id).pk == next_table.pk
    assert table.document()["table"]["next"] == str(next_table.pk)
    assert next_table.host == table.host
    assert (next_table.game, next_table.draw, next_table.options) == (table.row.game, "table", table.row.options)
    seats = Seat.objects.filter(table=next_table).values_list("position", "name", "colour", "device")
    assert list(seats) == [
        (0, "Anna", "red", table.devices[0].pk),
        (1, "Ben", "blue", table.devices[1].pk),
    ]
    assert next_table.starter == 1
    assert selectors.find_membership(guest, next_table.pk).seats == ()
    assert selectors.find_code(guest, next_table.pk, watch=False) == next_table.code
    assert Table.objects.count() == 2
    lobby.start_table(table.host, next_table.pk)
    with pytest.raises(errors.OnlyWatching):
        selectors.find_code(watcher, next_table.pk, watch=False)
