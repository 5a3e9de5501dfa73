"""Screens without a keyboard: each shows a code, and a phone at a table enters it to have the table shown there.

Codes live in the cache for minutes. They let nobody in: whoever guesses one shows a table of their own on that screen.
"""

from typing import Final
from uuid import UUID

from django.core.cache import cache

from companion.errors import UnknownCode
from companion.people.codes import draw_code
from companion.people.models import Device
from companion.tables import codes, selectors

LIFETIME_S: Final = 600


def find_screen_code(device: Device) -> str:
    """Return the code that the device shows: the one that it has, or a new one."""
    known = cache.get(_name_code(device.pk))
    if known is not None:
        return str(known)
    code = draw_code(codes.LENGTH)
    if not cache.add(_name_screen(code), str(device.pk), LIFETIME_S):
        return find_screen_code(device)
    cache.set(_name_code(device.pk), code, LIFETIME_S)
    return code


def find_sent_table(device: Device) -> str | None:
    """Return the code to watch the table that a phone sent to this screen, once; None until then."""
    watch_code = cache.get(_name_sent(device.pk))
    if watch_code is not None:
        cache.delete(_name_sent(device.pk))
    return watch_code


def show_on_screen(device: Device, table_id: UUID, typed: str) -> None:
    """Show a table, at which the device plays, on the screen with this code. The code is used up.

    :raises UnknownCode: no screen shows this code, or the device only watches.
    """
    code = codes.parse_table_code(typed)
    screen = cache.get(_name_screen(code)) if code and selectors.find_membership(device, table_id).seats else None
    if screen is None:
        raise UnknownCode
    cache.set(_name_sent(screen), selectors.find_code(device, table_id, watch=True), LIFETIME_S)
    cache.delete(_name_screen(str(code)))
    cache.delete(_name_code(screen))


def _name_screen(code: str) -> str:
    return f"screen-{code}"


def _name_code(screen: UUID | str) -> str:
    return f"screen-code-{screen}"


def _name_sent(screen: UUID | str) -> str:
    return f"screen-sent-{screen}"
