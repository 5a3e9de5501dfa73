"""Prompts and refusals: everything offered is legal; a refusal has a reason and changes nothing."""

import random
from collections.abc import Sequence
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from games.core.action import Action, StartTable
from games.core.errors import GameError, IllegalAction
from games.core.prompt import AmountsPrompt, ChancePrompt, ChoosePrompt, PickPrompt, SeatPrompt, SystemPrompt, Weighted
from games.core.ruleset import Ruleset
from games.core.seats import CHANCE, HOST, SPECTATOR, SYSTEM, Actor
from games.core.text import Text, format_message_id
from tests.contract.answers import decoder_of, sent
from tests.contract.cases import EVERYTHING
from tests.contract.tables import MOST_STATES, Played, spread, texts_at
from tests.games.wording import HOUSE, HOUSE_CODES, WHOLE, variables

MOST_STEPS = 40 if EVERYTHING else 16
"""At how many steps of a table the slowest checks run, whose time grows with the square of it."""


def assert_has_words(table: Played, error: GameError) -> None:
    """Assert that the code of a refusal is the server's, or has a text of the game with its variables. (Texts of the
    server's codes have tests of their own.)"""
    folder = texts_at(table.case.game)
    owner, _, reason = error.code.partition(".")
    assert reason
    if folder is None:
        return  # test games without texts
    house = owner in HOUSE_CODES
    for language in WHOLE:
        words = variables(HOUSE if house else folder, language)
        assert house or format_message_id(error.code) in words, error.code
        assert words.get(format_message_id(error.code), frozenset()) <= set(error.params)


def refusal(ruleset: Ruleset, state: Any, actor: Actor, action: Action) -> IllegalAction | None:
    try:
        ruleset.apply(state, actor, action)
    except IllegalAction as error:
        return error
    return None


def test_seat_prompts_are_of_a_kind_that_phones_know_and_carry_their_action(table: Played) -> None:
    for number in table.sampled:
        for seat in range(table.case.seats):
            for prompt in table.prompts(number, seat):
                assert isinstance(prompt, SeatPrompt)
                assert prompt.action["type"]
                assert msgspec.json.decode(msgspec.json.encode(prompt), type=type(prompt)) == prompt


def test_a_prompt_id_stands_for_one_question(table: Played) -> None:
    prompts_by_id: dict[tuple[int, str], SeatPrompt] = {}
    for number in table.sampled:
        for seat in range(table.case.seats):
            for prompt in table.prompts(number, seat):
                assert isinstance(prompt, SeatPrompt)
                assert is_same_question(prompts_by_id.setdefault((seat, prompt.id), prompt), prompt)
                prompts_by_id[seat, prompt.id] = prompt


def is_same_question(before: SeatPrompt, after: SeatPrompt) -> bool:
    """True if only facts from other players differ: a choice became available, a piece can no longer be picked, the
    subject moved, nobody else has still to choose."""
    if isinstance(before, ChoosePrompt) and isinstance(after, ChoosePrompt):
        pairs = zip(before.choices, after.choices, strict=True)
        are_same_choices = all(old.id == new.id and (old == new or old.unavailable) for old, new in pairs)
        return are_same_choices and replace(before, choices=()) == replace(after, choices=())
    if isinstance(before, PickPrompt) and isinstance(after, PickPrompt) and after.place:
        expected = replace(before, title=after.title, choices=after.choices, place=after.place)
        return set(after.choices) <= set(before.choices) and expected == after
    if isinstance(before, AmountsPrompt) and isinstance(after, AmountsPrompt):
        return replace(before, opens=after.opens) == after
    return before == after


def sampled(outcomes: Sequence[Weighted], action: Action) -> Sequence[Weighted]:
    """Return some of the outcomes, in a deep run all."""
    return outcomes if EVERYTHING else random.Random(str(action)).sample(outcomes, min(len(outcomes), 8))


