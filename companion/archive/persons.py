"""The people of a profile's finished tables, and merging two entries of one person.

A person is a name, and names that are the same are one person (`companion.archive.namesakes`). Merging changes nothing
at the tables: aliases are stored beside them and can be removed.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from uuid import UUID

import msgspec
from django.db.models import Count, Max, Min

from companion.archive.audience import select_finished_tables
from companion.archive.errors import SamePerson, TwoPeople, UnknownPerson
from companion.archive.namesakes import Spelling, find_same_people
from companion.people.models import Alias, Device
from companion.people.names import find_root, identify_person
from companion.people.profiles import History, find_aliases, find_history, find_profile, make_alias
from companion.tables.models import Seat


class OtherName(msgspec.Struct, frozen=True):
    """A merged entry: its key, and how its name is written.

    - `person`: the key of the merged entry.
    - `name`: how its name is written.
    """

    person: str
    name: str


class Person(msgspec.Struct, frozen=True, omit_defaults=True):
    """A person at finished tables.

    - `person`: the key, the same as long as the name is.
    - `name`: the newest spelling.
    - `plays`: the number of tables.
    - `others`: the entries that were merged into this one.
    """

    person: str
    name: str
    plays: int
    others: tuple[OtherName, ...] = ()


class MergePreview(msgspec.Struct, frozen=True, rename={"source": "from"}):
    """A merge before it happens: `from` and `into` as they are, and the person that they would become.

    - `from`: the entry whose name would go.
    - `into`: the entry whose name would stay.
    - `merged`: the person that they would become.
    """

    source: Person
    into: Person
    merged: Person


@dataclass(frozen=True)
class People:
    """The people at the finished tables of a history.

    - `merged`: merges by hand, from key to key.
    - `same`: keys of names that are the same as another's, each with the key of the person whom it counts for.
    """

    spellings: tuple[Spelling, ...]
    merged: Mapping[UUID, UUID]
    same: Mapping[UUID, UUID]

    def find_key(self, name: str) -> UUID:
        """Return the key under which somebody with this name is counted, before merges."""
        return self.same.get(identify_person(name), identify_person(name))

    def find_root(self, person: UUID) -> UUID:
        """Return the key under which a person is counted, after merges."""
        return find_root(person, self._aliases)

    @cached_property
    def _aliases(self) -> dict[UUID, UUID]:
        return {**self.merged, **self.same}

    def find_seated(self, names: Sequence[str]) -> list[UUID]:
        """Return the people at one table with these names, after merges. If a merge would seat one person twice there,
        the seats keep their own names' people."""
        keys = [self.find_key(name) for name in names]
        roots = [self.find_root(key) for key in keys]
        return [key if roots.count(root) > 1 else root for key, root in zip(keys, roots, strict=True)]

    def list_names(self, person: UUID) -> list[str]:
        """Return the spellings of a person at the tables, under all their names."""
        root = self.find_root(person)
        return [spelling.name for spelling in self.spellings if self.find_root(spelling.person) == root]

    def list_everybody(self) -> tuple[Person, ...]:
        """Return all people, those with most plays first."""
        entries: dict[UUID, list[Spelling]] = {}
        for spelling in self.spellings:
            entries.setdefault(self.find_key(spelling.name), []).append(spelling)
        keys_by_root: dict[UUID, list[UUID]] = {}
        for key in entries:
            keys_by_root.setdefault(self.find_root(key), []).append(key)
        everybody = [_build_person(root, {key: entries[key] for key in keys}) for root, keys in keys_by_root.items()]
        return tuple(sorted(everybody, key=lambda person: (-person.plays, person.name)))


def load_people(history: History, device: Device) -> People:
    """Return the people at all finished tables of the device's history, as its profile has merged them."""
    tables = select_finished_tables(history)
    rows = (
        Seat.objects.filter(table__in=tables.values("pk"))
        .order_by()
        .values_list("name")
        .annotate(plays=Count("pk"), first=Min("table__started_at"), last=Max("table__started_at"))
    )
    spellings = tuple(Spelling(name, identify_person(name), plays, first, last) for name, plays, first, last in rows)
    merged = find_aliases(device)
    return People(spellings, merged, find_same_people(tables, spellings, merged))


def list_people(device: Device) -> tuple[Person, ...]:
    """Return all people at the finished tables of the device's history."""
    return load_people(find_history(device), device).list_everybody()


def merge_preview(device: Device, source: UUID, into: UUID) -> MergePreview:
    """Return the person that a merge of `source` into `into` would yield. Nothing is changed.

    :raises UnknownPerson: a key is unknown here. :raises SamePerson: they are one already.
    :raises TwoPeople: they sat at one table together.
    """
    history = find_history(device)
    people = load_people(history, device)
    roots = {people.find_root(spelling.person) for spelling in people.spellings}
    source_root, target_root = people.find_root(source), people.find_root(into)
    if not {source_root, target_root} <= roots:
        raise UnknownPerson
    if source_root == target_root:
        raise SamePerson
    together = select_finished_tables(history).filter(seats__name__in=people.list_names(source_root))
    together = together.filter(seats__name__in=people.list_names(target_root))
    if shared_tables := together.distinct().count():
        raise TwoPeople(tables=shared_tables)
    people_before = {UUID(person.person): person for person in people.list_everybody()}
    merged = replace(people, merged={**people.merged, source_root: target_root})
    people_after = {UUID(person.person): person for person in merged.list_everybody()}
    return MergePreview(people_before[source_root], people_before[target_root], people_after[target_root])


def merge(device: Device, source: UUID, into: UUID) -> Person:
    """Merge person `source` into `into`, for every device that shares this history.

    :raises UnknownPerson: :raises SamePerson: :raises TwoPeople: as `merge_preview`.
    """
    preview = merge_preview(device, source, into)
    if not make_alias(find_profile(device), UUID(preview.source.person), UUID(preview.into.person)):
        raise SamePerson  # another phone has merged them meanwhile
    return preview.merged


def take_apart(device: Device, person: UUID) -> None:
    """Undo a merge: make the entry with this key a person of its own again.

    :raises UnknownPerson: the entry is not merged with another.
    """
    deleted, _ = Alias.objects.filter(profile__devices=device, person=person).delete()
    if not deleted:
        raise UnknownPerson


def _build_person(root: UUID, entries: Mapping[UUID, Sequence[Spelling]]) -> Person:
    """Return the person of these entries, under the root's own name if a table has it, else the newest name."""
    all_spellings = [spelling for spellings in entries.values() for spelling in spellings]
    other_names = (OtherName(str(key), _find_newest_spelling(entries[key])) for key in entries if key != root)
    return Person(
        str(root),
        _find_newest_spelling(entries.get(root, all_spellings)),
        sum(spelling.plays for spelling in all_spellings),
        tuple(sorted(other_names, key=lambda other: other.name)),
    )


def _find_newest_spelling(spellings: Sequence[Spelling]) -> str:
    return max(
        spellings, key=lambda spelling: (spelling.last.timestamp() if spelling.last else 0.0, spelling.name)
    ).name
