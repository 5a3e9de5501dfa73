"""HTTP: the requests and documents of the socket, and all that needs no socket."""

from companion.runtime import optional_imports

# REST framework loads these for features that we do not use (decision 0054). django.contrib.postgres loads psycopg.
with optional_imports.without("django.contrib.postgres", "pygments", "requests", "yaml"):
    import rest_framework.compat  # noqa: F401