def test_every_outcome_of_chance_is_legal(table: Played) -> None:
    seats_by_number: dict[int, int] = {}
    drawn_numbers: set[int] = set()
    for at, step in enumerate(table.steps):
        open_prompts = table.prompts(at, CHANCE)
        numbers = {prompt.number for prompt in open_prompts if isinstance(prompt, ChancePrompt)}
        assert len(numbers) == len(open_prompts)
        drawn_numbers |= seats_by_number.keys() - numbers
        assert not drawn_numbers & numbers, "a number stands for one draw"
        for prompt in open_prompts:
            assert isinstance(prompt, ChancePrompt)
            assert seats_by_number.setdefault(prompt.number, prompt.seat) == prompt.seat
            assert all(outcome.weight > 0 for outcome in prompt.outcomes)
            assert len({outcome.action for outcome in prompt.outcomes}) == len(prompt.outcomes)
            for outcome in prompt.outcomes:
                assert type(outcome.action).actor == CHANCE
            for outcome in sampled(prompt.outcomes, step.action):
                assert refusal(table.ruleset, step.before, CHANCE, outcome.action) is None


def test_other_outcomes_of_chance_are_illegal(table: Played) -> None:
    drawn_actions = list({step.action for step in table.steps if step.actor == CHANCE})
    for at in spread(len(table.steps), MOST_STEPS):
        step = table.steps[at]
        prompts = [prompt for prompt in table.prompts(at, CHANCE) if isinstance(prompt, ChancePrompt)]
        possible = {outcome.action for prompt in prompts for outcome in prompt.outcomes}
        for action in drawn_actions:
            assert (refusal(table.ruleset, step.before, CHANCE, action) is None) == (action in possible)


def test_due_work_is_declared_and_can_be_done(table: Played) -> None:
    for number, state in enumerate(table.states):
        for prompt in table.prompts(number, SYSTEM):
            assert isinstance(prompt, SystemPrompt)
            action = table.ruleset.system_actions[prompt.action]
            assert msgspec.to_builtins(action)["type"] == prompt.action
            assert refusal(table.ruleset, state, SYSTEM, action) is None


def test_an_offered_action_is_only_refused_with_a_reason(table: Played) -> None:
    for state, actor, action, error in table.refused:
        assert_has_words(table, error)
        second_refusal = refusal(table.ruleset, state, actor, action)
        assert second_refusal
        assert (second_refusal.code, second_refusal.params) == (error.code, error.params)


def test_any_action_at_any_time_is_done_or_refused_with_a_reason(table: Played) -> None:
    """Actions of other moments, by every actor: the wrong phase, the wrong seat, occupied cells."""
    kinds = {type(step.action): step.action for step in table.steps}
    steps = [table.steps[number] for number in spread(len(table.steps), MOST_STEPS)]
    for step in steps:
        for action in (*kinds.values(), *(other.action for other in steps)):
            for actor in (*range(table.case.seats), HOST) if type(action).actor == "seat" else (type(action).actor,):
                if error := refusal(table.ruleset, step.before, actor, action):
                    assert_has_words(table, error)


def test_a_seat_without_a_prompt_is_refused(table: Played) -> None:
    refused = 0
    for at in spread(len(table.steps), MOST_STATES):
        step = table.steps[at]
        if type(step.action).actor != "seat":
            continue
        for seat in range(table.case.seats):
            if not table.prompts(at, seat):
                error = refusal(table.ruleset, step.before, seat, step.action)
                assert error
                assert_has_words(table, error)
                refused += 1
    assert refused or any(type(step.action).simultaneous for step in table.steps)


def test_no_action_is_legal_once_the_table_is_over(table: Played) -> None:
    over = table.states[-1]
    for actor in (*range(table.case.seats), HOST, CHANCE, SYSTEM):
        assert table.ruleset.list_prompts(over, actor) == ()
    for step in table.steps:
        error = refusal(table.ruleset, over, step.actor, step.action)
        assert error
        assert_has_words(table, error)


