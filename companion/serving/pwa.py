"""Static files of the built PWA: browsers cache hashed assets for ever, the shell and the service worker never."""

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
    """Serves the files of `frontend/dist`, compressed by the build. The folder is scanned at start."""

    def add_cache_headers(self, headers: Headers, path: str, url: str) -> None:
        """Cache what Vite puts into `assets/`, named by its content, for ever.

        Everything else is revalidated each time.
        """
        immutable = url.startswith("/assets/")
        headers["Cache-Control"] = f"max-age={self.FOREVER}, public, immutable" if immutable else "no-cache"


@require_safe
@never_cache
@gzip_page
def shell(request: HttpRequest) -> HttpResponse:
    """Return the app's one page for every path of the app. Its router reads the path."""
    return HttpResponse((settings.FRONTEND_DIST / "index.html").read_bytes())
