"""The HTTP views: read a body, build a command, call a service or selector."""

import re
from typing import Any, cast
from uuid import UUID

import msgspec
from django.conf import settings
from django.http import Http404
from django.http.response import HttpResponseBase
from rest_framework import status
from rest_framework.request import Request
from rest_framework.response import Response
from rest_framework.views import APIView

from companion.api import requests, responses
from companion.api.auth import DeviceAuthentication
from companion.api.requests import body_of
from companion.api.schema import AS_SEAT, TO_PLAY_OR_WATCH, describes
from companion.api.throttles import AddressThrottle, CodeThrottle, DeviceThrottle, counting_guesses
from companion.errors import InvalidRequest, UnknownCode
from companion.people.devices import device_create
from companion.people.models import Device
from companion.runtime import network
from companion.runtime.connections import give_back_connection
from companion.runtime.qr_codes import qr_svg
from companion.tables import codes, commands, selectors
from companion.tables.edges.broadcast import announce_http_presence
from companion.tables.services import actions, lobby, own_tables, rematch, seat_requests, seating
from games.core.meta import GameMeta
from games.core.seats import Viewer, viewer_named
from games.registry import GAMES

LOOPBACK = ("localhost", "127.0.0.1", "[::1]")


def answer(content: Any, code: int = status.HTTP_200_OK) -> Response:
    """Return a struct (or structs) as a response."""
    return Response(msgspec.to_builtins(content), status=code)


class View(APIView):
    """Base of views that require a device."""

    authentication_classes = [DeviceAuthentication]
    throttle_classes = [DeviceThrottle]

    def dispatch(self, *args: Any, **kwargs: Any) -> HttpResponseBase:
        """Answer the request and give its database connection back: a phone may take long to receive the answer."""
        try:
            return super().dispatch(*args, **kwargs)
        finally:
            give_back_connection()

    @property
    def device(self) -> Device:
        """The device that sends the request."""
        return cast(Device, self.request.user)

    def viewer(self, request: Request, table_id: UUID, membership: selectors.Membership) -> Viewer:
        """Return the viewer named by the query parameter `seat`."""
        requested = request.query_params.get("seat", "spectator")
        if not re.fullmatch(r"spectator|(open-)?[0-9]{1,2}", requested):
            raise InvalidRequest(detail="seat")
        return selectors.viewer_of(membership, viewer_named(int(requested) if requested.isdecimal() else requested))


def whole_number(request: Request, name: str) -> int:
    """Return the query parameter of that name.

    :raises InvalidRequest: it is no number from 0 to 999,999,999.
    """
    text = request.query_params.get(name, "")
    if not (text.isascii() and text.isdecimal() and len(text) <= 9):
        raise InvalidRequest(detail=name)
    return int(text)


class Devices(APIView):
    """Registration of phones."""

    authentication_classes = []
    throttle_classes = [AddressThrottle]

    @describes(responses.Token, body=requests.Empty, status=201)
    def post(self, request: Request) -> Response:
        """A token for this phone, which it stores and sends with every request."""
        body_of(request, requests.Empty)
        _device, token = device_create()
        return answer(responses.Token(token), 201)


class Games(APIView):
    """Games of this server."""

    authentication_classes = []

    @describes(GameMeta, many=True, name="games_list")
    def get(self, request: Request) -> Response:
        """The games with their seats, colours and options."""
        return answer(tuple(game.meta for game in GAMES))


class Tables(View):
    """Tables of this device."""

    @describes(own_tables.TableSummary, many=True, name="tables_list")
    def get(self, request: Request) -> Response:
        """The tables this device came to, newest first; then unfinished ones that it hid."""
        return answer(own_tables.tables_of(self.device))

    @describes(responses.TableMade, body=requests.NewTable, status=201, refused=(404, 422))
    def post(self, request: Request) -> Response:
        """Open a table."""
        body = body_of(request, requests.NewTable)
        table = lobby.table_create(
            commands.CreateTable(
                device=self.device,
                game=body.game,
                options=body.options,
                draw=body.draw,
                expansions=body.expansions,
                clock=body.clock,
            )
        )
        return answer(responses.TableMade(str(table.pk), table.code), 201)


class Hidden(View):
    """Visibility of a table on the start screen."""

    @describes(body=requests.Hidden, status=204, refused=(404, 409))
    def put(self, request: Request, table_id: UUID) -> Response:
        """Hide a table that is over or abandoned on this phone's start screen, or list it again."""
        own_tables.table_hide(self.device, table_id, hidden=body_of(request, requests.Hidden).hidden)
        return Response(status=status.HTTP_204_NO_CONTENT)


