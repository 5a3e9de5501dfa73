"""Isle of Skye rows with unusual content: worked out by hand, or changed at random, where any answer will do."""

import copy
from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from tests.golden import GOLDEN, read_rows
from tests.records.skye import compute

FOLDER = GOLDEN / "isle_of_skye"
Row = dict[str, Any]
SPOILT = 6
"""Changed copies of every row."""


def rows(kind: str) -> list[Row]:
    return read_rows(FOLDER / f"{kind}.jsonl")


def agrees(answer: Any, expected: Any) -> bool:
    """True if an answer contains everything expected; names of reasons are not compared."""
    if isinstance(expected, dict):
        return isinstance(answer, dict) and all(
            key in answer and agrees(answer[key], value) for key, value in expected.items()
        )
    if isinstance(expected, list) and isinstance(answer, list):
        return len(answer) == len(expected) and all(map(agrees, answer, expected))
    return bool(answer == expected)


@pytest.mark.parametrize("row", rows("by_hand"), ids=lambda row: row["id"])
def test_rows_worked_out_by_hand(row: Row) -> None:
    answer = compute(FOLDER, row)["answer"]
    assert agrees(answer, row["expected"]), answer


def test_a_figure_that_differs_is_noticed() -> None:
    row = next(row for row in rows("by_hand") if row["id"] == "phase_refusals")
    answer = compute(FOLDER, row)["answer"]
    for key in row["expected"]:
        spoilt = {**row["expected"], key: []}
        assert agrees(answer, spoilt) == (spoilt == row["expected"])


# --- random changes ---------------------------------------------------------------------------------------------


def spoil_phase(row: Row, chance: Random) -> None:
    """Change one fact of a buy phase against the rules or against other facts."""
    phase = row["input"]
    turns, players = phase["turns"], phase["players"]
    steps = [step for turn in turns for step in turn["steps"]]
    offered = [tile for player in players.values() for tile in player["offer"]]
    match chance.randrange(10):
        case 0:
            chance.choice(turns)["turn"] = chance.choice([1, "two_buys", 2])
        case 1:
            chance.choice(turns)["player"] = chance.choice([*phase["order"], "nobody"])
        case 2:
            chance.shuffle(turns)
        case 3:
            turns.remove(chance.choice(turns))
        case 4:
            phase["pile"] = []
        case 5:
            phase["display"] = [tile if chance.random() < 0.5 else None for tile in phase.get("display", [])]
        case 6:
            phase["druids"] = not phase["druids"]
        case 7:
            chance.choice(turns)["steps"].append({"do": "druid", "space": chance.randrange(-1, 7)})
        case 8:
            bag_tiles = chance.sample([*offered, "b70", "b71", "b72", "b73"], chance.randrange(5))
            keep = chance.choice([*bag_tiles, "b69"])
            chance.choice(turns)["steps"].append({"do": "bag", "drawn": bag_tiles, "keep": keep})
        case 9 if steps:
            step = chance.choice(steps)
            step.update(do=chance.choice(["buy", "own"]), tile=chance.choice([*offered, "none"]))
            step["from"] = chance.choice([*phase["order"], "nobody"])


@pytest.mark.parametrize("number", range(25))
def test_changed_buy_phases_are_answered_step_by_step(number: int) -> None:
    row, chance, refused = rows("phase4")[number], Random(number), 0
    for _ in range(SPOILT):
        spoilt = copy.deepcopy(row)
        for _ in range(chance.randrange(1, 4)):
            spoil_phase(spoilt, chance)
        answer = compute(FOLDER, spoilt)["answer"]
        phase, log = spoilt["input"], answer["log"]
        steps = [(turn["turn"], turn["player"], step["do"]) for turn in phase["turns"] for step in turn["steps"]]
        assert [(answered_step["turn"], answered_step["player"], answered_step["do"]) for answered_step in log] == steps
        hands = {name: player["gold"] - sum(player["offer"].values()) for name, player in phase["players"].items()}
        for answer_step in log:
            if not answer_step["ok"]:
                assert answer_step["reason"]
                assert answer_step["hand"] == hands
                refused += 1
            assert min(answer_step["hand"].values()) >= 0
            hands = answer_step["hand"]
        final_tiles = [tile for tiles in answer["tiles"].values() for tile in tiles]
        assert len(final_tiles) == len(set(final_tiles))
    assert refused


