"""Paths of the server and what answers them."""

from django.conf import settings
from django.urls import URLPattern, URLResolver, include, path, re_path

from companion.api.views import UnknownAddress
from companion.serving import privacy, pwa

urlpatterns: list[URLPattern | URLResolver] = [
    *([path("api/", include("companion.api.docs.urls"))] if settings.API_DOCS else []),
    path("api/v1/", include("companion.api.urls")),
    path("api/", include("companion.api.urls")),  # before there was a version; the same as v1
    re_path("^(api|ws)(/|$)", UnknownAddress.as_view()),
    path("privacy", privacy.serve_page),
    path("privacy/page.css", privacy.serve_style),
    path("privacy/<slug:name>.woff2", privacy.serve_font),
    re_path(pwa.SHELL_PATHS, pwa.serve_shell),
]
if settings.ADMIN:
    from companion.serving import admin

    urlpatterns += [path("admin/", admin.site.urls)]
handler400 = "companion.serving.foreign_hosts.answer_bad_request"
