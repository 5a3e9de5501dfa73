"""One history per account: a phone that signs in joins it; signing out leaves earlier plays with the account."""

from uuid import UUID

import pytest

from companion.archive.audience import select_visible_photos
from companion.archive.library import TableFilter, load_library
from companion.archive.models import Photo
from companion.archive.photos import list_photos
from companion.archive.statistics import compute_statistics
from companion.errors import UnknownTable
from companion.people.errors import NotSignedIn, SignedIn, TwoAccounts, UnknownRecoveryCode
from companion.people.models import Account, Alias, Device, Parting, Profile
from companion.people.names import identify_person
from companion.people.profiles import (
    find_account,
    find_aliases,
    find_history,
    find_profile,
    make_alias,
    make_recovery_code,
    require_signed_out,
    sign_in,
    sign_out,
    sign_out_others,
    use_recovery_code,
)
from companion.tables import selectors
from companion.tables.selectors import Membership
from tests.history.shelf import create_finished, phone
from tests.people.profiles import fresh

pytestmark = [pytest.mark.portable, pytest.mark.django_db(transaction=True)]
LOOK = Membership((), host=False)


def tables_of(device: Device) -> set[UUID]:
    """Return the tables in the device's library. Checks that it may view each, and that statistics count them."""
    device = fresh(device)
    table_ids = {UUID(table.table) for table in load_library(device, TableFilter()).tables}
    for table in table_ids:
        assert selectors.find_membership(device, table) is not None
        list_photos(device, table)
    assert compute_statistics(device, TableFilter()).tables == len(table_ids)
    return table_ids


def account(email: str = "anna@example.org") -> Account:
    return Account.objects.create(email=email)


def test_the_first_phone_brings_its_history_and_the_next_one_adds_its_own() -> None:
    anna, new, stranger = phone(), phone(), phone()
    first, second = create_finished(anna, {"Anna": 1, "Ben": 2}), create_finished(new, {"Anna": 1, "Cleo": 2})
    create_finished(stranger, {"Mallory": 1, "Ben": 2})
    hers = account()
    sign_in(anna, hers)
    assert tables_of(anna) == {first}
    make_alias(find_profile(new), identify_person("Anni"), identify_person("Anna"))
    sign_in(fresh(new), hers)
    assert tables_of(anna) == tables_of(new) == {first, second}
    assert find_aliases(fresh(anna)) == {identify_person("Anni"): identify_person("Anna")}
    assert Profile.objects.get().owner == find_account(anna) == find_account(new) == hers
    sign_in(fresh(new), hers)
    assert Profile.objects.count() == 1


def test_an_account_has_one_profile_however_a_phone_joins() -> None:
    """A phone joins by the code of a history without an account, and the account keeps its own."""
    anna, old, tablet = phone(), phone(), phone()
    hers = account()
    sign_in(anna, hers)
    use_recovery_code(fresh(anna), make_recovery_code(old))
    assert find_account(old) == find_account(anna) == hers
    use_recovery_code(tablet, make_recovery_code(fresh(anna)))
    assert find_account(tablet) == hers
    assert Profile.objects.count() == 1


def test_two_accounts_never_become_one() -> None:
    anna, ben = phone(), phone()
    hers, his = account(), account("ben@example.org")
    sign_in(anna, hers)
    sign_in(ben, his)
    code = make_recovery_code(fresh(ben))
    before = list(Profile.objects.order_by("pk").values()), list(Device.objects.order_by("pk").values())
    with pytest.raises(TwoAccounts):
        sign_in(fresh(anna), his)
    with pytest.raises(TwoAccounts):
        sign_in(fresh(anna), account("new@example.org"))
    with pytest.raises(TwoAccounts):
        use_recovery_code(fresh(anna), code)
    with pytest.raises(SignedIn):
        require_signed_out(anna)
    assert (list(Profile.objects.order_by("pk").values()), list(Device.objects.order_by("pk").values())) == before


