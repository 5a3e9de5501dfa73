"""`celery -A tests.rulesets.worker ...`: the worker with the test rulesets among the games."""

import tests.rulesets.manage  # noqa: F401  registers them before the tasks
from companion.serving.worker import app

__all__ = ["app"]
