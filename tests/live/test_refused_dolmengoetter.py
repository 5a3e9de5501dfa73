"""Refusals by the rules of Dolmengötter over HTTP and socket: code, a message in either language, no change. Invalid
boards."""

import copy
from collections.abc import Callable
from typing import Any

import pytest

from tests.chaos.games import DOLMENS
from tests.games.dolmengoetter.boards import BUILT_IN, line_that_is_no_side, place_in_four_circles, rune_three_times
from tests.live.phones import phones
from tests.live.refusals import MALFORMED, RefusalTable, Said, assert_refused
from tests.live.tables import table_with_sockets
from tests.serving import ServedTable

A, B = 0, 1
NOT_YOURS = (403, "table.not_yours_to_do")
PLACED, WALKED = DOLMENS.moves[:6], DOLMENS.moves[6:10]
"""Three of these walks, and a flight after gathering herbs, give seat 0 and seat 1 a right each."""


def move_action(kind: str, source: str, target: str, stone: bool = True) -> Said:
    return {"type": kind, "source": source, "target": target, "stone": stone}


def herbs(source: str, target: str | None = None) -> Said:
    return {"type": "gather_herbs", "source": source, "target": target or source}


def build_action(circle: str, value: Any = 1) -> Said:
    return {"type": "build_dolmen", "circle": circle, "value": value}


def choose_action(circle: str) -> Said:
    return {"type": "choose_right", "circle": circle}


def expected_refusal(code: str) -> tuple[int, str]:
    return 422, f"dolmengoetter.{code}"


WHILE_PLACING = [
    (B, {"type": "place_druid", "place": "p16"}, expected_refusal("druid_there")),
    (B, {"type": "place_druid", "place": "p99"}, expected_refusal("no_such_place")),
    (B, {"type": "place_druid", "place": "c01"}, expected_refusal("no_such_place")),
    (B, {"type": "place_druid", "place": "x" * 17}, MALFORMED),
    (B, {"type": "place_druid", "place": None}, MALFORMED),
    (A, {"type": "place_druid", "place": "p01"}, expected_refusal("not_your_turn")),
    (B, move_action("walk", "p16", "p17"), expected_refusal("druids_first")),
]
BEFORE_A_STONE_LIES = [
    (A, move_action("walk", "p29", "p28"), expected_refusal("druid_there")),
    (A, move_action("walk", "p29", "p29"), expected_refusal("own_place")),
    (A, move_action("walk", "p28", "p22"), expected_refusal("no_own_druid")),
    (A, move_action("walk", "p29", "p78"), expected_refusal("out_of_reach")),
    (A, move_action("fly", "p29", "p01"), expected_refusal("druid_stands")),
    (A, move_action("walk", "p42", "p34", stone=False), expected_refusal("last_point")),
    (A, {**move_action("walk", "p42", "p34"), "stone": "yes"}, MALFORMED),
    (A, {"type": "pass"}, expected_refusal("may_not_pass")),
    (A, herbs("p29", "p30"), expected_refusal("herbs_on_the_spot")),
    (B, move_action("walk", "p36", "p30"), expected_refusal("not_your_turn")),
    (A, {"type": "score_game"}, NOT_YOURS),
    (A, {"type": "turn_over"}, NOT_YOURS),
    (A, build_action("c13"), expected_refusal("move_first")),
    (A, {"type": "report_value", "circle": "c13", "level": 1, "value": 1}, (422, "table.too_late")),
]
WITH_A_STONE_IN_THE_WAY = [(B, move_action("walk", "p36", "p42"), expected_refusal("stone_there"))]
WITHOUT_A_STONE = [(A, move_action("walk", "p23", "p22"), expected_refusal("no_stone_left"))]
WITH_A_DRUID_THAT_LIES = [
    (B, move_action("walk", "p28", "p22"), expected_refusal("druid_lies")),
    (B, herbs("p28"), expected_refusal("lies_already")),
    (B, move_action("fly", "p28", "p35"), expected_refusal("druid_there")),
]
BEFORE_THE_ORDER_IS_SAID = [
    (B, build_action("c14"), expected_refusal("order_first")),
    (A, build_action("c13"), expected_refusal("not_your_turn")),
    (B, choose_action("c01"), expected_refusal("no_such_right")),
    (B, move_action("walk", "p30", "p24"), expected_refusal("rights_first")),
]
OUT_OF_ORDER = [
    (B, build_action("c14"), expected_refusal("not_your_right")),
    (B, build_action("c13"), expected_refusal("not_your_right")),
    (B, {"type": "decline_dolmen", "circle": "c13"}, expected_refusal("not_your_right")),
    (A, build_action("c14"), expected_refusal("other_right")),
    (A, choose_action("c13"), expected_refusal("right_chosen")),
    (A, build_action("c13", 4), expected_refusal("value_not_in_supply")),
    (A, build_action("c13", 5), MALFORMED),
    (A, build_action("c13", 0), MALFORMED),
    (A, build_action("c13", None), expected_refusal("value_now")),
]
USED_TWICE = [
    (A, build_action("c13"), expected_refusal("not_your_right")),
    (B, build_action("c13"), expected_refusal("other_right")),
]
OVER = [(A, build_action("c13"), (422, "table.over")), (B, herbs("p30"), (422, "table.over"))]


