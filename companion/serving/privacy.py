"""The page about privacy: what this server keeps, for how long, and who runs it. It says what the settings say."""

from collections.abc import Iterator
from html import escape
from pathlib import Path
from string import Template
from typing import Any, Final
from urllib.parse import urlsplit

from django.conf import settings
from django.http import Http404, HttpRequest, HttpResponse
from django.views.decorators.cache import never_cache
from django.views.decorators.http import require_safe

from companion.archive.photos import MOST
from companion.serving.backups.nightly import KEPT
from companion.texts.languages import LANGUAGES, Language
from companion.texts.localization import choose_language, find_language, format_sentence

HERE: Final = Path(__file__).parent
FONTS: Final = ("grenze-700", "atkinson-hyperlegible-next-500-700")


@require_safe
@never_cache
def serve_page(request: HttpRequest) -> HttpResponse:
    """Answer with the page in the language that was chosen on it, else the browser's."""
    chosen = find_language(request.GET.get("language", ""))
    language = chosen or choose_language(request.headers.get("Accept-Language", ""))
    return HttpResponse(build_page(language))


@require_safe
def serve_style(request: HttpRequest) -> HttpResponse:
    """Answer with the style that the page has in common with that of the certificate."""
    return HttpResponse((HERE / "tls" / "page.css").read_bytes(), content_type="text/css; charset=utf-8")


@require_safe
def serve_font(request: HttpRequest, name: str) -> HttpResponse:
    """Answer with a font of the app, as the style names it."""
    files = sorted((settings.FRONTEND_DIST / "assets").glob(f"{name}-*.woff2")) if name in FONTS else []
    if not files:
        raise Http404
    return HttpResponse(files[0].read_bytes(), content_type="font/woff2")


def build_page(language: Language) -> str:
    template = Template((HERE / "privacy.html").read_text("utf-8"))
    links = (
        f'<a href="?language={other}" lang="{other}" hreflang="{other}">{escape(LANGUAGES[other].name)}</a>'
        for other in LANGUAGES
        if other != language
    )
    return template.substitute(
        language=language,
        title=_say("title", language),
        open=_say("open", language),
        other_languages=" ".join(links),
        content="\n".join(_build_content(language)),
    )


def _build_content(language: Language) -> Iterator[str]:
    yield f"<p>{_say('about', language)}</p>"
    if settings.IMPRINT_URL:
        yield f'<p><a class="button" href="{escape(settings.IMPRINT_URL)}">{_say("imprint", language)}</a></p>'
    for heading, lines in _list_sections():
        items = "".join(f"<li>{_say(code, language, **params)}</li>" for code, params in lines)
        yield f"<section><h2>{_say(heading, language)}</h2><ul>{items}</ul></section>"


def _list_sections() -> Iterator[tuple[str, list[tuple[str, dict[str, Any]]]]]:
    """Yield the heading of each section with its lines: codes and params, as far as the settings make them true."""
    account = "account_mail" if settings.EMAIL_URL else "account"
    yield "kept", [("phone", {}), ("table", {}), ("past", {"photos": MOST}), (account, {}), ("log", {})]
    ages = (("never_begun", settings.PURGE_TABLES), ("unused", settings.PURGE_DEVICES), ("codes", settings.PURGE_CODES))
    how_long = [("until_deleted", {}), *((code, {"days": days}) for code, days in ages if days)]
    yield "how_long", [*how_long, *([("backups", {"number": KEPT})] if settings.BACKUPS else [])]
    reports = [("tracker", {"host": urlsplit(settings.TRACKER).hostname or ""})] if settings.TRACKER else []
    yield "elsewhere", [*(reports or [("nowhere", {})]), ("on_phone", {})]
    yield "yours", [("by_yourself", {}), ("by_host", {})]


def _say(code: str, language: Language, **params: Any) -> str:
    return escape(format_sentence(f"privacy.{code}", params, language))
