"""A network that delays requests."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager

from playwright.sync_api import Route

from tests.e2e.phone import Phone


@contextmanager
def delay_requests(phone: Phone, pattern: str) -> Iterator[Callable[[], None]]:
    """Delay requests of this pattern until the yielded function is called."""
    waiting: list[Route] = []

    def hold(route: Route) -> None:
        waiting.append(route)

    def let_go() -> None:
        while waiting:
            waiting.pop().continue_()
        phone.page.unroute(pattern)

    phone.page.route(pattern, hold)

    yield let_go
    let_go()
