"""The HTTP views of the account, which nobody needs: one more way to find a history again."""

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
        """Whether this phone is signed in, and what accounts are like on this server."""
        return answer(_shown(self.device))

    @describes(responses.AccountStep, body=requests.Credentials, refused=(409, 422, 503))
    def post(self, request: Request) -> Response:
        """A new account for what this phone looks back at. The answer does not tell whether the address has one: where
        this server sends mail, a session waits for the code; else the address and its own password sign in."""
        body = body_of(request, requests.Credentials)
        return _step(self.device, accounts.sign_up(_plain(request), self.device, body.email, body.password))


class SignIn(View):
    """A history comes to this phone."""

    @describes(responses.AccountStep, body=requests.Credentials, refused=(403, 409, 422, 503))
    def post(self, request: Request) -> Response:
        """Look back at the finished tables of the account from now on; what this phone looked back at comes along. No
        seat of a running table changes hands."""
        body = body_of(request, requests.Credentials)
        return _step(self.device, accounts.sign_in(_plain(request), self.device, body.email, body.password))


class SignInCodeAsked(View):
    """A code instead of the password."""

    @describes(responses.AccountStep, body=requests.CodeAsked, refused=(409, 422, 503))
    def post(self, request: Request) -> Response:
        """Send a code to sign in with, where this server sends mail. The answer does not tell whether the address has
        an account."""
        body = body_of(request, requests.CodeAsked)
        return _step(self.device, accounts.code_ask(_plain(request), self.device, body.email))


class SignInByCode(View):
    """A history comes to this phone, by the code of a mail."""

    @describes(responses.AccountStep, body=requests.MailCode, refused=(403, 409))
    def post(self, request: Request) -> Response:
        """As signing in with the password."""
        body = body_of(request, requests.MailCode)
        return _step(self.device, accounts.code_use(_plain(request), self.device, body.session, body.code))


class SignOut(View):
    """This phone leaves."""

    @describes(body=requests.Empty, status=204, refused=(409,))
    def post(self, request: Request) -> Response:
        """Look back at this phone's own tables alone; those it came to until now stay with the account."""
        body_of(request, requests.Empty)
        others = history_of(self.device).devices - {self.device.pk}
        profiles.sign_out(self.device)
        boxes_stay([self.device.pk], others)
        return Response(status=status.HTTP_204_NO_CONTENT)


class SignOutOthers(View):
    """All other phones leave."""

    @describes(responses.AccountAnswer, body=requests.AccountProof, refused=(403, 409))
    def post(self, request: Request) -> Response:
        """As each of them would itself; the recovery code stands for nothing any more."""
        body = body_of(request, requests.AccountProof)
        others = history_of(self.device).devices - {self.device.pk}
        accounts.sign_out_others(_plain(request), self.device, body.password)
        boxes_stay(others, [self.device.pk])
        return answer(_shown(self.device))


class Confirm(View):
    """The code of a mail."""

    @describes(responses.AccountStep, body=requests.MailCode, refused=(403, 409))
    def post(self, request: Request) -> Response:
        """The address is proved: a new account begins, a new address counts."""
        body = body_of(request, requests.MailCode)
        return _step(self.device, accounts.confirm(_plain(request), self.device, body.session, body.code))


class ConfirmAgain(View):
    """No mail came."""

    @describes(body=requests.MailAgain, status=204, refused=(409, 503))
    def post(self, request: Request) -> Response:
        """Send another code, twice at most."""
        accounts.confirm_again(_plain(request), body_of(request, requests.MailAgain).session)
        return Response(status=status.HTTP_204_NO_CONTENT)


class ResetAsked(View):
    """A forgotten password."""

    @describes(responses.AccountStep, body=requests.CodeAsked, refused=(409, 422, 503))
    def post(self, request: Request) -> Response:
        """Send a code for a new password, where this server sends mail. The answer does not tell whether the address
        has an account."""
        body = body_of(request, requests.CodeAsked)
        return _step(self.device, accounts.reset_ask(_plain(request), body.email))


class Reset(View):
    """A new password by the code of a mail."""

    @describes(responses.AccountStep, body=requests.NewPassword, refused=(403, 409, 422))
    def post(self, request: Request) -> Response:
        """From now on this password counts, and this phone is signed in."""
        body = body_of(request, requests.NewPassword)
        step = accounts.reset(_plain(request), self.device, body.session, body.code, body.password)
        return _step(self.device, step)


class Password(View):
    """Another password."""

    @describes(body=requests.PasswordChange, status=204, refused=(403, 409, 422))
    def put(self, request: Request) -> Response:
        """Phones that are signed in stay so."""
        body = body_of(request, requests.PasswordChange)
        accounts.password_change(_plain(request), profiles.account_of(self.device), body.password, body.new)
        return Response(status=status.HTTP_204_NO_CONTENT)


class Email(View):
    """Another address."""

    @describes(responses.AccountStep, body=requests.Credentials, refused=(403, 409, 422, 503))
    def put(self, request: Request) -> Response:
        """The new address and the account's password. Where this server sends mail, a session waits for the code that
        proves the address."""
        body = body_of(request, requests.Credentials)
        account = profiles.account_of(self.device)
        return _step(self.device, accounts.email_change(_plain(request), account, body.password, body.email))


class Delete(View):
    """No account any more."""

    @describes(body=requests.AccountProof, status=204, refused=(403, 409))
    def post(self, request: Request) -> Response:
        """Address and password are forgotten; the history stays with the phones that have it."""
        body = body_of(request, requests.AccountProof)
        accounts.delete(_plain(request), profiles.account_of(self.device), body.password)
        return Response(status=status.HTTP_204_NO_CONTENT)


def _plain(request: Request) -> HttpRequest:
    return request._request


def _step(device: Device, step: Step) -> Response:
    return answer(responses.AccountStep(_shown(device) if step.account else None, step.session or None))


def _shown(device: Device) -> responses.AccountAnswer:
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
