"""Settings of accounts for allauth (docs/decisions/0017), which `companion.settings` takes over."""

from typing import Any


def build_account_settings(*, mail: bool, timeout_s: int) -> dict[str, Any]:
    """Return the settings by their names.

    :param mail: the server sends mail.
    :param timeout_s: seconds for which a mailed code is valid.
    """
    return {
        "HEADLESS_ONLY": True,
        "HEADLESS_CLIENTS": ["app"],
        "HEADLESS_FRONTEND_URLS": dict.fromkeys(("account_signup", "account_reset_password"), "/#/library/account"),
        "ACCOUNT_ADAPTER": "companion.people.mails.AccountAdapter",
        "ACCOUNT_USER_MODEL_USERNAME_FIELD": None,
        "ACCOUNT_LOGIN_METHODS": {"email"},
        "ACCOUNT_SIGNUP_FIELDS": ["email*", "password1*"],
        "ACCOUNT_CHANGE_EMAIL": True,
        "ACCOUNT_LOGIN_ON_PASSWORD_RESET": True,
        # Without mail nobody can prove an address, so an account is an address *and* its password: the same address
        # again is another account, and nothing tells whether there is one.
        "ACCOUNT_EMAIL_VERIFICATION": "mandatory" if mail else "none",
        "ACCOUNT_PREVENT_ENUMERATION": True if mail else "strict",
        "ACCOUNT_EMAIL_VERIFICATION_BY_CODE_ENABLED": mail,
        "ACCOUNT_EMAIL_VERIFICATION_SUPPORTS_RESEND": True,
        "ACCOUNT_PASSWORD_RESET_BY_CODE_ENABLED": mail,
        "ACCOUNT_LOGIN_BY_CODE_ENABLED": mail,
        "ACCOUNT_EMAIL_VERIFICATION_BY_CODE_TIMEOUT": timeout_s,
        "ACCOUNT_PASSWORD_RESET_BY_CODE_TIMEOUT": timeout_s,
        "ACCOUNT_LOGIN_BY_CODE_TIMEOUT": timeout_s,
        # Wrong passwords are counted per account, and generously per address, which a whole table shares. The throttles
        # of a device (GuessThrottle, AccountThrottle) come first, so that one phone alone reaches no limit of its
        # address. An address of mail gets few mails an hour, however many phones ask.
        "ACCOUNT_RATE_LIMITS": {
            "login": "120/m/ip",
            "login_failed": "120/m/ip,5/5m/key",
            "signup": "120/m/ip",
            "reset_password": "120/m/ip,5/m/key,20/h/key",
            "reset_password_from_key": "120/m/ip",
            "request_login_code": "120/m/ip,3/m/key,20/h/key",
            "confirm_email": "1/10s/key,20/h/key",
        },
        "ALLAUTH_USER_CODE_FORMAT": {"numeric": True, "length": 8, "dashed": False},
    }
