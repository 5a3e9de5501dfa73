"""HTTP views of the optional account, one more way to restore a history."""

from django.conf import settings
from django.http import HttpRequest
from rest_framework import status
from rest_framework.request import Request
from rest_framework.response import Response

from companion.api import requests, responses
from companion.api.requests import body_of
from companion.api.schema import describes
from companion.api.views import View, answer
from companion.people import accounts, profiles
from companion.people.accounts import Step
from companion.people.errors import NotSignedIn
from companion.people.models import Device
from companion.people.profiles import history_of
from companion.tables.box_links import boxes_stay


class OneAccount(View):
    """The account."""

    @describes(responses.AccountAnswer)
    def get(self, request: Request) -> Response:
        """Whether this phone is signed in, and how accounts work on this server."""
        return answer(_account_answer(self.device))

    @describes(responses.AccountStep, body=requests.Credentials, refused=(409, 422, 503))
    def post(self, request: Request) -> Response:
        """A new account for the history of this phone. The answer does not reveal whether the address has an account:
        where this server sends mail, a session waits for the code; else the address and its own password sign in."""
        body = body_of(request, requests.Credentials)
        return _step(self.device, accounts.sign_up(_django_request(request), self.device, body.email, body.password))


class SignIn(View):
    """Sign-in by password."""

    @describes(responses.AccountStep, body=requests.Credentials, refused=(403, 409, 422, 503))
    def post(self, request: Request) -> Response:
        """Sign in by password. The history of this phone is merged into the account's. No seat of a running table
        changes hands."""
        body = body_of(request, requests.Credentials)
        return _step(self.device, accounts.sign_in(_django_request(request), self.device, body.email, body.password))


class SignInCodeAsked(View):
    """Request of a sign-in code."""

    @describes(responses.AccountStep, body=requests.CodeAsked, refused=(409, 422, 503))
    def post(self, request: Request) -> Response:
        """Send a code to sign in with, where this server sends mail. The answer does not reveal whether the address has
        an account."""
        body = body_of(request, requests.CodeAsked)
        return _step(self.device, accounts.code_ask(_django_request(request), self.device, body.email))


class SignInByCode(View):
    """Sign-in by a mailed code."""

    @describes(responses.AccountStep, body=requests.MailCode, refused=(403, 409))
    def post(self, request: Request) -> Response:
        """Sign in by a mailed code, with the same effects as by password."""
        body = body_of(request, requests.MailCode)
        return _step(self.device, accounts.code_use(_django_request(request), self.device, body.session, body.code))


class SignOut(View):
    """Sign-out of this phone."""

    @describes(body=requests.Empty, status=204, refused=(409,))
    def post(self, request: Request) -> Response:
        """Sign this phone out. It keeps its own tables; those it came to until now also stay with the account."""
        body_of(request, requests.Empty)
        other_devices = history_of(self.device).devices - {self.device.pk}
        profiles.sign_out(self.device)
        boxes_stay([self.device.pk], other_devices)
        return Response(status=status.HTTP_204_NO_CONTENT)


class SignOutOthers(View):
    """Sign-out of all other phones."""

    @describes(responses.AccountAnswer, body=requests.AccountProof, refused=(403, 409))
    def post(self, request: Request) -> Response:
        """Sign out every other phone of the account. The recovery code becomes invalid."""
        body = body_of(request, requests.AccountProof)
        other_devices = history_of(self.device).devices - {self.device.pk}
        accounts.sign_out_others(_django_request(request), self.device, body.password)
        boxes_stay(other_devices, [self.device.pk])
        return answer(_account_answer(self.device))


class Confirm(View):
    """Confirmation of an address by a mailed code."""

    @describes(responses.AccountStep, body=requests.MailCode, refused=(403, 409))
    def post(self, request: Request) -> Response:
        """Prove the address: a new account becomes active, or a new address valid."""
        body = body_of(request, requests.MailCode)
        return _step(self.device, accounts.confirm(_django_request(request), self.device, body.session, body.code))


class ConfirmAgain(View):
    """Request of another confirmation code."""

    @describes(body=requests.MailAgain, status=204, refused=(409, 503))
    def post(self, request: Request) -> Response:
        """Send another code, twice at most."""
        accounts.confirm_code_resend(_django_request(request), body_of(request, requests.MailAgain).session)
        return Response(status=status.HTTP_204_NO_CONTENT)


class ResetAsked(View):
    """Request of a password reset."""

    @describes(responses.AccountStep, body=requests.CodeAsked, refused=(409, 422, 503))
    def post(self, request: Request) -> Response:
        """Send a code for a new password, where this server sends mail. The answer does not reveal whether the address
        has an account."""
        body = body_of(request, requests.CodeAsked)
        return _step(self.device, accounts.reset_ask(_django_request(request), body.email))


class Reset(View):
    """Password reset by a mailed code."""

    @describes(responses.AccountStep, body=requests.NewPassword, refused=(403, 409, 422))
    def post(self, request: Request) -> Response:
        """Set a new password by a mailed code, and sign this phone in."""
        body = body_of(request, requests.NewPassword)
        step = accounts.reset(_django_request(request), self.device, body.session, body.code, body.password)
        return _step(self.device, step)


class Password(View):
    """Change of the password."""

    @describes(body=requests.PasswordChange, status=204, refused=(403, 409, 422))
    def put(self, request: Request) -> Response:
        """Phones that are signed in stay so."""
        body = body_of(request, requests.PasswordChange)
        accounts.password_change(_django_request(request), profiles.account_of(self.device), body.password, body.new)
        return Response(status=status.HTTP_204_NO_CONTENT)


class Email(View):
    """Change of the address."""

    @describes(responses.AccountStep, body=requests.Credentials, refused=(403, 409, 422, 503))
    def put(self, request: Request) -> Response:
        """The new address and the account's password. Where this server sends mail, a session waits for the code that
        proves the address."""
        body = body_of(request, requests.Credentials)
        account = profiles.account_of(self.device)
        return _step(self.device, accounts.email_change(_django_request(request), account, body.password, body.email))


class Delete(View):
    """Deletion of the account."""

    @describes(body=requests.AccountProof, status=204, refused=(403, 409))
    def post(self, request: Request) -> Response:
        """Delete the address and the password. The history stays with the phones that have it."""
        body = body_of(request, requests.AccountProof)
        accounts.delete(_django_request(request), profiles.account_of(self.device), body.password)
        return Response(status=status.HTTP_204_NO_CONTENT)


def _django_request(request: Request) -> HttpRequest:
    return request._request


def _step(device: Device, step: Step) -> Response:
    return answer(responses.AccountStep(_account_answer(device) if step.account else None, step.session or None))


def _account_answer(device: Device) -> responses.AccountAnswer:
    try:
        email = profiles.account_of(device).email
    except NotSignedIn:
        email = None
    return responses.AccountAnswer(
        mail=accounts.sends_mail(),
        least=settings.PASSWORD_MIN_LENGTH,
        phones=len(profiles.history_of(device).devices),
        email=email,
    )
