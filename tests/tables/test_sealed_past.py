"""Corrections of the past while others have sealed choices: what they reveal, and what becomes of the choices.

Each request is sent to twins: tables that differ only in what one seat has sealed. The asker must get equal answers.
"""

from typing import Any

import pytest

from companion import errors
from companion.tables import store
from companion.tables.codec import find_table_codec
from companion.tables.corrections import previews
from companion.tables.services import corrections
from games.core.errors import IllegalAction
from games.isle_of_skye.actions import ReportGold
from tests.tables.clans import SkyeTable, prices_action, tiles_of
from tests.tables.conftest import SystemSeat
from tests.tables.corrections import (
    confirm,
    correct,
    correction_command,
    drop,
    redo,
    replace,
    submit_draft,
    undo,
)
from tests.tables.sealed_past import HOLDS, LAPSES, answer, dearer_sale, play_sale, preview_answer, views_of_others
from tests.tables.trading import MarketTable

pytestmark = [pytest.mark.computes, pytest.mark.django_db(transaction=True)]


def test_previews_do_not_reveal_a_sealed_choice(system_seat: SystemSeat) -> None:
    holds, lapses = play_sale(system_seat.work), play_sale(system_seat.work, LAPSES)
    refused = 0
    for price in (1, 3, 4, 5):
        edit = dearer_sale(holds, price)
        preview = preview_answer(holds, 2, edit)
        assert preview == preview_answer(lapses, 2, edit), f"seat 2 asks {price}"
        refused += "refused" in preview
    assert refused, "what everybody can work out is refused: seat 1 had only 3 gold to pay with"
    for version in range(1, holds.version + 1):
        for seat in (0, 2, None):
            assert preview_answer(holds, seat, drop(version)) == preview_answer(lapses, seat, drop(version)), (
                seat,
                version,
            )
            for draft in (undo(version), redo(version)):
                answers = [
                    answer(previews.preview_draft, table.id, seat, draft, 0, host=False) for table in (holds, lapses)
                ]
                assert answers[0] == answers[1], (seat, draft)


def test_points_by_agreement_do_not_reveal_it_either(system_seat: SystemSeat) -> None:
    """Income depends on the ranking: moving points in the past moves gold."""

    def behind(sealed: tuple[int, int]) -> SkyeTable:
        table = SkyeTable()
        table.act(0, {"type": "adjust_score", "seat": 0, "points": 3, "reason": "ahead"})
        for number in (1, 2):
            table.draw_all(number)
            for seat in table.places:
                table.axe(seat, number=number)
                table.price(seat, 1, 1, number)
            table.act(0, {"type": "lift_screens", "round": number})
            table.pass_all(number)
            table.build_all()
            system_seat.work()
        table.draw_all(3)
        table.axe(1, number=3)
        table.price(1, *sealed, number=3)
        return table

    all_gold = behind((1, 1)).state.clans[1].gold
    holds, lapses = behind((1, 1)), behind((1, all_gold - 1))
    adjusted = next(entry.version for entry in holds.entries() if entry.action_type == "adjust_score")
    for points in (-3, 1, 30):
        edit = replace(adjusted, {"type": "adjust_score", "seat": 1, "points": points, "reason": "ahead"})
        assert "refused" not in preview_answer(holds, 0, edit)
        assert preview_answer(holds, 0, edit) == preview_answer(lapses, 0, edit)
        assert preview_answer(holds, None, edit) == preview_answer(lapses, None, edit)
    for table in (holds, lapses):
        correct(table, 0, drop(adjusted))
        table.check()
    assert holds.state.clans[1].gold == all_gold - 1
    assert views_of_others(holds) == views_of_others(lapses)


def test_a_lapsed_choice_is_asked_only_of_its_seat_before_anything_is_opened(
    system_seat: SystemSeat,
) -> None:
    holds, lapses = play_sale(system_seat.work), play_sale(system_seat.work, LAPSES)
    for table in (holds, lapses):
        confirm(table, correct(table, 2, dearer_sale(table, 3)))
        assert table.state.clans[1].gold == 5
        table.check()
    assert views_of_others(holds) == views_of_others(lapses)
    assert list(lapses.state.clans[1].prices.values()) == [3, 3], "nothing is lost"
    prompts = lapses.view(1)["prompts"]
    assert {prompt["hint"]["code"] for prompt in prompts.values()} == {"isle_of_skye.hint_lapsed"}
    assert all("hint" not in prompt for prompt in holds.view(1)["prompts"].values())
    for table in (holds, lapses):
        for seat in (0, 2):
            table.axe(seat, number=2)
            table.price(seat, number=2)
    assert views_of_others(holds) == views_of_others(lapses)
    assert "lift-2" in lapses.view(1)["prompts"], "it may lift the screens as everybody may"
    lapses.axe(1, at=0, number=2)
    assert views_of_others(holds) == views_of_others(lapses), "a seat that chooses again does so in secret"
    lapses.act(2, {"type": "lift_screens", "round": 2})
    assert not lapses.state.lifted
    assert list(lapses.view(0)["waits"]) == ["1"]
    offered = lapses.view(0)["surfaces"]["offer-2"]["slots"].values()
    assert offered
    assert all(slot.get("price", 0) == 0 for slot in offered)
    lapses.axe(1, number=2)
    with pytest.raises(IllegalAction):
        lapses.price(1, 3, 3, number=2)
    lapses.price(1, 3, 2, number=2)
    lapses.act(2, {"type": "lift_screens", "round": 2})
    assert list(lapses.state.clans[1].offer.values()) == [3, 2]
    lapses.check()


