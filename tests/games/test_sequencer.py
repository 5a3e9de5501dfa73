"""The sequencer: places of steps, order of calls of steps and hooks, interruptions and their duration."""

from collections.abc import Mapping

import msgspec
import pytest
from msgspec.structs import replace

from games.core.action import Action
from games.core.capability import Placement, place_after, place_around, place_before
from games.core.errors import GameError, IllegalAction
from games.core.ruleset import Progress
from games.core.seats import Actor
from games.core.sequencer import Sequencer
from games.core.step import OVER, Flow, Handlers, Wrapper
from games.core.text import Text
from tests.games.invented_steps import (
    AB,
    CAB,
    START,
    Answer,
    Aside,
    CapabilityStep,
    Drawn,
    Echoing,
    Finish,
    First,
    Happened,
    Listener,
    Noting,
    Plain,
    Quiet,
    Second,
    State,
    Table,
    Tell,
    Worked,
    end_round,
    notes_of,
    plain,
    with_call,
)


def test_steps_are_placed_at_their_anchors_in_the_order_of_the_expansions() -> None:
    assert Table().steps.order == ("a", "b")
    assert Table(First(), Second()).steps.order == ("before_a", "a", "after_a", "late", "b")
    assert Table(Second(), First()).steps.order == ("before_a", "a", "late", "after_a", "b")
    assert Table(Second(), phases=CAB).steps.order == ("c", "before_a", "a", "late", "b")


class Shown(First):
    def list_steps(self) -> tuple[Placement, ...]:
        late, quiet = CapabilityStep("late", "first", "evening"), CapabilityStep("quiet", "first")
        return (Placement("after", "a", lambda _: late), Placement("before", "b", lambda _: quiet))


def test_an_own_step_belongs_to_the_phase_around_it_unless_it_has_a_name() -> None:
    words = plain("a", "b", words={"a": "morning", "b": "noon"})
    assert Table(phases=words).steps.stages == {"a": "morning", "b": "noon"}
    stages = Table(Shown(), phases=words).steps.stages
    assert stages == {"a": "morning", "late": "evening", "quiet": "noon", "b": "noon"}
    assert Table(phases=plain("a", "b", words={"b": "noon"})).steps.stages == {"a": "", "b": "noon"}


def test_a_phase_whose_first_step_is_skipped_is_not_among_those_of_the_round() -> None:
    a, b = Plain("a", "morning"), Quiet("b")
    table = Table(Shown(), phases=((a, b), (Quiet("c", "night"),)))
    assert table.steps.list_stages(table.state) == ("morning", "evening")


def test_a_skipped_step_neither_begins_nor_waits() -> None:
    table = Table(First(), phases=((Quiet("a"),), (Plain("b"),)))
    assert table.state.flow == Flow("after_a", 1)
    assert table.state.called == ("first begins after_a",)


def test_a_base_without_capabilities_plays_its_own_steps() -> None:
    table = Table()
    states_seen = []
    while table.state.flow.step != OVER:
        states_seen.append((table.state.flow.step, table.state.flow.number, table.open_actions()))
        table.do(Finish())
    assert states_seen == [("a", 1, ["base a"]), ("b", 2, ["base b"]), ("a", 3, ["base a"]), ("b", 4, ["base b"])]


def test_a_wrapper_has_the_place_of_its_step_and_the_last_one_is_outermost() -> None:
    class Third(Second):
        id = "third"

        def list_steps(self) -> tuple[Placement, ...]:
            return (Placement("around", "a", Outer),)

    class Outer(Wrapper):
        def begin(self, state: State) -> Progress:
            progress = super().begin(state)
            return replace(progress, state=with_call(progress.state, f"third around {self.name}"))

    table = Table(First(), Second(), Third())
    assert table.state.called == ("second begins before_a", "base begins a", "second around a", "third around a")
    assert table.state.flow == Flow("a", 1)
    assert table.steps.find_base_step(table.state) is AB[0][0]


def test_anchors_are_named_by_the_classes_of_the_base() -> None:
    class Morning(Plain):
        name = "morning"

    step = CapabilityStep("dawn", "first")
    assert [anchor(Morning, step)[:2] for anchor in (place_before, place_after)] == [
        ("before", "morning"),
        ("after", "morning"),
    ]
    assert place_around(Morning, Echoing) == Placement("around", "morning", Echoing)
    assert place_before(Morning, step).make(Plain("morning")) is step


