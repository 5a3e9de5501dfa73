"""Who waits for whom at the database's threads."""

import asyncio
from threading import Event

from companion.live.threads import in_database, in_database_in_line


async def test_what_is_in_line_lets_others_go_ahead_of_all_but_the_first() -> None:
    done: list[str] = []
    may = Event()

    def in_line() -> None:
        may.wait()
        done.append("in line")

    crowd = [asyncio.create_task(in_database_in_line(in_line)) for _ in range(4)]
    await asyncio.sleep(0)
    other = asyncio.create_task(in_database(done.append, "other"))
    await asyncio.sleep(0)
    may.set()
    async with asyncio.timeout(10):
        await asyncio.gather(other, *crowd)
    assert done.index("other") <= 1
    assert len(done) == len(crowd) + 1
