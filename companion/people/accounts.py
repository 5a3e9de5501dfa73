"""Accounts: made, found again, changed and deleted. What allauth does is asked in `companion.people.headless`."""

from contextlib import suppress
from dataclasses import dataclass

from allauth.account.models import EmailAddress
from allauth.headless.account import views
from django.conf import settings
from django.contrib.auth.password_validation import validate_password
from django.core.exceptions import ValidationError
from django.core.validators import validate_email
from django.db import transaction
from django.http import HttpRequest

from companion.people import profiles
from companion.people.errors import (
    AddressTaken,
    NoMail,
    NoSuchAccount,
    NotAnAddress,
)
from companion.people.headless import Told, ask, forget, refusal, session_of
from companion.people.models import Account, Device
from companion.texts.clean_text import is_clean


@dataclass(frozen=True)
class Step:
    """How far somebody came: to an `account`, or to a `session` that waits for the code of a mail."""

    account: Account | None = None
    session: str = ""


def sends_mail() -> bool:
    """Whether this server can send codes."""
    return bool(settings.EMAIL_URL)


def sign_up(request: HttpRequest, device: Device, email: str, password: str) -> Step:
    """A new account for the device's history. Nothing tells whether the address has one: with mail, a code goes to it
    in either case; without, the address and *its* password sign in to that account, and any other makes a new one.

    :raises SignedIn: the device has an account. :raises NotAnAddress, PasswordTooShort, PasswordTooEasy, RateLimited:
    """
    profiles.require_signed_out(device)
    fields = {"email": email, "password": password}
    if not sends_mail():
        _require_good(password)
        with suppress(NoSuchAccount):
            return sign_in(request, device, email, password)
    return _stepped(device, ask(request, views.SignupView, fields))


def sign_in(request: HttpRequest, device: Device, email: str, password: str) -> Step:
    """The device joins the account's history; an address that was never proved is asked for the code of a mail first.

    :raises NoSuchAccount: :raises SignedIn: :raises RateLimited: too many wrong passwords.
    """
    profiles.require_signed_out(device)
    return _stepped(device, ask(request, views.LoginView, {"email": email, "password": password}))


def code_ask(request: HttpRequest, device: Device, email: str) -> Step:
    """Send a code to sign in with, if the address has an account; nothing tells whether it does.

    :raises SignedIn: :raises NoMail: :raises NotAnAddress: :raises RateLimited: :raises MailNotSent:
    """
    profiles.require_signed_out(device)
    if not sends_mail():
        raise NoMail
    return Step(session=ask(request, views.RequestLoginCodeView, {"email": email}).session)


def code_use(request: HttpRequest, device: Device, session: str, code: str) -> Step:
    """The device joins the account's history, by the code of a mail.

    :raises SignedIn: :raises WrongMailCode: :raises CodeOver:
    """
    profiles.require_signed_out(device)
    return _stepped(device, ask(request, views.ConfirmLoginCodeView, {"code": code}, session))


def confirm(request: HttpRequest, device: Device, session: str, code: str) -> Step:
    """The code of a mail proves the address that `session` waits for.

    :raises WrongMailCode: :raises CodeOver: :raises AddressTaken: another account proved it meanwhile.
    """
    return _stepped(device, ask(request, views.VerifyEmailView, {"key": code}, session))


def confirm_again(request: HttpRequest, session: str) -> None:
    """Send another code.

    :raises CodeOver: :raises RateLimited: :raises MailNotSent:
    """
    ask(request, views.ResendEmailVerificationCodeView, {}, session)


def reset_ask(request: HttpRequest, email: str) -> Step:
    """Send a code for a new password, if the address has an account; nothing tells whether it does.

    :raises NoMail: :raises NotAnAddress: :raises RateLimited: :raises MailNotSent:
    """
    if not sends_mail():
        raise NoMail
    return Step(session=ask(request, views.RequestPasswordResetView, {"email": email}).session)


def reset(request: HttpRequest, device: Device, session: str, code: str, password: str) -> Step:
    """A new password, by the code of a mail; the device is signed in.

    :raises SignedIn: :raises WrongMailCode: :raises CodeOver: :raises PasswordTooShort, PasswordTooEasy:
    """
    profiles.require_signed_out(device)
    return _stepped(device, ask(request, views.ResetPasswordView, {"key": code, "password": password}, session))


def password_change(request: HttpRequest, account: Account, password: str, new: str) -> None:
    """:raises WrongPassword: :raises RateLimited: :raises PasswordTooShort, PasswordTooEasy:"""
    session = _confirmed(request, account, password)
    answer = ask(request, views.ChangePasswordView, {"current_password": password, "new_password": new}, session)
    forget(answer.session)


def email_change(request: HttpRequest, account: Account, password: str, email: str) -> Step:
    """Another address: by the code of a mail to it, or at once where nobody can prove one.

    :raises WrongPassword: :raises RateLimited: :raises NotAnAddress: :raises AddressTaken: it is the one it has.
    """
    session = _confirmed(request, account, password)
    if sends_mail():
        return Step(session=ask(request, views.ManageEmailView, {"email": email}, session).session)
    forget(session)
    return Step(_with_address(account, email))


def delete(request: HttpRequest, account: Account, password: str) -> None:
    """Address and password are forgotten; the history stays with its devices.

    :raises WrongPassword: :raises RateLimited:
    """
    forget(_confirmed(request, account, password))
    account.delete()


def sign_out_others(request: HttpRequest, device: Device, password: str) -> None:
    """See `profiles.sign_out_others`.

    :raises NotSignedIn: :raises WrongPassword: :raises RateLimited:
    """
    forget(_confirmed(request, profiles.account_of(device), password))
    profiles.sign_out_others(device)


def _require_good(password: str) -> None:
    try:
        validate_password(password)
    except ValidationError as error:
        raise refusal(error.error_list[0].code or "", "password") from None


def _with_address(account: Account, email: str) -> Account:
    try:
        validate_email(email)
    except ValidationError:
        raise NotAnAddress from None
    if not is_clean(email):
        raise NotAnAddress
    if email.lower() == account.email:
        raise AddressTaken
    account.email = email.lower()
    with transaction.atomic():
        account.save(update_fields=["email"])
        EmailAddress.objects.filter(user=account).update(email=account.email)
    return account


def _stepped(device: Device, answer: Told) -> Step:
    """Sign the device in where allauth has; else the session waits for a code."""
    if not answer.account:
        return Step(session=answer.session)
    forget(answer.session)
    account = Account.objects.get(pk=answer.account)
    profiles.sign_in(device, account)
    return Step(account)


def _confirmed(request: HttpRequest, account: Account, password: str) -> str:
    """The token of a session in which the account is signed in, for whoever knows the password.

    :raises WrongPassword: :raises RateLimited:
    """
    session = session_of(request, account)
    ask(request, views.ReauthenticateView, {"password": password}, session)
    return session
