"""Order of work in the database threads."""

import asyncio
from threading import Event

from companion.live.threads import run_in_database, run_in_database_in_line


async def test_waiting_background_work_lets_others_go_first_except_for_the_first_item() -> None:
    finished: list[str] = []
    may = Event()

    def in_line() -> None:
        may.wait()
        finished.append("in line")

    crowd = [asyncio.create_task(run_in_database_in_line(in_line)) for _ in range(4)]
    await asyncio.sleep(0)
    other = asyncio.create_task(run_in_database(finished.append, "other"))
    await asyncio.sleep(0)
    may.set()
    async with asyncio.timeout(10):
        await asyncio.gather(other, *crowd)
    assert finished.index("other") <= 1
    assert len(finished) == len(crowd) + 1
