"""Seats that share a phone, change phones or change order: each socket shows what its device may see."""

import json
from typing import Any

import pytest

from companion.texts.localization import format_sentence
from tests.live.phones import Phone, phones
from tests.live.tables import open_table, start_table, table_with_sockets
from tests.serving import ServedTable


async def test_one_phone_plays_for_two(server: ServedTable) -> None:
    async with phones(server.url, 1) as (anna,):
        await open_table([anna])
        at = f"/tables/{anna.table}"
        await anna.ask("POST", f"{at}/seats", {"name": "Oma", "colour": "coal", "phone": False}, 201)
        await anna.ask("POST", f"{at}/start")
        async with anna.watching(0) as socket:
            assert socket.seats == [0, 1]
            for seat in (0, 1):
                if socket.seat != seat:
                    await socket.say(anna.hello(seat))
                    await socket.until(lambda s, seat=seat: s.seat == seat)
                submit = {"t": "submit", "seat": seat, "version": socket.v}
                drawn = {"type": "draw_tile", "tile": "E"}  # fits whatever lies there; one that the app draws may not
                assert (await socket.ask({**submit, "id": f"d{seat}", "action": drawn}))["t"] == "ack"
                await socket.until_version(submit["version"] + 1)
                x, y, rotation = first_offer(socket.document)
                place = {"type": "place_tile", "x": x, "y": y, "rotation": rotation}
                submit = {"t": "submit", "seat": seat, "version": socket.v}
                assert (await socket.ask({**submit, "id": f"p{seat}", "action": place}))["t"] == "ack"
                await socket.until_version(submit["version"] + 1)
            fresh = await anna.look(1)
            assert (fresh["document"], fresh["v"], fresh["seats"]) == (socket.document, 5, [0, 1])


def first_offer(document: Any) -> tuple[int, int, int]:
    (prompt,) = document["view"]["prompts"].values()
    place, rotations = next(iter(prompt["cells"].items()))
    x, y = map(int, place.split(","))
    return x, y, int(next(iter(rotations)))


async def test_every_change_of_the_lobby_reaches_every_phone(server: ServedTable) -> None:
    async with phones(server.url, 3) as (anna, ben, cleo):
        await open_table([anna, ben])
        at = f"/tables/{anna.table}"
        code = (await anna.ask("GET", f"{at}/invite"))["code"]
        cleo.table = (await cleo.ask("POST", "/join", {"code": code}))["table"]
        async with anna.watching(0) as annas, ben.watching(1) as bens, cleo.watching() as cleos:
            sockets = (annas, bens, cleos)
            seat = (await cleo.ask("POST", f"{at}/seats", {"name": "Cleo", "colour": "coal"}, 201))["seat"]
            await anna.ask("PATCH", at, {"starter": 2, "draw": "app", "options": {"tiles_left": "off"}})
            await cleo.ask("PATCH", f"{at}/seats/{seat}", {"name": "Kleo"})
            for socket in sockets:
                await socket.until(
                    lambda s: (
                        s.document["table"]["seats"].get("2", {}).get("name") == "Kleo"
                        and s.document["table"]["starter"] == 2
                    )
                )
            assert cleos.seats == [2]
            for socket, looker, seen_as in zip(sockets, (anna, ben, cleo), (0, 1, "spectator"), strict=True):
                assert socket.document == (await looker.look(seen_as))["document"]


async def test_a_phone_whose_seat_moved_in_the_order_is_not_shown_another_seat(server: ServedTable) -> None:
    async with phones(server.url, 3) as sitting:
        await open_table(sitting)
        anna, ben, cleo = sitting
        at = f"/tables/{anna.table}"
        async with anna.watching(0) as annas, ben.watching(1) as bens, cleo.watching(2) as cleos:
            seats = [seat["id"] for _, seat in sorted(annas.document["table"]["seats"].items())]  # type: ignore[index]
            await anna.ask("PUT", f"{at}/order", {"seats": [seats[1], seats[2], seats[0]]})
            await anna.ask("POST", f"{at}/start")
            for socket, seat in ((annas, 2), (bens, 0), (cleos, 1)):
                await socket.until_version(1)
                await socket.until(lambda s, seat=seat: s.seats == [seat] and s.seat == "spectator")
                assert "prompts" not in socket.document["view"]  # type: ignore[index]
            await annas.say(anna.hello(2))  # the start player is unchanged
            await annas.until(lambda s: s.seat == 2 and s.document["view"].get("prompts"))


