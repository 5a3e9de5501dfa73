"""The HTTP views about who somebody is: one history on several phones, and people known by several names."""

from uuid import UUID

from rest_framework import status
from rest_framework.request import Request
from rest_framework.response import Response

from companion.api import requests, responses
from companion.api.requests import body_of
from companion.api.schema import describes
from companion.api.throttles import CodeThrottle, DeviceThrottle, counting_guesses
from companion.api.views import View, answer, invitation
from companion.archive import persons, statistics
from companion.people import profiles


class RecoveryCode(View):
    """The code that keeps a history when a phone is lost."""

    @describes(responses.Invitation, body=requests.Empty, status=200)
    def post(self, request: Request) -> Response:
        """A code, its address and QR code, with which another phone looks back at the same finished tables. Shown this
        once; the one before stands for nothing any more."""
        body_of(request, requests.Empty)
        return invitation(request, "recover", profiles.recovery_make(self.device))


class Recovery(View):
    """A history comes to this phone."""

    throttle_classes = [DeviceThrottle, CodeThrottle]

    @describes(responses.Recovered, body=requests.Recover, refused=(404, 409))
    def post(self, request: Request) -> Response:
        """Look back at the finished tables of the code's owner from now on; what this phone looked back at comes along.
        No seat of a running table changes hands."""
        code = body_of(request, requests.Recover).code
        with counting_guesses(request, self):
            profiles.recovery_use(self.device, code)
        return answer(responses.Recovered(len(profiles.history_of(self.device).devices)))


class People(View):
    """People at finished tables."""

    @describes(persons.Person, many=True, name="people_list")
    def get(self, request: Request) -> Response:
        """Everybody at the finished tables that this phone looks back at, those with most plays first."""
        return answer(persons.people_list(self.device))


class OnePerson(View):
    """One person of this history."""

    @describes(statistics.PersonPage, refused=(404,))
    def get(self, request: Request, person_id: UUID) -> Response:
        """Plays, wins, points and streaks of this person, by game and number of players, and against everybody else.
        Tables that the host ended early count as `unfinished` alone."""
        return answer(statistics.person_page(self.device, person_id))


class MergePreview(View):
    """What would be made one."""

    @describes(persons.MergePreview, body=requests.Merge, refused=(404, 409))
    def post(self, request: Request) -> Response:
        """Who that would be if two entries were one person. Refused where both sat at one table. Nothing is
        changed."""
        body = body_of(request, requests.Merge)
        return answer(persons.merge_preview(self.device, body.given, body.into))


class Merge(View):
    """Two entries of one person."""

    @describes(persons.Person, body=requests.Merge, refused=(404, 409))
    def post(self, request: Request) -> Response:
        """The two are one person from now on, in the library and the statistics; the tables stay as they are."""
        body = body_of(request, requests.Merge)
        return answer(persons.merge(self.device, body.given, body.into))


class Merged(View):
    """An entry that was made one with another."""

    @describes(status=204, refused=(404,))
    def delete(self, request: Request, person_id: UUID) -> Response:
        """Take it apart again."""
        persons.take_apart(self.device, person_id)
        return Response(status=status.HTTP_204_NO_CONTENT)
