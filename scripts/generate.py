"""Generator of what follows from the server's code.

    python -m scripts.generate            write all of it
    python -m scripts.generate PART ...   write only these parts
    python -m scripts.generate --check    change nothing; fail if a file is not what would be written now

The part `contract` (the schemas) is kept in git, where a change of it shows as a diff. The
others are not: `scripts/setup.py` makes them anew when what they follow from has changed.
"""

import json
import subprocess
import sys
from argparse import ArgumentParser
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import yaml

from scripts import setup
from scripts.node import with_node

ROOT = Path(__file__).resolve().parent.parent
SCHEMAS = Path("companion", "schema")
GENERATED = Path("frontend", "src", "generated")
FIXTURES = Path("frontend", "src", "testing", "fixtures")
WIRE_TYPES = ROOT / "frontend" / "tools" / "wire-types.mjs"


def write_contract(root: Path) -> None:
    """Write the schemas of HTTP, socket and files."""
    run(sys.executable, "manage.py", "export_schema", "--below", root)


def write_assets(root: Path) -> None:
    """Write what app and server read of the games: texts, facts, geometry and pictures."""
    run(sys.executable, "manage.py", "export_assets", "--below", root)


def write_types(root: Path) -> None:
    """Write the app's wire types, from the schemas below `root`."""
    (root / GENERATED).mkdir(parents=True, exist_ok=True)
    with TemporaryDirectory() as folder:
        merged = Path(folder, "merged.yaml")
        merged.write_text(yaml.safe_dump(with_messages(root / SCHEMAS)), "utf-8")
        run("node", WIRE_TYPES, merged, root / GENERATED / "api.d.ts")


def write_fixtures(root: Path) -> None:
    """Write the documents of component tests."""
    run(sys.executable, "-m", "tests.component_fixtures", root / FIXTURES)


PARTS = {"contract": write_contract, "assets": write_assets, "types": write_types, "fixtures": write_fixtures}


def read_contents(root: Path) -> dict[Path, bytes]:
    """Return every generated file below `root` with its bytes, by its path from there."""
    folders = (root / folder for folder in (SCHEMAS, GENERATED, FIXTURES))
    files = [path for folder in folders for path in folder.rglob("*") if path.is_file()]
    return {path.relative_to(root): path.read_bytes() for path in files}


def with_messages(schemas: Path) -> dict[str, Any]:
    """Return the OpenAPI document with the messages of the socket among its components."""
    document: dict[str, Any] = yaml.load((schemas / "openapi.yaml").read_text("utf-8"), yaml.CSafeLoader)
    live = (schemas / "live.json").read_text("utf-8").replace("#/$defs/", "#/components/schemas/")
    document["components"]["schemas"] |= json.loads(live)["$defs"]
    return document


def run(*step: str | Path) -> None:
    """Run one step; exit with its output if it fails."""
    finished = subprocess.run(step, cwd=ROOT, env=with_node(), check=False, capture_output=True, text=True)
    if finished.returncode:
        sys.exit(f"{' '.join(map(str, step))} failed:\n{finished.stdout}{finished.stderr}")


def check() -> None:
    """Exit with the names of files that differ from what is written now, by other processes in another folder."""
    with TemporaryDirectory() as folder, ThreadPoolExecutor() as pool:
        root = Path(folder)
        side_by_side = [pool.submit(write, root) for write in (write_assets, write_fixtures)]
        write_contract(root)
        write_types(root)
        for part in side_by_side:
            part.result()
        generated = read_contents(root)
    there = read_contents(ROOT)
    if differing := sorted(path for path in there.keys() | generated.keys() if there.get(path) != generated.get(path)):
        names = "\n".join(f"  {path}" for path in differing)
        sys.exit(f"These files are not what would be generated now; run `make generated`:\n{names}")


def main() -> None:
    """Write the chosen parts or all, or compare."""
    arguments = ArgumentParser(description="Writes what follows from the server's code.")
    arguments.add_argument("parts", nargs="*", choices=[[], *PARTS], help="what to write, by default everything")
    arguments.add_argument("--check", action="store_true", help="compare only")
    chosen = arguments.parse_args()
    if chosen.check:
        check()
    elif chosen.parts:
        for part in chosen.parts:
            PARTS[part](ROOT)
    else:
        write_contract(ROOT)
        setup.generate_sources("dev")


if __name__ == "__main__":
    main()
