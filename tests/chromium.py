"""Finds the browser of the end-to-end tests."""

import os
import shutil

SHELL = "chromium-headless-shell"
NAMES = ("chromium", "chromium-browser", "google-chrome-stable", "google-chrome")


def find_chromium() -> str | None:
    """Return the path of the system's Chromium (CHROMIUM names another one), None where there is none."""
    named = os.environ.get("CHROMIUM")
    return named or next((path for path in map(shutil.which, NAMES) if path), None)


def find_shell() -> str | None:
    """Return the path of Chromium's engine without the windows around it, None where there is none: it shows the same
    pages in half of the CPU time. CHROMIUM takes its place."""
    return os.environ.get("CHROMIUM") or shutil.which(SHELL)
