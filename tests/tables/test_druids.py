"""Druids through the services: requirements of a table, whole games, purchases corrected and undone, interrupted
work."""

import itertools
from collections.abc import Iterator
from io import StringIO
from typing import Any

import msgspec
import pytest
from django.core.management import call_command
from django.utils import timezone

from companion import errors
from companion.boxes.keeping import find_box
from companion.boxes.pieces import keep_pieces
from companion.tables import store, tasks
from companion.tables.corrections import previews
from companion.tables.edges import chance, dispatch
from companion.tables.models import Table
from companion.tables.overdue import OVERDUE
from companion.tables.requests import NewTable, TableChange
from companion.tables.services import actions, corrections, lobby
from companion.texts.localization import format_sentence
from games.core.errors import IllegalAction
from games.core.prompt import Weighted
from games.core.table_step import TableStep
from games.isle_of_skye.actions import BuyTile
from games.isle_of_skye.expansions.druids.actions import BuyAgain, LookIntoBag
from tests.contract.tables import play
from tests.games.isle_of_skye.druids import FOUND
from tests.games.isle_of_skye.pieces import MEADOW
from tests.tables.clans import GOALS
from tests.tables.conftest import SystemSeat
from tests.tables.corrections import confirm, correct, drop, replace, submit_draft, undo
from tests.tables.druids import FULL, NEXT, STONES, DruidsTable, enter_game
from tests.tables.played import PlayedTable

BAG = BuyAgain("bag")
pytestmark = [pytest.mark.computes, pytest.mark.django_db(transaction=True)]


# --- options and requirements of a table ----------------------------------------------------------------------


def open_table(*expansions: str, **options: str) -> Table:
    """Open a table with these expansions."""
    host = PlayedTable(1).host
    return lobby.create_table(host, NewTable(game="isle_of_skye", options=options, draw="table", expansions=expansions))


def test_options_of_the_expansion_belong_to_its_tables() -> None:
    assert open_table("druids").options["late_scroll"] == "works"
    assert open_table("druids", late_scroll="does_not_work").options["late_scroll"] == "does_not_work"
    assert "late_scroll" not in open_table().options
    with pytest.raises(errors.WrongOption):
        open_table(late_scroll="works")
    table = open_table("druids")
    for options in ({"late_scroll": "never"}, {"waypoints": "on"}):
        with pytest.raises(errors.WrongOption):
            lobby.update_table(table.host, table.pk, TableChange(options=options))
    changed = lobby.update_table(table.host, table.pk, TableChange(options={"late_scroll": "does_not_work"}))
    assert changed.options["late_scroll"] == "does_not_work"


def test_expansions_are_deduplicated_and_unknown_ones_refused() -> None:
    assert open_table("druids", "druids").expansions == ["druids"]
    for wrong in (("smugglers",), ("druids", "druid"), ("Druids",), ("",)):
        with pytest.raises(errors.UnknownGame):
            open_table(*wrong)


def bare_table(draw: str, **options: str) -> PlayedTable:
    """Start a table without any entered Druid tile; the scoring tiles are placed."""
    table = PlayedTable(2, "isle_of_skye", expansions=("druids",), draw=draw, options=options)
    table.start()
    for goal in GOALS:
        table.act(0, {"type": "draw_goal", "goal": goal})
    return table


def test_a_table_without_entered_tiles_begins_and_anybody_adds_them() -> None:
    """No list has the Druid tiles, so most groups add them when they appear."""
    table = bare_table("table")
    for space in map(str, range(1, 6)):
        seat = int(space) % 2
        view = table.document(seat)["view"]
        pick = next(prompt for prompt in view["prompts"].values() if prompt.get("place") == space)
        assert tuple(pick["choices"]) == (), "what came up is not on the stacks any more"
        added = {**pick["unlisted"], "facts": FOUND}
        table.act(seat, added)
        table.act(seat, {**pick["action"], "tile": added["tile"]})
        slots = table.document()["view"]["surfaces"]["market"]["slots"]
        assert slots[space]["piece"] == added["tile"]
    assert [slot["price"] for _, slot in sorted(slots.items())] == [11, 10, 9, 8, 7]
    table.check()


