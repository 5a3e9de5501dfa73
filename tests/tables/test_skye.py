"""Isle of Skye through the services: refusals, settings of the host, and corrections in a game with secrets."""

import json
from typing import Any

import msgspec
import pytest

from companion import errors
from companion.errors import AppError
from companion.tables.audience import Audience
from companion.tables.corrections import previews
from companion.tables.models import Result
from companion.texts.localization import format_sentence
from games import registry
from games.core.errors import GameError, IllegalAction, TooLate
from games.core.host import ScoreAdjusted
from games.core.seats import SPECTATOR
from games.isle_of_skye.events import RoundBegan, TileBought
from tests.tables.clans import SkyeTable, payload_of, played_round, prices_action, tiles_of
from tests.tables.conftest import SystemSeat
from tests.tables.corrections import confirm, correct, drop, replace

pytestmark = [pytest.mark.computes, pytest.mark.django_db(transaction=True)]


def assert_refused(table: SkyeTable, seat: int, action: dict[str, Any], **changes: Any) -> GameError | AppError:
    """Assert that an action is refused with a message in both languages and changes nothing. Return the refusal."""
    before = (table.version, [table.document(viewer) for viewer in (*table.places, "spectator")])
    with pytest.raises((GameError, AppError)) as error:
        table.act(seat, action, **changes)
    assert (table.version, [table.document(viewer) for viewer in (*table.places, "spectator")]) == before
    for language in ("en", "de"):
        words = format_sentence(error.value.code, error.value.params, language)
        assert words
        assert error.value.code not in words
    return error.value


def test_bad_input_is_refused_and_changes_nothing(system_seat: SystemSeat) -> None:
    table = SkyeTable()
    table.draw_all()
    round_and_seat = {"round": 1, "seat": 1}
    table.axe(1)
    assert assert_refused(table, 1, prices_action(1, 5, 1)).code == "isle_of_skye.price_above_gold"
    first, second, third = tiles_of(1)
    on_axe = {"type": "set_prices", **round_and_seat, "prices": {first: 1, second: 1, third: 1}}
    assert assert_refused(table, 1, on_axe).code == "isle_of_skye.price_on_axe"
    two_axes = {"type": "place_axe", **round_and_seat, "tile": [first, second]}
    assert assert_refused(table, 1, two_axes).code == "action.malformed"
    assert assert_refused(table, 2, prices_action(1, 1, 1)).code == "isle_of_skye.not_your_offer"
    assert assert_refused(table, 0, {"type": "buy_tile", "tile": first}).code == "isle_of_skye.not_now"
    table.price(1, 2, 1)
    for seat in (0, 2):
        table.axe(seat)
        table.price(seat, 2, 1)
    table.act(2, {"type": "lift_screens", "round": 1})
    assert assert_refused(table, 0, {"type": "buy_tile", "tile": tiles_of(0)[0]}).code == "isle_of_skye.own_tile"
    table.buy(0, first)
    assert assert_refused(table, 0, {"type": "buy_tile", "tile": second}).code == "isle_of_skye.not_your_turn"
    table.buy(1)
    table.buy(2)
    at = {"type": "place_tile", "round": 1, "tile": tiles_of(0)[0]}
    assert assert_refused(table, 0, {**at, "x": 0, "y": 0, "rotation": 0}).code == "isle_of_skye.cell_taken"
    wrong = table.building(0)
    assert wrong
    fits = next(p for p in table.view(0)["prompts"].values() if p["action"]["tile"] == wrong["tile"])["cells"]
    rotation = next(r for r in range(4) if str(r) not in fits[f"{wrong['x']},{wrong['y']}"])
    mismatch = assert_refused(table, 0, {**wrong, "rotation": rotation})
    assert mismatch.code == "isle_of_skye.edge_mismatch"
    assert set(mismatch.params) >= {"edge", "mine", "theirs"}
    version = table.version
    table.build_all()
    system_seat.work()
    assert table.view()["turn"] == 2
    late = assert_refused(table, 1, prices_action(1, 1, 1), version=version)
    assert isinstance(late, TooLate)
    assert isinstance(assert_refused(table, 0, wrong, version=version), TooLate)
    table.check()


def test_only_the_host_sets_how_much_is_tracked(system_seat: SystemSeat) -> None:
    table = SkyeTable()
    lower = {"type": "set_tracking", "level": "territories"}
    ((name, prompt),) = table.view("spectator")["host_prompts"].items()
    assert name == "tracking-1-full"
    assert [("unavailable" in choice) for choice in prompt["choices"]] == [True, False]
    assert isinstance(assert_refused(table, 1, lower), errors.NotHost)
    table.offer_all()
    table.act(0, lower)
    assert table.view()["options"]["tracking"] == "full"
    assert list(table.view()["host_prompts"]) == ["tracking-2-territories"]
    table.pass_all()
    table.build_all()
    system_seat.work()
    view = table.view(1)
    assert (view["turn"], view["options"]["tracking"], tuple(view["stages"])) == (2, "territories", ("build", "score"))
    assert "gold" not in view["seats"]["1"].get("stock", {})
    table.act(0, {"type": "set_tracking", "level": "full"})
    for seat in table.places:
        assert [prompt["kind"] for prompt in table.view(seat)["prompts"].values()] == ["amounts"]
        table.act(seat, {"type": "report_gold", "round": 2, "amounts": {"gold": 3 + seat}})
    assert table.view(1)["stage"] == "prices"
    assert table.view(1)["seats"]["1"]["stock"]["gold"] > 4, "with this round's income"
    table.check()


