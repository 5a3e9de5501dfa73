"""Generator of committed files: schemas, the phone's assets, TypeScript types from the schemas, and the documents of
component tests.

    python -m scripts.generate            write them anew
    python -m scripts.generate --check    change nothing; fail if a committed file is outdated
"""

import json
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import yaml

ROOT = Path(__file__).resolve().parent.parent
SCHEMAS = Path("companion", "schema")
GENERATED = Path("frontend", "src", "generated")
FIXTURES = Path("frontend", "src", "testing", "fixtures")
WIRE_TYPES = ROOT / "frontend" / "tools" / "wire-types.mjs"
Step = tuple[str | Path, ...]


def contents(root: Path) -> dict[Path, bytes]:
    """Return every generated file below `root` with its bytes, by its path from there."""
    files = [path for folder in (SCHEMAS, GENERATED, FIXTURES) for path in (root / folder).rglob("*") if path.is_file()]
    return {path.relative_to(root): path.read_bytes() for path in files}


def generate(root: Path) -> None:
    """Run every step, writing below `root`; exit with the output of a failing step."""
    schemas, generated = root / SCHEMAS, root / GENERATED
    generated.mkdir(parents=True, exist_ok=True)
    run((sys.executable, "manage.py", "export_schema", "--below", root))
    merged = schemas / "merged.yaml"
    merged.write_text(yaml.safe_dump(with_messages(schemas)), "utf-8")
    steps: tuple[Step, ...] = (
        (sys.executable, "manage.py", "export_assets", "--below", root),
        ("node", WIRE_TYPES, merged, generated / "api.d.ts"),
        (sys.executable, "-m", "tests.component_fixtures", root / FIXTURES),
    )  # fmt: skip
    with ThreadPoolExecutor() as pool:
        list(pool.map(run, steps))
    merged.unlink()


def with_messages(schemas: Path) -> dict[str, Any]:
    """Return the OpenAPI document with the messages of the socket among its components."""
    document: dict[str, Any] = yaml.load((schemas / "openapi.yaml").read_text("utf-8"), yaml.CSafeLoader)
    live = (schemas / "live.json").read_text("utf-8").replace("#/$defs/", "#/components/schemas/")
    document["components"]["schemas"] |= json.loads(live)["$defs"]
    return document


def run(step: Step) -> None:
    """Run one step; exit with its output if it fails."""
    finished = subprocess.run(step, cwd=ROOT, check=False, capture_output=True, text=True)
    if finished.returncode:
        sys.exit(f"{' '.join(map(str, step))} failed:\n{finished.stdout}{finished.stderr}")


def main() -> None:
    """Generate, or compare with the committed files."""
    if "--check" not in sys.argv[1:]:
        generate(ROOT)
        return
    with TemporaryDirectory() as folder:  # readers of the committed files are not disturbed
        generate(Path(folder))
        generated = contents(Path(folder))
    committed = contents(ROOT)
    drifted = sorted(path for path in committed.keys() | generated.keys() if committed.get(path) != generated.get(path))
    if drifted:
        names = "\n".join(f"  {path}" for path in drifted)
        sys.exit(f"These files are not what would be generated now; run `make generated` and commit them:\n{names}")


if __name__ == "__main__":
    main()
