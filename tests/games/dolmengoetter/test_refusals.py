"""Every refusal of the game: its action, code and text; nothing changes."""

import re
from collections.abc import Callable

import msgspec
import pytest

from games.core.action import Action, Facts, StartTable
from games.core.errors import IllegalAction
from games.core.seats import SYSTEM, Actor
from games.core.text import Text
from games.dolmengoetter.actions import (
    BuildDolmen,
    ChooseRight,
    DeclineDolmen,
    Fly,
    GatherHerbs,
    Pass,
    PlaceDruid,
    ReportValue,
    ScoreGame,
    TurnOver,
    Walk,
)
from games.dolmengoetter.state import State
from tests.games.dolmengoetter.boards import built_in
from tests.games.dolmengoetter.situations import RULES, go, situation
from tests.games.wording import ROOT, WHOLE, sentence

A, B = 0, 1
FOLDER = "games/dolmengoetter/texts"


def walking() -> State:
    return situation("A p36", "A p60 lying", "B p43")


def with_right() -> State:
    """Return a state in which A has left a stone at p28 and may build on c08."""
    stones = {"p22": "A", "p23": "B"}
    return go(situation("A p28", stones=stones), (A, Walk("p28", "p35", True)))


def with_two_rights() -> State:
    """Return a state in which a stone of A at p29 gives A a right at c08 and B one at c14."""
    stones = {"p22": "A", "p23": "B", "p28": "B", "p43": "B"}
    return go(situation("A p29", stones=stones), (A, Walk("p29", "p36", True)))


def turning() -> State:
    """Return a state with a full square: a dolmen of A on top of one of B."""
    stones = {"p22": "A", "p23": "B", "p28": "A"}
    state = situation("A p29", values="turned_over", stones=stones, stacks={"c08": [["A", 0], ["B", 0]]})
    return go(state, (A, Walk("p29", "p36", True)))


def placing() -> State:
    return situation("A p01", "A p02", "A p03", phase="druids")


def over() -> State:
    return go(situation("A p36", final_turns=["A"]), (A, Walk("p36", "p29", True)), (SYSTEM, ScoreGame()))


def scoring() -> State:
    return go(situation("A p36", final_turns=["A"]), (A, Walk("p36", "p29", True)))


def poor() -> State:
    return situation("A p36", points={"A": 1})


def without_stones() -> State:
    return situation("A p36", stones_left={"A": 0})


def without_fours() -> State:
    stones = {"p22": "A", "p23": "B"}
    state = situation("A p28", stones=stones, supply={"A": {"1": 1}})
    return go(state, (A, Walk("p28", "p35", True)))


def open_right() -> State:
    stones = {"p22": "A", "p23": "B"}
    return go(situation("A p28", values="turned_over", stones=stones), (A, Walk("p28", "p35", True)))


TRIED: list[tuple[Callable[[], State], Actor, Action, str]] = [
    (walking, B, Walk("p43", "p49", True), "not_your_turn"),
    (walking, A, PlaceDruid("p01"), "move_first"),
    (walking, A, BuildDolmen("c08", 1), "move_first"),
    (walking, A, Walk("p99", "p29", True), "no_own_druid"),
    (walking, A, Walk("p43", "p49", True), "no_own_druid"),
    (walking, A, Walk("p36", "p99", True), "no_such_place"),
    (walking, A, Walk("p36", "p36", True), "own_place"),
    (walking, A, Walk("p36", "p43", True), "druid_there"),
    (walking, A, Walk("p36", "p22", True), "out_of_reach"),
    (walking, A, Walk("p60", "p59", True), "druid_lies"),
    (walking, A, Fly("p36", "p01", True), "druid_stands"),
    (walking, A, GatherHerbs("p60", "p60"), "lies_already"),
    (walking, A, GatherHerbs("p36", "p29"), "herbs_on_the_spot"),
    (walking, A, Pass(), "may_not_pass"),
    (poor, A, Walk("p36", "p29", False), "last_point"),
    (without_stones, A, Walk("p36", "p29", True), "no_stone_left"),
    (with_right, A, PlaceDruid("p01"), "rights_first"),
    (with_right, B, BuildDolmen("c08", 1), "not_your_right"),
    (with_right, A, BuildDolmen("c14", 1), "other_right"),
    (with_right, A, BuildDolmen("c08"), "value_now"),
    (with_right, A, ChooseRight("c08"), "right_chosen"),
    (without_fours, A, BuildDolmen("c08", 4), "value_not_in_supply"),
    (open_right, A, BuildDolmen("c08", 4), "value_later"),
    (with_two_rights, A, BuildDolmen("c08", 1), "order_first"),
    (with_two_rights, A, DeclineDolmen("c08"), "order_first"),
    (with_two_rights, A, ChooseRight("c09"), "no_such_right"),
    (with_two_rights, B, ChooseRight("c14"), "not_your_turn"),
    (turning, A, Walk("p36", "p30", True), "values_first"),
    (turning, B, ReportValue("c08", 1, 3), "not_your_dolmen"),
    (turning, A, ReportValue("c08", 2, 3), "not_your_dolmen"),
    (placing, A, PlaceDruid("p04"), "druids_placed"),
    (placing, A, Walk("p01", "p07", True), "druids_first"),
    (scoring, A, Walk("p29", "p36", True), "scoring_now"),
]