def test_the_app_draws_for_all_as_soon_as_it_can() -> None:
    table = SkyeTable(draw="app")
    assert len(set(table.view()["goals"].values())) == 4
    assert len({tile for clan in table.state.clans for tile in clan.drawn}) == 9
    assert table.state.step == "price"
    draw = {"type": "draw", "number": 121}
    assert isinstance(assert_refused(table, 1, draw), IllegalAction)
    table.undo(2)
    assert isinstance(assert_refused(table, 1, draw), IllegalAction), "a castle is missing"
    table.check()


def test_hands_of_the_next_round_wait_for_no_phone(system_seat: SystemSeat) -> None:
    table = SkyeTable(draw="app")
    for seat in table.places:
        tiles = table.state.clans[seat].drawn
        table.act(seat, {"type": "place_axe", "round": 1, "seat": seat, "tile": tiles[0]})
        prices = dict.fromkeys(tiles[1:], 1)
        table.act(seat, {"type": "set_prices", "round": 1, "seat": seat, "prices": prices})
    table.act(0, {"type": "lift_screens", "round": 1})
    table.pass_all()
    table.build_all()
    system_seat.work()
    view = table.view()
    assert (view["turn"], view["stage"]) == (2, "prices")
    assert {text["code"] for text in view["waits"].values()} == {"isle_of_skye.wait_price"}
    assert [len(clan.drawn) for clan in table.state.clans] == [3, 3, 3]
    assert not any("undo" in table.document(seat) for seat in table.places), "the round was counted"
    table.check()


# --- corrections -----------------------------------------------------------------------------------------------


def entry_of(table: SkyeTable, seat: int, kind: str) -> tuple[int, dict[str, Any]]:
    """Return version and payload of the first entry of a kind by a seat."""
    row = next(entry for entry in table.entries() if entry.seat == seat and entry.action_type == kind)
    return row.version, payload_of(row)


def test_a_tile_built_a_round_ago_is_corrected_and_past_points_change(system_seat: SystemSeat) -> None:
    """Seat 2 really got another tile: one with sheep, for which round 1 scored."""
    table = played_round(system_seat)
    table.draw_all(2)
    before = table.state
    version, drawn = entry_of(table, 2, "draw_tile")
    first = tiles_of(2)[0]
    edits = [replace(version, {**drawn, "tile": "b19"})]
    for row in table.entries():
        payload = payload_of(row)
        if row.seat == 2 and first in json.dumps(payload) and row.version != version:
            if row.action_type == "place_tile":
                built = row.version
                continue
            edits.append(replace(row.version, json.loads(json.dumps(payload).replace(first, "b19"))))
    edits.append(drop(built))
    draft = {"type": "correction", "edits": edits}
    preview = previews.preview_draft(table.id, 2, draft, 2, host=False)
    assert preview.refused, "the round cannot be scored before the right tile lies"
    place = next(
        edit
        for edit in candidates(table, built, "b19")
        if not previews.preview_draft(
            table.id, 2, {"type": "correction", "edits": [*edits[:-1], edit]}, 2, host=False
        ).refused
    )
    edits = [*edits[:-1], place]
    correction = correct(table, 2, *edits)
    assert correction.version is None, "the host is asked"
    corrected_version = confirm(table, correction)
    assert table.state.round == before.round == 2
    assert [clan.drawn for clan in table.state.clans] == [clan.drawn for clan in before.clans]
    assert table.state.scores[2] > before.scores[2], "sheep score in round 1"
    changed = previews.find_correction_difference(table.id, corrected_version, 0)
    words = msgspec.to_builtins(changed)["steps"]
    lay = [step for step in words if step["what"] == "lay_tile"]
    take = [step for step in words if step["what"] == "take_tile"]
    assert [(step["tile"], step["board"], step["seat"]) for step in (*take, *lay)] == [(first, "2", 2), ("b19", "2", 2)]
    assert changed.points["2"].after == table.state.scores[2]
    assert changed.lines_new
    table.check()


def candidates(table: SkyeTable, version: int, tile: str) -> list[dict[str, Any]]:
    """Return edits that place a tile instead of the entry's, at all cells around the castle."""
    payload = payload_of(next(entry for entry in table.entries() if entry.version == version))
    cells = [(x, y) for x in range(-2, 3) for y in range(-2, 3)]
    return [
        replace(version, {**payload, "tile": tile, "x": x, "y": y, "rotation": rotation})
        for x, y in cells
        for rotation in range(4)
    ]


