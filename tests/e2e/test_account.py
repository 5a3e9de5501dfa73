"""An account by taps: created on one phone, its history viewed on another, changed, left, deleted."""

import pytest
from playwright.sync_api import expect

from tests.e2e.conftest import NewDevice, NewPhone
from tests.e2e.gallery import Gallery
from tests.e2e.phone import Phone
from tests.e2e.tables import start_table

ANNA = "anna.with-a-long-name.{}@evenings.example.org"
GOOD, BETTER = "druids and herbs", "nine stone circles"


@pytest.mark.parametrize("languages", [("de", "en"), pytest.param(("en", "de"), marks=pytest.mark.deep)])
def test_one_history_on_two_phones(languages: tuple[str, str], phone: NewPhone, device: NewDevice) -> None:
    sitting = start_table(device, 2)
    sitting[0].act(0, {"type": "finish_now"})
    first, second = languages
    first_phone, other = phone(language=first, light="lamp", token=sitting[0].token), phone(language=second)
    email = ANNA.format(first)
    gallery = Gallery(first_phone, of="account-")
    create_account(gallery, email)
    sign_in_elsewhere(other, email)
    change_password(gallery, email)
    sign_out(other, email)
    delete_account(first_phone)
    assert not gallery.faults, "\n".join(gallery.faults)


def create_account(gallery: Gallery, email: str) -> None:
    """Go from the shelf to the account; a password that is too easy is refused."""
    phone = gallery.phone
    phone.open("library", "code")
    phone.heading("recovery.prompt").wait_for()
    gallery.show("way")
    phone.tap(phone.page.get_by_role("button", name=phone.say("recovery.account")))
    phone.heading("account.prompt").wait_for()
    gallery.show("sign-in")
    phone.press("account.forgot")
    phone.heading("account.forgot_no_mail").wait_for()
    gallery.show("forgot")
    phone.press("common.back")
    phone.press("account.make")
    phone.heading("account.new_prompt").wait_for()
    phone.fill("account.email", email)
    phone.fill("account.password", "password1")
    with phone.watch.expecting("422"):
        phone.press("account.make")
        expect(phone.page.get_by_role("alert")).to_have_text(phone.say("account.password_easy"))
    gallery.show("refused")
    phone.fill("account.password", GOOD)
    phone.page.keyboard.press("Enter")
    phone.heading("account.mine").wait_for()
    expect(phone.page.locator(".sheet .second-line")).to_have_text(f"{email}{phone.say('account.phones', n=1)}")


def sign_in_elsewhere(other: Phone, email: str) -> None:
    """Sign in on the other phone, which has no history; after a wrong password, and while the server is away."""
    other.open("library")
    other.text("library.none").wait_for()
    other.open("library", "account")
    other.fill("account.email", email)
    other.fill("account.password", BETTER)
    with other.watch.expecting("403"):
        other.press("account.sign_in")
        expect(other.page.get_by_role("alert")).to_have_text(other.say("account.wrong"))
    other.fill("account.password", GOOD)
    with other.watch.expecting("ERR_INTERNET_DISCONNECTED"):
        other.context.set_offline(True)
        other.press("account.sign_in")
        expect(other.page.get_by_role("alert")).to_have_text(other.say("client.offline"))
        other.context.set_offline(False)
    other.press("account.sign_in")
    other.heading("account.mine").wait_for()
    other.press("library.title")
    expect(other.page.locator(".shelf-table")).to_have_count(1)


def change_password(gallery: Gallery, email: str) -> None:
    phone = gallery.phone
    phone.page.reload()
    expect(phone.page.locator(".sheet .second-line")).to_have_text(f"{email}{phone.say('account.phones', n=2)}")
    gallery.show("mine")
    phone.tap(phone.page.get_by_role("button", name=phone.say("account.change_password")))
    phone.fill("account.password_now", GOOD)
    phone.fill("account.password_new", BETTER)
    gallery.show("password")
    phone.press("account.save")
    phone.heading("account.mine").wait_for()


def sign_out(other: Phone, email: str) -> None:
    """Sign out on the other phone, which then has nothing; the old password no longer works."""
    other.press("recovery.title")
    other.tap(other.page.get_by_role("button", name=other.say("recovery.account")))
    other.tap(other.page.get_by_role("button", name=other.say("account.sign_out")))
    other.press("account.sign_out_yes")
    other.heading("account.prompt").wait_for()
    other.fill("account.email", email)
    other.fill("account.password", GOOD)
    with other.watch.expecting("403"):
        other.press("account.sign_in")
        expect(other.page.get_by_role("alert")).to_have_text(other.say("account.wrong"))
    other.open("library")
    other.text("library.none").wait_for()


def delete_account(phone: Phone) -> None:
    """Delete the account; the history stays."""
    phone.tap(phone.page.get_by_role("button", name=phone.say("account.delete")))
    phone.fill("account.password", BETTER)
    phone.press("account.delete_yes")
    phone.heading("account.prompt").wait_for()
    phone.open("library")
    expect(phone.page.locator(".shelf-table")).to_have_count(1)
