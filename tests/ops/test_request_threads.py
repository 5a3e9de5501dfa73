"""Threads of requests: used again, but never by two requests at once, and only a few are kept."""

import asyncio
import threading
from collections.abc import Callable
from time import monotonic
from typing import Any

import httpx
import pytest
from asgiref.sync import sync_to_async
from django.db.backends.signals import connection_created

from companion.runtime.responses import Application, Receive, Scope, Send
from companion.serving import asgi
from companion.serving.request_threads import MOST_IDLE, ReusedThreads

PATIENCE_S = 60
NUMBER = 12
"""How many requests are sent one after another. One that begins before the previous thread is idle gets another one."""


class Failed(Exception):
    """An error of an application."""


def doing(work: Callable[[], Any]) -> Application:
    """Return an application whose requests do this synchronous work."""

    async def application(scope: Scope, receive: Receive, send: Send) -> None:
        await sync_to_async(work)()

    return ReusedThreads(application)


async def request(application: Application) -> None:
    """Send an empty request."""

    async def nothing(*_: Any) -> Any:
        return {}

    async with asyncio.timeout(PATIENCE_S):
        await application({"type": "http"}, nothing, nothing)


async def test_later_requests_run_in_the_threads_of_earlier_ones() -> None:
    threads: list[threading.Thread] = []
    application = doing(lambda: threads.append(threading.current_thread()))
    for _ in range(NUMBER):
        await request(application)
    assert len(threads) == NUMBER
    assert len(set(threads)) < NUMBER
    assert threading.current_thread() not in threads


async def test_requests_at_once_have_a_thread_each_and_a_few_are_kept() -> None:
    number = MOST_IDLE + 3
    threads: list[threading.Thread] = []
    all_here = threading.Barrier(number)

    def meet() -> None:
        threads.append(threading.current_thread())
        all_here.wait(PATIENCE_S)

    application = doing(meet)
    await asyncio.gather(*(request(application) for _ in range(number)))
    assert len(set(threads)) == number
    await asyncio.to_thread(_wait_for_ends, threads, number - MOST_IDLE)
    assert sum(thread.is_alive() for thread in threads) == MOST_IDLE


def _wait_for_ends(threads: list[threading.Thread], number: int) -> None:
    deadline = monotonic() + PATIENCE_S
    while sum(not thread.is_alive() for thread in threads) < number and monotonic() < deadline:
        for thread in threads:
            thread.join(0.01)


async def test_a_thread_that_still_works_for_an_aborted_request_is_not_given_to_another() -> None:
    threads: list[threading.Thread] = []
    working, released = threading.Event(), threading.Event()

    def work() -> None:
        threads.append(threading.current_thread())
        working.set()
        if len(threads) == 1:
            released.wait(PATIENCE_S)

    application = doing(work)
    aborted = asyncio.create_task(request(application))
    await asyncio.to_thread(working.wait, PATIENCE_S)
    aborted.cancel()
    await asyncio.wait([aborted])
    try:
        await request(application)
    finally:
        released.set()
    assert threads[0] is not threads[1]


async def test_requests_that_fail_leave_their_threads_to_others() -> None:
    threads: list[threading.Thread] = []

    def fail() -> None:
        threads.append(threading.current_thread())
        raise Failed

    application = doing(fail)
    for _ in range(NUMBER):
        with pytest.raises(Failed):
            await request(application)
    assert len(set(threads)) < NUMBER


@pytest.mark.django_db(transaction=True)
async def test_later_requests_use_the_database_connections_of_earlier_ones() -> None:
    opened: list[threading.Thread] = []

    def note(**_: Any) -> None:
        opened.append(threading.current_thread())

    connection_created.connect(note)
    try:
        transport = httpx.ASGITransport(asgi.application)
        async with httpx.AsyncClient(transport=transport, base_url="http://localhost") as client:
            for _ in range(NUMBER):
                assert (await client.post("/api/v1/devices", json={})).status_code == 201
    finally:
        connection_created.disconnect(note)
    assert len(opened) < NUMBER
