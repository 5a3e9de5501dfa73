"""django-allauth's headless views, asked from here as an app would ask them over HTTP: with the token of a session and
without a cookie. What they refuse becomes a refusal of the house (docs/decisions/0017)."""

import json
from collections.abc import Mapping
from dataclasses import dataclass
from io import BytesIO
from typing import Final

from allauth.account.middleware import AccountMiddleware
from allauth.core.exceptions import ImmediateHttpResponse
from allauth.headless.base.views import APIView
from allauth.headless.constants import Client
from django.conf import settings
from django.contrib.auth import login
from django.contrib.auth.models import AnonymousUser
from django.contrib.sessions.backends.cache import SessionStore
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
class Told:
    """What allauth answered: the id of the account that is signed in now ("": none yet, a code is waited for), and the
    token of the session."""

    account: str
    session: str


def ask(request: HttpRequest, view: type[APIView], fields: Mapping[str, str], session: str = "") -> Told:
    """Send `fields` to a view, on behalf of whoever sent `request`, within a session.

    :raises AppError: it was refused.
    """
    if not is_clean(fields.get("email", "")):
        raise NotAnAddress  # Django takes hidden characters in a domain
    wsgi_request = _request(request, json.dumps(fields).encode(), session)
    try:
        answer: HttpResponse = AccountMiddleware(view.as_api_view(client=Client.APP))(wsgi_request)
    except ImmediateHttpResponse as refused:
        answer = refused.response
    content = json.loads(answer.content)
    if answer.status_code == 400:
        raise refusal(content["errors"][0]["code"], content["errors"][0].get("param", ""))
    if answer.status_code == 429:
        raise RateLimited(seconds=MINUTE_S)
    data = content.get("data", {})
    waits = answer.status_code == 401 and any(flow.get("is_pending") for flow in data["flows"])
    if answer.status_code != 200 and not waits:
        raise CodeOver
    user = data.get("user", {}) if isinstance(data, dict) else {}
    return Told(user.get("id", ""), content.get("meta", {}).get("session_token", session))


def refusal(code: str, field: str) -> AppError:
    """What Django or allauth found wrong with a field, as the house says it."""
    if code == "too_many_login_attempts":
        return RateLimited(seconds=LOCKED_S)
    if code == "password_too_short":
        return PasswordTooShort(least=settings.PASSWORD_MIN_LENGTH)
    if code in REFUSALS:
        return REFUSALS[code]()
    return NotAnAddress() if field == "email" else InvalidRequest(detail=f"{field}: {code}")


def session_of(request: HttpRequest, account: Account) -> str:
    """The token of a session in which the account is signed in."""
    wsgi_request = _request(request)
    login(wsgi_request, account)
    wsgi_request.session.save()
    return str(wsgi_request.session.session_key)


def forget(session: str) -> None:
    """Nothing is done with this token any more."""
    SessionStore(session).delete()


def _request(request: HttpRequest, body: bytes = b"", session: str = "") -> WSGIRequest:
    """From the same address, in the same language, to the same host."""
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
