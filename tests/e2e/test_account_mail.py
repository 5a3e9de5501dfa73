"""An account by taps on a server that sends mails: a code verifies the address, signs in, and allows a new password."""

import pytest
from playwright.sync_api import expect

from tests.api.mailbox import Postbox, postbox, server
from tests.e2e.conftest import NewPhone
from tests.e2e.gallery import Gallery
from tests.e2e.phone import Phone

__all__ = ["postbox", "server"]
pytestmark = pytest.mark.deep

ANNA, GOOD, BETTER = "anna@example.org", "druids and herbs", "nine stone circles"


def test_codes_come_by_mail(phone: NewPhone, postbox: tuple[Postbox, int]) -> None:
    box, _ = postbox
    first, other = phone(language="de", light="lamp"), phone(language="de", light="lamp")
    gallery = Gallery(first, of="mail-")
    first.open("library", "account", "new")
    first.fill("account.email", ANNA)
    first.fill("account.password", GOOD)
    first.press("account.make")
    first.heading("account.code_prompt").wait_for()
    gallery.show("code")
    right = box.code()
    with first.watch.expecting("403"):
        first.fill("account.code", "00000000" if right != "00000000" else "11111111")
        first.press("account.code_yes")
        expect(first.page.get_by_role("alert")).to_have_text(first.say("account.wrong_code"))
    gallery.show("wrong")
    first.fill("account.code", right)
    first.press("account.code_yes")
    first.heading("account.mine").wait_for()
    sign_in_by_code(other, box)
    other.tap(other.page.get_by_role("button", name=other.say("account.sign_out")))
    other.press("account.sign_out_yes")
    other.heading("account.prompt").wait_for()
    reset_password(Gallery(other, of="mail-"), box)
    assert not gallery.faults, "\n".join(gallery.faults)


def sign_in_by_code(other: Phone, box: Postbox) -> None:
    """Sign in without the password."""
    other.open("library", "account")
    other.press("account.by_code")
    other.heading("account.by_code_prompt").wait_for()
    other.fill("account.email", ANNA)
    other.press("account.forgot_yes")
    other.heading("account.code_prompt").wait_for()
    other.fill("account.code", box.code())
    other.press("account.sign_in")
    other.heading("account.mine").wait_for()


def reset_password(gallery: Gallery, box: Postbox) -> None:
    """Set a new password, which counts from then on."""
    other = gallery.phone
    gallery.show("sign-in")
    other.press("account.forgot")
    other.heading("account.forgot_prompt").wait_for()
    other.fill("account.email", ANNA)
    other.press("account.forgot_yes")
    other.fill("account.code", box.code())
    other.fill("account.password_new", BETTER)
    gallery.show("reset")
    other.press("account.reset_yes")
    other.heading("account.mine").wait_for()
    assert not gallery.faults, "\n".join(gallery.faults)
