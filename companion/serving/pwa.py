"""Static files of the built PWA. Browsers cache hashed assets forever, but never the shell and the service worker."""

from typing import Any
from wsgiref.headers import Headers

from django.conf import settings
from django.http import HttpRequest, HttpResponse
from django.views.decorators.cache import never_cache
from django.views.decorators.gzip import gzip_page
from django.views.decorators.http import require_safe
from servestatic.middleware import ServeStaticMiddleware

# Paths of the app, answered with the shell. A missing script or an unknown API path must stay a 404.
SHELL_PATHS = r"^(?!(?:api|ws|static|assets|health|admin|metrics)(?:/|$))[^.]*$"


class BuiltFilesMiddleware(ServeStaticMiddleware):
    """Middleware that serves the files of `frontend/dist`, compressed by the build. The folder is scanned at start."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        if settings.ADMIN:
            from companion.serving.admin import STATIC_FILES

            self.add_files(str(STATIC_FILES), prefix=f"{settings.STATIC_URL}admin/")

    def add_cache_headers(self, headers: Headers, path: str, url: str) -> None:
        """Let browsers cache files in `assets/` forever, because Vite names them by content.

        All others are revalidated.
        """
        immutable = url.startswith("/assets/")
        headers["Cache-Control"] = f"max-age={self.FOREVER}, public, immutable" if immutable else "no-cache"


@require_safe
@never_cache
@gzip_page
def serve_shell(request: HttpRequest) -> HttpResponse:
    """Return the app's one page for every path of the app. Its router reads the path."""
    return HttpResponse((settings.FRONTEND_DIST / "index.html").read_bytes())
