"""HTTP views: each calls a service or a selector with what came."""

import re
from collections.abc import Sequence
from typing import Any, cast
from uuid import UUID

import msgspec
from django.conf import settings
from django.http import Http404
from django.http.response import HttpResponseBase
from drf_spectacular.utils import OpenApiParameter
from rest_framework.request import Request
from rest_framework.response import Response
from rest_framework.views import APIView

from companion.api import bodies, responses
from companion.api.auth import DeviceAuthentication
from companion.api.endpoint import endpoint
from companion.api.throttles import WRONG_GUESSES, AddressThrottle, DeviceThrottle, GuessThrottle, count_wrong_guess
from companion.deployment import hosts, network
from companion.errors import InvalidRequest, UnknownCode
from companion.people.devices import create_device
from companion.people.models import Device
from companion.runtime.connections import give_back_connection
from companion.runtime.qr_codes import draw_qr_code
from companion.tables import codes, requests, selectors
from companion.tables.edges.broadcast import announce_http_presence
from companion.tables.services import actions, lobby, own_tables, rematch, seat_requests, seating
from games.core.seats import Viewer, parse_viewer

AS_SEAT = OpenApiParameter(
    "seat",
    {
        "anyOf": [
            {"type": "integer", "minimum": 0, "maximum": 99},
            {"type": "string", "pattern": "^(spectator|open-[0-9]{1,2})$"},
        ]
    },
    description="As which of the device's seats to look (`open-2`: seat 2 in company, which knows what anybody knows); "
    "without it, or as `spectator`: as anybody.",
)
TO_PLAY_OR_WATCH = OpenApiParameter(
    "to", {"enum": ["join", "watch"]}, description="What the others come for; without it: to `join` the game."
)


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

    def find_viewer(self, table_id: UUID) -> tuple[selectors.Membership, Viewer]:
        """Return what the device holds at the table, and the viewer named by the query parameter `seat`."""
        membership = selectors.find_membership(self.device, table_id)
        requested = self.read_parameter("seat", r"spectator|(open-)?[0-9]{1,2}", "spectator")
        viewer = parse_viewer(int(requested) if requested.isdecimal() else requested)
        return membership, selectors.find_viewer(membership, viewer)

    def read_parameter(self, name: str, pattern: str, default: str = "") -> str:
        """Return the query parameter of that name.

        :raises InvalidRequest: it does not match the pattern.
        """
        text: str = self.request.query_params.get(name, default)
        if not re.fullmatch(pattern, text):
            raise InvalidRequest(detail=name)
        return text

    def read_whole_number(self, name: str) -> int:
        """Return the query parameter of that name, a number from 0 to 999,999,999."""
        return int(self.read_parameter(name, "[0-9]{1,9}"))

    def build_invitation(self, to: str, code: str) -> responses.Invitation:
        """Return an address of the app with a code in its fragment, and its QR code."""
        url = f"{self.request.scheme}://{find_reachable_host(self.request.get_host())}/#/{to}/{code}"
        return responses.Invitation(url, code, draw_qr_code(url, "m"))


class GuessView(View):
    """Base of views that take something that could be guessed: a code or a password."""

    throttle_classes = [DeviceThrottle, GuessThrottle]

    def handle_exception(self, exc: Exception) -> Response:
        """Count a wrong guess."""
        if isinstance(exc, WRONG_GUESSES):
            count_wrong_guess(self.request, self)
        return super().handle_exception(exc)


class Devices(APIView):
    """Registration of phones."""

    throttle_classes = [AddressThrottle]

    @endpoint(201)
    def post(self) -> responses.Token:
        """A token for this phone, which it stores and sends with every request."""
        _device, token = create_device()
        return responses.Token(token)


class Tables(View):
    """Tables of this device."""

    @endpoint(name="tables_list")
    def get(self) -> Sequence[own_tables.TableSummary]:
        """The tables this device came to, newest first; then unfinished ones that it hid."""
        return own_tables.list_tables(self.device)

    @endpoint(201, refuses=(404, 422))
    def post(self, body: requests.NewTable) -> responses.TableMade:
        """Open a table."""
        table = lobby.create_table(self.device, body)
        return responses.TableMade(str(table.pk), table.code)


class Hidden(View):
    """Visibility of a table on the start screen."""

    @endpoint(refuses=(404, 409))
    def put(self, body: bodies.Hidden, table_id: UUID) -> None:
        """Hide a table that is over or abandoned on this phone's start screen, or list it again."""
        own_tables.hide_table(self.device, table_id, hidden=body.hidden)


class Join(GuessView):
    """Joining a table by a code that somebody typed or scanned."""

    @endpoint(refuses=(403, 404))
    def post(self, body: bodies.JoinTable) -> responses.TableJoined:
        """The table of the code. For a seat's code, only the seat's name is returned, and `/seat` moves the seat after
        consent, so that any code can be typed without naming its kind, and a wrong one is one wrong guess. A phone that
        played a seat here before, or at the table that this one is a rematch of, gets it back by the code to play if no
        other phone has it."""
        try:
            table = lobby.join_table(self.device, body.code)
        except UnknownCode:
            seat = seating.find_passed_seat(body.code)
            return responses.TableJoined(str(seat.table_id), "move", seat.name)
        if codes.parse_table_code(body.code) == table.watch_code:
            return responses.TableJoined(str(table.pk), "watch")
        returned = seat_requests.return_seat(self.device, table.pk)
        return responses.TableJoined(str(table.pk), "seat" if returned else "join")


