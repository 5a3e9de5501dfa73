"""Golden tables and recorded games."""

from pathlib import Path

GOLDEN = Path(__file__).parent
