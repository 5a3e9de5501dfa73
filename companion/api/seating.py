"""HTTP views of seats and roles while a table is played."""

from uuid import UUID

from companion.api import bodies, responses
from companion.api.endpoint import endpoint
from companion.api.throttles import (
    DeviceThrottle,
    NewCodeThrottle,
    SeatRequestThrottle,
)
from companion.api.views import GuessView, View
from companion.tables.services import screens, seat_requests, seating


class MovePass(View):
    """Handover code of a seat."""

    @endpoint(refuses=(403, 404))
    def post(self, table_id: UUID, seat_id: UUID) -> responses.Invitation:
        """A code with which another phone takes over the seat, once. The seat's own phone or the host asks for it."""
        seat_pass = seating.create_seat_pass(self.device, table_id, seat_id)
        return self.build_invitation("seat", seat_pass.code)


class Move(GuessView):
    """Handover of a seat to this phone."""

    @endpoint(refuses=(404,))
    def post(self, body: bodies.JoinTable) -> responses.SeatMoved:
        """Play the seat of this code from now on."""
        seat = seating.move_seat(self.device, body.code)
        return responses.SeatMoved(str(seat.table_id), seat.position)


class Take(View):
    """Takeover of a seat without a phone."""

    throttle_classes = [DeviceThrottle, SeatRequestThrottle]

    @endpoint(refuses=(403, 404, 409))
    def post(self, table_id: UUID, seat_id: UUID) -> responses.SeatAsked:
        """Play a seat without a phone of its own. In a running game the host has to agree, unless this phone was the
        seat's own before."""
        waiting = seat_requests.take_seat(self.device, table_id, seat_id)
        return responses.SeatAsked(None if waiting is None else str(waiting))


class OneRequest(View):
    """Request of a phone to play a seat."""

    @endpoint(refuses=(403, 404))
    def post(self, table_id: UUID, request_id: UUID) -> None:
        """Accept the request; the host only."""
        seat_requests.grant_request(self.device, table_id, request_id)

    @endpoint(refuses=(403, 404))
    def delete(self, table_id: UUID, request_id: UUID) -> None:
        """Refuse it as the host, or withdraw it as the phone that asked."""
        seat_requests.end_request(self.device, table_id, request_id)


class GiveUp(View):
    """Departure of a seat's player."""

    @endpoint(refuses=(403, 404))
    def post(self, table_id: UUID, seat_id: UUID) -> None:
        """Leave the seat. The host's phone plays it from now on."""
        seating.give_up_seat(self.device, table_id, seat_id)


class Remove(View):
    """Removal of a phone from the table."""

    @endpoint(refuses=(403, 404, 409))
    def post(self, table_id: UUID, seat_id: UUID) -> None:
        """Remove the phone of this seat from the table, and replace the codes to join and to watch; the host only."""
        seating.remove_device(self.device, table_id, seat_id)


class Host(View):
    """The host's role."""

    @endpoint(refuses=(403, 404))
    def put(self, body: bodies.NewHost, table_id: UUID) -> None:
        """Hand it on to the phone of a seat; the host only."""
        seating.pass_host_on(self.device, table_id, body.seat)


class Locked(View):
    """Lock of a table against newcomers."""

    @endpoint(refuses=(403, 404))
    def put(self, body: bodies.Lock, table_id: UUID) -> None:
        """Lock or unlock the table; the host only. Devices that are in stay in."""
        seating.lock_table(self.device, table_id, locked=body.locked)


class Clock(View):
    """Visibility of the players' times."""

    @endpoint(refuses=(403, 404))
    def put(self, body: bodies.Clock, table_id: UUID) -> None:
        """Show them while the table plays, once it is over, or not at all; the host only, at any time."""
        seating.set_table_clock(self.device, table_id, body.clock)


class NewCode(View):
    """Replacement of the codes to join and to watch."""

    throttle_classes = [DeviceThrottle, NewCodeThrottle]

    @endpoint(refuses=(403, 404))
    def post(self, body: bodies.NewCode, table_id: UUID) -> responses.Invitation:
        """Replace the code to join or to watch; the old one becomes invalid. Devices that are in stay in. The host
        only."""
        return self.build_invitation(body.to, seating.renew_code(self.device, table_id, watch=body.to == "watch"))


class ThisScreen(View):
    """A screen without a keyboard that waits for a table."""

    @endpoint()
    def post(self) -> responses.WaitingScreen:
        """The code for this screen, which a phone at a table enters; then, once, the code to watch that table."""
        watch = screens.find_sent_table(self.device)
        return responses.WaitingScreen("" if watch else screens.find_screen_code(self.device), watch)


class Screen(GuessView):
    """A table on a screen without a keyboard."""

    @endpoint(refuses=(403, 404))
    def post(self, body: bodies.JoinTable, table_id: UUID) -> None:
        """Show the table on the screen with this code. For phones that play at it."""
        screens.show_on_screen(self.device, table_id, body.code)