class Join(View):
    """Joining a table by a code that somebody typed or scanned."""

    throttle_classes = [DeviceThrottle, CodeThrottle]

    @describes(responses.TableJoined, body=requests.JoinTable, refused=(403, 404))
    def post(self, request: Request) -> Response:
        """The table of the code. For a seat's code, only the seat's name is returned, and `/seat` moves the seat after
        consent, so that any code can be typed without naming its kind, and a wrong one is one wrong guess. A phone that
        played a seat here before, or at the table that this one is a rematch of, gets it back by the code to play if no
        other phone has it."""
        code = body_of(request, requests.JoinTable).code
        with counting_guesses(request, self):
            try:
                table = lobby.table_join(self.device, code)
            except UnknownCode:
                seat = seating.seat_of_pass(code)
                return answer(responses.TableJoined(str(seat.table_id), "move", seat.name))
        if codes.typed(code) == table.watch_code:
            return answer(responses.TableJoined(str(table.pk), "watch"))
        returned = seat_requests.seat_return(self.device, table.pk)
        return answer(responses.TableJoined(str(table.pk), "seat" if returned else "join"))


class OneTable(View):
    """One table."""

    @describes(responses.Look, query=(AS_SEAT,), refused=(403, 404))
    def get(self, request: Request, table_id: UUID) -> Response:
        """The table as one of the device's seats, or a spectator, sees it. A phone without a socket polls this address,
        which counts as presence."""
        membership = selectors.membership_of(self.device, table_id)
        if membership.names:
            announce_http_presence(table_id, membership.names)
        viewer = self.viewer(request, table_id, membership)
        fresh = selectors.document_for(self.device, table_id, viewer)
        look = {
            "v": fresh.v,
            "r": fresh.r,
            "seat": viewer,
            "seats": list(membership.seats),
            "host": membership.host,
            "document": fresh.documents[viewer],
            "told": msgspec.to_builtins(fresh.newest_narrations.get(viewer, ())),
            "waited": fresh.waited,
        }
        return Response(look)

    @describes(responses.Changed, body=requests.TableChange, refused=(403, 404, 409, 422))
    def patch(self, request: Request, table_id: UUID) -> Response:
        """Change options, who draws or who begins, in the lobby; the host only."""
        body = body_of(request, requests.TableChange)
        table = lobby.table_update(
            commands.UpdateTable(
                device=self.device, table=table_id, options=body.options, draw=body.draw, starter=body.starter
            )
        )
        return answer(responses.Changed(table.version, table.revision))


class Invite(View):
    """Invitation of others to a table."""

    @describes(responses.Invitation, query=(TO_PLAY_OR_WATCH,), refused=(403, 404))
    def get(self, request: Request, table_id: UUID) -> Response:
        """Address, code and QR code, to play or (`to=watch`) to watch. The code is in the fragment: it never
        reaches a log. Who came to watch lets others in to play in an open lobby alone."""
        to = request.query_params.get("to", "join")
        if to not in ("join", "watch"):
            raise InvalidRequest(detail="to")
        return invitation(request, to, selectors.code_of(self.device, table_id, watch=to == "watch"))


class Seats(View):
    """Seats of a table in its lobby."""

    @describes(responses.SeatTaken, body=requests.NewSeat, status=201, refused=(404, 409, 422))
    def post(self, request: Request, table_id: UUID) -> Response:
        """Take a seat."""
        body = body_of(request, requests.NewSeat)
        seat = lobby.seat_claim(
            commands.ClaimSeat(device=self.device, table=table_id, name=body.name, colour=body.colour, phone=body.phone)
        )
        return answer(responses.SeatTaken(str(seat.pk)), 201)


class OneSeat(View):
    """One seat in the lobby."""

    @describes(responses.SeatTaken, body=requests.SeatChange, refused=(403, 404, 409, 422))
    def patch(self, request: Request, table_id: UUID, seat_id: UUID) -> Response:
        """Another name or colour."""
        body = body_of(request, requests.SeatChange)
        seat = lobby.seat_update(
            commands.UpdateSeat(device=self.device, table=table_id, seat=seat_id, name=body.name, colour=body.colour)
        )
        return answer(responses.SeatTaken(str(seat.pk)))

    @describes(status=204, refused=(403, 404, 409))
    def delete(self, request: Request, table_id: UUID, seat_id: UUID) -> Response:
        """Give the seat back."""
        lobby.seat_leave(commands.SeatCommand(device=self.device, table=table_id, seat=seat_id))
        return Response(status=status.HTTP_204_NO_CONTENT)