def test_a_lapsed_choice_is_valid_again_once_the_correction_is_undone(system_seat: SystemSeat) -> None:
    table = play_sale(system_seat.work, LAPSES)
    corrected = confirm(table, correct(table, 2, dearer_sale(table, 3)))
    assert table.view(1)["prompts"]["axe-2-1"].get("hint")
    undone = confirm(table, submit_draft(table, 2, undo(corrected)))
    assert "hint" not in table.view(1)["prompts"]["axe-2-1"]
    assert list(table.state.clans[1].prices.values()) == [3, 3]
    table.check()
    submit_draft(table, 2, redo(undone))
    assert table.view(1)["prompts"]["axe-2-1"].get("hint")
    table.check()


def test_an_own_draft_is_checked_against_the_own_sealed_choice(system_seat: SystemSeat) -> None:
    table = play_sale(system_seat.work, LAPSES)
    price_version = next(e.version for e in table.entries() if e.seat == 1 and e.action_type == "set_prices")
    dearer_price = replace(price_version, prices_action(1, 2, 1))
    preview = preview_answer(table, 1, dearer_price)
    assert preview["refused"]["why"]["code"] == "isle_of_skye.price_above_gold"
    with pytest.raises(errors.DraftDoesNotHold):
        correct(table, 1, dearer_price)


def test_a_proposal_does_not_reveal_later_choices_of_its_author_to_the_host(system_seat: SystemSeat) -> None:
    def proposed(sealed: tuple[int, int]) -> tuple[SkyeTable, Any]:
        table = play_sale(system_seat.work)
        price_version = next(e.version for e in table.entries() if e.seat == 1 and e.action_type == "set_prices")
        correction = correct(table, 1, replace(price_version, prices_action(1, 2, 1)))
        table.price(1, *sealed, number=2)
        return table, correction

    twins = [proposed(HOLDS), proposed(LAPSES)]
    answers = [
        [answer(previews.preview_proposal, table.id, correction.proposal, viewer) for viewer in (0, 2, "spectator")]
        for table, correction in twins
    ]
    assert answers[0] == answers[1]
    for table, correction in twins:
        confirm(table, correction)
        table.check()
    assert views_of_others(twins[0][0]) == views_of_others(twins[1][0])
    assert twins[1][0].view(1)["prompts"]["axe-2-1"]["hint"]["code"] == "isle_of_skye.hint_lapsed"


def test_visibly_impossible_sealed_choices_are_dropped(system_seat: SystemSeat) -> None:
    """A tile was not drawn yet: whatever the prices were, nobody can have set them, and no choice is named."""
    twins = play_sale(system_seat.work), play_sale(system_seat.work, LAPSES)
    answers = []
    for table in twins:
        table.undo(1)
        last = [entry for entry in table.entries() if entry.seat == 2 and entry.action_type == "draw_tile"][-1]
        answers.append(preview_answer(table, 2, drop(last.version)))
        confirm(table, correct(table, 2, drop(last.version)))
        assert table.state.step == "draw"
        assert table.state.clans[1].axe == ""
        table.check()
    assert answers[0] == answers[1]
    assert "refused" not in answers[0]


def test_undo_does_not_reveal_whether_somebody_has_chosen(system_seat: SystemSeat) -> None:
    """A seat undoes its last draw after another one placed its axe, or placed and undid it."""
    answers = []
    for changes in (("axe", "axe"), ("axe", "undo")):
        table = SkyeTable()
        table.draw_all()
        for change in changes:
            _ = table.undo(1) if change == "undo" else table.axe(1)
        answers.append(answer(table.undo, 2))
        table.check()
    assert answers[0] == answers[1]
    assert isinstance(answers[0], int), "the draw is taken back"


