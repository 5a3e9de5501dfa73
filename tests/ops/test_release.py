"""A release is built by one command. Images are left out here: `make test-docker` builds one."""

import hashlib
import tomllib
from pathlib import Path

import pytest
import yaml

from scripts import release
from tests.serving import ROOT

VERSION = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]["version"]


def test_it_holds_packages_what_compose_needs_and_their_checksums(tmp_path: Path) -> None:
    release.main(["--draft", "--without-images", "--output", str(tmp_path)])
    folder = tmp_path / VERSION
    names = {path.name for path in folder.iterdir()}
    packages = {
        f"tableside-{VERSION}-py3-none-any.whl",
        f"tableside-{VERSION}.tar.gz",
        f"tableside-home-assistant-{VERSION}.zip",
    }
    assert names == {"SHA256SUMS", *packages, *release.COMPOSE}
    sums = dict(line.split()[::-1] for line in (folder / "SHA256SUMS").read_text().splitlines())
    assert sums == {name: hashlib.sha256((folder / name).read_bytes()).hexdigest() for name in names - {"SHA256SUMS"}}
    before = sums[f"tableside-{VERSION}-py3-none-any.whl"]
    release.main(["--draft", "--without-images", "--output", str(tmp_path)])
    assert before in (folder / "SHA256SUMS").read_text(), "built again it is another file"


def test_its_compose_files_build_nothing_and_name_files_beside_them(tmp_path: Path) -> None:
    release.main(["--draft", "--without-images", "--output", str(tmp_path)])
    for name in ("compose.yaml", "compose.small.yaml"):
        text = (tmp_path / VERSION / name).read_text()
        assert "build" not in text.replace("--build", "")
        assert "docker/" not in text
        services = yaml.safe_load((ROOT / "docker" / name).read_text())["services"]
        for service in services.values():
            service.pop("build", None)
        assert yaml.safe_load(text)["services"].keys() == services.keys()


def test_its_notes_are_what_the_changelog_tells_of_its_version() -> None:
    changelog = (ROOT / "CHANGELOG.md").read_text("utf-8")
    notes = release.find_notes(VERSION, changelog)
    assert notes in changelog
    assert "\n## " not in notes
    with pytest.raises(SystemExit, match=r"no section '## 9\.9\.9"):
        release.find_notes("9.9.9", changelog)
    with pytest.raises(SystemExit):
        release.find_notes("1.0", changelog)


def test_what_is_uncommitted_is_not_released(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(release, "git", lambda *_: " M companion/settings.py")
    with pytest.raises(SystemExit, match="not committed"):
        release.main(["--without-images", "--output", str(tmp_path)])
    assert not list(tmp_path.iterdir())


def test_compose_uses_a_loaded_image_by_its_name() -> None:
    for name in ("compose.yaml", "compose.small.yaml"):
        services = yaml.safe_load((ROOT / "docker" / name).read_text())["services"]
        assert f"{services['web']['image']}:latest" == release.IMAGE


def test_the_workflow_runs_the_same_command() -> None:
    workflow = yaml.safe_load((ROOT / ".github" / "workflows" / "release.yaml").read_text())
    steps = [step.get("run", "") for job in workflow["jobs"].values() for step in job["steps"]]
    assert any("make release" in step for step in steps)
    assert workflow["permissions"] == {"contents": "write"}
