"""`celery -A tests.rulesets.worker ...`: the worker with the rulesets of the tests among the games."""

import tests.rulesets.manage  # noqa: F401  adds them, before the tasks are registered
from companion.serving.worker import app

__all__ = ["app"]
