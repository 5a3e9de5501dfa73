"""Threads that use struct types for the first time at once do not crash the process."""

import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from threading import Barrier

from companion.tables import codec
from games.registry import GAMES
from tests.serving import ROOT

AT_ONCE = 4
IN_FRESH_TYPES = """
import sys
from threading import Barrier, Thread
from types import ModuleType

import msgspec

from companion.runtime.struct_types import build_decoders

sys.setswitchinterval(1e-6)  # seconds: threads take turns as often as they can
SOURCE = "".join(
    f"class S{n}(msgspec.Struct):\\n    inner: 'S{n - 1} | None' = None\\n"
    + "".join(f"    field{m}: int = 0\\n" for m in range(8))
    for n in range(1, 10)
)


def use(kinds):
    barrier.wait()
    for kind in kinds:
        msgspec.json.decode(b'{"inner": {"field3": 1}}', type=kind)


for number in range(400):
    module = sys.modules[f"fresh_{number}"] = ModuleType(f"fresh_{number}")
    module.msgspec, module.S0 = msgspec, int
    exec(SOURCE, vars(module))
    build_decoders()
    kinds = [getattr(module, f"S{n}") for n in range(2, 10)]
    barrier = Barrier(2)
    threads = [Thread(target=use, args=[kinds[::step]]) for step in (1, -1)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
"""
"""Decodes new types on two threads, in opposite orders. It runs in a process of its own, because a crash ends it."""


def test_types_whose_decoders_are_built_are_decoded_by_threads_at_once() -> None:
    result = subprocess.run([sys.executable, "-c", IN_FRESH_TYPES], cwd=ROOT, capture_output=True, text=True)
    assert result.returncode == 0, result.stderr[-2000:]
    assert result.stderr == ""


def test_threads_that_ask_for_a_codec_at_once_get_the_same() -> None:
    before = sys.getswitchinterval()
    sys.setswitchinterval(1e-6)
    try:
        with ThreadPoolExecutor(AT_ONCE) as pool:
            for game in GAMES:
                codec.forget_codecs()
                barrier = Barrier(AT_ONCE)

                def ask(game: str = game.meta.id, barrier: Barrier = barrier) -> codec.Codec:
                    barrier.wait()
                    return codec.find_codec(game)

                first, *others = [asked.result() for asked in [pool.submit(ask) for _ in range(AT_ONCE)]]
                assert all(other is first for other in others)
    finally:
        sys.setswitchinterval(before)
