"""Addresses that this machine gets while a server runs."""

import ipaddress
import os
import shutil
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager

from tests.conftest import unavailable

NEW_ADDRESS = f"198.51.100.{os.getpid() % 250 + 1}"
"""An address that no machine has: of a block for documentation."""


@contextmanager
def having(address: str) -> Iterator[None]:
    """Give this machine one more address for the length of the block."""
    bits = ipaddress.ip_address(address).max_prefixlen
    change = ("ip", "address", "{}", f"{address}/{bits}", "dev", "lo")
    if shutil.which("ip") is None or subprocess.run([part.format("add") for part in change], check=False).returncode:
        unavailable("this machine's addresses cannot be changed here")
    try:
        yield
    finally:
        subprocess.run([part.format("delete") for part in change], check=True)