@pytest.mark.parametrize("departure", ["remove", "move"])
async def test_a_phone_that_lost_its_last_seat_is_dismissed_immediately(server: ServedTable, departure: str) -> None:
    async with table_with_sockets(server.url, 2) as ((anna, ben), (annas, bens)), phones(server.url, 1) as (cleo,):
        at = f"/tables/{anna.table}/seats/{annas.document['table']['seats']['1']['id']}"
        if departure == "remove":
            await anna.ask("POST", f"{at}/remove", status=204)
        else:
            seat_pass = await ben.ask("POST", f"{at}/pass")
            await cleo.ask("POST", "/seat", {"code": seat_pass["code"]})
        await bens.until(lambda socket: socket.count("bye"))
        code = "table.removed" if departure == "remove" else "table.seat_moved"
        bye = bens.last("bye")
        assert (bye["code"], bye["message"]) == (code, format_sentence(code, {}, "en"))
        assert await bens.until_closed() == 4001
        looked = await ben.get(f"/tables/{ben.table}")
        assert (looked.status_code, looked.json()["code"]) == (404, code)
        async with ben.connected() as later:
            assert (await later.refused(json.dumps(ben.hello(1))))["code"] == code
        holder, seats = (anna, [0, 1]) if departure == "remove" else (cleo, [1])
        holder.table = ben.table
        assert (await holder.look(1))["seats"] == seats
        refused = await ben.http.post(
            f"/tables/{ben.table}/actions",
            json={"seat": 1, "id": "x", "version": 2, "action": {"type": "draw_tile", "tile": "E"}},
        )
        assert (refused.status_code, refused.json()["code"]) == (404, code)


async def test_a_new_phone_is_told_what_happened_last(server: ServedTable) -> None:
    async with table_with_sockets(server.url, 2) as ((anna, ben), (annas, bens)):
        drawn = {"type": "draw_tile", "tile": "E"}
        await annas.ask({"t": "submit", "id": anna.new_id(), "seat": 0, "version": annas.v, "action": drawn})
        await bens.until_version(2)
        assert [narration["text"]["code"] for narration in bens.narrations] == ["carcassonne.event_drawn"]
        for seat in (1, "spectator"):
            async with ben.watching(seat) as second_socket:
                assert second_socket.last("view")["narrations"] == bens.narrations
            assert (await ben.look(seat))["narrations"] == bens.narrations


async def test_the_hosts_role_moves_while_phones_look_on(server: ServedTable) -> None:
    async with phones(server.url, 2) as sitting:
        anna, ben = sitting
        await start_table(sitting)
        async with anna.watching(0) as annas, ben.watching(1) as bens:
            seats = annas.document["table"]["seats"]  # type: ignore[index]
            await anna.ask("PUT", f"/tables/{anna.table}/host", {"seat": seats["1"]["id"]}, 204)
            await annas.until(lambda s: s.last("welcome")["host"] is False)
            await bens.until(lambda s: s.last("welcome")["host"] is True)


async def test_a_stranger_sees_nothing_of_a_table(server: ServedTable) -> None:
    async with table_with_sockets(server.url, 2) as ((anna, _), _), phones(server.url, 1) as (stranger,):
        assert isinstance(stranger, Phone)
        for path in ("", "/invite", "/projection"):
            answer = await stranger.get(f"/tables/{anna.table}{path}")
            assert (answer.status_code, answer.json()["code"]) == (404, "table.unknown")
        assert await stranger.ask("GET", "/tables") == []