class Order(View):
    """Turn order."""

    @describes(body=requests.SeatOrder, status=204, refused=(403, 404, 409))
    def put(self, request: Request, table_id: UUID) -> Response:
        """All seats in turn order; the host only."""
        body = body_of(request, requests.SeatOrder)
        lobby.seats_order(commands.OrderSeats(device=self.device, table=table_id, seats=body.seats))
        return Response(status=status.HTTP_204_NO_CONTENT)


class Start(View):
    """Start of the game."""

    @describes(responses.Done, body=requests.Empty, refused=(403, 404, 409, 422))
    def post(self, request: Request, table_id: UUID) -> Response:
        """Start the game; the host only. A repeated request gets the same answer."""
        body_of(request, requests.Empty)
        version = lobby.table_start(commands.TableCommand(device=self.device, table=table_id))
        return answer(responses.Done(version))


class Actions(View):
    """Actions of a running game."""

    @describes(responses.Done, body=requests.NewAction, refused=(403, 404, 409, 422, 503))
    def post(self, request: Request, table_id: UUID) -> Response:
        """Do an action. The answer is the version only: the table comes by socket or by asking."""
        body = body_of(request, requests.NewAction)
        request.viewer = "spectator" if body.seat is None else body.seat  # type: ignore[attr-defined]
        command = commands.SubmitAction(
            device=self.device,
            table=table_id,
            seat=body.seat,
            payload=body.action,
            expected_version=body.version,
            client_action_id=body.id,
        )
        return answer(responses.Done(actions.action_submit(command)))


class Undo(View):
    """Undo of an action."""

    @describes(responses.Done, body=requests.NewUndo, refused=(403, 404, 409, 503))
    def post(self, request: Request, table_id: UUID) -> Response:
        """Undo the seat's own last action."""
        body = body_of(request, requests.NewUndo)
        request.viewer = body.seat  # type: ignore[attr-defined]
        command = commands.UndoOwn(
            device=self.device,
            table=table_id,
            seat=body.seat,
            expected_version=body.version,
            client_action_id=body.id,
        )
        return answer(responses.Done(actions.undo_own(command)))


class IfItEndedNow(View):
    """Projection of the final scores."""

    @describes(responses.Projection, query=(AS_SEAT,), refused=(403, 404, 409))
    def get(self, request: Request, table_id: UUID) -> Response:
        """What would score if the game ended now, from what this viewer knows."""
        membership = selectors.membership_of(self.device, table_id)
        version, sheet = selectors.projection_for(table_id, self.viewer(request, table_id, membership))
        return answer(responses.Projection(version, sheet.lines, sheet.totals))


class Rematch(View):
    """Rematch of a finished table."""

    @describes(responses.TableMade, body=requests.Empty, status=201, refused=(403, 404, 409))
    def post(self, request: Request, table_id: UUID) -> Response:
        """A new table with the same people and game. A repeated request returns the same table."""
        body_of(request, requests.Empty)
        table = rematch.table_rematch(commands.TableCommand(device=self.device, table=table_id))
        return answer(responses.TableMade(str(table.pk), table.code), 201)


class UnknownAddress(APIView):
    """Any other address below /api/, refused in the same format."""

    authentication_classes = []
    schema = None

    def initial(self, request: Request, *args: Any, **kwargs: Any) -> None:
        raise Http404


def invitation(request: Request, to: str, code: str) -> Response:
    """Return a response with an address of the app, a code in its fragment, and its QR code."""
    return answer(way_in(request, to, code))


def way_in(request: Request, to: str, code: str) -> responses.Invitation:
    """Return the struct of `invitation`."""
    url = f"{request.scheme}://{reachable_host(request.get_host())}/#/{to}/{code}"
    return responses.Invitation(url, code, qr_svg(url, "m"))


def reachable_host(host: str) -> str:
    """Return the host that a phone should call: this machine's likeliest LAN address if the asker used loopback."""
    name, _, port = host.rpartition(":") if not host.endswith("]") and ":" in host else (host, "", "")
    if name not in LOOPBACK:
        return host
    address = next((address for address in network.lan_addresses() if address in settings.ALLOWED_HOSTS), None)
    alone = settings.EMBEDDED and settings.BIND in LOOPBACK  # it answers nobody but this machine
    if address is None or settings.PROXIES or alone:
        return host  # phones come by another name, which is the proxy's to know
    return f"{address}:{port}" if port else address
