"""The page about privacy says what this server does, in the reader's language."""

import re
from pathlib import Path
from typing import Any

import pytest
from django.test import AsyncClient

from companion.serving import privacy
from companion.texts.languages import LANGUAGES, Language

HOST = {"HTTP_HOST": "localhost"}


def read(language: Language) -> str:
    """Return the words of the page."""
    return re.sub(r"<[^>]+>", " ", privacy.build_page(language))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("is_full", [False, True], ids=["bare", "full"])
def test_every_line_is_a_sentence_in_each_language(settings: Any, language: Language, is_full: bool) -> None:
    settings.EMAIL_URL = "smtp://127.0.0.1" if is_full else ""
    settings.TRACKER = "https://key@tracker.example.org/1" if is_full else ""
    settings.BACKUPS = Path("/backups") if is_full else None
    settings.PURGE_CODES = 1 if is_full else 0
    words = read(language)
    assert not re.search(r"privacy[. -]|\{|\$", words), words
    assert ("14" in words) is is_full
    assert ("tracker.example.org" in words) is is_full
    assert [name in words for name in ("English", "Deutsch", "Français")].count(True) == len(LANGUAGES) - 1


def test_ages_are_those_of_the_settings(settings: Any) -> None:
    settings.PURGE_TABLES, settings.PURGE_DEVICES, settings.PURGE_CODES = 30, 0, 1
    words = read("en")
    assert "after 30 days" in words
    assert "after one day" in words
    assert "saved tiles" not in words


def test_the_imprint_is_linked_where_there_is_one(settings: Any) -> None:
    settings.IMPRINT_URL = 'https://example.org/?a="><script>'
    page = privacy.build_page("en")
    assert 'href="https://example.org/?a=&quot;&gt;&lt;script&gt;"' in page
    assert "<script>" not in page
    settings.IMPRINT_URL = ""
    assert "Who runs this server" not in privacy.build_page("en")


@pytest.mark.parametrize(
    ("path", "accepted", "expected"),
    [
        ("/privacy", "de-AT, en;q=0.5", "Datenschutz"),
        ("/privacy", "", "Privacy"),
        ("/privacy", "fr-CH", "Protection des données"),
        ("/privacy?language=de", "en", "Datenschutz"),
        ("/privacy?language=%00'<script>", "en", "Privacy"),
    ],
)
async def test_it_is_served_in_the_readers_language(path: str, accepted: str, expected: str) -> None:
    answer = await AsyncClient().get(path, headers={"accept-language": accepted}, **HOST)
    assert answer.status_code == 200
    assert f"<h1>{expected}</h1>" in answer.content.decode()
    assert "default-src 'self'" in answer.headers["Content-Security-Policy"]
    assert not answer.cookies


@pytest.mark.parametrize("path", ["/privacy/page.css", "/privacy/grenze-700.woff2"])
async def test_its_style_and_fonts_are_this_servers(path: str) -> None:
    answer = await AsyncClient().get(path, **HOST)
    assert answer.status_code == 200
    assert answer.content


@pytest.mark.parametrize("path", ["/privacy/secret-key.woff2", "/privacy/page.html", "/privacy/..%2fsecret-key"])
async def test_nothing_else_lies_there(path: str) -> None:
    assert (await AsyncClient().get(path, **HOST)).status_code == 404


async def test_it_is_only_read() -> None:
    assert (await AsyncClient().post("/privacy", {}, **HOST)).status_code == 405
