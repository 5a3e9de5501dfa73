"""Errors of recovery codes and accounts."""

from companion.errors import AppError, UnknownCode


class UnknownRecoveryCode(UnknownCode, code="profile.unknown_code", status=404):
    """No profile has this code. It was mistyped or replaced by a newer one."""


class NoSuchAccount(AppError, code="account.wrong", status=403):
    """No account has this address and password. The error does not reveal which of the two is wrong."""


class WrongPassword(AppError, code="account.wrong_password", status=403):
    """The password of the account that this phone is signed in to is wrong."""


class NotAnAddress(AppError, code="account.not_an_address", status=422):
    """The text is no e-mail address."""


class AddressTaken(AppError, code="account.address_taken", status=409):
    """The address was proved by another account, or is this account's own already."""


class PasswordTooShort(AppError, code="account.password_short", status=422):
    """The password has fewer than `least` characters."""

    least: int


class PasswordTooEasy(AppError, code="account.password_easy", status=422):
    """The password is common, a number, or similar to the address."""


class WrongMailCode(AppError, code="account.wrong_code", status=403):
    """The mailed code is wrong."""


class CodeOver(AppError, code="account.code_over", status=409):
    """The mailed code expired, or was guessed wrong too often. The user has to begin again."""


class NoMail(AppError, code="account.no_mail", status=409):
    """This server sends no mails."""


class MailNotSent(AppError, code="account.mail_not_sent", status=503):
    """The mail server did not take the mail."""


class SignedIn(AppError, code="account.signed_in", status=409):
    """This phone is signed in to an account already."""


class NotSignedIn(AppError, code="account.not_signed_in", status=409):
    """This phone is signed in to no account."""


class TwoAccounts(AppError, code="account.two_accounts", status=409):
    """Both histories belong to an account, and not to the same one."""
