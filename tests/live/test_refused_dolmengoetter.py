"""Refusals by the rules of Dolmengötter over HTTP and socket: code, a message in either language, no change. Invalid
boards."""

import copy
from collections.abc import Callable
from typing import Any

import pytest

from tests.chaos.games import DOLMENS
from tests.games.dolmengoetter.boards import BUILT_IN
from tests.games.dolmengoetter.test_boards import line_that_is_no_side, place_in_four_circles, rune_three_times
from tests.live.phones import phones
from tests.live.tables import playing
from tests.live.test_refused_druids import MALFORMED, assert_refused
from tests.live.test_refused_skye import Said, Trying
from tests.serving import ServedTable

A, B = 0, 1
NOT_YOURS = (403, "table.not_yours_to_do")
PLACED, WALKED = DOLMENS.moves[:6], DOLMENS.moves[6:10]
"""Three of these walks, and a flight after gathering herbs, give seat 0 and seat 1 a right each."""


def going(how: str, source: str, target: str, stone: bool = True) -> Said:
    return {"type": how, "source": source, "target": target, "stone": stone}


def herbs(source: str, target: str | None = None) -> Said:
    return {"type": "gather_herbs", "source": source, "target": target or source}


def building(circle: str, value: Any = 1) -> Said:
    return {"type": "build_dolmen", "circle": circle, "value": value}


def choosing(circle: str) -> Said:
    return {"type": "choose_right", "circle": circle}


def said(code: str) -> tuple[int, str]:
    return 422, f"dolmengoetter.{code}"


WHILE_PLACING = [
    (B, {"type": "place_druid", "place": "p16"}, said("druid_there")),
    (B, {"type": "place_druid", "place": "p99"}, said("no_such_place")),
    (B, {"type": "place_druid", "place": "c01"}, said("no_such_place")),
    (B, {"type": "place_druid", "place": "x" * 17}, MALFORMED),
    (B, {"type": "place_druid", "place": None}, MALFORMED),
    (A, {"type": "place_druid", "place": "p01"}, said("not_your_turn")),
    (B, going("walk", "p16", "p17"), said("druids_first")),
]
BEFORE_A_STONE_LIES = [
    (A, going("walk", "p29", "p28"), said("druid_there")),
    (A, going("walk", "p29", "p29"), said("own_place")),
    (A, going("walk", "p28", "p22"), said("no_own_druid")),
    (A, going("walk", "p29", "p78"), said("out_of_reach")),
    (A, going("fly", "p29", "p01"), said("druid_stands")),
    (A, going("walk", "p42", "p34", stone=False), said("last_point")),
    (A, {**going("walk", "p42", "p34"), "stone": "yes"}, MALFORMED),
    (A, {"type": "pass"}, said("may_not_pass")),
    (A, herbs("p29", "p30"), said("herbs_on_the_spot")),
    (B, going("walk", "p36", "p30"), said("not_your_turn")),
    (A, {"type": "score_game"}, NOT_YOURS),
    (A, {"type": "turn_over"}, NOT_YOURS),
    (A, building("c13"), said("move_first")),
    (A, {"type": "tell_value", "circle": "c13", "level": 1, "value": 1}, (422, "table.too_late")),
]
WITH_A_STONE_IN_THE_WAY = [(B, going("walk", "p36", "p42"), said("stone_there"))]
WITHOUT_A_STONE = [(A, going("walk", "p23", "p22"), said("no_stone_left"))]
WITH_A_DRUID_THAT_LIES = [
    (B, going("walk", "p28", "p22"), said("druid_lies")),
    (B, herbs("p28"), said("lies_already")),
    (B, going("fly", "p28", "p35"), said("druid_there")),
]
BEFORE_THE_ORDER_IS_SAID = [
    (B, building("c14"), said("order_first")),
    (A, building("c13"), said("not_your_turn")),
    (B, choosing("c01"), said("no_such_right")),
    (B, going("walk", "p30", "p24"), said("rights_first")),
]
OUT_OF_ORDER = [
    (B, building("c14"), said("not_your_right")),
    (B, building("c13"), said("not_your_right")),
    (B, {"type": "decline_dolmen", "circle": "c13"}, said("not_your_right")),
    (A, building("c14"), said("other_right")),
    (A, choosing("c13"), said("right_chosen")),
    (A, building("c13", 4), said("value_not_in_supply")),
    (A, building("c13", 5), MALFORMED),
    (A, building("c13", 0), MALFORMED),
    (A, building("c13", None), said("value_now")),
]
USED_TWICE = [(A, building("c13"), said("not_your_right")), (B, building("c13"), said("other_right"))]
OVER = [(A, building("c13"), (422, "table.over")), (B, herbs("p30"), (422, "table.over"))]


async def test_bad_input_in_every_phase_is_refused_and_changes_nothing(server: ServedTable) -> None:
    chosen = {"stones": "2", "start_points": "1", "dolmens_1": "1", "dolmens_2": "1", "dolmens_3": "0"}
    options = {"values": "when_built", **chosen, "dolmens_4": "0"}
    async with playing(server.url, 2, game="dolmengoetter", options=options) as (sitting, sockets):
        game = Trying(sitting, sockets)
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
        await game.say(A, going("walk", "p16", "p15", stone=False))
        await assert_refused(game, WITH_A_DRUID_THAT_LIES)
        await game.say(*WALKED[3])
        await assert_refused(game, BEFORE_THE_ORDER_IS_SAID)
        await game.say(B, choosing("c13"))
        await assert_refused(game, OUT_OF_ORDER)
        await game.say(A, building("c13", 2))
        await assert_refused(game, USED_TWICE)
        await game.say(B, building("c14", 1))
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
