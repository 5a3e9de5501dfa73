"""Corrections that would reveal sealed choices, or choices that were changed before they were opened or lapsed: nothing
is revealed.

Twins as in `test_sealed_past`: tables that differ only in what one seat has sealed.
"""

from collections.abc import Callable
from typing import Any

import pytest

from companion.history import past_entry
from companion.tables import store
from companion.tables.corrections import previews
from companion.tables.edges import chance
from companion.tables.requests import EntryAsked
from games.core.errors import IllegalAction
from games.core.prompt import Weighted
from tests.tables.clans import GOALS, SkyeTable, prices_action, tiles_of
from tests.tables.conftest import SystemSeat
from tests.tables.corrections import Draft, confirm, correct, replace, submit_draft, undo
from tests.tables.druids import STONES, DruidsTable
from tests.tables.sealed_past import (
    LAPSES,
    Answer,
    answer,
    dearer_sale,
    play_sale,
    preview_answer,
    views_of_others,
)
from tests.tables.trading import MarketTable

pytestmark = [pytest.mark.computes, pytest.mark.django_db(transaction=True)]

REFUSED: Answer = ("correction.sealed_now", {})
LIFTED: Draft = {"type": "lift_screens", "round": 2}


def insert(after: int | str, action: Draft, seat: int = 2) -> Draft:
    return {"type": "insert", "after": str(after), "action": action, "seat": seat}


def choose_again(table: SkyeTable, *seats: int, first: int = 1) -> int:
    """Seal the choices of these seats in the second round; return the last version."""
    for seat in seats:
        table.axe(seat, number=2)
        table.price(seat, first, 1, number=2)
    return table.version


def test_the_last_to_choose_does_not_see_the_others_choices(system_seat: SystemSeat) -> None:
    table = play_sale(system_seat.work)
    last = choose_again(table, 0)
    axe = {"type": "place_axe", "round": 2, "seat": 2, "tile": tiles_of(2, 2)[2]}
    edits = insert(last, axe), insert("+1", prices_action(2, 1, 1, 2)), insert("+2", LIFTED)
    assert preview_answer(table, 2, *edits) == REFUSED
    choose_again(table, 2)
    lifted = insert(table.version, LIFTED)
    assert preview_answer(table, 2, lifted) == REFUSED
    asked = EntryAsked(ref="+1", seat=2, where="after", edits=(lifted,))
    assert answer(past_entry.find_entry_detail, table.devices[2], table.id, asked) == REFUSED


def test_a_correction_does_not_show_what_others_will_tell(system_seat: SystemSeat) -> None:
    table = track_everything(system_seat.work, hide_gold="off")
    for seat in (0, 1):
        report_gold(table, seat, 9)
    edit = insert(table.version, {"type": "report_gold", "round": 2, "amounts": {"gold": 9}})
    assert preview_answer(table, 2, edit) == REFUSED


def test_an_invented_end_does_not_show_secrets(market: str, system_seat: SystemSeat) -> None:
    gold = table_with_secret_gold(system_seat.work, 20)
    cards = MarketTable()
    cards.all_bid(3, 1, 2)
    cards.open(0)
    cards.look(0, "heron", "walrus")
    cards.keep(0, "walrus")
    for table in (gold, cards):
        assert preview_answer(table, 2, insert(table.version, {"type": "finish_now"}, 0)) == REFUSED  # type: ignore[arg-type]


def test_a_choice_changed_before_the_reveal_stays_secret(system_seat: SystemSeat) -> None:
    twins = play_sale(system_seat.work), play_sale(system_seat.work, LAPSES)
    for table in twins:
        table.price(1, 1, 1, number=2)
        choose_again(table, 0, 2)
        table.act(2, LIFTED)
    answers = [preview_answer(table, 2, dearer_sale(table, 3)) for table in twins]
    assert answers[0] == answers[1]
    assert "refused" not in answers[0]
    for table in twins:
        confirm(table, correct(table, 2, dearer_sale(table, 3)))
        table.check()
    assert views_of_others(twins[0]) == views_of_others(twins[1])


