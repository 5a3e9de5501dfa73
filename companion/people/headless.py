"""Calls to django-allauth's headless views, made as an app would over HTTP: with a session token and without a cookie.
Their errors become ours (docs/decisions/0017)."""

import json
from collections.abc import Mapping
from dataclasses import dataclass
from io import BytesIO
from typing import Any, Final

from allauth.account.internal.flows.email_verification_by_code import EmailVerificationProcess
from allauth.account.middleware import AccountMiddleware
from allauth.account.models import EmailAddress
from allauth.core.exceptions import ImmediateHttpResponse
from allauth.headless.account.views import ConfirmLoginCodeView, ResendEmailVerificationCodeView
from allauth.headless.base.response import ConflictResponse
from allauth.headless.base.views import APIView
from allauth.headless.constants import Client
from allauth.headless.internal.restkit.response import APIResponse
from django.conf import settings
from django.contrib.auth import login
from django.contrib.auth.models import AnonymousUser
from django.contrib.sessions.backends.cache import SessionStore
from django.core.cache import cache
from django.core.handlers.wsgi import WSGIRequest
from django.http import HttpRequest, HttpResponse

from companion.errors import AppError, InvalidRequest, RateLimited
from companion.people.errors import (
    AddressTaken,
    CodeOver,
    NoSuchAccount,
    NotAnAddress,
    PasswordTooEasy,
    PasswordTooShort,
    WrongMailCode,
    WrongPassword,
)
from companion.people.models import Account
from companion.texts.clean_text import is_clean

MINUTE_S: Final = 60
LOCKED_S: Final = 5 * MINUTE_S
"""How long ACCOUNT_RATE_LIMITS remember wrong passwords of one account."""
LONGEST_STEP_S: Final = 60
"""After this long a step that has not ended keeps no other one of its session out."""
REFUSALS: Final[dict[str, type[AppError]]] = {
    "email_password_mismatch": NoSuchAccount,
    "incorrect_password": WrongPassword,
    "enter_current_password": WrongPassword,
    "incorrect_code": WrongMailCode,
    "email_taken": AddressTaken,
    "duplicate_email": AddressTaken,
    "password_too_common": PasswordTooEasy,
    "password_entirely_numeric": PasswordTooEasy,
    "password_too_similar": PasswordTooEasy,
}
"""allauth's and Django's code -> ours, where the code alone says enough."""


@dataclass(frozen=True)
class AllauthAnswer:
    """Answer of allauth: the signed-in account's id (empty while a code is awaited), and the session token."""

    account: str
    session: str


def ask(request: HttpRequest, view: type[APIView], fields: Mapping[str, str], session: str = "") -> AllauthAnswer:
    """Send `fields` to an allauth view within a session, on behalf of the sender of `request`.

    Of several steps of a session at the same time one is taken: each would find as many tries left as the first.

    :raises AppError: allauth refused it. :raises RateLimited: it refused for now, or another step is not over.
    """
    if not is_usable_address(fields.get("email", "")):
        raise NotAnAddress
    wsgi_request = _build_request(request, json.dumps(fields).encode(), session)
    lock = f"account-step-{session}"
    if session and not cache.add(lock, True, LONGEST_STEP_S):
        raise RateLimited(seconds=1)
    try:
        answer: HttpResponse = AccountMiddleware(view.as_api_view(client=Client.APP))(wsgi_request)
    except ImmediateHttpResponse as refused:
        answer = refused.response
    finally:
        if session:
            cache.delete(lock)
    content = json.loads(answer.content)
    if answer.status_code == 400:
        raise build_refusal(content["errors"][0]["code"], content["errors"][0].get("param", ""))
    if answer.status_code == 429:
        raise RateLimited(seconds=MINUTE_S)
    data = content.get("data", {})
    waits = answer.status_code == 401 and any(flow.get("is_pending") for flow in data["flows"])
    if answer.status_code != 200 and not waits:
        raise CodeOver
    user = data.get("user", {}) if isinstance(data, dict) else {}
    return AllauthAnswer(user.get("id", ""), content.get("meta", {}).get("session_token", session))


def is_usable_address(email: str) -> bool:
    """True unless Django would take the address and send to another one, or fail.

    It takes hidden characters in a domain, letters that are not ASCII before the `@`, and encoded words (RFC 2047),
    which become what they stand for.
    """
    return is_clean(email) and email.rpartition("@")[0].isascii() and "=?" not in email


class SignInCodeView(ConfirmLoginCodeView):
    """allauth's view that signs in by a mailed code. If nobody has proved the address before, its password ends: a
    stranger may have chosen it."""

    def post(self, request: HttpRequest, *args: Any, **kwargs: Any) -> HttpResponse:
        user, email = self.process.user, self.process.state["email"]
        if user is None:  # the account is deleted
            return ConflictResponse(request)
        if not EmailAddress.objects.filter(user=user, email=email.lower(), verified=True).exists():
            user.set_unusable_password()
            user.save(update_fields=["password"])
        return super().post(request, *args, **kwargs)


class ResendView(ResendEmailVerificationCodeView):
    """allauth's view that sends another code, with another mail to an address that has an account, too: without it the
    time of the answer would tell."""

    def post(self, request: HttpRequest, *args: Any, **kwargs: Any) -> HttpResponse:
        process = EmailVerificationProcess.resume(request)
        if not process or not process.can_resend:
            return ConflictResponse(request)
        process.generate_code()
        process.send()
        process.record_resend()
        process.persist()
        return APIResponse(request)


def build_refusal(code: str, field: str) -> AppError:
    """Return our error for a field error of Django or allauth."""
    if code == "too_many_login_attempts":
        return RateLimited(seconds=LOCKED_S)
    if code == "password_too_short":
        return PasswordTooShort(least=settings.PASSWORD_MIN_LENGTH)
    if code in REFUSALS:
        return REFUSALS[code]()
    return NotAnAddress() if field == "email" else InvalidRequest(detail=f"{field}: {code}")


def open_session(request: HttpRequest, account: Account) -> str:
    """Return the token of a session in which the account is signed in."""
    wsgi_request = _build_request(request)
    login(wsgi_request, account)
    wsgi_request.session.save()
    return str(wsgi_request.session.session_key)


def forget(session: str) -> None:
    """End the session of this token."""
    SessionStore(session).delete()


def _build_request(request: HttpRequest, body: bytes = b"", session: str = "") -> WSGIRequest:
    """Return a request with the same client address, language and host as the given one."""
    wsgi_request = WSGIRequest(
        {
            **request.META,
            "REQUEST_METHOD": "POST",
            "CONTENT_TYPE": "application/json",
            "CONTENT_LENGTH": str(len(body)),
            "HTTP_X_SESSION_TOKEN": session,
            "wsgi.input": BytesIO(body),
        }
    )
    wsgi_request.session = SessionStore()
    wsgi_request.user = AnonymousUser()
    return wsgi_request
