"""The mails of accounts in our own texts. allauth decides on the kind of mail and the recipient."""

from email.errors import MessageError
from smtplib import SMTPException
from typing import Any, Final

from allauth.account.adapter import DefaultAccountAdapter
from allauth.core import context as allauth_context
from django.core.mail import EmailMessage
from django.http import HttpRequest
from rest_framework.request import Request
from rest_framework.throttling import BaseThrottle

from companion.deployment.network import identify_client
from companion.people.errors import MailNotSent
from companion.runtime.connections import give_back_connection
from companion.texts.localization import choose_language, format_sentence

KINDS: Final = {
    "account/email/email_confirmation_signup": "mail.confirm",
    "account/email/email_confirmation": "mail.confirm",
    "account/email/password_reset_code": "mail.reset",
    "account/email/login_code": "mail.sign_in",
    "account/email/account_already_exists": "mail.known",
    "account/email/unknown_account": "mail.unknown",
}
"""allauth's name of a mail -> our message. The subject is the message with the suffix `_subject`."""


class AccountAdapter(DefaultAccountAdapter):
    """allauth's adapter: our texts of mails, and our client address for throttling."""

    def get_client_ip(self, request: HttpRequest) -> str:
        """Return the client address that our own throttles use."""
        return identify_client(BaseThrottle().get_ident(Request(request)))

    def send_mail(self, template_prefix: str, email: str, context: dict[str, Any]) -> None:
        """Send a mail as plain text in the language of the request.

        :raises MailNotSent: the mail server did not take it.
        """
        request = allauth_context.request
        language = choose_language(request.headers.get("Accept-Language", ""))
        variables = {"code": str(context.get("code", "")), "host": request.get_host()}
        kind = KINDS[template_prefix]
        mail = EmailMessage(
            format_sentence(f"{kind}_subject", variables, language),
            format_sentence(kind, variables, language),
            to=[email],
        )
        give_back_connection()  # a mail server may take long
        try:
            mail.send()
        except (SMTPException, MessageError, OSError) as error:
            raise MailNotSent from error
