"""Names that are the same although their keys differ (docs/decisions/0067): whom each of them counts for.

Keys of earlier releases stay: nobody is renamed, the tables and merges of a profile keep the keys that they have, and
only whoever reads them counts two keys of one name as one person.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from datetime import UTC, datetime
from uuid import UUID

from django.db.models import QuerySet

from companion.people.names import find_root, identify_person, list_forms
from companion.tables.models import Seat, Table

NEVER = datetime.min.replace(tzinfo=UTC)


@dataclass(frozen=True)
class Spelling:
    """A spelling of a name, used at `plays` tables; the first of them began at `first`, the last at `last`."""

    name: str
    person: UUID
    plays: int
    first: datetime | None
    last: datetime | None


@dataclass(eq=False)
class _Namesake:
    """A key with the forms of its names, the tables where they sat, and when the first of these began."""

    key: UUID
    first: datetime
    forms: set[str] = field(default_factory=set)
    tables: set[UUID] = field(default_factory=set)


def find_same_people(
    tables: QuerySet[Table], spellings: Sequence[Spelling], merged: Mapping[UUID, UUID]
) -> dict[UUID, UUID]:
    """Return the keys of names that are the same as an earlier one, each with the key that it counts for.

    Whoever sat at one table with a namesake is somebody else. A key that was merged by hand (`merged`) stays as it was
    merged; namesakes without a merge of their own count for it.
    """
    namesakes = _list_namesakes(tables, spellings)
    same: dict[UUID, UUID] = {}
    people: dict[str, list[_Namesake]] = {}
    for namesake in sorted(namesakes, key=lambda one: (one.key not in merged, one.first, one.key)):
        person = None if namesake.key in merged else _find_person(namesake, people)
        if person is None or find_root(person.key, {**merged, **same}) == namesake.key:
            person = namesake
        else:
            same[namesake.key] = person.key
            person.tables |= namesake.tables
        for form in namesake.forms:
            people.setdefault(form, []).append(person)
    return same


def _find_person(namesake: _Namesake, people: Mapping[str, list[_Namesake]]) -> _Namesake | None:
    """Return the first person with the same name who never sat at one table with this namesake, or None."""
    same_named = (person for form in sorted(namesake.forms) for person in people.get(form, ()))
    return next((person for person in same_named if person.tables.isdisjoint(namesake.tables)), None)


def _list_namesakes(tables: QuerySet[Table], spellings: Sequence[Spelling]) -> list[_Namesake]:
    """Return the keys whose names are the same as those of another key."""
    by_key: dict[UUID, _Namesake] = {}
    by_form: dict[str, set[UUID]] = {}
    for spelling in spellings:
        first = spelling.first or NEVER
        namesake = by_key.setdefault(spelling.person, _Namesake(spelling.person, first))
        namesake.first = min(namesake.first, first)
        namesake.forms |= list_forms(spelling.name)
        for form in namesake.forms:
            by_form.setdefault(form, set()).add(spelling.person)
    shared = {key for keys in by_form.values() if len(keys) > 1 for key in keys}
    if shared:
        names = [spelling.name for spelling in spellings if spelling.person in shared]
        seats = Seat.objects.filter(table__in=tables.values("pk"), name__in=names)
        for table, name in seats.values_list("table", "name"):
            by_key[identify_person(name)].tables.add(table)
    return [by_key[key] for key in shared]
