"""One history on several phones, joined by a code that is shown once, for looking back only."""

import re
from threading import Event
from time import sleep
from typing import Any
from uuid import UUID

import pytest

from companion.archive.library import TableFilter, load_library
from companion.errors import NotYourSeat, SeatMovedAway, UnknownTable
from companion.people.codes import LETTERS
from companion.people.errors import UnknownRecoveryCode
from companion.people.models import Alias, Device, Profile
from companion.people.names import identify_person
from companion.people.profiles import (
    LENGTH,
    find_aliases,
    find_profile,
    make_alias,
    make_recovery_code,
    use_recovery_code,
)
from companion.tables import selectors
from companion.tables.models import Departure, Table, TableDevice
from companion.tables.selectors import Membership
from tests.history.shelf import create_finished, phone
from tests.people.profiles import fresh
from tests.tables.at_once import run_at_once
from tests.tables.played import PlayedTable

pytestmark = [pytest.mark.portable, pytest.mark.django_db(transaction=True)]
LOOK = Membership((), host=False)


def tables_of(device: Device) -> set[UUID]:
    return {UUID(table.table) for table in load_library(fresh(device), TableFilter()).tables}


def test_a_code_has_eighty_bits_is_easy_to_type_and_is_not_stored() -> None:
    anna = phone()
    code = make_recovery_code(anna)
    assert re.fullmatch(f"([{LETTERS}]{{5}}-){{3}}[{LETTERS}]{{5}}", code)
    assert len(LETTERS) ** LENGTH >= 2**80
    stored_hash = bytes(Profile.objects.get().recovery_hash or b"")
    assert len(stored_hash) == 32
    assert code.replace("-", "").encode() not in stored_hash
    assert len({make_recovery_code(anna) for _ in range(20)}) == 20


@pytest.mark.parametrize("typed", ["{}", " {} ", "{lower}", "{bare}", "{spaced}"])
def test_a_new_phone_looks_back_at_the_same_tables(typed: str) -> None:
    anna, new, stranger = phone(), phone(), phone()
    mine = create_finished(anna, {"Anna": 1, "Ben": 2})
    create_finished(stranger, {"Mallory": 1, "Ben": 2})
    code = make_recovery_code(anna)
    use_recovery_code(
        new, typed.format(code, lower=code.lower(), bare=code.replace("-", ""), spaced=code.replace("-", " "))
    )
    assert tables_of(new) == tables_of(anna) == {mine}
    assert selectors.find_membership(fresh(new), mine) == LOOK


def test_the_phones_own_history_moves_along_with_all_its_phones() -> None:
    anna, new, tablet = phone(), phone(), phone()
    first = create_finished(anna, {"Anna": 1, "Ben": 2})
    second = create_finished(new, {"Anna": 1, "Cleo": 2})
    third = create_finished(tablet, {"Anna": 1, "Dora": 2})
    use_recovery_code(tablet, make_recovery_code(new))
    make_alias(find_profile(fresh(new)), identify_person("Anni"), identify_person("Anna"))
    use_recovery_code(new, make_recovery_code(anna))
    assert tables_of(anna) == tables_of(new) == tables_of(tablet) == {first, second, third}
    assert find_aliases(fresh(anna)) == {identify_person("Anni"): identify_person("Anna")}
    assert Profile.objects.count() == 1


def test_merges_never_form_a_cycle_when_histories_meet() -> None:
    anna, new = phone(), phone()
    first, two, three = (identify_person(name) for name in ("Anni", "Anna", "Annika"))
    for person, into in ((first, two), (two, three)):
        assert make_alias(find_profile(anna), person, into)
    assert make_alias(find_profile(new), three, first)
    assert not make_alias(find_profile(new), first, three), "that would be a circle"
    use_recovery_code(fresh(new), make_recovery_code(anna))
    assert find_aliases(fresh(anna)) == {first: two, two: three}
    assert Alias.objects.count() == 2


def test_a_newer_code_replaces_the_old_one() -> None:
    anna, new = phone(), phone()
    old = make_recovery_code(anna)
    make_recovery_code(anna)
    with pytest.raises(UnknownRecoveryCode):
        use_recovery_code(new, old)
    assert fresh(new).profile_id is None