def test_a_signed_out_phone_sees_its_own_plays_and_leaves_earlier_ones_with_the_account() -> None:
    anna, old = phone(), phone()
    hers = account()
    first, second = create_finished(anna, {"Anna": 1, "Ben": 2}), create_finished(old, {"Anna": 1, "Cleo": 2})
    sign_in(anna, hers)
    sign_in(old, hers)
    sign_out(fresh(old))
    later = create_finished(old, {"Mallory": 1, "Cleo": 2})
    assert tables_of(anna) == {first, second}
    assert tables_of(old) == {second, later}
    assert selectors.find_membership(fresh(anna), second) == LOOK
    assert selectors.find_memberships(second, [anna.pk]) == {anna.pk: LOOK}
    assert selectors.find_memberships(later, [anna.pk]) == {}
    for device, table in ((anna, later), (old, first)):
        with pytest.raises(UnknownTable):
            selectors.find_membership(fresh(device), table)
    (seat, _) = load_library(fresh(anna), TableFilter()).tables[0].seats
    assert seat.mine, "it was hers on that phone"
    with pytest.raises(NotSignedIn):
        sign_out(fresh(old))


def test_signing_in_again_restores_the_history() -> None:
    anna, hers = phone(), account()
    sign_in(anna, hers)
    sign_out(fresh(anna))
    table = create_finished(anna, {"Anna": 1, "Ben": 2})
    new = phone()
    sign_in(new, hers)
    assert tables_of(new) == set(), "played while nobody was signed in"
    sign_in(fresh(anna), hers)
    assert tables_of(new) == {table}
    assert not Parting.objects.exists()


def test_a_history_without_any_phone_waits_for_the_next() -> None:
    anna, new, hers = phone(), phone(), account()
    table = create_finished(anna, {"Anna": 1, "Ben": 2})
    sign_in(anna, hers)
    sign_out(fresh(anna))
    sign_in(new, hers)
    assert tables_of(new) == {table}


def test_data_of_a_history_moves_with_it_when_histories_merge() -> None:
    anna, old, tablet = phone(), phone(), phone()
    table = create_finished(old, {"Anna": 1, "Ben": 2})
    hers = account()
    sign_in(anna, hers)
    sign_in(old, hers)
    sign_out(fresh(old))
    use_recovery_code(fresh(anna), make_recovery_code(tablet))
    assert tables_of(tablet) == {table}
    use_recovery_code(fresh(old), make_recovery_code(fresh(tablet)))
    assert not Parting.objects.exists()
    assert len(find_history(fresh(tablet)).devices) == 3


def test_signing_out_all_others_revokes_the_code_too() -> None:
    anna, lost, tablet = phone(), phone(), phone()
    hers = account()
    table = create_finished(lost, {"Anna": 1, "Ben": 2})
    for device in (anna, lost, tablet):
        sign_in(device, hers)
    code = make_recovery_code(fresh(lost))
    sign_out_others(fresh(anna))
    assert find_history(fresh(anna)).devices == {anna.pk}
    assert tables_of(anna) == {table}
    for device in (lost, tablet):
        assert fresh(device).profile_id is None
        with pytest.raises(UnknownRecoveryCode):
            use_recovery_code(fresh(device), code)


def test_deleting_an_account_leaves_the_history_to_its_phones() -> None:
    anna, new = phone(), phone()
    hers = account()
    table = create_finished(anna, {"Anna": 1, "Ben": 2})
    make_alias(find_profile(anna), identify_person("Anni"), identify_person("Anna"))
    for device in (anna, new):
        sign_in(fresh(device), hers)
    hers.delete()
    assert tables_of(anna) == tables_of(new) == {table}
    assert Alias.objects.count() == 1
    assert Profile.objects.get().owner is None


def test_photos_stay_with_what_was_played_until_then() -> None:
    anna, old = phone(), phone()
    hers = account()
    tables = [create_finished(old, {"Anna": 1, "Ben": 2})]
    for device in (anna, old):
        sign_in(device, hers)
    sign_out(fresh(old))
    tables.append(create_finished(old, {"Anna": 1, "Cleo": 2}))
    first, later = (Photo.objects.create(table_id=table, device=old, width=4, height=3) for table in tables)
    assert [photo.photo for photo in list_photos(fresh(anna), tables[0])] == [str(first.pk)]
    assert list(select_visible_photos(find_history(fresh(anna)))) == [first]
    assert set(select_visible_photos(find_history(fresh(old)))) == {first, later}
