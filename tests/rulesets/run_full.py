"""`python -m tests.rulesets.run_full`: the production set with the test rulesets among the games."""

import sys

from scripts import run_full

run_full.MANAGE = ("-m", "tests.rulesets.manage")
run_full.CELERY_APP = "tests.rulesets.worker"

if __name__ == "__main__":
    sys.exit(run_full.main())
