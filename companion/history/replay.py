"""Step-by-step replay of a game: as everybody saw it then, or with the corrections made since."""

from collections.abc import Sequence
from typing import Any, Literal
from uuid import UUID

import msgspec
from msgspec.structs import replace

from companion.history.errors import NoSuchStep
from companion.tables import replays, store
from companion.tables.audience import Audience, find_audience
from companion.tables.codec import Codec, find_table_codec
from companion.tables.models import Table
from games.core.course import Course
from games.core.event import Narration
from games.core.log import PLAYED, Entry, Ref, find_effective
from games.core.seats import Viewer
from games.core.view import View

As = Literal["played", "corrected"]


class ReplayStep(msgspec.Struct, frozen=True, omit_defaults=True):
    """Step `step` of `steps`, of the table at version `v`.

    - `v`: the version of the table.
    - `step`: the number of the step.
    - `steps`: how many steps there are.
    - `narrations`: the messages of this step.
    - `view`: the viewer's view after it, without prompts.
    - `ref`: the entry, if one was played and the viewer may know it.
    """

    v: int
    step: int
    steps: int
    view: View
    ref: Ref = ""
    narrations: tuple[Narration, ...] = ()


def replay_step(table_id: UUID, viewer: Viewer, step: int, how: As) -> ReplayStep:
    """Return one step of the game.

    `played`: step n is version n, as it was then. `corrected`: step n is the nth entry that counts now, from 1. Of
    entries that the viewer may not know, the step contains no more than the timeline does.

    :raises UnknownTable: :raises NotStarted: :raises NoSuchStep: there are fewer.
    """
    table = store.find_started_table(table_id)
    codec, log = find_table_codec(table), store.load_entries(table)
    audience = find_audience(codec, viewer)
    if how == "played":
        return _build_step_as_played(table, codec, log, audience, step)
    effective_log = find_effective(log)
    if audience.has_secrets:
        return _hide_correction(table, codec, effective_log, audience, step)
    _check_step(step, len(effective_log))
    start, state = store.find_stored_prefix(table, codec, log, effective_log[: step - 1])
    result = replays.replay_from(table, codec, list(effective_log[start:step]), state)
    view, narrations = _build_view_without_prompts(audience, result.state), audience.narrate(result.events)
    return ReplayStep(table.version, step, len(effective_log), view, effective_log[step - 1].ref, narrations)


def _build_step_as_played(
    table: Table, codec: Codec, log: Sequence[Entry], audience: Audience, step: int
) -> ReplayStep:
    _check_step(step, table.version)
    state = store.rebuild_state_after(table, codec, log, find_effective(log[:step]))
    events = store.load_events_since(table.pk, codec, step - 1, step)
    entry = log[step - 1]
    ref = entry.ref if entry.kind in PLAYED and audience.knows(entry, events) else ""
    return ReplayStep(
        table.version, step, table.version, _build_view_without_prompts(audience, state), ref, audience.narrate(events)
    )


def _hide_correction(
    table: Table, codec: Codec, effective_log: Sequence[Entry], audience: Audience, step: int
) -> ReplayStep:
    """Return a step among those that the viewer may know. Only the viewer's own entries have a `ref`."""
    course = Course(codec.ruleset)
    course.follow(effective_log)
    positions = [at for at, entry in enumerate(effective_log) if audience.knows(entry, course.events[at])]
    _check_step(step, len(positions))
    at = positions[step - 1]
    entry, state = effective_log[at], course.state if step == len(positions) else course.states[at]
    ref = entry.ref if entry.seat == audience.viewer else ""
    narrations = audience.narrate(course.events[at])
    return ReplayStep(
        table.version, step, len(positions), _build_view_without_prompts(audience, state), ref, narrations
    )


def _check_step(step: int, steps: int) -> None:
    if not 1 <= step <= steps:
        raise NoSuchStep(steps=steps)


def _build_view_without_prompts(audience: Audience, state: Any) -> View:
    return replace(audience.build_view(state), prompts={}, answered={})
