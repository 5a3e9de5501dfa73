"""Liveness probe of one process: `python -m companion.deployment.liveness web|worker|beat`.

Exits with 0 while that process gives signs of life. Loads no Django, because containers ask every few seconds.
"""

import http.client
import sys
from contextlib import closing
from typing import Final

from companion.deployment.environment import read_port_number
from companion.deployment.host_names import bind_address
from companion.deployment.network import EVERYWHERE, EVERYWHERE_IPV6
from companion.deployment.service_urls import REDIS_SCHEMES, read_service_url

ALIVE_KEY: Final = "alive-{name}"
KEY_PREFIX: Final = "tableside:1:"
"""Prefix of keys in Django's cache: the one in the settings, and its version."""


def is_web_answering(bind: str, port: int) -> bool:
    """True if the web process of this machine, listening on `bind`, answers over plain HTTP."""
    host = "127.0.0.1" if bind in (EVERYWHERE, EVERYWHERE_IPV6) else bind
    with closing(http.client.HTTPConnection(host, port, timeout=4)) as asking:
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
            return is_web_answering(bind_address("COMPANION_BIND"), read_port_number("PORT", 8000))
        return has_sign_of_life(name, read_service_url("COMPANION_REDIS_URL", "", REDIS_SCHEMES))
    except Exception as error:  # whatever a driver raises, there is no sign of life
        print(f"{name}: {error}", file=sys.stderr)
        return False


if __name__ == "__main__":
    sys.exit(0 if main(sys.argv[1]) else 1)
