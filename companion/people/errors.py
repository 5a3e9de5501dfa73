"""What is refused of recovery codes and accounts."""

from companion.errors import AppError, UnknownCode


class UnknownRecoveryCode(UnknownCode):
    """No profile has this code: mistyped, or a newer one was made."""

    code = "profile.unknown_code"


class NoSuchAccount(AppError):
    """No account has this address and password: which of the two is wrong is not told."""

    code = "account.wrong"
    status = 403


class WrongPassword(AppError):
    """It is not the password of the account that this phone is signed in to."""

    code = "account.wrong_password"
    status = 403


class NotAnAddress(AppError):
    """What should be an e-mail address is none."""

    code = "account.not_an_address"
    status = 422


class AddressTaken(AppError):
    """The address was proved by another account, or is this account's own already."""

    code = "account.address_taken"
    status = 409


class PasswordTooShort(AppError):
    """A password has at least `least` characters."""

    code = "account.password_short"
    status = 422
    least: int


class PasswordTooEasy(AppError):
    """The password is often chosen, a number, or like the address."""

    code = "account.password_easy"
    status = 422


class WrongMailCode(AppError):
    """It is not the code of the mail."""

    code = "account.wrong_code"
    status = 403


class CodeOver(AppError):
    """The code of the mail was too old, or guessed too often: begin again."""

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