def test_the_app_draws_from_an_own_box_only_with_enough_druid_tiles_in_it() -> None:
    with pytest.raises(IllegalAction) as error:
        bare_table("app", drawn_tiles="own")
    assert error.value.code == "isle_of_skye.druid_tiles_few"
    for language in ("en", "de"):
        assert "5" in format_sentence(error.value.code, error.value.params, language)
    (waiting,) = Table.objects.filter(status="lobby")
    assert (waiting.version, waiting.entries.count()) == (0, 0)
    lobby.update_table(waiting.host, waiting.pk, TableChange(draw="table"))
    assert lobby.start_table(waiting.host, waiting.pk) == 1, "and it begins"


def test_tiles_of_the_hosts_box_are_those_of_the_table() -> None:
    """None of the tiles is in the bag. Their other facts are in every view."""
    table = DruidsTable()
    assert table.display() == STONES
    assert not {f"x{n}" for n in range(1, 37)} & set(table.state.bag)
    assert table.view()["pieces"]["x20"]["tablet"] == "scroll_again"
    without = PlayedTable(2, "isle_of_skye")
    keep_pieces(without.host, "isle_of_skye", find_box(table.host, "isle_of_skye"))
    without.start()
    assert "pieces" not in without.document()["view"], "another table of that box leaves them in it"


def test_the_app_draws_from_the_tiles_of_the_hosts_box() -> None:
    table = DruidsTable(draw="app")
    assert len({*table.display()}) == 5
    assert {*table.display()} < {f"x{n}" for n in range(1, 37)}


# --- whole games ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("draw", ["table", "app"])
def test_a_whole_game_follows_the_rules(system_seat: SystemSeat, draw: str) -> None:
    played = play(FULL[draw])
    table = enter_game(played, system_seat)
    action_types = {row.action_type for row in table.entries()}
    up = "draw_druid_tile" if draw == "app" else "report_druid_tile"
    assert {up, "keep_bag_tile", "buy_own_tile", "refill_dolmen_board", "score_game"} <= action_types
    assert {"look_into_bag"} <= action_types if draw == "app" else {"scroll_again"} <= action_types
    assert (table.row.status, store.load(table.row).state) == ("finished", played.steps[-1].after)
    table.check()
    call_command("replay_check", stdout=StringIO())


# --- corrected and undone purchases ------------------------------------------------------------------------------


def play_two_rounds(system_seat: SystemSeat) -> tuple[DruidsTable, int]:
    """Play to round 3. In round 1 seat 1 took the rightmost tile for nothing. Return the version of the purchase
    too."""
    table = DruidsTable()
    table.to_second()
    table.buy_again(0)
    bought = table.buy_again(1, "space_5")
    table.buy_again(2)
    table.end_round(system_seat)
    table.to_second(2)
    table.pass_again(2)
    table.end_round(system_seat, 2)
    return table, bought


def test_a_purchase_of_two_rounds_ago_is_corrected_with_all_consequences(system_seat: SystemSeat) -> None:
    """Seat 1 really bought the next tile, for 2 gold: another tile left the game, and another tablet was taken.
    The dolmen board itself has moved on since."""
    table, bought = play_two_rounds(system_seat)
    before = table.display()
    assert table.view()["seats"]["1"]["stock"] == {"tablet_scroll_again": 1}
    purchase = replace(bought, {"type": "buy_again", "what": "space_4"})
    drafts = ([purchase, building] for building in buildings(table, build_version(table, "x20"), "x35"))
    edits, preview = next(
        (edits, preview) for edits in drafts if not (preview := preview_by_buyer(table, *edits)).refused
    )
    steps = preview.difference.steps
    tablets = {(step.kind, step.n) for step in steps if step.what == "stock" and step.kind != "gold"}
    assert tablets == {("tablet_scroll_again", -1), ("tablet_discount_2", 1)}
    laid = {step.what: step.tile for step in steps if step.what in ("take_tile", "lay_tile")}
    assert laid == {"take_tile": "x20", "lay_tile": "x35"}
    assert preview.asks_host
    assert table.display() == before, "so far it is looked at"
    confirm(table, correct(table, 1, *edits))
    assert table.display() == before
    assert table.view()["seats"]["1"]["stock"] == {"tablet_discount_2": 1}
    assert table.view(1)["seats"]["1"]["stock"]["gold"] == table.state.clans[1].gold
    assert "x20" in table.state.slices.druids.gone, "it lay rightmost at the end of that round"
    table.check()


