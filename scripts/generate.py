"""Writes what is generated and committed: schemas, the phone's assets, TypeScript types from the schemas.

python -m scripts.generate            write them anew
python -m scripts.generate --check    change nothing; fail when a committed one is not what would be written
"""

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
SCHEMAS = ROOT / "companion" / "schema"
GENERATED = ROOT / "frontend" / "src" / "generated"
NODE_TOOLS = ROOT / "frontend" / "node_modules" / ".bin"
STEPS: tuple[tuple[str | Path, ...], ...] = (
    (sys.executable, "manage.py", "export_schema"),
    (sys.executable, "manage.py", "export_assets"),
    (NODE_TOOLS / "openapi-typescript", SCHEMAS / "openapi.yaml", "--output", GENERATED / "api.d.ts"),
    (NODE_TOOLS / "json2ts", "--input", SCHEMAS / "live.json", "--output", GENERATED / "live.d.ts",
     "--unreachableDefinitions"),
)  # fmt: skip


def contents() -> dict[Path, bytes]:
    """Return every generated file with its bytes."""
    return {path: path.read_bytes() for folder in (SCHEMAS, GENERATED) for path in folder.rglob("*") if path.is_file()}


def generate() -> None:
    """Run every step; exit with what the first failing one printed."""
    GENERATED.mkdir(parents=True, exist_ok=True)
    for step in STEPS:
        done = subprocess.run(step, cwd=ROOT, check=False, capture_output=True, text=True)
        if done.returncode:
            sys.exit(f"{' '.join(map(str, step))} failed:\n{done.stdout}{done.stderr}")


def restore(files: dict[Path, bytes]) -> None:
    """Make the generated files what they were."""
    for path in contents().keys() - files.keys():
        path.unlink()
    for path, content in files.items():
        if not path.exists() or path.read_bytes() != content:
            path.write_bytes(content)


def main() -> None:
    """Generate, or compare with what is committed."""
    committed = contents()
    if "--check" not in sys.argv[1:]:
        generate()
        return
    try:
        generate()
        written = contents()
    finally:
        restore(committed)
    drifted = sorted(path for path in committed.keys() | written.keys() if committed.get(path) != written.get(path))
    if drifted:
        names = "\n".join(f"  {path.relative_to(ROOT)}" for path in drifted)
        sys.exit(f"These files are not what would be generated now; run `make generated` and commit them:\n{names}")


if __name__ == "__main__":
    main()
