"""Clocks: what lasts is measured by one that never jumps; wall clocks of several machines are only nearly the same."""

from typing import Final

CLOCKS_DIFFER_S: Final = 60.0
"""By how much the wall clocks of several processes may differ. What was written later than that from now on was written
before the clock was set back."""