@pytest.mark.parametrize("chosen_again", [False, True], ids=["lapsed", "chosen again"])
def test_a_publicly_lapsed_choice_is_not_revealed_by_an_undo(system_seat: SystemSeat, chosen_again: bool) -> None:
    """The undo reveals neither the others' choices nor whether the old choice would be valid now."""
    twins = [(play_sale(system_seat.work, sealed), first) for sealed, first in ((LAPSES, 1), ((2, 4), 2), ((4, 2), 1))]
    answers = []
    for table, first in twins:
        corrected = confirm(table, correct(table, 2, dearer_sale(table, 3)))
        choose_again(table, 0, first=first)
        choose_again(table, 2)
        table.act(2, LIFTED)
        assert list(table.view(0)["waits"]) == ["1"]
        if chosen_again:
            choose_again(table, 1, first=2)
        by_price = [preview_answer(table, 2, dearer_sale(table, price)) for price in (1, 2)]
        answers.append((by_price, answer(previews.preview_draft, table.id, 2, undo(corrected), 2, host=False)))
        confirm(table, submit_draft(table, 2, undo(corrected)))
        assert not table.state.lifted
        table.check()
    assert answers[0] == answers[1] == answers[2]
    assert "difference" in answers[0][1]
    views = [[table.document(viewer)["view"] for viewer in (2, "spectator")] for table, _ in twins]
    assert views[0] == views[1] == views[2]
    for table, _ in twins:
        table.act(1, LIFTED)
        assert table.state.lifted
        table.check()


# --- gold known only to its seat --------------------------------------------------------------------------


def track_everything(work: Callable[[], Any], **options: str) -> SkyeTable:
    """Track everything from the second round on, so that all are asked for their gold."""
    table = SkyeTable(options={"tracking": "territories", **options})
    table.act(0, {"type": "receive_tile", "round": 1, "tile": "b70"})
    table.act(0, {"type": "set_tracking", "level": "full"})
    while action := table.building(0):
        table.act(0, action)
    for seat in table.places:
        table.act(seat, {"type": "finish_building", "round": 1})
    work()
    return table


def report_gold(table: SkyeTable, seat: int, gold: int) -> None:
    table.act(seat, {"type": "report_gold", "round": 2, "amounts": {"gold": gold}})


def table_with_secret_gold(work: Callable[[], Any], gold: int) -> SkyeTable:
    """Start a table where only seat 1 knows how much gold it had."""
    table = track_everything(work)
    for seat in table.places:
        report_gold(table, seat, gold if seat == 1 else 9)
    return table


def offer_all(table: SkyeTable, number: int, first: int) -> None:
    """Let all choose; seat 1 sets this price for its first tile."""
    table.draw_all(number)
    for seat in table.places:
        table.axe(seat, number=number)
        table.price(seat, first if seat == 1 else 1, 1, number)


def sell_and_build(table: SkyeTable, work: Callable[[], Any], number: int) -> None:
    """Lift the screens, let seat 1 buy a tile of seat 2, and let everybody build."""
    table.act(0, {"type": "lift_screens", "round": number})
    table.buy(1, tiles_of(2, number)[0])
    table.buy(2)
    table.buy(0)
    table.build_all()
    work()


def price_version(table: SkyeTable) -> int:
    return next(entry.version for entry in table.entries() if entry.seat == 2 and entry.action_type == "set_prices")


@pytest.mark.parametrize("is_open", [False, True], ids=["sealed", "open"])
def test_prices_do_not_reveal_secret_gold(system_seat: SystemSeat, is_open: bool) -> None:
    twins = table_with_secret_gold(system_seat.work, 20), table_with_secret_gold(system_seat.work, 4)
    answers = []
    for table in twins:
        offer_all(table, 2, 1)
        sell_and_build(table, system_seat.work, 2)
        offer_all(table, 3, 8)
        if is_open:
            table.act(0, {"type": "lift_screens", "round": 3})
            table.buy(2)
        dear = replace(price_version(table), prices_action(2, 6, 1, 2))
        answers.append(preview_answer(table, 2, dear))
        confirm(table, correct(table, 2, dear))
        table.check()
    assert answers[0] == answers[1]
    assert "refused" not in answers[0]
    assert views_of_others(twins[0]) == views_of_others(twins[1])
    assert ("gold-3-short" if is_open else "gold-3-short-prices") in twins[1].view(1)["prompts"]
    assert twins[1].state.clans[1].short == 3