def test_in_its_own_step_a_capability_is_asked_and_the_base_is_not() -> None:
    table = Table(First(), Second())
    assert table.open_actions() == ["base a", "second offers"]
    table.do(Finish())
    assert table.state.flow == Flow("after_a", 1)
    assert table.open_actions() == ["first"]
    assert table.steps.list_waits(table.state) == {"1": Text("first")}
    with pytest.raises(IllegalAction, match=r"table\.others_first"):
        table.do(Finish())


def test_capabilities_react_to_the_end_of_a_phase_before_the_next_begins() -> None:
    """The phase is `a` with the steps of capabilities around it."""
    table = Table(First(), Second())
    table.do(Finish())
    table.do(Answer())
    assert table.state.flow == Flow("late", 1, ending=True)
    assert table.state.called[-3:] == ("second begins late", "first ends a", "second ends a")
    assert table.open_actions() == ["first"]
    assert table.steps.list_secret_seats(table.state) == (1,)
    assert table.steps.find_base_step(table.state) is None
    with pytest.raises(IllegalAction, match=r"table\.others_first"):
        table.do(Finish())
    table.do(Answer())
    assert table.state.flow == Flow("b", 2)
    assert table.state.called.count("first ends a") == 1
    assert table.open_actions() == ["base b"]
    assert table.steps.list_waits(table.state) == {"0": Text("base")}


def test_an_aside_is_asked_last_and_allowed_in_any_step_even_while_the_base_is_blocked() -> None:
    """The waits do not change."""
    table = Table(Aside(), First(), Second())
    prompts_seen = []
    for action in (Finish(), Answer(), Answer()):
        waits = table.steps.list_waits(table.state)
        table.do(Tell())
        assert (table.events, table.steps.list_waits(table.state)) == (["told"], waits)
        prompts_seen.append(table.open_actions())
        table.do(action)
    assert prompts_seen == [["base a", "second offers", "aside"], ["first", "aside"], ["first", "aside"]]


def test_asides_of_the_base_are_asked_first_and_allowed_while_it_is_blocked() -> None:
    table = Table(First(), asides=(Noting(),))
    for _ in range(2):
        assert table.open_actions()[0] == "base aside"
        table.do(Tell())
        assert table.events == ["noted"]
        table.do(Finish() if table.state.flow.step == "a" else Answer())


def test_an_action_of_another_step_is_refused_with_that_steps_code() -> None:
    class Strict(Plain):
        def list_actions(self) -> Handlers:
            return {Answer: self.finish}

        def explain_refusal(self, state: State, actor: Actor, action: Action) -> GameError:
            return IllegalAction(f"not_now.{self.name}")

    table = Table(phases=((Plain("a"),), (Strict("b"),)))
    with pytest.raises(IllegalAction, match=r"not_now\.b"):
        table.do(Answer())
    with pytest.raises(IllegalAction, match=r"action\.unknown"):
        table.do(Tell())
    with pytest.raises(IllegalAction, match=r"table\.no_such_seat"):
        table.steps.apply(table.state, 2, Finish())
    with pytest.raises(IllegalAction, match=r"action\.unknown"):
        table.steps.apply(table.state, "host", Finish())


def test_actions_allowed_anywhere_are_allowed_in_each_step_of_the_base_only() -> None:
    handlers: Handlers = {Tell: lambda state, actor, action: Progress(state, (Happened(0, "taken"),))}
    steps = Sequencer(AB, (First(),), end_round, anywhere=handlers)
    for name in ("a", "b"):
        state = State(Flow(name), steps.build_slices(START))
        assert steps.apply(state, 0, Tell()).events == (Happened(0, "taken"),)
    with pytest.raises(IllegalAction, match=r"table\.others_first"):
        steps.apply(State(Flow("after_a"), steps.build_slices(START)), 0, Tell())


def test_a_phase_of_several_steps_counts_and_ends_once() -> None:
    table = Table(Second(), phases=CAB)
    calls = []
    for _ in range(4):
        calls.append((table.state.flow.step, table.state.flow.number))
        table.do(Finish())
    assert calls == [("c", 1), ("a", 2), ("b", 2), ("c", 3)]
    assert [call for call in table.state.called if "ends" in call] == [
        "second ends c",
        "second ends a",
        "second ends c",
    ]


