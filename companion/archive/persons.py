"""The people of a profile's finished tables, and merging two entries of one person.

A person is a name. Merging changes nothing at the tables: aliases are stored beside them and can be removed.
"""

from collections.abc import Iterable, Mapping, Sequence
from datetime import datetime
from uuid import UUID

import msgspec
from django.db.models import Count, Exists, Max, OuterRef, QuerySet

from companion.archive.errors import SamePerson, TwoPeople, UnknownPerson
from companion.archive.models import Keepsake
from companion.people.models import Alias, Device
from companion.people.names import person_of, root_of
from companion.people.profiles import History, alias_make, aliases_of, history_of, profile_of
from companion.tables.models import Seat, Table, TableDevice


class OtherName(msgspec.Struct, frozen=True):
    """A merged entry: its key, and how its name is written."""

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
    """A merge before it happens: `from` and `into` as they are, and the person that they would become."""

    source: Person
    into: Person
    merged: Person


class Spelling(msgspec.Struct, frozen=True):
    """A spelling of a name, used at `plays` tables; the last of them began at `last`."""

    name: str
    person: UUID
    plays: int
    last: datetime | None


def finished_tables(history: History) -> QuerySet[Table]:
    """Return the finished tables of this history."""
    table_rows = TableDevice.objects.filter(history.table_device_filter()).values("table")
    return Table.objects.filter(status=Table.Status.FINISHED, result__isnull=False, pk__in=table_rows)


def visible_keepsakes(history: History) -> QuerySet[Keepsake]:
    """Return the keepsakes of imported tables and of those that this history came to play at."""
    players = TableDevice.objects.filter(table=OuterRef("table"), watcher=False)
    return Keepsake.objects.filter(Exists(players.filter(history.table_device_filter())) | ~Exists(players))


def spellings_at(tables: QuerySet[Table]) -> tuple[Spelling, ...]:
    """Return every spelling of a name at these tables."""
    rows = (
        Seat.objects.filter(table__in=tables.values("pk"))
        .order_by()
        .values_list("name")
        .annotate(plays=Count("pk"), last=Max("table__started_at"))
    )
    return tuple(Spelling(name, person_of(name), plays, last) for name, plays, last in rows)


def seated(names: Sequence[str], aliases: Mapping[UUID, UUID]) -> list[UUID]:
    """Return the people at one table with these names, after aliases. If an alias would seat one person twice there,
    the seats keep their own names' people."""
    persons = [person_of(name) for name in names]
    roots = [root_of(person, aliases) for person in persons]
    return [key if roots.count(root) > 1 else root for key, root in zip(persons, roots, strict=True)]


def names_of(person: UUID, spellings: Iterable[Spelling], aliases: Mapping[UUID, UUID]) -> list[str]:
    """Return the spellings of a person at tables, under all their names."""
    root = root_of(person, aliases)
    return [spelling.name for spelling in spellings if root_of(spelling.person, aliases) == root]


def people_of(spellings: Iterable[Spelling], aliases: Mapping[UUID, UUID]) -> tuple[Person, ...]:
    """Return all people, those with most plays first."""
    entries: dict[UUID, list[Spelling]] = {}
    for spelling in spellings:
        entries.setdefault(spelling.person, []).append(spelling)
    persons_by_root: dict[UUID, list[UUID]] = {}
    for person in entries:
        persons_by_root.setdefault(root_of(person, aliases), []).append(person)
    everybody = [_person(root, {key: entries[key] for key in keys}) for root, keys in persons_by_root.items()]
    return tuple(sorted(everybody, key=lambda person: (-person.plays, person.name)))


def people_list(device: Device) -> tuple[Person, ...]:
    """Return all people at the finished tables of the device's history."""
    return people_of(spellings_at(finished_tables(history_of(device))), aliases_of(device))


def merge_preview(device: Device, source: UUID, into: UUID) -> MergePreview:
    """Return the person that a merge of `source` into `into` would yield. Nothing is changed.

    :raises UnknownPerson: a key is unknown here. :raises SamePerson: they are one already.
    :raises TwoPeople: they sat at one table together.
    """
    aliases = aliases_of(device)
    tables = finished_tables(history_of(device))
    spellings = spellings_at(tables)
    persons = {spelling.person for spelling in spellings}
    if not {source, into} <= persons:
        raise UnknownPerson
    source_root, target_root = root_of(source, aliases), root_of(into, aliases)
    if source_root == target_root:
        raise SamePerson
    together = tables.filter(seats__name__in=names_of(source_root, spellings, aliases)).filter(
        seats__name__in=names_of(target_root, spellings, aliases)
    )
    if shared_tables := together.distinct().count():
        raise TwoPeople(tables=shared_tables)
    people_before = {UUID(person.person): person for person in people_of(spellings, aliases)}
    people_after = {
        UUID(person.person): person for person in people_of(spellings, {**aliases, source_root: target_root})
    }
    return MergePreview(people_before[source_root], people_before[target_root], people_after[target_root])


def merge(device: Device, source: UUID, into: UUID) -> Person:
    """Merge person `source` into `into`, for every device that shares this history.

    :raises UnknownPerson: :raises SamePerson: :raises TwoPeople: as `merge_preview`.
    """
    preview = merge_preview(device, source, into)
    if not alias_make(profile_of(device), UUID(preview.source.person), UUID(preview.into.person)):
        raise SamePerson  # another phone has merged them meanwhile
    return preview.merged


def take_apart(device: Device, person: UUID) -> None:
    """Undo a merge: make the entry with this key a person of its own again.

    :raises UnknownPerson: the entry is not merged with another.
    """
    deleted, _ = Alias.objects.filter(profile__devices=device, person=person).delete()
    if not deleted:
        raise UnknownPerson


def _person(root: UUID, entries: Mapping[UUID, Sequence[Spelling]]) -> Person:
    """Return the person of these entries, under the root's own name if a table has it, else the newest name."""
    all_spellings = [spelling for spellings in entries.values() for spelling in spellings]
    other_names = (OtherName(str(key), _newest_spelling(entries[key])) for key in entries if key != root)
    return Person(
        str(root),
        _newest_spelling(entries.get(root, all_spellings)),
        sum(spelling.plays for spelling in all_spellings),
        tuple(sorted(other_names, key=lambda other: other.name)),
    )


def _newest_spelling(spellings: Sequence[Spelling]) -> str:
    return max(
        spellings, key=lambda spelling: (spelling.last.timestamp() if spelling.last else 0.0, spelling.name)
    ).name