def preview_by_buyer(table: DruidsTable, *edits: dict[str, Any]) -> previews.Preview:
    """Preview a correction by seat 1."""
    return previews.preview_draft(table.id, 1, {"type": "correction", "edits": list(edits)}, 1, host=False)


def build_version(table: DruidsTable, tile: str) -> int:
    """Return the version of the entry that built a tile."""
    entries = (row for row in table.entries() if row.action_type == "place_tile")
    return next(row.version for row in entries if f'"{tile}"' in str(row.payload))


def buildings(table: DruidsTable, version: int, tile: str) -> Iterator[dict[str, Any]]:
    """Yield builds of another tile of seat 1 next to its current territory."""
    land = {tuple(map(int, place.split(","))) for place in table.view()["surfaces"]["1"]["tiles"]}
    beside = {(x + dx, y + dy) for x, y in land for dx, dy in ((1, 0), (0, 1), (-1, 0), (0, -1))}
    for (x, y), rotation in itertools.product(sorted(beside), range(4)):
        at = {"type": "place_tile", "round": 1, "tile": tile, "x": x, "y": y, "rotation": rotation}
        yield replace(version, at)


def test_the_tile_of_a_dropped_purchase_stays_to_the_end_of_the_round(system_seat: SystemSeat) -> None:
    """The tile that came up after the purchase is dropped too; later ones stay."""
    table, bought = play_two_rounds(system_seat)
    gold, before = table.state.clans[1].gold, table.display()
    edits = [
        replace(bought, {"type": "buy_again", "what": "nothing"}),
        drop(bought + 1),
        drop(build_version(table, "x20")),
    ]
    preview_steps = preview_by_buyer(table, *edits).difference.steps
    assert table.display() == before, "so far it is looked at"
    version = confirm(table, correct(table, 1, *edits))
    changed = [(n, new) for n, (old, new) in enumerate(zip(before, table.display(), strict=True), 1) if old != new]
    assert [tile for _, tile in changed] == [*STONES[:3]]
    for steps in (
        preview_steps,
        *(previews.find_correction_difference(table.id, version, viewer).steps for viewer in (0, 2)),
    ):
        wares = [step for step in steps if step.what == "market"]
        expected_steps = [TableStep("market", "market", tile=tile, n=n, instead=before[n - 1]) for n, tile in changed]
        assert wares == expected_steps, "what to put right on the board"
    assert (table.state.clans[1].gold, table.view()["seats"]["1"].get("stock")) == (gold, None)
    assert NEXT[0] not in table.display()
    table.check()


def test_a_purchase_is_undone_with_the_tile_that_came_up_until_the_next_one() -> None:
    table = DruidsTable()
    table.to_second()
    table.buy_again(0, "space_5")
    assert table.display() == (NEXT[0], *STONES[:4])
    table.undo(0)
    assert table.display() == ("", *STONES[:4]), "the tile that came up, told wrongly"
    assert table.state.clans[0].hand[-1:] == ("x20",)
    table.undo(0)
    assert (table.display(), "x20" in table.state.clans[0].hand) == (STONES, False)
    table.buy_again(0)
    table.buy_again(1)
    with pytest.raises(errors.NothingToUndo):
        table.undo(0)
    table.undo(1)
    table.undo(0)
    assert table.state.slices.druids.turns == 0
    table.check()


