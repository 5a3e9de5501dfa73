"""HTTP views of seats and roles while a table is played."""

from uuid import UUID

from rest_framework import status
from rest_framework.request import Request
from rest_framework.response import Response

from companion.api import requests, responses
from companion.api.requests import body_of
from companion.api.schema import describes
from companion.api.throttles import (
    CodeThrottle,
    DeviceThrottle,
    NewCodeThrottle,
    SeatRequestThrottle,
    counting_guesses,
)
from companion.api.views import View, answer, invitation
from companion.tables import commands
from companion.tables.services import seat_requests, seating


class MovePass(View):
    """Handover code of a seat."""

    @describes(responses.Invitation, body=requests.Empty, status=200, refused=(403, 404))
    def post(self, request: Request, table_id: UUID, seat_id: UUID) -> Response:
        """A code with which another phone takes over the seat, once. The seat's own phone or the host asks for it."""
        body_of(request, requests.Empty)
        seat_pass = seating.seat_pass(commands.SeatCommand(device=self.device, table=table_id, seat=seat_id))
        return invitation(request, "seat", seat_pass.code)


class Move(View):
    """Handover of a seat to this phone."""

    throttle_classes = [DeviceThrottle, CodeThrottle]

    @describes(responses.SeatMoved, body=requests.JoinTable, refused=(404,))
    def post(self, request: Request) -> Response:
        """Play the seat of this code from now on."""
        code = body_of(request, requests.JoinTable).code
        with counting_guesses(request, self):
            seat = seating.seat_move(self.device, code)
        return answer(responses.SeatMoved(str(seat.table_id), seat.position))


class Take(View):
    """Takeover of a seat without a phone."""

    throttle_classes = [DeviceThrottle, SeatRequestThrottle]

    @describes(responses.SeatAsked, body=requests.Empty, refused=(403, 404, 409))
    def post(self, request: Request, table_id: UUID, seat_id: UUID) -> Response:
        """Play a seat without a phone of its own. In a running game the host has to agree, unless this phone was the
        seat's own before."""
        body_of(request, requests.Empty)
        waiting = seat_requests.seat_take(commands.SeatCommand(device=self.device, table=table_id, seat=seat_id))
        return answer(responses.SeatAsked(None if waiting is None else str(waiting)))


class OneRequest(View):
    """Request of a phone to play a seat."""

    @describes(body=requests.Empty, status=204, refused=(403, 404))
    def post(self, request: Request, table_id: UUID, request_id: UUID) -> Response:
        """Accept the request; the host only."""
        body_of(request, requests.Empty)
        seat_requests.request_grant(self._command(table_id, request_id))
        return Response(status=status.HTTP_204_NO_CONTENT)

    @describes(status=204, refused=(403, 404))
    def delete(self, request: Request, table_id: UUID, request_id: UUID) -> Response:
        """Refuse it as the host, or withdraw it as the phone that asked."""
        seat_requests.request_end(self._command(table_id, request_id))
        return Response(status=status.HTTP_204_NO_CONTENT)

    def _command(self, table_id: UUID, request_id: UUID) -> commands.RequestCommand:
        return commands.RequestCommand(device=self.device, table=table_id, request=request_id)


class GiveUp(View):
    """Departure of a seat's player."""

    @describes(body=requests.Empty, status=204, refused=(403, 404))
    def post(self, request: Request, table_id: UUID, seat_id: UUID) -> Response:
        """Leave the seat. The host's phone plays it from now on."""
        body_of(request, requests.Empty)
        seating.seat_give_up(commands.SeatCommand(device=self.device, table=table_id, seat=seat_id))
        return Response(status=status.HTTP_204_NO_CONTENT)


class Remove(View):
    """Removal of a phone from the table."""

    @describes(body=requests.Empty, status=204, refused=(403, 404, 409))
    def post(self, request: Request, table_id: UUID, seat_id: UUID) -> Response:
        """Remove the phone of this seat from the table, and replace the codes to join and to watch; the host only."""
        body_of(request, requests.Empty)
        seating.seat_remove(commands.SeatCommand(device=self.device, table=table_id, seat=seat_id))
        return Response(status=status.HTTP_204_NO_CONTENT)


class Host(View):
    """The host's role."""

    @describes(body=requests.NewHost, status=204, refused=(403, 404))
    def put(self, request: Request, table_id: UUID) -> Response:
        """Hand it on to the phone of a seat; the host only."""
        seat = body_of(request, requests.NewHost).seat
        seating.host_hand_on(commands.SeatCommand(device=self.device, table=table_id, seat=seat))
        return Response(status=status.HTTP_204_NO_CONTENT)


class Locked(View):
    """Lock of a table against newcomers."""

    @describes(body=requests.Lock, status=204, refused=(403, 404))
    def put(self, request: Request, table_id: UUID) -> Response:
        """Lock or unlock the table; the host only. Devices that are in stay in."""
        locked = body_of(request, requests.Lock).locked
        seating.table_lock(commands.LockTable(device=self.device, table=table_id, locked=locked))
        return Response(status=status.HTTP_204_NO_CONTENT)


class Clock(View):
    """Visibility of the players' times."""

    @describes(body=requests.Clock, status=204, refused=(403, 404))
    def put(self, request: Request, table_id: UUID) -> Response:
        """Show them while the table plays, once it is over, or not at all; the host only, at any time."""
        clock = body_of(request, requests.Clock).clock
        seating.table_set_clock(commands.SetClock(device=self.device, table=table_id, clock=clock))
        return Response(status=status.HTTP_204_NO_CONTENT)


class NewCode(View):
    """Replacement of the codes to join and to watch."""

    throttle_classes = [DeviceThrottle, NewCodeThrottle]

    @describes(responses.Invitation, body=requests.NewCode, refused=(403, 404))
    def post(self, request: Request, table_id: UUID) -> Response:
        """Replace the code to join or to watch; the old one becomes invalid. Devices that are in stay in. The host
        only."""
        to = body_of(request, requests.NewCode).to
        command = commands.NewCode(device=self.device, table=table_id, watch=to == "watch")
        return invitation(request, to, seating.table_new_code(command))