def test_everybody_gets_every_event_once_in_order() -> None:
    table = Table(First(), Second())
    table.do(Finish())
    assert table.events == ["finished", "echo"]
    for capability in table.steps.capabilities:
        assert isinstance(capability, Listener)
        assert notes_of(table.state, capability.id).heard == ("begun a", "finished", "echo")


def test_rounds_begin_with_the_first_step_again_until_the_game_is_over() -> None:
    table = Table(Second())
    table.do(Finish())
    table.do(Finish())
    assert table.state.flow == Flow("a", 3)
    assert table.events == ["finished", "echo", "round over", "begun a"]
    table.do(Finish())
    table.do(Finish())
    assert table.state.flow.step == OVER


def test_slices_are_stored_under_their_ids_and_decoded() -> None:
    table = Table(First(), Second())
    encoded = msgspec.json.encode(table.state.slices)
    assert msgspec.json.decode(encoded).keys() == {"first", "second"}
    assert msgspec.json.decode(encoded, type=table.steps.slice_type) == table.state.slices
    assert Sequencer(plain("a"), (First(), Second()), end_round).slice_type is table.steps.slice_type


def test_the_ruleset_contains_what_its_capabilities_add() -> None:
    table = Table(First(), Second())
    assert table.steps.action_types == (Answer,)
    assert table.steps.event_types == (Happened, Happened)
    assert table.steps.system_actions == {"of_first": Finish()}


def test_a_seat_may_also_report_chance_and_nobody_acts_for_others() -> None:
    class Open(Plain):
        def list_actions(self) -> Handlers:
            return dict.fromkeys((Finish, Drawn, Worked), self.finish)

    steps = Sequencer(((Open("a"),),), (), end_round)
    state = State(Flow("a"), steps.build_slices(START))
    allowed: dict[Actor, set[type[Action]]] = {0: {Finish, Drawn}, "chance": {Drawn, Worked}, "system": {Drawn, Worked}}
    for actor, kinds in allowed.items():
        for kind in (Finish, Drawn, Worked):
            if kind in kinds:
                assert steps.apply(state, actor, kind()).events == (Happened(0, "finished"),)
            else:
                with pytest.raises(IllegalAction, match=r"action\.unknown"):
                    steps.apply(state, actor, kind())


class Drawing(Plain):
    draws: Mapping[type[Action], range] = {Tell: range(1, 100)}


class DrawingToo(Plain):
    draws: Mapping[type[Action], range] = {Answer: range(99, 110)}


def test_draws_have_numbers_of_their_own() -> None:
    assert [Drawing("a").draw_number(Tell, n) for n in (0, 98)] == [1, 99]
    with pytest.raises(IndexError):
        Drawing("a").draw_number(Tell, 99)
    assert Sequencer(((Drawing("a"),), (Drawing("b"),)), (), end_round).order == ("a", "b"), "the same draws go on"
    with pytest.raises(ValueError, match="have the same draw numbers"):
        Sequencer(((Drawing("a"),), (DrawingToo("b"),)), (), end_round)


def test_an_action_of_a_later_step_ends_the_undo_of_others_unless_it_is_sealed() -> None:
    class Takes(Plain):
        def __init__(self, name: str, *kinds: type[Action], sealed: bool = False) -> None:
            super().__init__(name)
            self._kinds, self._sealed = kinds, sealed

        def list_actions(self) -> Handlers:
            return dict.fromkeys(self._kinds, self.finish)

        def list_unchecked(self) -> Handlers:
            return self.list_actions() if self._sealed else {}

    phases = ((Takes("a", Finish, Drawn),), (Takes("b", Tell),), (Takes("c", Answer, sealed=True),))
    steps = Sequencer(phases, (), end_round, asides=(Takes("aside", Worked),))
    assert steps.ends_undo(Finish, Tell)
    assert not steps.ends_undo(Finish, Drawn), "in the same step"
    assert not steps.ends_undo(Finish, Answer), "sealed"
    assert not steps.ends_undo(Finish, Worked), "in no step"