# --- a buyer's look into the bag ------------------------------------------------------------------------------


def paid_for_the_bag(system_seat: SystemSeat) -> tuple[PlayedTable, int]:
    """Start a game where the app draws and play until a seat other than the host's has paid for the bag. Return that
    seat too."""
    played = play(FULL["app"])
    paid, buyer = next((n, step.seat) for n, step in enumerate(played.steps, 1) if step.action == BAG and step.seat)
    return enter_game(played, system_seat, paid), buyer


def buyer_of(table: PlayedTable) -> int:
    """Return the seat whose turn of the second buy turn it is."""
    state = store.load(table.row).state
    return int((state.first + state.slices.druids.turns) % state.seats)


def first_prompted_action(table: PlayedTable, seat: int) -> dict[str, Any]:
    (prompt, *_) = table.document(seat)["view"]["prompts"].values()
    action: dict[str, Any] = prompt["action"]
    return action


def test_a_buyers_look_into_the_bag_is_repeated_and_never_chosen(system_seat: SystemSeat) -> None:
    """Before the first look the payment is undone directly. After it, a correction that nobody else notices repeats the
    same look. Only the app knows the drawn tile, so the host must confirm another one. The kept tile is public."""
    table, buyer = paid_for_the_bag(system_seat)
    table.undo(buyer)
    assert first_prompted_action(table, buyer)["type"] == "buy_again"
    table.act(buyer, {"type": "buy_again", "what": "bag"})
    table.act(buyer, first_prompted_action(table, buyer))
    looked = store.load(table.row).state.slices.druids.looked
    with pytest.raises(errors.NothingToUndo):
        table.undo(buyer)
    assert submit_draft(table, buyer, undo(table.version)).version
    assert store.load(table.row).state.slices.druids.looked == ()
    table.act(buyer, first_prompted_action(table, buyer))
    assert store.load(table.row).state.slices.druids.looked == looked
    seen_last = table.act(buyer, first_prompted_action(table, buyer))
    state = store.load(table.row).state
    first, second = state.slices.druids.looked
    unseen = next(tile for tile, copies in state.bag.items() if copies)
    keep_version = table.act(buyer, {"type": "keep_bag_tile", "tile": first})

    other = next(seat for seat in range(3) if seat != buyer)
    instead = replace(seen_last, {"type": "look_into_bag", "tile": unseen})
    keeping = replace(keep_version, {"type": "keep_bag_tile", "tile": second})
    for edit in (instead, keeping):
        with pytest.raises(errors.SealedEntry):
            correct(table, other, edit)
    other_look = correct(table, buyer, instead)
    assert other_look.proposal, "nobody sees a difference, and still the host is asked"
    corrections.withdraw_correction(table.devices[buyer], table.id, other_look.proposal)
    with pytest.raises(errors.DraftDoesNotHold):
        correct(table, buyer, replace(keep_version, {"type": "keep_bag_tile", "tile": unseen}))
    correction = correct(table, buyer, keeping)
    assert correction.proposal, "everybody sees the tile that is kept"
    confirm(table, correction)
    hand = store.load(table.row).state.clans[buyer].hand
    assert (first in hand, second in hand) == (False, True)
    table.check()