@pytest.mark.parametrize(("situation", "actor", "action", "code"), TRIED, ids=[case[-1] for case in TRIED])
def test_an_illegal_action_is_refused_with_its_code_and_changes_nothing(
    situation: Callable[[], State], actor: Actor, action: Action, code: str
) -> None:
    state = situation()
    before = msgspec.json.encode(state)
    with pytest.raises(IllegalAction) as error:
        RULES.apply(state, actor, action)
    assert error.value.code == f"dolmengoetter.{code}"
    assert msgspec.json.encode(state) == before
    for language in WHOLE:
        assert sentence(FOLDER, language, Text(error.value.code, error.value.params))


@pytest.mark.parametrize(
    ("situation", "action", "code"),
    [
        (over, Walk("p29", "p36", True), "table.over"),
        (turning, ReportValue("c09", 1, 3), "table.too_late"),
        (turning, ReportValue("c08", 3, 3), "table.too_late"),
        (walking, ReportValue("c08", 1, 3), "table.too_late"),
    ],
)
def test_a_late_action_is_refused_with_a_shared_code(situation: Callable[[], State], action: Action, code: str) -> None:
    with pytest.raises(IllegalAction) as error:
        RULES.apply(situation(), A, action)
    assert error.value.code == code


@pytest.mark.parametrize("action", [ScoreGame(), TurnOver()], ids=lambda action: type(action).__name__)
def test_work_that_is_not_due_is_refused(action: Action) -> None:
    for actor in (SYSTEM, A):
        with pytest.raises(IllegalAction) as error:
            RULES.apply(walking(), actor, action)
        assert error.value.code == "table.nothing_due"


def start_action(options: dict[str, str] | None = None, **boards: Facts) -> StartTable:
    return StartTable("dolmengoetter", 1, options or {}, ("red", "blue"), draw="none", boards=boards)


def test_a_table_needs_dolmens_and_a_board_of_its_name() -> None:
    no_dolmens = dict.fromkeys((f"dolmens_{value}" for value in range(1, 5)), "0")
    with pytest.raises(IllegalAction) as error:
        RULES.setup(start_action(no_dolmens))
    assert error.value.code == "dolmengoetter.no_dolmens"
    with pytest.raises(IllegalAction) as error:
        RULES.setup(start_action(other=built_in()))
    assert error.value.code == "table.option"
    with pytest.raises(IllegalAction) as error:
        RULES.setup(start_action(board={**built_in(), "circles": built_in()["circles"][1:]}))
    assert error.value.code == "dolmengoetter.board_circles"


def test_a_stone_in_the_way_is_refused() -> None:
    state = situation("A p36", stones={"p29": "B"})
    with pytest.raises(IllegalAction) as error:
        RULES.apply(state, A, Walk("p36", "p29", True))
    assert error.value.code == "dolmengoetter.stone_there"


def test_every_refusal_is_tested() -> None:
    """Refusals of boards are in test_boards; there are no tiles to inspect."""
    files = ("rules", "meta", "plays")
    source = "".join((ROOT / f"games/dolmengoetter/{name}.py").read_text("utf-8") for name in files)
    raised_codes = set(re.findall(r'"dolmengoetter\.(?!circle_)(\w+)"', source))
    tested_codes = {code for *_, code in TRIED} | {"stone_there", "no_dolmens", "no_tiles"}
    assert raised_codes == tested_codes
