"""The page of the people at a table."""

import re
from typing import Any

from tests.e2e.conftest import NewPhone
from tests.e2e.device import Device
from tests.e2e.phone import Phone


def open_table_of(phone: NewPhone, sitting: Device, *path: str, **chosen: Any) -> Phone:
    this_phone = phone(token=sitting.token, **chosen)
    this_phone.open("t", sitting.table, *path)
    return this_phone


def unfold(phone: Phone, name: str) -> None:
    """Open the actions for a seat."""
    phone.tap(phone.page.get_by_role("button", name=re.compile(f"^{name} ")))