def test_seen_tiles_that_a_correction_removes_cannot_be_kept_and_others_are_seen(
    system_seat: SystemSeat, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Two tiles of the host's box were seen. If the first was never in the box, the other may be kept. If neither was,
    the buyer looks at two others, and nobody else is told."""
    tiles = ("x50", "x51")
    played = play(FULL["app"])
    paid, buyer = next((n, step.seat) for n, step in enumerate(played.steps, 1) if step.action == BAG and step.seat)
    before = max(n for n, step in enumerate(played.steps[:paid]) if isinstance(step.action, BuyTile))
    table = enter_game(played, system_seat, before, dict.fromkeys(tiles, MEADOW))
    while store.load(table.row).state.step != "second" or buyer_of(table) != buyer:
        seat = next(seat for seat in range(3) if table.document(seat)["view"].get("prompts"))
        action = first_prompted_action(table, seat)
        decision = {"tile": ""} if action["type"] == "buy_tile" else {"what": "nothing"}
        table.act(seat, {**action, **decision})
    table.act(buyer, {"type": "buy_again", "what": "bag"})
    with monkeypatch.context() as patch:
        coming = iter(tiles)
        patch.setattr(chance._random, "choices", lambda *_: [Weighted(LookIntoBag(next(coming)), 1)])
        for n, _ in enumerate(tiles):
            (prompt,) = table.document(buyer)["view"]["prompts"].values()
            assert prompt.get("at_once", False) == (n > 0), "the first tap draws them all"
            table.act(buyer, prompt["action"])
    assert store.load(table.row).state.slices.druids.looked == tiles
    before = table.document("spectator")["view"]
    printed = dict(store.load(table.row).state.pieces)
    for tile in tiles:
        del printed[tile]
        start = msgspec.to_builtins(store.load_entries(table.row)[0].content)
        assert correct(table, 0, replace(1, {**start, "pieces": msgspec.to_builtins(printed)})).version
        with pytest.raises(IllegalAction):
            table.act(buyer, {"type": "keep_bag_tile", "tile": tile})
        assert first_prompted_action(table, buyer)["type"] == ("keep_bag_tile" if tile == "x50" else "draw")
    (prompt,) = table.document(buyer)["view"]["prompts"].values()
    assert (prompt["kind"], prompt["title"]["params"]) == ("draw", {"n": 1, "all": 2})
    after = table.document("spectator")["view"]
    assert {key for key in before if before[key] != after.get(key)} <= {"pieces", "bag", "bag_total"}
    for _ in range(2):
        table.act(buyer, first_prompted_action(table, buyer))
    seen_now = store.load(table.row).state.slices.druids.looked[-2:]
    table.act(buyer, {"type": "keep_bag_tile", "tile": seen_now[0]})
    state = store.load(table.row).state
    assert (seen_now[0] in state.clans[buyer].hand, state.bag[seen_now[1]]) == (True, 1)
    assert not {*tiles} & {*state.pieces, *(tile for tile, copies in state.bag.items() if copies)}
    table.check()


# --- interrupted work -----------------------------------------------------------------------------------------


def test_the_worker_dies_between_the_score_of_a_round_and_the_dolmen_board(
    system_seat: SystemSeat, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The round is scored, the board has not moved on. Nobody may act until a sweep moves it on, once."""
    table = DruidsTable()
    table.to_second()
    table.pass_again()
    table.build_all()
    monkeypatch.setattr(dispatch, "_dispatch", lambda *_: None)
    (scored,) = system_seat.work()
    assert scored == table.version
    assert actions.list_due_system_actions(table.id) == ["refill_dolmen_board"]
    for viewer in (*table.places, "spectator"):
        view = table.view(viewer)
        assert [list(view["waits"]), view.get("prompts", {}), view["turn"]] == [["system"], {}, 1]
    for seat in table.places:
        with pytest.raises((errors.NotYoursToDo, IllegalAction)):
            table.act(seat, {"type": "refill_dolmen_board"})
        with pytest.raises(IllegalAction):
            table.act(seat, {"type": "buy_again", "what": "nothing"})
    assert table.row.due_since is not None
    Table.objects.filter(pk=table.id).update(due_since=timezone.now() - 2 * OVERDUE)
    assert tasks.sweep() == 1
    assert [row.action_type for row in table.entries()[-2:]] == ["score_round", "refill_dolmen_board"]
    assert actions.act_as_system(table.id, "refill_dolmen_board") is None
    assert table.display() == ("", *STONES[:4])
    table.come_up(0)
    assert table.display() == (NEXT[0], *STONES[:4])
    assert table.view()["turn"] == 2
    table.check()
