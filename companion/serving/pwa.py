"""Serves the built PWA: hashed assets are kept for ever, the shell and the service worker never."""

from wsgiref.headers import Headers

from django.conf import settings
from django.http import HttpRequest, HttpResponse
from django.views.decorators.cache import never_cache
from django.views.decorators.gzip import gzip_page
from django.views.decorators.http import require_safe
from servestatic.middleware import ServeStaticMiddleware

# What the shell answers: a path of the app. A missing script or an unknown API path must stay a 404.
SHELL_PATHS = r"^(?!(?:api|ws|static|assets|health|admin|metrics)(?:/|$))[^.]*$"


class BuiltFilesMiddleware(ServeStaticMiddleware):
    """Answers requests for a file of `frontend/dist`, compressed as the build left it; scanned at start."""

    def add_cache_headers(self, headers: Headers, path: str, url: str) -> None:
        """Vite puts what is named by its content into `assets/`; all else is asked for anew each time."""
        immutable = url.startswith("/assets/")
        headers["Cache-Control"] = f"max-age={self.FOREVER}, public, immutable" if immutable else "no-cache"


@require_safe
@never_cache
@gzip_page
def shell(request: HttpRequest) -> HttpResponse:
    """Answer every path of the app with its one page; the router in it reads the path."""
    return HttpResponse((settings.FRONTEND_DIST / "index.html").read_bytes())
