"""Addresses of the documentation and the schemas, below /api/."""

from django.urls import re_path

from companion.api.docs import views

urlpatterns = [
    re_path("^docs$", views.page),
    re_path(r"^docs/(?P<name>page\.js|swagger-ui-bundle\.js|swagger-ui\.css)$", views.file),
    re_path(r"^v1/(?P<name>(?:openapi\.yaml)|(?:asyncapi|live|table-file)\.json)$", views.file),
]