def test_no_other_goal_reveals_secret_gold(system_seat: SystemSeat) -> None:
    table = table_with_secret_gold(system_seat.work, 20)
    offer_all(table, 2, 1)
    sell_and_build(table, system_seat.work, 2)
    drawn = [entry.version for entry in table.entries() if entry.action_type == "draw_goal"]
    most_gold = GOALS.index("base_most_gold")
    swapped = (1, most_gold), (most_gold, 1)
    edits = [replace(drawn[place], {"type": "draw_goal", "goal": GOALS[goal]}) for place, goal in swapped]
    assert preview_answer(table, 0, *edits) == REFUSED


def test_nobody_is_asked_for_gold_that_is_no_longer_tracked(system_seat: SystemSeat) -> None:
    table = table_with_secret_gold(system_seat.work, 4)
    offer_all(table, 2, 1)
    table.act(0, {"type": "lift_screens", "round": 2})
    table.buy(1, tiles_of(2, 2)[0])
    confirm(table, correct(table, 2, replace(price_version(table), prices_action(2, 9, 1, 2))))
    assert "gold-2-short" in table.view(1)["prompts"]
    table.act(0, {"type": "set_tracking", "level": "territories"})
    table.buy(2)
    table.buy(0)
    table.build_all()
    system_seat.work()
    assert not any(name.startswith("gold-3-short") for name in table.view(1)["prompts"])
    assert table.state.clans[1].short == 0


# --- a look into the bag ----------------------------------------------------------------------------------


def test_the_app_does_not_draw_a_tile_that_is_no_longer_in_the_bag(
    monkeypatch: pytest.MonkeyPatch, system_seat: SystemSeat
) -> None:
    """A buyer has seen a tile. A correction then says that somebody else drew it before."""
    comes = [*GOALS, *STONES, *(tile for seat in range(3) for tile in tiles_of(seat))]
    offered_weights: list[int] = []

    def choices(outcomes: tuple[Weighted, ...], weights: list[int]) -> list[Weighted]:
        offered_weights.extend(weights)
        piece = comes.pop(0)
        return [
            outcome
            for outcome in outcomes
            if piece in (getattr(outcome.action, "tile", 0), getattr(outcome.action, "goal", 0))
        ]

    monkeypatch.setattr(chance._random, "choices", choices)
    table = DruidsTable(draw="app")
    for seat in table.places:
        table.axe(seat)
        table.price(seat, 2, 1)
    table.act(0, {"type": "lift_screens", "round": 1})
    table.buy(0, tiles_of(1)[0])
    table.buy(1)
    table.buy(2)
    table.buy_again(0)
    table.act(1, {"type": "buy_again", "what": "bag"})
    comes.append("b40")
    table.act(1, {"type": "draw", "number": 2110})
    drew = next(entry.version for entry in store.load_entries(table.row) if getattr(entry.content, "tile", "") == "b08")
    sells = {"type": "set_prices", "round": 1, "seat": 2, "prices": {"b07": 2, "b40": 1}}
    edits = replace(drew, {"type": "draw_tile", "seat": 2, "tile": "b40"}), replace(price_version(table), sells)
    confirm(table, correct(table, 2, *edits))
    offered_weights.clear()
    comes.append("b51")
    table.act(1, {"type": "draw", "number": 2111})
    assert min(offered_weights) > 0
    with pytest.raises(IllegalAction):
        table.act(1, {"type": "keep_bag_tile", "tile": "b40"})
    table.act(1, {"type": "keep_bag_tile", "tile": "b51"})
    table.check()
