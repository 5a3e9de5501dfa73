"""The page that gives phones the authority's certificate.

It uses plain HTTP because phones do not trust the server yet.
"""

from html import escape
from pathlib import Path
from string import Template
from typing import Final
from urllib.parse import parse_qs

from cryptography import x509
from cryptography.hazmat.primitives.serialization import Encoding
from django.http.request import split_domain_port

from companion.deployment.hosts import is_answered_now
from companion.runtime.responses import Receive, Scope, Send, find_header, send_response
from companion.serving import foreign_hosts
from companion.serving.tls.authority import format_fingerprint, read_common_name
from companion.texts.languages import LANGUAGES, Language
from companion.texts.localization import choose_language, find_language, format_sentence

HERE: Final = Path(__file__).parent
HTML: Final = "text/html; charset=utf-8"
FILE: Final = "tableside-ca.crt"
FONTS: Final = ("grenze-700", "atkinson-hyperlegible-next-500-700")
LINK: Final = Template('<a href="?language=$language" lang="$language" hreflang="$language">$name</a>')
"""Link to the page in another language."""
TEXTS: Final = (
    *("title", "about", "load", "whose", "done", "open", "remove"),
    *("ios", "ios_load", "ios_install", "ios_trust"),
    *("android", "android_load", "android_install", "android_choose"),
)
"""Texts of the page, by the placeholder of the template that each fills."""
HEADERS: Final = {
    "Content-Security-Policy": "default-src 'none'; style-src 'self'; font-src 'self'; base-uri 'none'; "
    "form-action 'none'; frame-ancestors 'none'",
    "Referrer-Policy": "no-referrer",
}


class CertificatePage:
    """ASGI application: the page in every language, its style and fonts, and the certificate.

    - `port`: the port of HTTPS.
    - `built`: the PWA's build, which has the fonts.
    """

    def __init__(self, authority: x509.Certificate, port: int, built: Path) -> None:
        self.authority = authority
        self.port = port
        self.template = Template((HERE / "page.html").read_text("utf-8"))
        self.files = {
            "/page.css": ("text/css; charset=utf-8", (HERE / "page.css").read_bytes()),
            f"/{FILE}": ("application/x-x509-ca-cert", authority.public_bytes(Encoding.DER)),
        }
        for font in FONTS:
            for path in sorted((built / "assets").glob(f"{font}-*.woff2"))[:1]:
                self.files[f"/{font}.woff2"] = ("font/woff2", path.read_bytes())

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        host, _ = split_domain_port(find_header(scope, b"host"))
        if not await is_answered_now(host):
            foreign_hosts.note_refusal(host)
            await send_response(
                send, 400, HTML, foreign_hosts.build_page(find_header(scope, b"host"), _find_language(scope)), HEADERS
            )
        elif scope["method"] not in ("GET", "HEAD"):
            await send_response(send, 405, "text/plain", b"This page is only read.", {"Allow": "GET, HEAD"})
        elif scope["path"] == "/":
            await send_response(send, 200, HTML, self.build_page(host, _find_language(scope)), HEADERS)
        elif scope["path"] in self.files:
            await send_response(send, 200, *self.files[scope["path"]], HEADERS)
        else:
            await send_response(send, 404, "text/plain", b"There is nothing at this address.")

    def build_page(self, host: str, language: Language) -> bytes:
        """Return the page for somebody who reached this machine as `host`."""
        params = {"name": read_common_name(self.authority), "file": FILE}
        words = {name: format_sentence(f"tls.{name}", params, language) for name in TEXTS}
        words |= {
            "fingerprint_about": format_sentence("tls.fingerprint", params, language),
            "language": language,
            "file": FILE,
            "address": f"https://{host}:{self.port}/",
            "fingerprint": format_fingerprint(self.authority),
        }
        links = " ".join(
            LINK.substitute(language=other, name=escape(facts.name))
            for other, facts in LANGUAGES.items()
            if other != language
        )
        escaped = {name: escape(text) for name, text in words.items()}
        return self.template.substitute(escaped, other_languages=links).encode()


def _find_language(scope: Scope) -> Language:
    """Return the language that was chosen on the page, else the phone's."""
    chosen = parse_qs(scope["query_string"].decode("latin-1")).get("language", [""])[0]
    return find_language(chosen) or choose_language(find_header(scope, b"accept-language"))