@pytest.mark.parametrize("number", range(14))
def test_changed_dolmen_boards_are_answered_event_by_event(number: int) -> None:
    row, chance = rows("dolmen")[number], Random(number)
    for _ in range(SPOILT):
        spoilt = copy.deepcopy(row)
        board_row = spoilt["input"]
        board_row["pile"] = board_row["pile"][: chance.randrange(12)]
        if chance.random() < 0.5:
            board_row["display"] = [None] * chance.randrange(6)
        for event in board_row["events"]:
            if event["type"] == "buy":
                event |= {"space": chance.randrange(-1, 7), "gold": chance.randrange(15)}
        log = compute(FOLDER, spoilt)["answer"]["log"]
        assert [answered_event["type"] for answered_event in log] == [event["type"] for event in board_row["events"]]
        for event, answer_event in zip(board_row["events"], log, strict=True):
            assert len(answer_event["display"]) == len(answer_event["prices"]) == 5
            assert [tile is None for tile in answer_event["display"]] == [
                price is None for price in answer_event["prices"]
            ]
            if event["type"] == "buy":
                assert answer_event["ok"] == (
                    answer_event["price"] is not None and answer_event["price"] <= event["gold"]
                )
                assert answer_event["gold_after"] == event["gold"] - (
                    answer_event["price"] if answer_event["ok"] else 0
                )


def spoil_journey(row: Row, chance: Random) -> None:
    journey = row["input"]
    journey["journeyman"] = chance.choice([journey["journeyman"], [0, 9], [-7, 0]])
    for pickup in journey.get("pickups", ()):
        pickup["at"] = chance.choice([pickup["at"], [9, 9], [0, 0]])
        pickup["castle"] = chance.random() < 0.5
    if "markers" in journey:
        journey["markers"] = [chance.choice([at, [9, 9], [0, 0], [300, 0]]) for at in journey["markers"]]


KEYS: dict[str, tuple[str, Callable[[Row], bool]]] = {
    "journeyman_plans": ("feasible", lambda answer: answer["feasible"] is (answer["reason"] is None)),
    "journeyman_turns": ("ok", lambda answer: answer["ok"] is (answer["reason"] is None)),
}


@pytest.mark.parametrize("kind", KEYS)
def test_changed_journeys_are_answered(kind: str) -> None:
    key, holds = KEYS[kind]
    answers = []
    for number, row in enumerate(rows(kind)):
        chance = Random(number)
        for _ in range(SPOILT):
            spoilt = copy.deepcopy(row)
            spoil_journey(spoilt, chance)
            answer = compute(FOLDER, spoilt)["answer"]
            assert holds(answer)
            answers.append(answer[key])
    assert {True, False} <= set(answers)


@pytest.mark.parametrize("number", range(14))
def test_scrolls_that_cannot_be_repeated_are_not(number: int) -> None:
    row, chance = rows("finals")[number], Random(number)
    for player in row["input"]["players"]:
        player["again"] = [[9, 9], *([player["tiles"][-1][key] for key in "xy"] for _ in range(3))]
        player["tablets"] = ["scroll_again"] * chance.randrange(3)
    for player, seat_answer in zip(row["input"]["players"], compute(FOLDER, row)["answer"]["players"], strict=True):
        assert len(seat_answer["again"]) <= len(player["tablets"])
        assert (
            seat_answer["again_vp"]
            == sum(points for *_, points in seat_answer["again"])
            <= seat_answer["best_again_vp"]
        )


def test_a_row_without_expectations_is_answered_too() -> None:
    for row in rows("by_hand"):
        bare_row = {key: value for key, value in row.items() if key != "expected"}
        assert agrees(compute(FOLDER, bare_row)["answer"], row["expected"])
