"""`python -m bench [part ...]`: measure all parts, or those that are named; PARTS has their names.

A line of text for each figure as it comes, and all of them again as JSON lines in the end.
"""

import sys

from bench import corrections, drawing, figures, full, history, library, live, pages, pwa, rules, table

PARTS = {
    "rules": rules.run,
    "drawing": drawing.run,
    "table": table.run,
    "history": history.run,
    "library": library.run,
    "live": live.run,
    "corrections": corrections.run,
    "full": full.run,
    "pwa": pwa.run,
    "pages": pages.run,
}


def main(names: list[str]) -> int:
    """Run the named parts, all without names; 2 for an unknown one."""
    if set(names) - set(PARTS):
        print(f"usage: python -m bench [{'|'.join(PARTS)} ...]", file=sys.stderr)
        return 2
    for name in names or PARTS:
        PARTS[name]()
    print(f"\n{figures.as_json()}")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
