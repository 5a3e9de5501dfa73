"""The product's settings, with the app built by `tests.rulesets.build`."""

import os
from pathlib import Path

from companion.settings import *  # noqa: F403

_BUILT = Path(os.environ["TEST_RULESETS_BUILT"])
FRONTEND_DIST = SERVESTATIC_ROOT = _BUILT / "frontend" / "dist"
GENERATED = _BUILT / "frontend" / "src" / "generated"
