"""The game again, step by step: as everybody saw it then, or as it is since the past was mended."""

from collections.abc import Sequence
from typing import Any, Literal
from uuid import UUID

import msgspec
from msgspec.structs import replace

from companion.errors import NotStarted
from companion.history.errors import NoSuchStep
from companion.tables import replays, store
from companion.tables.codec import Codec, codec_of
from companion.tables.corrections.permissions import has_secrets
from companion.tables.models import Table
from companion.tables.selectors import heard
from games.core.course import Course
from games.core.event import Event, Narration, audible
from games.core.log import PLAYED, Entry, Ref, effective
from games.core.seats import Viewer
from games.core.view import View

As = Literal["played", "corrected"]


class ReplayStep(msgspec.Struct, frozen=True, omit_defaults=True):
    """Step `step` of `steps`, of the table at version `v`: what was told with it, and what the viewer saw after it,
    without what could be done then. `ref` names the entry where one was played and the viewer may know which."""

    v: int
    step: int
    steps: int
    view: View
    ref: Ref = ""
    told: tuple[Narration, ...] = ()


def replay_step(table_id: UUID, viewer: Viewer, step: int, how: As) -> ReplayStep:
    """`played`: step n is version n, as it was then. `corrected`: the entries that count now, from 1; of those the
    viewer was not told it learns no more than the timeline says.

    :raises UnknownTable: :raises NotStarted: :raises NoSuchStep: there are fewer.
    """
    table = store.found(table_id)
    if table.version == 0:
        raise NotStarted
    codec, log = codec_of(table), store.entries(table)
    if how == "played":
        return _played(table, codec, log, viewer, step)
    counting = effective(log)
    if has_secrets(codec):
        return _corrected_in_secret(table, codec, counting, viewer, step)
    _check(step, len(counting))
    start, state = store.reached(table, codec, log, counting[: step - 1])
    after = replays.replayed(table, codec, list(counting[start:step]), state)
    told = heard(after.events, viewer)
    return ReplayStep(
        table.version, step, len(counting), _seen(codec, after.state, viewer), counting[step - 1].ref, told
    )


def _played(table: Table, codec: Codec, log: Sequence[Entry], viewer: Viewer, step: int) -> ReplayStep:
    _check(step, table.version)
    state = store.state_after(table, codec, log, effective(log[:step]))
    told = heard(store.events_since(table.pk, codec, step - 1, step), viewer)
    entry = log[step - 1]
    known = bool(told) or not has_secrets(codec) or entry.seat == viewer or entry.kind == "start"
    ref = entry.ref if known and entry.kind in PLAYED else ""
    return ReplayStep(table.version, step, table.version, _seen(codec, state, viewer), ref, told)


def _corrected_in_secret(
    table: Table, codec: Codec, counting: Sequence[Entry], viewer: Viewer, step: int
) -> ReplayStep:
    """Steps that the viewer was told of, or made; which entries they were it may know of its own alone."""
    course = Course(codec.ruleset)
    course.follow(counting)
    known = [at for at, entry in enumerate(counting) if _is_known(entry, course.events[at], viewer)]
    _check(step, len(known))
    at = known[step - 1]
    entry, state = counting[at], course.state if step == len(known) else course.states[at]
    told = heard(course.events[at], viewer)
    ref = entry.ref if entry.seat == viewer else ""
    return ReplayStep(table.version, step, len(known), _seen(codec, state, viewer), ref, told)


def _is_known(entry: Entry, events: tuple[Event, ...], viewer: Viewer) -> bool:
    own = entry.kind == "start" or entry.seat == viewer
    return any(audible(event, viewer) for event in events) or (not events and own)


def _check(step: int, steps: int) -> None:
    if not 1 <= step <= steps:
        raise NoSuchStep(steps=steps)


def _seen(codec: Codec, state: Any, viewer: Viewer) -> View:
    return replace(codec.ruleset.view(state, viewer), prompts={}, answered={})
