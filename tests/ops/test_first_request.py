"""A process that answers has imported everything: no first request waits for imports, and threads may decode at once.

The test runs in a process of its own, because this one has imported everything. It counts imports and times nothing.
"""

import json
import re
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

from tests.serving import ROOT, server_environment

ASKED = """
import asyncio, gc, importlib, json, pkgutil, sys

gc.disable()  # as manage.py does

from companion.serving import asgi

unused = sorted({"psycopg", "pygments", "requests", "rich", "yaml"} & set(sys.modules))

import companion, games
import httpx

from tests.ops.struct_decoders import types_without_decoder

opened = []
sys.addaudithook(lambda event, given: event == "open" and opened.append(str(given[0])))


async def main():
    async with asgi.run_background_work():
        begun = set(sys.modules)
        at_first = types_without_decoder()
        opened.clear()
        transport = httpx.ASGITransport(asgi.application)
        async with httpx.AsyncClient(transport=transport, base_url="http://127.0.0.1:8000") as client:
            made = await client.post("/api/v1/devices", json={})
            headers = {"Authorization": "Device " + made.json()["token"]}
            refused = await client.post("/api/v1/join", json={"code": "AAAAAA"}, headers=headers)
        loaded = sorted(set(sys.modules) - begun)
        texts = [path for path in opened if path.endswith(".ftl")]
        looks_for_garbage = gc.isenabled()
        for package in (companion, games):
            for module in pkgutil.walk_packages(package.__path__, f"{package.__name__}."):
                importlib.import_module(module.name)
        print(json.dumps([made.status_code, refused.status_code, loaded, unused, texts, looks_for_garbage, at_first,
            types_without_decoder()]))


asyncio.run(main())
"""
DECODING = re.compile(r"\bDecoder\(|\bmsgspec\.(convert|\w+\.decode)\(")
MADE_AT_IMPORT = {"companion.serving.metrics"}
"""Modules that build their decoders when they are imported."""


def test_the_first_request_imports_nothing(tmp_path: Path) -> None:
    environment = server_environment(tmp_path, DJANGO_SETTINGS_MODULE="companion.settings")
    subprocess.run([sys.executable, "manage.py", "migrate", "--verbosity=0"], cwd=ROOT, env=environment, check=True)
    result = subprocess.run(
        [sys.executable, "-c", ASKED], cwd=ROOT, env=environment, capture_output=True, text=True, check=True
    )
    created, refused, loaded, unused, texts, collects, without_decoder, loaded_later = json.loads(result.stdout)
    assert (created, refused) == (201, 404)
    assert [name for name in loaded if name.startswith(("companion", "games", "rest_framework", "django.urls"))] == []
    assert len(loaded) < 20
    assert unused == [], "what nothing here needs was loaded, which every start waits for"
    assert texts == []
    assert collects
    assert without_decoder == [], "two threads that decode one of these at once crash the process"
    for module in sorted({name.partition(":")[0] for name in loaded_later} - MADE_AT_IMPORT):
        spec = find_spec(module)
        assert spec
        assert spec.origin
        source = Path(spec.origin).read_text("utf-8")
        assert not DECODING.search(source), f"{module} decodes types of its own: load it when a server starts"
