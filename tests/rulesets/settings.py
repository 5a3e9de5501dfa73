"""The product's settings, with the app that `tests.rulesets.build` built."""

import os
from pathlib import Path

from companion.settings import *  # noqa: F403

_BUILT = Path(os.environ["TEST_RULESETS_BUILT"])
FRONTEND_DIST = SERVESTATIC_ROOT = _BUILT / "frontend" / "dist"
GENERATED = _BUILT / "frontend" / "src" / "generated"
