"""Builder of a release: the package, the image for each kind of machine, what compose needs, checksums and notes.

Run as `python -m scripts.release` (`make release`). Everything goes into one folder, dist/VERSION. Needs a version in
`pyproject.toml` that CHANGELOG.md tells of, nothing uncommitted, and buildah; for images of the other kind of machine
also emulation (Debian: qemu-user-static). `--without-images` leaves them out, `--draft` takes what is uncommitted.
BUILD_OPTIONS are further options of `buildah bud`.
"""

import gzip
import hashlib
import os
import re
import shlex
import shutil
import subprocess
import sys
import tomllib
from argparse import ArgumentParser
from collections.abc import Sequence
from pathlib import Path
from zipfile import ZipFile, ZipInfo

ROOT = Path(__file__).resolve().parent.parent
IMAGE = "tableside-server:latest"
"""The name in the compose files, so that a loaded image is used without being built."""
PLATFORMS = ("amd64", "arm64")
COMPOSE = ("compose.small.yaml", "compose.yaml", "Caddyfile", "example.env")
BUILD = re.compile(r" +build:\n +context: .*\n +dockerfile: .*\n")
"""What a compose file says of building; whoever has a release has the image."""


def find_notes(version: str, changelog: str) -> str:
    """Return what a changelog tells of a version. Exit if it has no section for it."""
    section = re.search(rf"^## {re.escape(version)}, \d{{4}}-\d\d-\d\d\n(.+?)(?=^## |\Z)", changelog, re.M | re.S)
    if section is None:
        sys.exit(f"CHANGELOG.md has no section '## {version}, YYYY-MM-DD': put what is under Unreleased there.")
    return section[1].strip() + "\n"


def git(*arguments: str) -> str:
    """Run git in the checkout; return its output."""
    return subprocess.run(["git", *arguments], cwd=ROOT, capture_output=True, text=True, check=True).stdout.strip()


def build_packages(folder: Path) -> None:
    """Build the wheel and the source package, dated like the newest commit."""
    environment = {**os.environ, "SOURCE_DATE_EPOCH": git("log", "-1", "--format=%ct")}
    subprocess.run([sys.executable, "-m", "hatchling", "build", "-d", folder], cwd=ROOT, env=environment, check=True)


def pack_for_home_assistant(folder: Path, version: str) -> None:
    """Pack the app of Home Assistant, with the wheel in `folder`, for its folder of local apps."""
    files = {
        path.name: path.read_bytes()
        for path in sorted((ROOT / "docker" / "home-assistant").iterdir())
        if path.is_file()
    }
    files["config.yaml"] = files["config.yaml"].replace(b"version: VERSION", f'version: "{version}"'.encode())
    (wheel,) = folder.glob("*.whl")
    files[wheel.name] = wheel.read_bytes()
    with ZipFile(folder / f"tableside-home-assistant-{version}.zip", "w") as archive:
        for name, content in files.items():
            archive.writestr(ZipInfo(f"tableside/{name}"), content)  # with no date: built again it is the same file


def build_image(folder: Path, version: str, platform: str) -> None:
    """Build the image for one kind of machine into a file that `docker load` and `podman load` take."""
    labels = ["--build-arg", f"VERSION={version}", "--build-arg", f"REVISION={git('rev-parse', 'HEAD')}"]
    options = [
        "--platform",
        f"linux/{platform}",
        "--format",
        "docker",
        *shlex.split(os.environ.get("BUILD_OPTIONS", "")),
    ]
    name = f"localhost/tableside-release:{platform}"
    build = ["buildah", "bud", *options, *labels, "--file", "docker/Dockerfile", "--tag", name, "."]
    subprocess.run(build, cwd=ROOT, check=True)
    archive = folder / f"tableside-server-{version}-{platform}.tar"
    subprocess.run(["buildah", "push", name, f"docker-archive:{archive}:{IMAGE}"], check=True)
    with archive.open("rb") as plain, gzip.open(f"{archive}.gz", "wb") as compressed:
        shutil.copyfileobj(plain, compressed, 1 << 20)
    archive.unlink()


def write_checksums(folder: Path) -> None:
    """Write SHA256SUMS of all files in a folder, as `sha256sum --check` reads it."""
    files = sorted(path for path in folder.iterdir() if path.name != "SHA256SUMS")
    lines = [f"{hashlib.file_digest(path.open('rb'), 'sha256').hexdigest()}  {path.name}\n" for path in files]
    (folder / "SHA256SUMS").write_text("".join(lines))


def main(arguments: Sequence[str] | None = None) -> None:
    """Build everything, or say what a release lacks."""
    parser = ArgumentParser(description="Builds a release into dist/VERSION.")
    parser.add_argument("--without-images", action="store_true")
    parser.add_argument("--draft", action="store_true", help="from what is uncommitted, without notes")
    parser.add_argument("--output", type=Path, default=ROOT / "dist", help="the folder above")
    parser.add_argument("--platform", action="append", choices=PLATFORMS, help="by default all of them")
    chosen = parser.parse_args(arguments)
    version = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]["version"]
    notes = "" if chosen.draft else find_notes(version, (ROOT / "CHANGELOG.md").read_text("utf-8"))
    if not chosen.draft and git("status", "--porcelain"):
        sys.exit("Something is not committed: a release is made from a commit. --draft builds it all the same.")
    folder: Path = chosen.output / version
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    build_packages(folder)
    pack_for_home_assistant(folder, version)
    for name in COMPOSE:
        text = (ROOT / "docker" / name).read_text("utf-8")
        (folder / name).write_text(BUILD.sub("", text).replace("docker/", ""), "utf-8")
    for platform in () if chosen.without_images else chosen.platform or PLATFORMS:
        build_image(folder, version, platform)
    write_checksums(folder)
    if notes:
        (folder / "notes.md").write_text(notes, "utf-8")
    print(f"The release is in {folder}")


if __name__ == "__main__":
    main()
