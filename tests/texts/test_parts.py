"""Parts of a score stand behind its name, "Most wine, most tokens of a kind": they begin in lower case."""

import re
from pathlib import Path

import pytest

from tests.serving import ROOT

PART = re.compile(r"^\S+-part-(?!income)\S+ =((?:.*\n)(?: .*\n)*)", re.MULTILINE)
FIRST = re.compile(r"(?:^ |\] )(\w)", re.MULTILINE)
TEXTS = sorted(ROOT.glob("games/**/texts/en.ftl"))


@pytest.mark.parametrize("path", TEXTS, ids=lambda path: path.parts[-3])
def test_parts_of_a_score_begin_in_lower_case(path: Path) -> None:
    text = path.read_text("utf-8")
    firsts = [(part, first) for part in PART.findall(text) for first in FIRST.findall(part)]
    assert [part for part, first in firsts if first.isupper()] == []
