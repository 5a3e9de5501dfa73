"""Paths of the server and what answers them."""

from django.urls import URLPattern, URLResolver, include, path, re_path

from companion.serving import pwa

urlpatterns: list[URLPattern | URLResolver] = [
    path("api/", include("companion.api.urls")),
    re_path(pwa.SHELL_PATHS, pwa.shell),
]
