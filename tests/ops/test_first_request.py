"""A process that answers has imported everything: no first request waits for imports.

The test runs in a process of its own, because this one has imported everything. It counts imports and times nothing.
"""

import json
import subprocess
import sys
from pathlib import Path

from tests.serving import ROOT, server_environment

ASKED = """
import asyncio, gc, json, sys

gc.disable()  # as manage.py does

from companion.serving import asgi

unused = sorted({"psycopg", "pygments", "requests", "rich", "yaml"} & set(sys.modules))

import httpx

opened = []
sys.addaudithook(lambda event, given: event == "open" and opened.append(str(given[0])))


async def main():
    async with asgi.running():
        begun = set(sys.modules)
        opened.clear()
        transport = httpx.ASGITransport(asgi.application)
        async with httpx.AsyncClient(transport=transport, base_url="http://127.0.0.1:8000") as client:
            made = await client.post("/api/devices", json={})
            headers = {"Authorization": "Device " + made.json()["token"]}
            refused = await client.post("/api/join", json={"code": "AAAAAA"}, headers=headers)
        loaded = sorted(set(sys.modules) - begun)
        texts = [path for path in opened if path.endswith(".ftl")]
        print(json.dumps([made.status_code, refused.status_code, loaded, unused, texts, gc.isenabled()]))


asyncio.run(main())
"""


def test_the_first_request_imports_nothing(tmp_path: Path) -> None:
    environment = server_environment(tmp_path, DJANGO_SETTINGS_MODULE="companion.settings")
    subprocess.run([sys.executable, "manage.py", "migrate", "--verbosity=0"], cwd=ROOT, env=environment, check=True)
    result = subprocess.run(
        [sys.executable, "-c", ASKED], cwd=ROOT, env=environment, capture_output=True, text=True, check=True
    )
    created, refused, loaded, unused, texts, looks_for_garbage = json.loads(result.stdout)
    assert (created, refused) == (201, 404)
    assert [name for name in loaded if name.startswith(("companion", "games", "rest_framework", "django.urls"))] == []
    assert len(loaded) < 20
    assert unused == [], "what nothing here needs was loaded, which every start waits for"
    assert texts == []
    assert looks_for_garbage
