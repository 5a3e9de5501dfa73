"""Accounts: sign-up, sign-in, changes and deletion. `companion.people.headless` calls allauth."""

from contextlib import suppress
from dataclasses import dataclass

from allauth.account.models import EmailAddress
from allauth.account.utils import filter_users_by_email
from allauth.headless.account import views
from django.conf import settings
from django.contrib.auth.hashers import make_password
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
from companion.people.headless import (
    AllauthAnswer,
    ResendView,
    SignInCodeView,
    ask,
    build_refusal,
    forget,
    is_usable_address,
    open_session,
)
from companion.people.models import Account, Device


@dataclass(frozen=True)
class Step:
    """Outcome of a step: an `account`, or a `session` that waits for a mailed code."""

    account: Account | None = None
    session: str = ""


def sends_mail() -> bool:
    """True if this server can send codes by mail."""
    return bool(settings.EMAIL_URL)


def sign_up(request: HttpRequest, device: Device, email: str, password: str) -> Step:
    """Create an account for the device's history.

    The answer does not reveal whether the address has an account. With mail, a code is sent in either case. Without
    mail, the address with *its* password signs in to that account, and any other password creates a new account.

    :raises SignedIn: the device has an account. :raises NotAnAddress, PasswordTooShort, PasswordTooEasy, RateLimited:
    """
    profiles.require_signed_out(device)
    fields = {"email": email, "password": password}
    if not sends_mail():
        _require_good(password)
        with suppress(NoSuchAccount):
            return sign_in(request, device, email, password)
    is_taken = sends_mail() and is_usable_address(email) and filter_users_by_email(email.strip())
    step = _take_step(device, ask(request, views.SignupView, fields))
    if is_taken:
        make_password(password)  # takes as long as for a new account
    return step


def sign_in(request: HttpRequest, device: Device, email: str, password: str) -> Step:
    """Sign in by password, so that the device joins the account's history. An unproved address needs a mailed code
    first.

    :raises NoSuchAccount: :raises SignedIn: :raises RateLimited: too many wrong passwords.
    """
    profiles.require_signed_out(device)
    return _take_step(device, ask(request, views.LoginView, {"email": email, "password": password}))


def ask_for_code(request: HttpRequest, device: Device, email: str) -> Step:
    """Send a sign-in code if the address has an account. The answer does not reveal whether it has.

    :raises SignedIn: :raises NoMail: :raises NotAnAddress: :raises RateLimited: :raises MailNotSent:
    """
    profiles.require_signed_out(device)
    if not sends_mail():
        raise NoMail
    return Step(session=ask(request, views.RequestLoginCodeView, {"email": email}).session)


def use_code(request: HttpRequest, device: Device, session: str, code: str) -> Step:
    """Sign in by a mailed code, so that the device joins the account's history.

    :raises SignedIn: :raises WrongMailCode: :raises CodeOver:
    """
    profiles.require_signed_out(device)
    return _take_step(device, ask(request, SignInCodeView, {"code": code}, session))


def confirm(request: HttpRequest, device: Device, session: str, code: str) -> Step:
    """Prove the address that `session` waits for, by a mailed code.

    :raises WrongMailCode: :raises CodeOver: :raises AddressTaken: another account proved it meanwhile.
    """
    return _take_step(device, ask(request, views.VerifyEmailView, {"key": code}, session))


def resend_code(request: HttpRequest, session: str) -> None:
    """Send another code.

    :raises CodeOver: :raises RateLimited: :raises MailNotSent:
    """
    ask(request, ResendView, {}, session)


def ask_for_reset(request: HttpRequest, email: str) -> Step:
    """Send a code for a new password if the address has an account. The answer does not reveal whether it has.

    :raises NoMail: :raises NotAnAddress: :raises RateLimited: :raises MailNotSent:
    """
    if not sends_mail():
        raise NoMail
    return Step(session=ask(request, views.RequestPasswordResetView, {"email": email}).session)


def reset(request: HttpRequest, device: Device, session: str, code: str, password: str) -> Step:
    """Set a new password by a mailed code, and sign the device in.

    :raises SignedIn: :raises WrongMailCode: :raises CodeOver: :raises PasswordTooShort, PasswordTooEasy:
    """
    profiles.require_signed_out(device)
    return _take_step(device, ask(request, views.ResetPasswordView, {"key": code, "password": password}, session))


def change_password(request: HttpRequest, account: Account, password: str, new_password: str) -> None:
    """Replace the account's password.

    :raises WrongPassword: :raises RateLimited: :raises PasswordTooShort, PasswordTooEasy:
    """
    session = _confirm_password(request, account, password)
    answer = ask(
        request, views.ChangePasswordView, {"current_password": password, "new_password": new_password}, session
    )
    forget(answer.session)


def change_email(request: HttpRequest, account: Account, password: str, email: str) -> Step:
    """Change the account's address: after a code mailed to it, or at once if the server sends no mail.

    :raises WrongPassword: :raises RateLimited: :raises NotAnAddress: :raises AddressTaken: it is the current one.
    """
    session = _confirm_password(request, account, password)
    if sends_mail():
        return Step(session=ask(request, views.ManageEmailView, {"email": email}, session).session)
    forget(session)
    return Step(_with_address(account, email))


def delete(request: HttpRequest, account: Account, password: str) -> None:
    """Delete the account's address and password. The history stays with its devices.

    :raises WrongPassword: :raises RateLimited:
    """
    forget(_confirm_password(request, account, password))
    account.delete()


def sign_out_others(request: HttpRequest, device: Device, password: str) -> None:
    """Sign all other devices out, see `profiles.sign_out_others`.

    :raises NotSignedIn: :raises WrongPassword: :raises RateLimited:
    """
    forget(_confirm_password(request, profiles.find_account(device), password))
    profiles.sign_out_others(device)


def _require_good(password: str) -> None:
    try:
        validate_password(password)
    except ValidationError as error:
        raise build_refusal(error.error_list[0].code or "", "password") from None


def _with_address(account: Account, email: str) -> Account:
    try:
        validate_email(email)
    except ValidationError:
        raise NotAnAddress from None
    if not is_usable_address(email):
        raise NotAnAddress
    if email.lower() == account.email:
        raise AddressTaken
    account.email = email.lower()
    with transaction.atomic():
        account.save(update_fields=["email"])
        EmailAddress.objects.filter(user=account).update(email=account.email)
    return account


def _take_step(device: Device, answer: AllauthAnswer) -> Step:
    """Sign the device in if allauth has; else return the session that waits for a code.

    :raises NoSuchAccount: the account was deleted meanwhile.
    """
    if not answer.account:
        return Step(session=answer.session)
    forget(answer.session)
    try:
        account = Account.objects.get(pk=answer.account)
        profiles.sign_in(device, account)
    except Account.DoesNotExist:
        raise NoSuchAccount from None  # deleted meanwhile
    return Step(account)


def _confirm_password(request: HttpRequest, account: Account, password: str) -> str:
    """Check the password, and return the token of a session in which the account is signed in.

    :raises WrongPassword: :raises RateLimited:
    """
    session = open_session(request, account)
    ask(request, views.ReauthenticateView, {"password": password}, session)
    return session
