"""Accounts of staff, and new passwords, by the commands of `manage.py`."""

from io import StringIO
from typing import Any

import pytest
from django.core.management import CommandError, call_command

from companion.management.commands import changepassword
from companion.people.models import Account

pytestmark = [pytest.mark.portable, pytest.mark.django_db(transaction=True)]
PASSWORD, OTHER = "peat-and-heather", "salt-and-driftwood"


def make_staff(monkeypatch: pytest.MonkeyPatch, email: str = "Staff@Example.org", password: str = PASSWORD) -> None:
    monkeypatch.setenv("DJANGO_SUPERUSER_PASSWORD", password)
    call_command("createsuperuser", interactive=False, email=email, stdout=StringIO())


def type_passwords(monkeypatch: pytest.MonkeyPatch, *passwords: str) -> None:
    typed = iter(passwords)
    monkeypatch.setattr(changepassword, "getpass", lambda _: next(typed))


def test_an_account_of_staff_is_made_once_for_each_address(monkeypatch: pytest.MonkeyPatch) -> None:
    Account.objects.create(email="staff@example.org")  # a player's: addresses are not proved on a server without mail
    make_staff(monkeypatch)
    with pytest.raises(CommandError, match="Staff has an account"):
        make_staff(monkeypatch)
    staff = Account.objects.get(is_staff=True)
    assert staff.email == "staff@example.org"
    assert staff.check_password(PASSWORD)
    assert Account.objects.count() == 2


@pytest.mark.parametrize(
    ("email", "password", "words"),
    [("staff", PASSWORD, "valid email"), ("staff@example.org", "12345678", "too common"), ("", PASSWORD, "blank")],
)
def test_bad_input_makes_no_account(monkeypatch: pytest.MonkeyPatch, email: str, password: str, words: str) -> None:
    with pytest.raises(CommandError, match=words):
        make_staff(monkeypatch, email, password)
    assert not Account.objects.exists()


def test_a_password_is_changed_by_address_or_id(monkeypatch: pytest.MonkeyPatch) -> None:
    make_staff(monkeypatch)
    staff = Account.objects.get()
    for name, password in (("STAFF@example.org", OTHER), (str(staff.pk), PASSWORD)):
        type_passwords(monkeypatch, password, password)
        call_command("changepassword", name, stdout=StringIO())
        staff.refresh_from_db()
        assert staff.check_password(password)


@pytest.mark.parametrize(
    ("name", "typed", "words"),
    [
        ("staff@example.org", (OTHER, PASSWORD), "two different"),
        ("staff@example.org", ("12345678", "12345678"), "too common"),
        ("nobody@example.org", (OTHER, OTHER), "No account"),
        ("\x00", (OTHER, OTHER), "No account"),
    ],
)
def test_a_password_that_cannot_be_changed_stays(
    monkeypatch: pytest.MonkeyPatch, name: str, typed: tuple[str, str], words: str
) -> None:
    make_staff(monkeypatch)
    type_passwords(monkeypatch, *typed)
    with pytest.raises(CommandError, match=words):
        call_command("changepassword", name)
    assert Account.objects.get().check_password(PASSWORD)


def test_of_several_accounts_with_an_address_one_is_named_by_its_id(monkeypatch: pytest.MonkeyPatch) -> None:
    make_staff(monkeypatch)
    player: Any = Account.objects.create(email="staff@example.org")
    with pytest.raises(CommandError, match="2 accounts") as refused:
        call_command("changepassword", "staff@example.org")
    assert f"{player.pk}\n" in f"{refused.value}\n"
    assert "(staff)" in str(refused.value)
