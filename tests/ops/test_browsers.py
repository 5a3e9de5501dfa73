"""The built app and the oldest browsers that it supports: syntax, names and styles. Decision 0065."""

import re
import subprocess
from pathlib import Path

import pytest

from tests.first_load import DIST
from tests.serving import ROOT

FRONTEND = ROOT / "frontend"
TOO_NEW = """
export const wait = AbortSignal.timeout(5);
export const { share } = navigator;
export const id = crypto.randomUUID();
export const isShown = document.body.checkVisibility();
export const price = /(?<=x)1/.test("x1");
export const kept = structuredClone([1, 2].at(-1));
"""
TOO_NEW_STYLE = """
.a { width: 10cqi; height: calc(50dvh - 1px); color: color-mix(in srgb, red, blue); }
@supports (height: 1dvh) { .b { height: 1dvh; } }
@starting-style { .c { opacity: 0; } }
.d:has(.e) { aspect-ratio: 1; }
"""
FOUND = {"AbortSignal.timeout", "Crypto.randomUUID", "Element.checkVisibility", "lookbehind"}
"""Newer functions of the language itself are unknown to the compiler (`lib` in tsconfig.json)."""
FOUND_STYLE = {"cqi", "dvh", "color-mix()", "@starting-style"}


def test_what_the_oldest_browsers_lack_is_found(tmp_path: Path) -> None:
    (tmp_path / "new.ts").write_text(TOO_NEW)
    (tmp_path / "new.css").write_text(TOO_NEW_STYLE)
    checked = subprocess.run(
        ["node", "tools/floor.mjs", "--in", tmp_path], cwd=FRONTEND, capture_output=True, text=True, check=False
    )
    assert checked.returncode == 1, checked.stderr
    found = re.findall(r"new\.(?:ts|css):\d+: (.+?) does not exist in", checked.stdout)
    assert {*found} == FOUND | FOUND_STYLE, checked.stdout


@pytest.mark.parametrize("syntax", [r"\(\?<[=!]", r"\bstatic\{", r"\bimport\([^)]*,\s*\{with"])
def test_no_script_has_syntax_that_the_oldest_browsers_cannot_read(syntax: str) -> None:
    """Such a script fails as a whole. The build rewrites syntax, but not within regular expressions."""
    scripts = list(DIST.rglob("*.js"))
    assert scripts
    assert [script.name for script in scripts if re.search(syntax, script.read_text("utf-8"))] == []


@pytest.mark.parametrize("script", ["theme.js", "unsupported.js"])
def test_what_tells_older_browsers_so_can_be_read_by_them(script: str) -> None:
    """Both scripts are written in the language of 2009, which every browser reads."""
    source = re.sub(r"//[^\n]*|\"[^\"\n]*\"", "", (DIST / script).read_text("utf-8"))
    assert re.findall(r"=>|`|\b(?:const|let|class)\b|\?\.|\?\?|\.\.\.", source) == []
