"""Views: exactly what one viewer may know, in consistent parts."""

import random
from collections.abc import Iterator
from itertools import pairwise
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from companion.tables.merge_patch import merge_apply, merge_diff
from games.core.event import is_audible
from games.core.prompt import AmountsPrompt, ChoosePrompt, MovePrompt, SeatPrompt
from games.core.seats import SPECTATOR, SYSTEM, Viewer
from games.core.surface import DisplayView, Layout, TrackLayout
from games.core.text import Text
from games.core.view import View
from tests.contract.cases import EVERYTHING
from tests.contract.tables import MOST_STATES, Played, spread, texts_at
from tests.games.wording import WHOLE, sentence

MOST_UPDATES = 10_000 if EVERYTHING else 30
"""How many updates in a row are checked for a viewer, somewhere in the game."""


def viewers(table: Played) -> tuple[Viewer, ...]:
    return (*range(table.case.seats), SPECTATOR)


def plain(view: View | dict[str, Any]) -> dict[str, Any]:
    """Return the view as plain data, as a phone decodes it."""
    document: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(view))
    return document


def test_an_old_view_plus_the_update_is_the_new_view(table: Played) -> None:
    """The first question stays first: updates do not keep the order of existing keys."""
    begins = max(len(table.states) - MOST_UPDATES, 0)
    for viewer, begin in (
        (table.case.seats - 1, random.Random(str(table.case)).randint(0, begins)),
        (SPECTATOR, begins),
    ):
        numbers = range(len(table.states))[begin : begin + MOST_UPDATES]
        views = [table.view(number, viewer) for number in numbers]
        document = plain(views[0])
        for view, next_view in pairwise(views):
            document = merge_apply(document, plain(merge_diff(view, next_view)))
            next_document = plain(next_view)
            assert document == next_document
            assert first_question(document) == first_question(next_document)


def first_question(document: Any) -> Any:
    """Return the question that a phone shows: the first unanswered one. Amounts are asked on one screen together with
    what belongs to them."""
    prompts, answers = document.get("prompts", {}), document.get("answered", {})
    if any(prompt["kind"] == "amounts" for prompt in prompts.values()):
        return None
    return next((name for name, prompt in prompts.items() if name not in answers and "place" not in prompt), None)


def values(document: Any) -> Iterator[Any]:
    yield document
    if isinstance(document, dict):
        for value in document.values():
            yield from values(value)
    elif isinstance(document, list):
        for value in document:
            yield from values(value)


def test_null_is_never_a_value(table: Played) -> None:
    for view in table.views(0):
        if b"null" in (document := msgspec.json.encode(view)):
            assert not any(value is None for value in values(msgspec.json.decode(document)))


