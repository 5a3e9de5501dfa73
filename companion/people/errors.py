"""Errors of recovery codes and accounts."""

from companion.errors import AppError, UnknownCode


class UnknownRecoveryCode(UnknownCode):
    """No profile has this code. It was mistyped or replaced by a newer one."""

    code = "profile.unknown_code"


class NoSuchAccount(AppError):
    """No account has this address and password. The error does not reveal which of the two is wrong."""

    code = "account.wrong"
    status = 403


class WrongPassword(AppError):
    """The password of the account that this phone is signed in to is wrong."""

    code = "account.wrong_password"
    status = 403


class NotAnAddress(AppError):
    """The text is no e-mail address."""

    code = "account.not_an_address"
    status = 422


class AddressTaken(AppError):
    """The address was proved by another account, or is this account's own already."""

    code = "account.address_taken"
    status = 409


class PasswordTooShort(AppError):
    """The password has fewer than `least` characters."""

    code = "account.password_short"
    status = 422
    least: int


class PasswordTooEasy(AppError):
    """The password is common, a number, or similar to the address."""

    code = "account.password_easy"
    status = 422


class WrongMailCode(AppError):
    """The mailed code is wrong."""

    code = "account.wrong_code"
    status = 403


class CodeOver(AppError):
    """The mailed code expired, or was guessed wrong too often. The user has to begin again."""

    code = "account.code_over"
    status = 409


class NoMail(AppError):
    """This server sends no mails."""

    code = "account.no_mail"
    status = 409


class MailNotSent(AppError):
    """The mail server did not take the mail."""

    code = "account.mail_not_sent"
    status = 503


class SignedIn(AppError):
    """This phone is signed in to an account already."""

    code = "account.signed_in"
    status = 409


class NotSignedIn(AppError):
    """This phone is signed in to no account."""

    code = "account.not_signed_in"
    status = 409


class TwoAccounts(AppError):
    """Both histories belong to an account, and not to the same one."""

    code = "account.two_accounts"
    status = 409