def test_a_price_is_corrected_only_by_its_own_seat(system_seat: SystemSeat) -> None:
    table = SkyeTable()
    table.draw_all()
    table.axe(1)
    version = table.price(1, 3, 1)
    other_documents = [table.document(viewer) for viewer in (0, 2, "spectator")]
    with pytest.raises(errors.SealedEntry):
        correct(table, 0, replace(version, prices_action(1, 1, 1)))
    assert correct(table, 1, replace(version, prices_action(1, 2, 2))).version == version + 1
    assert table.state.clans[1].prices == dict.fromkeys(tiles_of(1)[:2], 2)
    assert [table.document(viewer) for viewer in (0, 2, "spectator")] == other_documents
    with pytest.raises(errors.EntryGone):
        previews.find_correction_difference(table.id, version + 1, 0)
    for seat in (0, 2):
        table.axe(seat)
        table.price(seat)
    table.act(0, {"type": "lift_screens", "round": 1})
    table.buy(0, tiles_of(1)[0])
    with pytest.raises(errors.SealedEntry):
        correct(table, 0, replace(version, prices_action(1, 1, 1)))
    correction = correct(table, 1, replace(version, prices_action(1, 3, 1)))
    corrected_version = confirm(table, correction)
    steps = msgspec.to_builtins(previews.find_correction_difference(table.id, corrected_version, 2))["steps"]
    assert {"what": "price", "tile": tiles_of(1)[1], "seat": 1, "n": 1} in steps
    gold = table.state.clans
    assert (gold[0].gold, gold[1].gold) == (5 - 2 - 3, 5 - 1 + 3)
    table.check()


def test_a_correction_names_a_later_build_that_becomes_impossible(system_seat: SystemSeat) -> None:
    table = played_round(system_seat)
    table.draw_all(2)
    version, first = entry_of(table, 1, "place_tile")
    later, second = next(
        (row.version, payload_of(row))
        for row in table.entries()
        if row.seat == 1 and row.action_type == "place_tile" and row.version > version
    )
    before = table.document(0)
    refs = []
    for rotation in range(4):
        edit = replace(version, {**first, "x": second["x"], "y": second["y"], "rotation": rotation})
        draft = {"type": "correction", "edits": [edit]}
        refusal = previews.preview_draft(table.id, 1, draft, 1, host=False).refused
        assert refusal
        assert refusal.why
        refs.append((refusal.ref, refusal.why.code))
        with pytest.raises(errors.DraftDoesNotHold) as error:
            correct(table, 1, edit)
        assert error.value.params["ref"] == refusal.ref
        assert all(format_sentence(error.value.code, error.value.params, language) for language in ("en", "de"))
    assert (str(later), "isle_of_skye.cell_taken") in refs
    assert table.document(0) == before
    table.check()


def test_a_build_is_undone_while_others_build_and_no_undo_reaches_past_lifted_screens() -> None:
    table = SkyeTable()
    table.offer_all()
    with pytest.raises(AppError):
        table.undo(1)
    table.pass_all()
    first = table.building(1)
    assert first
    table.act(1, first)
    for seat in (0, 2):
        action = table.building(seat)
        assert action
        table.act(seat, action)
    table.undo(1, version=table.version - 2)
    assert [len(clan.territory.tiles) for clan in table.state.clans] == [2, 1, 2]
    assert table.building(1) == first
    table.check()


# --- end of the game ----------------------------------------------------------------------------------------


def test_the_result_of_a_finished_table_has_points_by_category(system_seat: SystemSeat) -> None:
    table = played_round(system_seat)
    table.act(0, {"type": "finish_now"})
    system_seat.work()
    assert table.row.status == "finished"
    result = Result.objects.get(table=table.id)
    assert list(result.scores) == list(table.state.scores)
    sheet = table.view()["seats"]
    for seat in table.places:
        assert sum(sheet[str(seat)]["by_category"].values()) == table.state.scores[seat]
    assert any("gold" in row["by_category"] for row in sheet.values())
    assert all("gold" in row["stock"] for row in sheet.values()), "gold is told once it is over"
    with pytest.raises(IllegalAction) as error:
        table.buy(0)
    assert error.value.code == "table.over"


# --- narrations ---------------------------------------------------------------------------------------------------


def test_a_sale_and_points_by_agreement_address_their_seat_directly() -> None:
    sold, adjusted = TileBought(seat=0, seller=1, tile="b02", price=4), ScoreAdjusted(1, 2, "forgotten")
    ruleset = registry.find_game("isle_of_skye").load(())
    narrations = {viewer: Audience(ruleset, viewer).narrate((sold, adjusted)) for viewer in (0, 1, SPECTATOR)}
    assert [narration.text.code for narration in narrations[1]] == [
        "isle_of_skye.event_sold",
        "table.event_adjusted_own",
    ]
    assert [narration.seat for narration in narrations[1]] == [0, None], "what the own seat did is no news to it"
    assert narrations[0] == narrations[SPECTATOR] == (sold.narrate(), adjusted.narrate())


def test_what_begins_a_round_says_so_wherever_it_is_told() -> None:
    assert RoundBegan(seat=1, round=2).narrate().turn == 2