def test_a_view_survives_json(table: Played) -> None:
    for number in spread(len(table.states), MOST_STATES // 5):
        for viewer in viewers(table):
            view = table.view(number, viewer)
            assert msgspec.json.decode(msgspec.json.encode(view), type=View) == view


def test_a_view_holds_only_the_prompts_of_its_viewer(table: Played) -> None:
    for number in table.sampled:
        assert table.view(number, SPECTATOR).prompts == {}
        for seat in range(table.case.seats):
            prompts = table.view(number, seat).prompts
            assert tuple(prompts.values()) == table.prompts(number, seat)
            assert all(prompt.id == key for key, prompt in prompts.items())
            assert all(isinstance(prompt, SeatPrompt) for prompt in prompts.values())


def test_every_view_has_the_same_waits_and_turn(table: Played) -> None:
    for number in table.sampled:
        state = table.states[number]
        for viewer in (0, SPECTATOR):
            view = table.view(number, viewer)
            assert (view.waits, view.turn) == (table.ruleset.list_waits(state), table.ruleset.find_turn(state))


def test_a_view_says_whom_the_table_waits_for(table: Played) -> None:
    for number in table.sampled:
        waits = set(table.view(number, SPECTATOR).waits)
        asked_seats = {str(seat) for seat in range(table.case.seats) if table.prompts(number, seat)}
        if table.prompts(number, SYSTEM):
            asked_seats.add("system")
        assert waits <= asked_seats
        assert bool(waits) == bool(asked_seats)


def layouts_of_phones(view: View) -> dict[str, Layout]:
    """Return the layouts of a view without those for a TV."""
    for_tv = {layout.tv_layout for layout in view.layouts.values() if isinstance(layout, TrackLayout)}
    return {name: layout for name, layout in view.layouts.items() if name not in for_tv}


def test_without_secrets_all_views_are_equal_but_for_own_parts(table: Played) -> None:
    """Own parts are prompts, answers to them, and projections of goals; spectators alone are sent layouts for a
    TV (decision 0055). Phones that show several seats rely on it."""
    for number in table.sampled:
        views = [table.view(number, viewer) for viewer in viewers(table)]
        assert len({view.secrets for view in views}) == 1
        if not views[0].secrets:
            bare = [
                replace(view, prompts={}, answered={}, goal_worths={}, layouts=layouts_of_phones(view))
                for view in views
            ]
            assert all(view == bare[0] for view in bare)
        assert table.has_secrets or not views[0].secrets


def test_the_projection_is_a_function_of_the_view(table: Played) -> None:
    """Computed from the bytes that a phone has."""
    for view in table.views(0)[::5]:
        received = msgspec.json.decode(msgspec.json.encode(view), type=View)
        assert table.ruleset.project_scores(received) == table.ruleset.project_scores(view)


def texts(view: View) -> Iterator[Text]:
    yield from view.waits.values()
    for surface in view.surfaces.values():
        yield surface.name if surface.seat is None else Text(surface.name.code, {"seat": surface.seat})
        if code := getattr(surface, "counted", ""):
            yield Text(code, {"n": 1})
        if isinstance(surface, DisplayView):
            yield from (text for text in (surface.heading, surface.way) if text)
    for prompt in (*view.prompts.values(), *view.host_prompts.values()):
        yield from (text for text in (prompt.title, prompt.hint) if text)
        for choice in prompt.choices if isinstance(prompt, ChoosePrompt) else ():
            yield from (text for text in (choice.label, choice.note, choice.unavailable) if text)
        if isinstance(prompt, MovePrompt):
            moves = [move for targets in prompt.moves.values() for move in targets.values()]
            yield from (move.cost for move in moves if move.cost)
            ends = [choice for choices in prompt.endings.values() for choice in choices]
            yield from (text for choice in ends for text in (choice.label, choice.note) if text)
            yield from (change.words for choice in ends for change in choice.changes.values())
            yield from prompt.questions.values()
            if prompt.asks_target:
                yield prompt.asks_target
        if isinstance(prompt, ChoosePrompt | MovePrompt) and prompt.decline:
            yield prompt.decline.label
        for amount in prompt.amounts if isinstance(prompt, AmountsPrompt) else ():
            yield amount.label


@pytest.mark.parametrize("language", WHOLE)
def test_every_text_of_a_view_has_a_message(table: Played, language: str) -> None:
    folder = texts_at(table.case.game)
    if folder is None:
        return  # test games without texts
    texts_by_code: dict[str, Text] = {}
    for view in table.views(0):
        texts_by_code.update((repr(text), text) for text in texts(view))
        codes = {text.code for text in view.waits.values()}
        if len(codes) == 1 and len({sentence(folder, language, text) for text in view.waits.values()}) > 1:
            still = Text(f"{codes.pop()}_still", {"names": "Hana and Jo"})  # phones say so of several seats
            texts_by_code[still.code] = still
    for step in table.steps:
        for event in step.events:
            if narration := event.narrate():
                texts_by_code[repr(narration.text)] = narration.text
    assert all(sentence(folder, language, text) for text in texts_by_code.values())


def test_an_event_reaches_its_audience(table: Played) -> None:
    for step in table.steps:
        for event in step.events:
            hearers = {viewer for viewer in viewers(table) if is_audible(event, viewer)}
            everyone = set(viewers(table))
            assert hearers == (everyone if event.audience == "everyone" else {getattr(event, "seat", None)})
