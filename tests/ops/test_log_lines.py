"""Lines of the log, as a process writes them to stderr."""

import json
import subprocess
import sys
from pathlib import Path

from tests.serving import ROOT, server_environment

WARN = "import django, warnings; django.setup(); warnings.warn('one\\n\\ntwo', stacklevel=1)"


def test_a_warning_of_a_library_is_one_line_of_json(tmp_path: Path) -> None:
    environment = server_environment(tmp_path, COMPANION_LOG="json", DJANGO_SETTINGS_MODULE="companion.settings")
    written = subprocess.run(
        [sys.executable, "-c", WARN], cwd=ROOT, env=environment, capture_output=True, text=True, check=True
    ).stderr
    (line,) = map(json.loads, written.splitlines())
    assert line["logger"] == "py.warnings"
    assert "one\n\ntwo" in line["event"]