class OneTable(View):
    """One table."""

    @endpoint(answers=responses.Look, refuses=(403, 404), query=(AS_SEAT,))
    def get(self, table_id: UUID) -> Response:
        """The table as one of the device's seats, or a spectator, sees it. A phone without a socket polls this address,
        which counts as presence."""
        membership, viewer = self.find_viewer(table_id)
        if membership.names:
            announce_http_presence(table_id, membership.names)
        fresh = selectors.build_document(self.device, table_id, viewer)
        look = {
            "v": fresh.v,
            "r": fresh.r,
            "seat": viewer,
            "seats": list(membership.seats),
            "host": membership.host,
            "document": fresh.convert(viewer),
            "narrations": msgspec.to_builtins(fresh.newest_narrations.get(viewer, ())),
            "waited": fresh.waited,
        }
        return Response(look)

    @endpoint(refuses=(403, 404, 409, 422))
    def patch(self, body: requests.TableChange, table_id: UUID) -> responses.Changed:
        """Change the rules or who begins, in the lobby; the host only."""
        table = lobby.update_table(self.device, table_id, body)
        return responses.Changed(table.version, table.revision)


class Invite(View):
    """Invitation of others to a table."""

    @endpoint(refuses=(403, 404), query=(TO_PLAY_OR_WATCH,))
    def get(self, table_id: UUID) -> responses.Invitation:
        """Address, code and QR code, to play or (`to=watch`) to watch. The code is in the fragment: it never
        reaches a log. Who came to watch lets others in to play in an open lobby alone."""
        to = self.read_parameter("to", "join|watch", "join")
        return self.build_invitation(to, selectors.find_code(self.device, table_id, watch=to == "watch"))


class Seats(View):
    """Seats of a table in its lobby."""

    @endpoint(201, refuses=(404, 409, 422))
    def post(self, body: requests.NewSeat, table_id: UUID) -> responses.SeatTaken:
        """Take a seat."""
        seat = lobby.claim_seat(self.device, table_id, body)
        return responses.SeatTaken(str(seat.pk))


class OneSeat(View):
    """One seat in the lobby."""

    @endpoint(refuses=(403, 404, 409, 422))
    def patch(self, body: requests.SeatChange, table_id: UUID, seat_id: UUID) -> responses.SeatTaken:
        """Another name or colour."""
        seat = lobby.update_seat(self.device, table_id, seat_id, body)
        return responses.SeatTaken(str(seat.pk))

    @endpoint(refuses=(403, 404, 409))
    def delete(self, table_id: UUID, seat_id: UUID) -> None:
        """Give the seat back."""
        lobby.leave_seat(self.device, table_id, seat_id)


class Order(View):
    """Turn order."""

    @endpoint(refuses=(403, 404, 409))
    def put(self, body: bodies.SeatOrder, table_id: UUID) -> None:
        """All seats in turn order; the host only."""
        lobby.order_seats(self.device, table_id, body.seats)


class Start(View):
    """Start of the game."""

    @endpoint(refuses=(403, 404, 409, 422))
    def post(self, table_id: UUID) -> responses.Done:
        """Start the game; the host only. A repeated request gets the same answer."""
        version = lobby.start_table(self.device, table_id)
        return responses.Done(version)


class Actions(View):
    """Actions of a running game."""

    @endpoint(refuses=(403, 404, 409, 422, 503))
    def post(self, body: requests.NewAction, table_id: UUID) -> responses.Done:
        """Do an action. The answer is the version only: the table comes by socket or by asking."""
        self.request.viewer = "spectator" if body.seat is None else body.seat  # type: ignore[attr-defined]
        return responses.Done(actions.submit_action(self.device, table_id, body))


class Undo(View):
    """Undo of an action."""

    @endpoint(refuses=(403, 404, 409, 503))
    def post(self, body: requests.NewUndo, table_id: UUID) -> responses.Done:
        """Undo the seat's own last action."""
        self.request.viewer = body.seat  # type: ignore[attr-defined]
        return responses.Done(actions.undo_own(self.device, table_id, body))


class IfItEndedNow(View):
    """Projection of the final scores."""

    @endpoint(refuses=(403, 404, 409), query=(AS_SEAT,))
    def get(self, table_id: UUID) -> responses.Projection:
        """What would score if the game ended now, from what this viewer knows."""
        version, sheet = selectors.project_scores(table_id, self.find_viewer(table_id)[1])
        return responses.Projection(version, sheet.lines, sheet.totals)


class Rematch(View):
    """Rematch of a finished table."""

    @endpoint(201, refuses=(403, 404, 409))
    def post(self, table_id: UUID) -> responses.TableMade:
        """A new table with the same people and game. A repeated request returns the same table."""
        table = rematch.open_rematch(self.device, table_id)
        return responses.TableMade(str(table.pk), table.code)


class UnknownAddress(APIView):
    """Any other address below /api and /ws, refused in the same format."""

    schema = None

    def initial(self, request: Request, *args: Any, **kwargs: Any) -> None:
        raise Http404


def find_reachable_host(host: str) -> str:
    """Return the host that a phone should call: this machine's likeliest LAN address if the asker used loopback."""
    name, _, port = host.rpartition(":") if not host.endswith("]") and ":" in host else (host, "", "")
    alone = settings.EMBEDDED and network.is_loopback(settings.BIND)  # it answers nobody but this machine
    if not network.is_loopback(name) or settings.PROXIES or alone or settings.CONTAINER:
        return host  # phones come by another name, which the proxy or the container's machine knows
    hosts.own_hosts.read_again()
    here = network.list_phone_hosts(settings.BIND) or network.list_lan_addresses()
    address = next((address for address in here if hosts.is_answered(address)), None)
    if address is None:
        return host
    return f"{address}:{port}" if port else address
