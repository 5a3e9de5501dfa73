"""The Celery application. Worker and beat are started by `companion.serving.worker`, which checks first."""

import os

from companion.runtime import optional_imports

with optional_imports.without("yaml"):  # tasks are serialized as JSON
    import kombu.serialization  # noqa: F401
    from celery import Celery

os.environ.setdefault("DJANGO_SETTINGS_MODULE", "companion.settings")

app = Celery("companion")
app.config_from_object("django.conf:settings", namespace="CELERY")
app.autodiscover_tasks()
