"""HTTP views of the optional account, one more way to restore a history."""

from django.conf import settings
from rest_framework.throttling import BaseThrottle

from companion.api import bodies, responses
from companion.api.endpoint import endpoint
from companion.api.throttles import AccountThrottle, DeviceThrottle
from companion.api.views import GuessView, View
from companion.boxes.links import leave_boxes
from companion.people import accounts, profiles
from companion.people.accounts import Step
from companion.people.errors import NotSignedIn
from companion.people.models import Device
from companion.people.profiles import find_history


class OneAccount(View):
    """The account."""

    def get_throttles(self) -> list[BaseThrottle]:
        """Return the throttles of the request; creating an account has one more."""
        kinds = (DeviceThrottle, AccountThrottle) if self.request.method == "POST" else (DeviceThrottle,)
        return [kind() for kind in kinds]

    @endpoint()
    def get(self) -> responses.AccountAnswer:
        """Whether this phone is signed in, and how accounts work on this server."""
        return _build_account_answer(self.device)

    @endpoint(refuses=(409, 422, 503))
    def post(self, body: bodies.Credentials) -> responses.AccountStep:
        """A new account for the history of this phone. The answer does not reveal whether the address has an account:
        where this server sends mail, a session waits for the code; else the address and its own password sign in."""
        return _build_step(self.device, accounts.sign_up(self.request._request, self.device, body.email, body.password))


class SignIn(GuessView):
    """Sign-in by password."""

    throttle_classes = [*GuessView.throttle_classes, AccountThrottle]

    @endpoint(refuses=(403, 409, 422, 503))
    def post(self, body: bodies.Credentials) -> responses.AccountStep:
        """Sign in by password. The history of this phone is merged into the account's. No seat of a running table
        changes hands."""
        return _build_step(self.device, accounts.sign_in(self.request._request, self.device, body.email, body.password))


class AskForSignInCode(View):
    """Request of a sign-in code."""

    throttle_classes = [DeviceThrottle, AccountThrottle]

    @endpoint(refuses=(409, 422, 503))
    def post(self, body: bodies.CodeAsked) -> responses.AccountStep:
        """Send a code to sign in with, where this server sends mail. The answer does not reveal whether the address has
        an account."""
        return _build_step(self.device, accounts.ask_for_code(self.request._request, self.device, body.email))


class SignInByCode(GuessView):
    """Sign-in by a mailed code."""

    @endpoint(refuses=(403, 409))
    def post(self, body: bodies.MailCode) -> responses.AccountStep:
        """Sign in by a mailed code, with the same effects as by password."""
        return _build_step(self.device, accounts.use_code(self.request._request, self.device, body.session, body.code))


class SignOut(View):
    """Sign-out of this phone."""

    @endpoint(refuses=(409,))
    def post(self) -> None:
        """Sign this phone out. It keeps its own tables; those it came to until now also stay with the account."""
        other_devices = find_history(self.device).devices - {self.device.pk}
        profiles.sign_out(self.device)
        leave_boxes([self.device.pk], other_devices)


class SignOutOthers(GuessView):
    """Sign-out of all other phones."""

    @endpoint(refuses=(403, 409))
    def post(self, body: bodies.AccountProof) -> responses.AccountAnswer:
        """Sign out every other phone of the account. The recovery code becomes invalid."""
        other_devices = find_history(self.device).devices - {self.device.pk}
        accounts.sign_out_others(self.request._request, self.device, body.password)
        leave_boxes(other_devices, [self.device.pk])
        return _build_account_answer(self.device)


class Confirm(GuessView):
    """Confirmation of an address by a mailed code."""

    @endpoint(refuses=(403, 409))
    def post(self, body: bodies.MailCode) -> responses.AccountStep:
        """Prove the address: a new account becomes active, or a new address valid."""
        return _build_step(self.device, accounts.confirm(self.request._request, self.device, body.session, body.code))


class ResendCode(View):
    """Request of another confirmation code."""

    @endpoint(refuses=(409, 503))
    def post(self, body: bodies.MailAgain) -> None:
        """Send another code, twice at most."""
        accounts.resend_code(self.request._request, body.session)


class AskForReset(View):
    """Request of a password reset."""

    throttle_classes = [DeviceThrottle, AccountThrottle]

    @endpoint(refuses=(409, 422, 503))
    def post(self, body: bodies.CodeAsked) -> responses.AccountStep:
        """Send a code for a new password, where this server sends mail. The answer does not reveal whether the address
        has an account."""
        return _build_step(self.device, accounts.ask_for_reset(self.request._request, body.email))


class Reset(GuessView):
    """Password reset by a mailed code."""

    throttle_classes = [*GuessView.throttle_classes, AccountThrottle]

    @endpoint(refuses=(403, 409, 422))
    def post(self, body: bodies.NewPassword) -> responses.AccountStep:
        """Set a new password by a mailed code, and sign this phone in."""
        step = accounts.reset(self.request._request, self.device, body.session, body.code, body.password)
        return _build_step(self.device, step)


class Password(GuessView):
    """Change of the password."""

    @endpoint(refuses=(403, 409, 422))
    def put(self, body: bodies.PasswordChange) -> None:
        """Phones that are signed in stay so."""
        accounts.change_password(self.request._request, profiles.find_account(self.device), body.password, body.new)


class Email(GuessView):
    """Change of the address."""

    @endpoint(refuses=(403, 409, 422, 503))
    def put(self, body: bodies.Credentials) -> responses.AccountStep:
        """The new address and the account's password. Where this server sends mail, a session waits for the code that
        proves the address."""
        account = profiles.find_account(self.device)
        return _build_step(
            self.device, accounts.change_email(self.request._request, account, body.password, body.email)
        )


class Delete(GuessView):
    """Deletion of the account."""

    @endpoint(refuses=(403, 409))
    def post(self, body: bodies.AccountProof) -> None:
        """Delete the address and the password. The history stays with the phones that have it."""
        accounts.delete(self.request._request, profiles.find_account(self.device), body.password)


def _build_step(device: Device, step: Step) -> responses.AccountStep:
    return responses.AccountStep(_build_account_answer(device) if step.account else None, step.session or None)


def _build_account_answer(device: Device) -> responses.AccountAnswer:
    try:
        email = profiles.find_account(device).email
    except NotSignedIn:
        email = None
    return responses.AccountAnswer(
        mail=accounts.sends_mail(),
        least=settings.PASSWORD_MIN_LENGTH,
        phones=len(profiles.find_history(device).devices),
        email=email,
    )
