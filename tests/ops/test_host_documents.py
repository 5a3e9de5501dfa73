"""What documents for hosts say is there: every command takes what they give it, every setting and path exists."""

import re
import shlex
from pathlib import Path

import pytest
from django.core.management import get_commands, load_command_class

from tests.serving import ROOT

DOCUMENTS = (ROOT / "SECURITY.md", ROOT / "docs" / "privacy.md", ROOT / "docs" / "questions.md")
COMMAND = re.compile(r"manage\.py ([^\n`]+)")
SETTING = re.compile(r"`((?:COMPANION_|TLS)\w*)(?:=\w+[^`]*)?`")
ANY_ID = "01a2263b-ecc9-700f-9dbf-efbb2d70c588"
PLACEHOLDERS = {"TABLE": ANY_ID, "DEVICE": ANY_ID}

texts = pytest.mark.parametrize("document", DOCUMENTS, ids=lambda path: path.name)


@texts
def test_commands_take_what_is_written(document: Path) -> None:
    for line in COMMAND.findall(document.read_text("utf-8")):
        name, *arguments = [PLACEHOLDERS.get(word, word) for word in shlex.split(line)]
        parser = load_command_class(get_commands()[name], name).create_parser("manage.py", name)
        try:
            parser.parse_args(arguments)
        except SystemExit:
            pytest.fail(f"{document.name}: manage.py {line}")


@texts
def test_settings_are_there_with_the_values_that_are_named(document: Path) -> None:
    known = set(re.findall(r"`((?:COMPANION_|TLS)\w*)`", (ROOT / "companion" / "settings.py").read_text("utf-8")))
    assert set(SETTING.findall(document.read_text("utf-8"))) <= known


def test_ages_in_the_document_are_those_of_the_settings(settings: object) -> None:
    rows = re.findall(r"\| (\d+) days[^|]*\| `COMPANION_(\w+)`", (ROOT / "docs" / "privacy.md").read_text("utf-8"))
    assert {name: int(days) for days, name in rows} == {
        name: getattr(settings, name) for name in ("PURGE_TABLES", "PURGE_DEVICES", "PURGE_CODES")
    }


@texts
def test_links_lead_to_files(document: Path) -> None:
    for link in re.findall(r"\]\((?!https?:)([^)#]+)", document.read_text("utf-8")):
        assert (document.parent / link).exists(), link
