"""The admin: what the server keeps, for staff, read-only. Nothing that is secret at a table or opens a door.

Each model names the fields that it shows. Codes, tokens, hashes, logs, states and what players keep for themselves are
in none of them, and cannot be filtered by either.
"""

from collections.abc import Callable
from pathlib import Path
from typing import Any

from allauth.account.adapter import get_adapter
from allauth.account.models import EmailAddress
from csp.decorators import csp_replace
from django.contrib import admin
from django.contrib.admin.forms import AdminAuthenticationForm
from django.db.models import Model
from django.http import HttpRequest, HttpResponse

from companion.archive.models import Photo
from companion.people.models import Account, Device, Profile
from companion.tables.models import Result, Seat, Table, TableDevice

STATIC_FILES = Path(admin.__file__).parent / "static" / "admin"


class SignInForm(AdminAuthenticationForm):
    """Form whose wrong passwords are counted together with those of the app."""

    def clean(self) -> dict[str, Any]:
        email, password = self.cleaned_data.get("username"), self.cleaned_data.get("password")
        if email and password:
            self.user_cache = get_adapter().authenticate(self.request, email=email.lower(), password=password)
            if self.user_cache is None:
                raise self.get_invalid_login_error()
            self.confirm_login_allowed(self.user_cache)
        return self.cleaned_data


def with_forms(view: Callable[..., HttpResponse]) -> Callable[..., Any]:
    """Let a page of the admin send its forms to this server, and say where they come from."""

    def answer(request: HttpRequest, *args: Any, **kwargs: Any) -> HttpResponse:
        response = view(request, *args, **kwargs)
        response.headers["Referrer-Policy"] = "same-origin"
        return response

    return csp_replace({"form-action": ["'self'"]})(answer)


class Site(admin.AdminSite):
    """Django's admin for accounts of staff, under this server's content security policy."""

    site_title = site_header = "Tableside"
    index_title = "What this server keeps"
    login_form = SignInForm

    def admin_view(self, view: Any, cacheable: bool = False) -> Any:
        return with_forms(super().admin_view(view, cacheable))

    def login(self, request: HttpRequest, extra_context: Any = None) -> HttpResponse:
        return with_forms(super().login)(request, extra_context)


class Shown:
    """Rows that may be looked at, and not changed."""

    def has_view_permission(self, request: HttpRequest, obj: Model | None = None) -> bool:
        return True  # the site has asked for staff

    def has_module_permission(self, request: HttpRequest) -> bool:
        return True

    def has_add_permission(self, request: HttpRequest, obj: Model | None = None) -> bool:
        return False

    has_change_permission = has_delete_permission = has_add_permission


class ShownModel(Shown, admin.ModelAdmin):
    """A model with its list and its rows."""

    actions = None

    def lookup_allowed(self, lookup: str, value: str, request: HttpRequest | None = None) -> bool:
        """Return whether an address may filter by this: by what is offered, or it would tell secrets bit by bit."""
        name, _, kind = lookup.partition("__")
        return name in self.list_filter and kind in ("", "exact", "isnull")


class ShownRows(Shown, admin.TabularInline):
    """Rows of another model on a page."""

    extra = 0
    can_delete = False


class SeatRows(ShownRows):
    model = Seat
    fields = ("position", "name", "colour", "phone", "device")


class DeviceRows(ShownRows):
    model = TableDevice
    fields = ("device", "watcher", "importer", "joined_at")
    readonly_fields = ("joined_at",)


class TableAdmin(ShownModel):
    fields = (
        "id", "game", "expansions", "options", "draw", "clock", "status", "host", "version", "revision", "locked",
        "due_since", "failed_tries", "retry_at", "created_at", "started_at", "finished_at",
    )  # fmt: skip
    list_display = ("id", "game", "status", "version", "failed_tries", "created_at", "finished_at")
    list_filter = ("game", "status")
    search_fields = ("id", "seats__name")
    inlines = (SeatRows, DeviceRows)


class ResultAdmin(ShownModel):
    fields = list_display = ("table", "scores", "ranks", "reason", "ruleset_version", "at")


class PhotoAdmin(ShownModel):
    fields = list_display = ("id", "table", "device", "width", "height", "at")


class DeviceAdmin(ShownModel):
    fields = list_display = ("id", "profile", "created_at")
    search_fields = ("id",)


class ProfileAdmin(ShownModel):
    fields = list_display = ("id", "owner", "created_at")
    search_fields = ("id", "owner__email")


class AccountAdmin(ShownModel):
    fields = list_display = ("id", "email", "is_staff")
    list_filter = ("is_staff",)
    search_fields = ("id", "email")


class EmailAddressAdmin(ShownModel):
    fields = list_display = ("email", "user", "verified", "primary")
    search_fields = ("email",)


site = Site()
site.register(Table, TableAdmin)
site.register(Result, ResultAdmin)
site.register(Photo, PhotoAdmin)
site.register(Device, DeviceAdmin)
site.register(Profile, ProfileAdmin)
site.register(Account, AccountAdmin)
site.register(EmailAddress, EmailAddressAdmin)
