"""The browser of the end-to-end tests."""

import os
import shutil

SHELL = "chromium-headless-shell"
NAMES = ("chromium", "chromium-browser", "google-chrome-stable", "google-chrome")


def find_chromium() -> str | None:
    """Return the path of the system's Chromium, or of CHROMIUM if it is set; None if there is none."""
    configured = os.environ.get("CHROMIUM")
    return configured or next((path for path in map(shutil.which, NAMES) if path), None)


def find_shell() -> str | None:
    """Return the path of Chromium's headless shell, or None. It renders the same pages with half of the CPU time.
    CHROMIUM overrides it."""
    return os.environ.get("CHROMIUM") or shutil.which(SHELL)
