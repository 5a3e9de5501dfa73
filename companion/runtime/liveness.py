"""Liveness probe of one process: `python -m companion.runtime.liveness web|worker|beat`.

Exits with 0 while that process gives signs of life. Loads no Django, because containers ask every few seconds.
"""

import http.client
import os
import sys
from contextlib import closing
from typing import Final

ALIVE_KEY: Final = "alive-{name}"
KEY_PREFIX: Final = "tableside:1:"
"""Prefix of keys in Django's cache: the one in the settings, and its version."""


def web_answers(port: int) -> bool:
    """True if the web process of this machine answers over plain HTTP."""
    with closing(http.client.HTTPConnection("127.0.0.1", port, timeout=4)) as asking:
        asking.request("GET", "/health/live")
        return asking.getresponse().status == http.client.OK


def has_sign_of_life(name: str, redis_url: str) -> bool:
    """True if the worker or beat gave a sign of life lately."""
    from redis import Redis

    with closing(Redis.from_url(redis_url, socket_connect_timeout=4, socket_timeout=4)) as redis:
        return bool(redis.exists(KEY_PREFIX + ALIVE_KEY.format(name=name)))


def main(name: str) -> bool:
    """Run the probe, and print why there is no answer."""
    try:
        if name == "web":
            return web_answers(int(os.environ.get("PORT") or 8000))
        return has_sign_of_life(name, os.environ["COMPANION_REDIS_URL"])
    except Exception as error:  # whatever a driver raises, there is no sign of life
        print(f"{name}: {error}", file=sys.stderr)
        return False


if __name__ == "__main__":
    sys.exit(0 if main(sys.argv[1]) else 1)
