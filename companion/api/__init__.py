"""HTTP: the same commands and documents as the socket."""

from companion.runtime import optional_imports

# The REST framework has fields, formats and pages for them that nothing here uses; the first loads PostgreSQL's driver.
with optional_imports.without("django.contrib.postgres", "pygments", "requests", "yaml"):
    import rest_framework.compat  # noqa: F401
