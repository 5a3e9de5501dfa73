"""HTTP views of identity: one history on several phones, and people known by several names."""

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
    """Recovery code, which keeps a history when a phone is lost."""

    @describes(responses.Invitation, body=requests.Empty, status=200)
    def post(self, request: Request) -> Response:
        """A code, its address and QR code, with which another phone joins this history. It is shown this once, and the
        previous code becomes invalid."""
        body_of(request, requests.Empty)
        return invitation(request, "recover", profiles.recovery_make(self.device))


class Recovery(View):
    """Recovery of a history by its code."""

    throttle_classes = [DeviceThrottle, CodeThrottle]

    @describes(responses.Recovered, body=requests.Recover, refused=(404, 409))
    def post(self, request: Request) -> Response:
        """Join the history of the code's owner; the history of this phone comes along. No seat of a running table
        changes hands."""
        code = body_of(request, requests.Recover).code
        with counting_guesses(request, self):
            profiles.recovery_use(self.device, code)
        return answer(responses.Recovered(len(profiles.history_of(self.device).devices)))


class People(View):
    """People at finished tables."""

    @describes(persons.Person, many=True, name="people_list")
    def get(self, request: Request) -> Response:
        """All people at the finished tables of this phone's history, those with most plays first."""
        return answer(persons.people_list(self.device))


class OnePerson(View):
    """One person of this history."""

    @describes(statistics.PersonPage, refused=(404,))
    def get(self, request: Request, person_id: UUID) -> Response:
        """Plays, wins, points and streaks of this person, by game and number of players, and against everybody else.
        Tables that the host ended early count as `unfinished` alone."""
        return answer(statistics.person_page(self.device, person_id))


class MergePreview(View):
    """Preview of a merge of two people."""

    @describes(persons.MergePreview, body=requests.Merge, refused=(404, 409))
    def post(self, request: Request) -> Response:
        """The person that a merge of two entries would yield. Refused if both sat at one table. Nothing is changed."""
        body = body_of(request, requests.Merge)
        return answer(persons.merge_preview(self.device, body.source, body.into))


class Merge(View):
    """Merge of two entries of one person."""

    @describes(persons.Person, body=requests.Merge, refused=(404, 409))
    def post(self, request: Request) -> Response:
        """Merge two entries into one person, in the library and the statistics. The tables stay as they are."""
        body = body_of(request, requests.Merge)
        return answer(persons.merge(self.device, body.source, body.into))


class Merged(View):
    """Merged entry of a person."""

    @describes(status=204, refused=(404,))
    def delete(self, request: Request, person_id: UUID) -> Response:
        """Undo the merge."""
        persons.take_apart(self.device, person_id)
        return Response(status=status.HTTP_204_NO_CONTENT)
