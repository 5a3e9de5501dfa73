"""HTTP views of identity: one history on several phones, and people known by several names."""

from collections.abc import Sequence
from uuid import UUID

from companion.api import bodies, responses
from companion.api.endpoint import endpoint
from companion.api.views import GuessView, View
from companion.archive import persons, statistics
from companion.people import profiles


class RecoveryCode(View):
    """Recovery code, which keeps a history when a phone is lost."""

    @endpoint()
    def post(self) -> responses.Invitation:
        """A code, its address and QR code, with which another phone joins this history. It is shown this once, and the
        previous code becomes invalid."""
        return self.build_invitation("recover", profiles.make_recovery_code(self.device))


class Recovery(GuessView):
    """Recovery of a history by its code."""

    @endpoint(refuses=(404, 409))
    def post(self, body: bodies.Recover) -> responses.Recovered:
        """Join the history of the code's owner; the history of this phone comes along. No seat of a running table
        changes hands."""
        profiles.use_recovery_code(self.device, body.code)
        return responses.Recovered(len(profiles.find_history(self.device).devices))


class People(View):
    """People at finished tables."""

    @endpoint(name="people_list")
    def get(self) -> Sequence[persons.Person]:
        """All people at the finished tables of this phone's history, those with most plays first."""
        return persons.list_people(self.device)


class OnePerson(View):
    """One person of this history."""

    @endpoint(refuses=(404,))
    def get(self, person_id: UUID) -> statistics.PersonPage:
        """Plays, wins, points and streaks of this person, by game and number of players, and against everybody else.
        Tables that the host ended early count as `unfinished` alone."""
        return statistics.build_person_page(self.device, person_id)


class MergePreview(View):
    """Preview of a merge of two people."""

    @endpoint(refuses=(404, 409))
    def post(self, body: bodies.Merge) -> persons.MergePreview:
        """The person that a merge of two entries would yield. Refused if both sat at one table. Nothing is changed."""
        return persons.merge_preview(self.device, body.source, body.into)


class Merge(View):
    """Merge of two entries of one person."""

    @endpoint(refuses=(404, 409))
    def post(self, body: bodies.Merge) -> persons.Person:
        """Merge two entries into one person, in the library and the statistics. The tables stay as they are."""
        return persons.merge(self.device, body.source, body.into)


class Merged(View):
    """Merged entry of a person."""

    @endpoint(refuses=(404,))
    def delete(self, person_id: UUID) -> None:
        """Undo the merge."""
        persons.take_apart(self.device, person_id)
