"""`python -m tests.chaos.run_full`: the production set with the test rulesets, fast restarts after any number of kills,
and the web processes of `tests.chaos.manage`."""

import sys

from scripts import run_full
from tests.rulesets import run_full as with_test_rulesets

assert with_test_rulesets.run_full is run_full
run_full.LIVED_WELL_S = 0
run_full.MANAGE = ("-m", "tests.chaos.manage")

if __name__ == "__main__":
    sys.exit(run_full.main())
