"""`python -m bench [part ...]`: measure the named parts, or all of PARTS.

Each figure is printed as a line of text when it is measured, and all figures as JSON lines at the end.
BENCH_CHECKOUT=FOLDER runs the servers of another checkout with this one's packages, to compare the two.
"""

import sys

from bench import (
    boxes,
    capacity,
    corrections,
    drawing,
    evenings,
    figures,
    full,
    hellos,
    history,
    library,
    live,
    pages,
    pwa,
    rules,
    saturated,
    table,
    yardstick,
)

PARTS = {
    "rules": rules.run,
    "drawing": drawing.run,
    "boxes": boxes.run,
    "table": table.run,
    "history": history.run,
    "library": library.run,
    "live": live.run,
    "evenings": evenings.run,
    "corrections": corrections.run,
    "hellos": hellos.run,
    "saturated": saturated.run,
    "full": full.run,
    "capacity": capacity.run,
    "yardstick": yardstick.run,
    "pwa": pwa.run,
    "pages": pages.run,
}


def main(names: list[str]) -> int:
    """Run the named parts, or all without names; return 2 for an unknown name."""
    if set(names) - set(PARTS):
        print(f"usage: python -m bench [{'|'.join(PARTS)} ...]", file=sys.stderr)
        return 2
    for name in names or PARTS:
        PARTS[name]()
    print(f"\n{figures.format_json()}")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
