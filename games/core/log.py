"""The effective log: which entries count after undo, redo and corrections. Nothing is ever deleted.

A *ref* is the permanent name of an effective entry: `"12"` is entry 12, `"40.1"` the first one that entry 40 inserted.
Within the edits of one entry, `"+1"` stands for the first one that it inserts, since it has no version while it is
drafted.
"""

from collections.abc import Iterable, Sequence
from typing import Generic, Literal, TypeVar

import msgspec
from msgspec.structs import replace

from games.core.action import Action
from games.core.event import SeatingChanged
from games.core.seats import Seat

EntryKind = Literal["start", "action", "undo", "redo", "correction", "seat", "host"]
PLAYED: tuple[EntryKind, ...] = ("start", "action")
Ref = str
A = TypeVar("A")


class Replace(msgspec.Struct, Generic[A], frozen=True, tag="replace", tag_field="type", forbid_unknown_fields=True):
    """Edit that replaces the action of an entry. Its seat stays.

    - `ref`: names the entry.
    - `action`: what was done instead.
    """

    ref: Ref
    action: A


class Insert(
    msgspec.Struct,
    Generic[A],
    frozen=True,
    omit_defaults=True,
    tag="insert",
    tag_field="type",
    forbid_unknown_fields=True,
):
    """Edit that adds an action right after an entry. `seat` did or reported it (None: the system). If several are added
    in a row, each names the one before it.

    - `after`: names the entry that it comes after.
    - `action`: the action to insert.
    - `seat`: who did or reported it; left out: the server.
    """

    after: Ref
    action: A
    seat: Seat | None = None


class Drop(msgspec.Struct, frozen=True, tag="drop", tag_field="type", forbid_unknown_fields=True):
    """Edit that removes an entry: it did not happen.

    - `ref`: names the entry that is removed.
    """

    ref: Ref


Edit = Replace[A] | Insert[A] | Drop


class Undo(msgspec.Struct, Generic[A], frozen=True, omit_defaults=True, tag="undo", tag_field="type"):
    """Entry that undoes entries, by version: one's own last action, or corrections.

    - `drops`: the versions of the entries that do not count any more.
    - `edits`: how the system's work changes with it.
    - `crossed`, `unchecked`: as in `Correction`.
    """

    drops: tuple[int, ...]
    edits: tuple[Edit[A], ...] = ()
    crossed: bool = False
    unchecked: tuple[Ref, ...] = ()


class Redo(msgspec.Struct, Generic[A], frozen=True, omit_defaults=True, tag="redo", tag_field="type"):
    """Entry that cancels an undo.

    - `undo`: the version of the undo entry.
    - `edits`, `crossed`, `unchecked`: as in `Undo`.
    """

    undo: int
    edits: tuple[Edit[A], ...] = ()
    crossed: bool = False
    unchecked: tuple[Ref, ...] = ()


class Correction(msgspec.Struct, Generic[A], frozen=True, omit_defaults=True, tag="correction", tag_field="type"):
    """Entry that changes past entries.

    - `edits`: those that people drafted, then those of the system's work that follow from them.
    - `crossed`: something was revealed after what is changed.
    - `unchecked`: entries of other seats that stay although only their seat knows whether they still hold.

    The server fills in `crossed` and `unchecked`.
    """

    edits: tuple[Edit[A], ...]
    crossed: bool = False
    unchecked: tuple[Ref, ...] = ()


LogChange = Undo[A] | Redo[A] | Correction[A]
"""Content of an entry that changes which entries count, or how."""


class Entry(msgspec.Struct, frozen=True):
    """One row of the log as rules see it, or an entry that a log change inserted.

    - `content`: an Action for start and action entries, a LogChange for undo, redo and correction entries; rules do
      not read that of others.
    - `seat`: who submitted it (None: the system).
    - `part`: counts the entries that one log change inserted, from 1.
    - `corrected_by`: the version of the correction that replaced its content.
    - `unchecked`: it is played by `Ruleset.apply_unchecked`.
    """

    version: int
    kind: EntryKind
    seat: Seat | None = None
    content: Action | LogChange[Action] | SeatingChanged | None = None
    part: int = 0
    corrected_by: int = 0
    unchecked: bool = False

    @property
    def ref(self) -> Ref:
        """Return its permanent name."""
        return f"{self.version}.{self.part}" if self.part else str(self.version)


def find_undone(entries: Iterable[Entry]) -> frozenset[int]:
    """Return the versions of the entries (actions or log changes) that do not count, as undo and redo have it."""
    undos: dict[int, tuple[int, ...]] = {}
    redone: set[int] = set()
    for entry in entries:
        if entry.kind in PLAYED:
            continue
        if isinstance(entry.content, Undo):
            undos[entry.version] = entry.content.drops
        elif isinstance(entry.content, Redo):
            undos.pop(entry.content.undo, None)
            redone.add(entry.content.undo)
    return frozenset(version for drops in undos.values() for version in drops) | redone


def find_effective(entries: Iterable[Entry]) -> tuple[Entry, ...]:
    """Return the entries that are played, in order: start and actions without undone ones, changed as corrections say.

    If the log begins after a kept state, entries that were inserted behind an earlier entry come first.
    """
    log = tuple(entries)
    undone = find_undone(log)
    played: list[Entry] = []
    dropped = {str(version) for version in undone}
    for entry in log:
        if entry.kind in PLAYED:
            played.append(entry)
        elif entry.version not in undone and isinstance(entry.content, Undo | Redo | Correction):
            _apply_log_change(played, dropped, entry.version, entry.content)
    return tuple(entry for entry in played if entry.ref not in dropped) if dropped else tuple(played)


def _apply_log_change(played: list[Entry], dropped: set[Ref], version: int, log_change: LogChange[Action]) -> None:
    parts = 0
    for edit in log_change.edits:
        if isinstance(edit, Drop):
            dropped.add(resolve_ref(edit.ref, version))
            continue
        at = _find_index(played, resolve_ref(edit.after if isinstance(edit, Insert) else edit.ref, version))
        if isinstance(edit, Insert):
            parts += 1
            played.insert(at + 1, Entry(version, "action", edit.seat, edit.action, parts))
        elif at >= 0:
            played[at] = replace(played[at], content=edit.action, corrected_by=version, unchecked=False)
    for ref in log_change.unchecked:
        at = _find_index(played, ref)
        if at >= 0:
            played[at] = replace(played[at], unchecked=True)


def resolve_ref(ref: Ref, version: int) -> Ref:
    """Return the ref that "+1" of a draft gets once the draft is entry `version`."""
    return f"{version}.{ref[1:]}" if ref.startswith("+") else ref


def _find_index(played: Sequence[Entry], ref: Ref) -> int:
    return next((at for at, entry in enumerate(played) if entry.ref == ref), -1)