@pytest.mark.parametrize("code", ["", "-", "A" * 20, "K7MP4R", "\0" * 20, "Ä" * 20, "A" * 64, "0OIL1" * 4])
def test_an_unknown_code_changes_nothing(code: str) -> None:
    anna, new = phone(), phone()
    make_recovery_code(anna)
    create_finished(new, {"Cleo": 1, "Ben": 2})
    before = list(Device.objects.order_by("pk").values()), list(Profile.objects.values())
    with pytest.raises(UnknownRecoveryCode):
        use_recovery_code(new, code)
    assert (list(Device.objects.order_by("pk").values()), list(Profile.objects.values())) == before


def test_the_own_code_changes_nothing() -> None:
    anna = phone()
    code = make_recovery_code(anna)
    before = fresh(anna).profile_id
    use_recovery_code(fresh(anna), code)
    assert fresh(anna).profile_id == before
    assert Profile.objects.count() == 1


def test_no_seat_of_a_running_table_changes_hands() -> None:
    table, new = PlayedTable(), phone()
    table.start()
    use_recovery_code(new, make_recovery_code(table.host))
    new = fresh(new)
    with pytest.raises(UnknownTable):
        selectors.find_membership(new, table.id)
    assert selectors.find_memberships(table.id, [new.pk, table.host.pk]) == {table.host.pk: Membership((0,), host=True)}
    with pytest.raises(UnknownTable):
        table.draw(0, device=new)
    assert tables_of(new) == set()


def test_looking_back_shows_the_spectators_view() -> None:
    anna, new = phone(), phone()
    table = create_finished(anna, {"Anna": 1, "Ben": 2})
    use_recovery_code(new, make_recovery_code(anna))
    membership = selectors.find_membership(fresh(new), table)
    assert membership == LOOK
    assert membership.names == ()
    with pytest.raises(NotYourSeat):
        selectors.find_viewer(membership, 0)
    assert selectors.find_memberships(table, [new.pk]) == {new.pk: LOOK}
    with pytest.raises(UnknownTable):
        selectors.find_code(fresh(new), table, watch=False)


def test_a_finished_table_that_is_resumed_can_no_longer_be_looked_back_at() -> None:
    anna, new = phone(), phone()
    table = create_finished(anna, {"Anna": 1, "Ben": 2})
    use_recovery_code(new, make_recovery_code(anna))
    Table.objects.filter(pk=table).update(status=Table.Status.PLAYING)
    with pytest.raises(UnknownTable):
        selectors.find_membership(fresh(new), table)
    assert selectors.find_memberships(table, [new.pk]) == {}


def test_a_phone_that_gave_its_seat_away_looks_back_with_the_one_that_has_it() -> None:
    old, new, stranger = phone(), phone(), phone()
    table = create_finished(new, {"Anna": 1, "Ben": 2})
    Departure.objects.create(table_id=table, device=old, why=Departure.Why.MOVED)
    with pytest.raises(SeatMovedAway):
        selectors.find_membership(old, table)
    use_recovery_code(old, make_recovery_code(new))
    assert selectors.find_membership(fresh(old), table) == LOOK
    assert not TableDevice.objects.filter(device=old).exists()
    for device in (stranger, phone()):
        with pytest.raises(UnknownTable):
            selectors.find_membership(device, table)


def test_a_device_that_joins_a_history_while_that_becomes_part_of_another_is_not_lost(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Either it came first and moves along, or the code has become invalid."""
    anna, ben, late = phone(), phone(), phone()
    code, other_code = make_recovery_code(anna), make_recovery_code(ben)
    is_moved = Event()
    delete = Profile.delete

    def delete_late(profile: Profile) -> Any:
        is_moved.set()
        sleep(0.5)
        return delete(profile)

    def join_late() -> Profile:
        is_moved.wait(60)
        return use_recovery_code(late, code)

    monkeypatch.setattr(Profile, "delete", delete_late)
    moved, refused = run_at_once(lambda: use_recovery_code(fresh(anna), other_code), join_late)
    assert (moved.pk, type(refused)) == (fresh(ben).profile_id, UnknownRecoveryCode)
    assert fresh(anna).profile_id == fresh(ben).profile_id