def test_possible_payments_do_not_reveal_secret_gold(system_seat: SystemSeat) -> None:
    """Others must not be able to work out secretly entered gold. For them a purchase is not checked against it, and a
    seat that ends up short is asked how much gold it has."""

    def bought(gold: int) -> SkyeTable:
        table = SkyeTable(options={"tracking": "territories"})
        table.act(0, {"type": "receive_tile", "round": 1, "tile": "b70"})
        table.act(0, {"type": "set_tracking", "level": "full"})
        while action := table.building(0):
            table.act(0, action)
        for seat in table.places:
            table.act(seat, {"type": "finish_building", "round": 1})
        system_seat.work()
        for seat in table.places:
            table.act(seat, {"type": "report_gold", "round": 2, "amounts": {"gold": gold if seat == 1 else 9}})
        table.draw_all(2)
        for seat in table.places:
            table.axe(seat, number=2)
            table.price(seat, 1, 1, 2)
        table.act(0, {"type": "lift_screens", "round": 2})
        table.buy(1, tiles_of(2, 2)[0])
        return table

    rich, poor = bought(20), bought(3)
    priced = next(e.version for e in rich.entries() if e.seat == 2 and e.action_type == "set_prices")
    for price in (2, 5, 6, 7, 9):
        edit = replace(priced, prices_action(2, price, 1, 2))
        assert "refused" not in preview_answer(rich, 2, edit)
        assert preview_answer(rich, 2, edit) == preview_answer(poor, 2, edit)
    for table in (rich, poor):
        confirm(table, correct(table, 2, replace(priced, prices_action(2, 9, 1, 2))))
        table.check()
    assert views_of_others(rich) == views_of_others(poor)
    assert (poor.state.clans[1].gold, poor.state.clans[1].short) == (0, 3)
    prompt = poor.view(1)["prompts"]["gold-2-short"]
    assert prompt["title"] == {"code": "isle_of_skye.prompt_gold_short", "params": {"n": 3}}
    rules, telling = find_table_codec(poor.row).ruleset, ReportGold(2, {"gold": 2})
    assert rules.apply_unchecked(poor.state, 1, telling) == rules.apply(poor.state, 1, telling)
    poor.act(1, {**prompt["action"], "amounts": {"gold": 2}})
    assert (poor.state.clans[1].gold, poor.state.clans[1].short) == (2, 0)
    assert "prompts" not in poor.view(1)
    assert views_of_others(rich) == views_of_others(poor)
    poor.check()


def test_a_phone_cannot_mark_entries_as_unchecked(system_seat: SystemSeat) -> None:
    """Only the server marks entries that are not checked."""
    table = play_sale(system_seat.work)
    sealed = table.entries()[-1].version
    draft = {"type": "correction", "edits": [dearer_sale(table, 1)], "unchecked": [str(sealed)]}
    correction = corrections.make_correction(*correction_command(table, 2, draft))
    confirm(table, correction)
    assert not any(entry.unchecked for entry in store.load_entries(table.row) if entry.kind == "action")
    assert store.load_entries(table.row)[-1].content.unchecked == ()  # type: ignore[union-attr]


def test_a_past_tip_does_not_reveal_a_bid(market: str, system_seat: SystemSeat) -> None:
    def tipped(fish: int) -> MarketTable:
        table = MarketTable()
        table.to_stocking()
        for seat in table.view("spectator")["seats"]:
            table.stock(int(seat))
            table.stock(int(seat), "salt")
        system_seat.work()
        table.bid(0, fish, number=2)
        return table

    few, all_in = tipped(0), tipped(3)
    assert few.state.coins[0] == 3
    tip_version = next(entry.version for entry in few.entries() if entry.action_type == "answer_tip")
    edit = replace(tip_version, {"type": "answer_tip", "take": True})
    answers = [preview_answer(table, 1, edit) for table in (few, all_in)]  # type: ignore[arg-type]
    assert answers[0] == answers[1]
    assert "refused" not in answers[0]
    for table in (few, all_in):
        confirm(table, correct(table, 1, edit))
        assert table.state.coins[0] == 2
        table.bid(1, 1, number=2)
        table.bid(2, 1, number=2)
        table.check()
    assert [few.view(viewer) for viewer in (1, 2, "spectator")] == [
        all_in.view(viewer) for viewer in (1, 2, "spectator")
    ]
    assert list(few.view(0)["prompts"]) == ["open-2"]
    assert list(all_in.view(0)["prompts"]) == ["bid-2"]
    all_in.open(1, 2)
    assert list(all_in.view(1)["waits"]) == ["0"]
    all_in.bid(0, 2, number=2)
    all_in.open(1, 2)
    assert all_in.state.opened
    all_in.check()


def test_withdrawn_proposals_have_no_effect(system_seat: SystemSeat) -> None:
    table = play_sale(system_seat.work, LAPSES)
    before = views_of_others(table)
    correction = correct(table, 2, dearer_sale(table, 3))
    assert correction.proposal
    corrections.withdraw_correction(table.devices[2], table.id, correction.proposal)
    assert views_of_others(table) == before
    table.check()
