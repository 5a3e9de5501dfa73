"""Django views of the documentation. Their files never change while the server runs."""

from importlib.util import find_spec
from pathlib import Path
from typing import Final

from csp.decorators import csp_update
from django.conf import settings
from django.http import HttpRequest, HttpResponse, HttpResponseNotModified
from django.http.response import HttpResponseBase
from django.utils.cache import get_conditional_response
from django.views.decorators.gzip import gzip_page
from django.views.decorators.http import require_safe

HERE: Final = Path(__file__).parent
SCHEMAS: Final = settings.BASE_DIR / "companion" / "schema"
_sidecar = find_spec("drf_spectacular_sidecar")
assert _sidecar is not None
assert _sidecar.origin is not None
SWAGGER: Final = Path(_sidecar.origin).parent / "static" / "drf_spectacular_sidecar" / "swagger-ui-dist"
SCRIPT: Final = "text/javascript; charset=utf-8"
JSON: Final = "application/json"
FILES: Final = {
    "page.js": (HERE / "page.js", SCRIPT),
    "swagger-ui-bundle.js": (SWAGGER / "swagger-ui-bundle.js", SCRIPT),
    "swagger-ui.css": (SWAGGER / "swagger-ui.css", "text/css; charset=utf-8"),
    "openapi.yaml": (SCHEMAS / "openapi.yaml", "application/yaml"),
    "asyncapi.json": (SCHEMAS / "asyncapi.json", JSON),
    "live.json": (SCHEMAS / "live.json", JSON),
    "table-file.json": (SCHEMAS / "table-file.json", JSON),
}
"""Name in the address -> the file, and its type."""


@require_safe
@gzip_page
@csp_update({"img-src": ["data:"]})  # icons in the style sheet of Swagger UI
def page(request: HttpRequest) -> HttpResponseBase:
    """Return the page, which loads the OpenAPI document and shows it."""
    return _file(request, HERE / "page.html", "text/html; charset=utf-8")


@require_safe
@gzip_page
def file(request: HttpRequest, name: str) -> HttpResponseBase:
    """Return a file that the page needs, or a schema."""
    return _file(request, *FILES[name])


def _file(request: HttpRequest, path: Path, kind: str) -> HttpResponseBase:
    status = path.stat()
    tag = f'"{status.st_size:x}-{status.st_mtime_ns:x}"'
    headers = {"ETag": tag, "Cache-Control": "no-cache"}
    if get_conditional_response(request, etag=tag) is not None:
        return HttpResponseNotModified(headers=headers)
    return HttpResponse(path.read_bytes(), content_type=kind, headers=headers)
