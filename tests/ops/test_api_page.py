"""The commands and programs of docs/api.md do what the page says, in its order, and its numbers are the server's."""

import os
import re
import subprocess
import sys
from pathlib import Path

import msgspec

from companion.live import consumer, device_sockets, frames, hello_limits, session
from companion.live.presence import PING_EVERY_S
from games.core import prompt
from games.core.surface import TileView
from tests.serving import ROOT, ServedTable

PAGE = (ROOT / "docs" / "api.md").read_text("utf-8")
TIMEOUT_S = 240


def blocks(language: str) -> str:
    """Return all blocks of a language, one after the other."""
    found = re.findall(rf"^```{language}\n(.*?)^```$", PAGE, re.MULTILINE | re.DOTALL)
    assert found
    return "\n".join(found)


def run(folder: Path, server: ServedTable, *command: str) -> str:
    """Run a command as a reader of the page would, and return what it prints."""
    bins = f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}"
    environment = {**os.environ, "SERVER": server.url, "FOLDER": str(folder), "PATH": bins}
    done = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, timeout=TIMEOUT_S)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def test_the_commands_work(server: ServedTable, tmp_path: Path) -> None:
    lines = blocks("sh").splitlines()
    assert all(line.startswith("$ ") for line in lines if line)
    output = run(tmp_path, server, "bash", "-euc", "\n".join(line.removeprefix("$ ") for line in lines))
    assert re.findall(r'\{"version": ?(\d)\}', output) == ["1", "2", "3"]
    assert '"kind":"pick"' in output
    assert (tmp_path / "client").is_dir()
    assert "export interface paths" in (tmp_path / "api.d.ts").read_text("utf-8")


def test_the_program_works(server: ServedTable, tmp_path: Path) -> None:
    program = tmp_path / "program.py"
    program.write_text(blocks("python"), "utf-8")
    output = run(tmp_path, server, sys.executable, "-W", "error::DeprecationWarning:__main__", str(program))
    assert len(output.splitlines()) == 2


def test_the_numbers_of_the_page_are_those_of_the_server() -> None:
    text = " ".join(PAGE.split())
    (rotation,) = [field for field in msgspec.inspect.type_info(TileView).fields if field.name == "rotation"]
    assert isinstance(rotation.type, msgspec.inspect.IntType)
    for numbers in (
        f"quarter turns clockwise, {rotation.type.ge} to {rotation.type.le}",
        f"within {hello_limits.HELLO_WITHIN:g} seconds",
        f"Every {PING_EVERY_S} seconds",
        f"{consumer.BURST} messages in {consumer.BURST_SECONDS:g} seconds are taken",
        f"more than {consumer.FLOOD} end the socket",
        f"at most {consumer.MOST_WAITING} messages",
        f"{frames.MAX_FRAME // 1024} KiB a message",
        f"A device has {device_sockets.MOST_OF_A_DEVICE} sockets",
        f"an address {hello_limits.MOST_OF_AN_ADDRESS:,} that have not",
    ):
        assert numbers in text, numbers
    codes = {int(code) for code in re.findall(r"^\| (\d{4}) \|", PAGE, re.MULTILINE)}
    assert codes == {consumer.FLOODED, session.NOT_A_MEMBER, hello_limits.SILENT, session.DISPLACED}


def test_every_kind_of_prompt_is_explained() -> None:
    kinds = {kind.__struct_config__.tag for kind in prompt.SeatPrompt.__args__}
    section = PAGE[PAGE.index("## Prompts") : PAGE.index("## The same")]
    assert set(re.findall(r"^\| `(\w+)` \|", section, re.MULTILINE)) - {"kind"} == kinds