def test_what_the_host_may_set_is_visible_to_all_and_done(table: Played) -> None:
    ruleset = table.ruleset
    for number in spread(len(table.states), MOST_STEPS):
        state = table.states[number]
        prompts = ruleset.list_prompts(state, HOST)
        host_prompts = ruleset.build_view(state, SPECTATOR).host_prompts
        assert tuple(host_prompts.values()) == prompts
        for prompt in host_prompts.values():
            assert any(not choice.unavailable for choice in prompt.choices)
            for choice in prompt.choices:
                action = sent(ruleset, {**prompt.action, **choice.payload})
                assert type(action).actor == HOST
                error = refusal(ruleset, state, HOST, action)
                assert (error and Text(error.code, error.params)) == choice.unavailable


def test_an_unavailable_choice_has_a_reason_and_is_refused(table: Played) -> None:
    for number in table.sampled:
        state = table.states[number]
        for seat in range(table.case.seats):
            for prompt in table.prompts(number, seat):
                for choice in prompt.choices if isinstance(prompt, ChoosePrompt) else ():
                    action = sent(table.ruleset, {**prompt.action, **choice.payload})
                    assert (refusal(table.ruleset, state, seat, action) is None) == (choice.unavailable is None)


def test_the_current_phase_is_one_of_the_round(table: Played) -> None:
    for view in table.views(SPECTATOR):
        assert view.stage in (*view.stages, "")
        assert len(set(view.stages)) == len(view.stages)


def test_an_action_with_a_foreign_field_is_malformed(table: Played) -> None:
    actions: Any = decoder_of(table.ruleset)
    for step in table.steps[:2]:
        with pytest.raises(msgspec.ValidationError):
            msgspec.convert({**msgspec.to_builtins(step.action), "more": 1}, actions)


def test_an_unsupported_setup_is_refused_with_a_reason(table: Played) -> None:
    start, meta = table.start, table.ruleset.meta
    few, many = meta.colours[: meta.min_seats - 1], (*meta.colours, "bone")[: meta.max_seats + 1]
    wrong: list[dict[str, Any]] = [
        {"colours": few},
        {"colours": many},
        {"options": {"no_such_option": "on"}},
        {"options": {meta.options[0].key: "no_such_value"}},
    ]
    for change in wrong:
        with pytest.raises(IllegalAction) as error:
            table.ruleset.setup(StartTable(**{**msgspec.structs.asdict(start), **change}))
        assert_has_words(table, error.value)


def test_swapping_choices_swaps_their_amounts(table: Played) -> None:
    """As `AmountsPrompt.swaps` says; phones do it before they send anything."""
    for number in spread(len(table.states), MOST_STEPS):
        state = table.states[number]
        for seat in range(table.case.seats):
            view = table.view(number, seat)
            for prompt in view.prompts.values():
                if not isinstance(prompt, AmountsPrompt) or not prompt.swaps:
                    continue
                other = view.prompts[prompt.swaps]
                assert isinstance(other, ChoosePrompt)
                assert other.on == prompt.on
                without_amount = {choice.id for choice in other.choices} - {amount.id for amount in prompt.amounts}
                assert len(without_amount) == (not is_declined(other, view.answered[other.id]))
                amounts = view.answered.get(prompt.id, {}).get(prompt.field)
                for choice in other.choices if amounts and without_amount else ():
                    after = table.ruleset.apply(state, seat, sent(table.ruleset, {**other.action, **choice.payload}))
                    answers = table.ruleset.build_view(after.state, seat).answered
                    renamed = {choice.id: next(iter(without_amount))}
                    expected = {renamed.get(name, name): n for name, n in amounts.items()}
                    assert prompt.swaps in answers
                    assert expected in [answer.get(prompt.field) for answer in answers.values()]


def is_declined(prompt: ChoosePrompt, answer: dict[str, Any]) -> bool:
    return bool(prompt.decline) and all(choice.payload != answer for choice in prompt.choices)