async def test_bad_input_in_every_phase_is_refused_and_changes_nothing(server: ServedTable) -> None:
    chosen = {"stones": "2", "start_points": "1", "dolmens_1": "1", "dolmens_2": "1", "dolmens_3": "0"}
    options = {"values": "when_built", **chosen, "dolmens_4": "0"}
    async with table_with_sockets(server.url, 2, game="dolmengoetter", options=options) as (sitting, sockets):
        game = RefusalTable(sitting, sockets)
        game.server = server
        await game.say(*PLACED[0])
        await assert_refused(game, WHILE_PLACING)
        for move in PLACED[1:]:
            await game.say(*move)
        await assert_refused(game, BEFORE_A_STONE_LIES)
        await game.say(*WALKED[0])
        await assert_refused(game, WITH_A_STONE_IN_THE_WAY)
        await game.say(*WALKED[1])
        await game.say(*WALKED[2])
        await game.say(B, herbs("p28"))
        await assert_refused(game, WITHOUT_A_STONE)
        await game.say(A, move_action("walk", "p16", "p15", stone=False))
        await assert_refused(game, WITH_A_DRUID_THAT_LIES)
        await game.say(*WALKED[3])
        await assert_refused(game, BEFORE_THE_ORDER_IS_SAID)
        await game.say(B, choose_action("c13"))
        await assert_refused(game, OUT_OF_ORDER)
        await game.say(A, build_action("c13", 2))
        await assert_refused(game, USED_TWICE)
        await game.say(B, build_action("c14", 1))
        for socket in sockets:
            await socket.until(lambda phone: phone.document["table"]["status"] == "finished")
        game.version = sockets[0].v
        await assert_refused(game, OVER)
        await game.compare()


def larger_than_any(raw: dict[str, Any]) -> None:
    raw["status"] = "x" * 1_000_000


def wordy(raw: dict[str, Any]) -> None:
    raw["status"] = "x" * 50_000


@pytest.mark.parametrize(
    ("spoil", "code"),
    [
        (place_in_four_circles, "dolmengoetter.board_border_circles"),
        (rune_three_times, "dolmengoetter.board_rune_count"),
        (line_that_is_no_side, "dolmengoetter.board_line_not_a_side"),
        (wordy, "dolmengoetter.board_shape"),
        (larger_than_any, "request.too_large"),
    ],
    ids=lambda value: getattr(value, "__name__", None),
)
async def test_an_invalid_board_is_not_saved(
    server: ServedTable, spoil: Callable[[dict[str, Any]], None], code: str
) -> None:
    """A board with faults is refused with the first of them; checking the board lists all."""
    raw = copy.deepcopy(BUILT_IN)
    spoil(raw)
    async with phones(server.url, 1) as (anna,):
        looked = await anna.http.post("/games/dolmengoetter/boards/board/check", json={"facts": raw})
        faults = looked.json().get("faults", [looked.json()])
        assert code in [fault["code"] for fault in faults]
        sentences = set()
        for language in ("en", "de"):
            response = await anna.http.put(
                "/games/dolmengoetter/box/boards/board",
                json={"facts": raw, "before": None},
                headers={"Accept-Language": language},
            )
            assert response.status_code == (413 if code == "request.too_large" else 422)
            assert response.json()["code"] == faults[0]["code"]
            sentences.add(response.json()["message"])
        assert len(sentences) == 2
        assert not any("board_" in sentence for sentence in sentences)
        assert (await anna.ask("GET", "/games/dolmengoetter/box"))["boards"] == {}
