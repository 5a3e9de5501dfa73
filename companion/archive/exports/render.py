"""SVG on standard input, PNG on standard output: `python -m companion.archive.exports.render [--all-fonts] FONT ...`.

A process of its own, because resvg lets no other thread of its process run while it works.
"""

import sys

import resvg_py


def main(arguments: list[str]) -> None:
    """Render with the fonts in these files; with `--all-fonts` also with the machine's."""
    fonts = [argument for argument in arguments if argument != "--all-fonts"]
    svg = sys.stdin.buffer.read().decode()
    png = resvg_py.svg_to_bytes(svg_string=svg, skip_system_fonts="--all-fonts" not in arguments, font_files=fonts)
    sys.stdout.buffer.write(png)


if __name__ == "__main__":
    main(sys.argv[1:])
