"""The production set stops on request, whatever state its members are in."""

import os
import signal
import subprocess
import sys
from pathlib import Path
from time import monotonic

import pytest

from scripts import run_full
from scripts.run_full import Child
from tests.ops.full_set import wait_until_ended
from tests.ops.stand_ins import replying_server
from tests.serving import ROOT, START_LIMIT_S, STOP_LIMIT_S, server_environment

DEAF = "import signal, sys; signal.signal(signal.SIGTERM, signal.SIG_IGN); print('.', flush=True); signal.pause()"
POLITE = "print('.', flush=True); import signal; signal.pause()"


def test_members_that_do_not_exit_are_killed(
    monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(run_full, "STOP_LIMIT_S", 0.2)
    team = [Child(name, [sys.executable, "-c", code], os.environ) for name, code in (("a", DEAF), ("b", POLITE))]
    handles = []
    log_text = ""
    for child in team:
        child.start()
        assert child.process is not None
        handles.append(os.pidfd_open(child.process.pid))
    began = monotonic()
    while log_text.count(".") < len(team):
        log_text += capfd.readouterr().out
        assert monotonic() - began < START_LIMIT_S
    run_full.stop(team)
    wait_until_ended(handles)
    for handle in handles:
        os.close(handle)
    assert [child.process and child.process.returncode for child in team] == [-signal.SIGKILL, -signal.SIGTERM]


def test_a_signal_during_the_upgrade_is_handled(tmp_path: Path) -> None:
    """The upgrade waits for a PostgreSQL that accepts connections and stays silent."""
    with replying_server(b"") as port:
        address = f"postgres://someone@127.0.0.1:{port}/tables?connect_timeout=300"
        environment = server_environment(
            tmp_path, COMPANION_DATABASE_URL=address, COMPANION_REDIS_URL="redis://127.0.0.1:1/0"
        )
        process = subprocess.Popen([sys.executable, "-m", "scripts.run_full"], cwd=ROOT, env=environment)
        try:
            upgrading = child_of(process.pid)
            handle = os.pidfd_open(upgrading)
            process.send_signal(signal.SIGTERM)
            assert process.wait(STOP_LIMIT_S) == 0
            wait_until_ended([handle])
            os.close(handle)
        finally:
            process.kill()
            process.wait()


def child_of(pid: int) -> int:
    """Wait until a process has started a child; return the child's id."""
    began = monotonic()
    while monotonic() - began < START_LIMIT_S:
        if children := Path(f"/proc/{pid}/task/{pid}/children").read_text().split():
            return int(children[0])
    raise AssertionError("it started nothing")
