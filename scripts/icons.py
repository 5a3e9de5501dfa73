"""Generator of the PWA's PNG icons from its SVG, with the system's Chromium. Run by hand; the results are committed.

.venv/bin/python scripts/icons.py
"""

import shutil
from pathlib import Path

from playwright.sync_api import sync_playwright

ICONS = Path(__file__).resolve().parent.parent / "frontend" / "public" / "icons"
# file, edge in px, corner radius as a part of the edge: launchers cut the maskable and the touch icon themselves
SIZES = [
    ("icon-192.png", 192, 0.22),
    ("icon-512.png", 512, 0.22),
    ("icon-maskable-512.png", 512, 0.0),
    ("apple-touch-icon.png", 180, 0.0),
]


def main() -> None:
    """Write every icon of SIZES."""
    drawing = (ICONS / "icon.svg").read_text()
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=shutil.which("chromium"), args=["--no-sandbox", "--disable-gpu"]
        )
        for name, edge, radius in SIZES:
            page = browser.new_page(viewport={"width": edge, "height": edge})
            style = f"margin:0;overflow:hidden;width:{edge}px;height:{edge}px;border-radius:{radius * edge}px"
            page.set_content(f'<div style="{style}">{drawing}</div><style>body{{margin:0}}</style>')
            page.screenshot(path=ICONS / name, omit_background=True)
        browser.close()


if __name__ == "__main__":
    main()
