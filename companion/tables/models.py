"""Models: tables and seats, the log of actions, and what is derived from it (head, snapshots, results).

Only `store` touches LogEntry, HeadState, Snapshot and LaidTile.
"""

from typing import Final, cast

from django.db import models
from uuid_utils.compat import uuid7

from companion.people.models import Device
from games.core.action import DrawnBy


class Table(models.Model):
    """One play of a ruleset.

    - `code`: lets devices come to play, unless the table is `locked`; `watch_code` to watch.
    - `version`: the number of log entries.
    - `revision`: counts changes that are no entries (seats, options, rematch).
    - `due_since`: when work of the system seat became due; null: none is due.
    - `failed_tries`: failures of that work in a row.
    - `retry_at`: when it is tried again; null: it has not failed.
    - `clock`: where the time per player is shown: nowhere, once the game is over (`result`), or also during it
      (`live`).
    """

    class Status(models.TextChoices):
        LOBBY = "lobby"
        PLAYING = "playing"
        FINISHED = "finished"

    class DrawMode(models.TextChoices):
        TABLE = "table"
        APP = "app"
        NONE = "none"

    class Clock(models.TextChoices):
        OFF = "off"
        RESULT = "result"
        LIVE = "live"

    id = models.UUIDField(primary_key=True, default=uuid7, editable=False)
    code = models.CharField(max_length=6, unique=True)
    game = models.CharField(max_length=40)
    expansions = models.JSONField(default=list)
    options = models.JSONField(default=dict)
    draw = models.CharField(max_length=5, choices=DrawMode)
    clock = models.CharField(max_length=6, choices=Clock, default=Clock.RESULT)
    starter = models.PositiveSmallIntegerField(default=0)
    status = models.CharField(max_length=8, choices=Status, default=Status.LOBBY)
    host = models.ForeignKey(Device, on_delete=models.PROTECT, related_name="hosted_tables")
    version = models.PositiveIntegerField(default=0)
    revision = models.PositiveIntegerField(default=0)
    due_since = models.DateTimeField(null=True, db_index=True)
    failed_tries = models.PositiveIntegerField(default=0)
    retry_at = models.DateTimeField(null=True)
    locked = models.BooleanField(default=False)
    watch_code = models.CharField(max_length=6, unique=True)
    next = models.OneToOneField("self", null=True, on_delete=models.SET_NULL, related_name="previous")
    created_at = models.DateTimeField(auto_now_add=True)
    started_at = models.DateTimeField(null=True)
    finished_at = models.DateTimeField(null=True)

    def __str__(self) -> str:
        return f"{self.game} {self.id}"

    @property
    def drawn_by(self) -> DrawnBy:
        """Who draws, as in the table's first entry."""
        return cast(DrawnBy, str(self.draw))


class TableDevice(models.Model):
    """A device that has come to a table, with a seat or without.

    - `watcher`: it came to watch only, or with a table file.
    - `importer`: a watcher that brought the file of a table that nobody kept here.
    - `hidden_at`: since when its start screen does not list the table.
    """

    table = models.ForeignKey(Table, on_delete=models.CASCADE, related_name="devices")
    device = models.ForeignKey(Device, on_delete=models.CASCADE, related_name="tables")
    watcher = models.BooleanField(default=False)
    importer = models.BooleanField(default=False)
    joined_at = models.DateTimeField(auto_now_add=True)
    hidden_at = models.DateTimeField(null=True)

    class Meta:
        constraints = [models.UniqueConstraint(fields=["table", "device"], name="device_once_per_table")]

    def __str__(self) -> str:
        return f"{self.device_id} at {self.table_id}"


KEEPS: Final = models.Q(watcher=False) | models.Q(importer=True)
"""The rows of TableDevice whose devices keep the table: they came to play, or brought it here."""


class RetiredCode(models.Model):
    """A former code of a table. No table gets it again, so an old link leads nowhere."""

    code = models.CharField(max_length=6, primary_key=True)
    table = models.ForeignKey(Table, on_delete=models.CASCADE, related_name="retired_codes")

    def __str__(self) -> str:
        return f"once of {self.table_id}"


class Departure(models.Model):
    """The reason for a device's last departure from a table. The device gets it when it asks for the table again."""

    class Why(models.TextChoices):
        MOVED = "moved"
        REMOVED = "removed"

    table = models.ForeignKey(Table, on_delete=models.CASCADE, related_name="departures")
    device = models.ForeignKey(Device, on_delete=models.CASCADE, related_name="departures")
    why = models.CharField(max_length=7, choices=Why)

    class Meta:
        constraints = [models.UniqueConstraint(fields=["table", "device"], name="departure_once_per_table")]

    def __str__(self) -> str:
        return f"{self.device_id} from {self.table_id}: {self.why}"


class Seat(models.Model):
    """A place at a table.

    - `position`: its place in turn order.
    - `device`: the device that plays it.
    - `phone`: true if that device is the seat's own; false if somebody else enters for the seat.
    - `former_device`: the seat's own phone of before, which may take the seat back. Null: none, or the host removed it.
    """

    id = models.UUIDField(primary_key=True, default=uuid7, editable=False)
    table = models.ForeignKey(Table, on_delete=models.CASCADE, related_name="seats")
    position = models.PositiveSmallIntegerField()
    name = models.CharField(max_length=24)
    colour = models.CharField(max_length=12)
    device = models.ForeignKey(Device, on_delete=models.PROTECT, related_name="seats")
    phone = models.BooleanField(default=True)
    former_device = models.ForeignKey(Device, null=True, on_delete=models.SET_NULL, related_name="former_seats")

    class Meta:
        ordering = ["position"]
        constraints = [models.UniqueConstraint(fields=["table", "colour"], name="colour_once_per_table")]

    def __str__(self) -> str:
        return f"seat {self.position} of {self.table_id}"


class SeatPass(models.Model):
    """A code with which another device takes over a seat, once, before it expires."""

    seat = models.OneToOneField(Seat, on_delete=models.CASCADE, related_name="move_pass")
    code = models.CharField(max_length=6, unique=True)
    expires_at = models.DateTimeField()

    def __str__(self) -> str:
        return f"pass of {self.seat_id}"


class SeatRequest(models.Model):
    """A device that asks for a seat of a running game, until the host answers or the seat has a phone."""

    id = models.UUIDField(primary_key=True, default=uuid7, editable=False)
    table = models.ForeignKey(Table, on_delete=models.CASCADE, related_name="seat_requests")
    seat = models.ForeignKey(Seat, on_delete=models.CASCADE, related_name="requests")
    device = models.ForeignKey(Device, on_delete=models.CASCADE, related_name="seat_requests")
    at = models.DateTimeField(auto_now=True)

    class Meta:
        ordering = ["at"]
        constraints = [models.UniqueConstraint(fields=["table", "device"], name="request_once_per_device")]

    def __str__(self) -> str:
        return f"{self.device_id} for {self.seat_id}"


class LogEntry(models.Model):
    """One row of the log; versions run 1, 2, 3 ... per table without holes.

    - `payload`: the action, log change or change of seats, JSON.
    - `events`: what it caused, JSON.
    - `request_digest`: tells a repeated request from another one with the same client id.
    - `draw_number`: the number of the app's draw. The same draw gives the same outcome after an undo.
    - `proposed_by`: the device that proposed a correction which the host's `device` confirmed.
    - `awaited`, `turn`: the seats that the table waited for after it, and in which turn; null: not recorded.
    """

    class Kind(models.TextChoices):
        START = "start"
        ACTION = "action"
        UNDO = "undo"
        REDO = "redo"
        CORRECTION = "correction"
        SEAT = "seat"
        HOST = "host"

    table = models.ForeignKey(Table, on_delete=models.CASCADE, related_name="entries")
    version = models.PositiveIntegerField()
    kind = models.CharField(max_length=10, choices=Kind)
    seat = models.PositiveSmallIntegerField(null=True)
    device = models.ForeignKey(Device, null=True, on_delete=models.SET_NULL)
    proposed_by = models.ForeignKey(Device, null=True, on_delete=models.SET_NULL, related_name="+")
    action_type = models.CharField(max_length=40)
    payload = models.TextField()
    client_action_id = models.CharField(max_length=64, null=True)  # noqa: DJ001  null: not from a phone
    request_digest = models.BinaryField(max_length=16, null=True)
    draw_number = models.PositiveIntegerField(null=True)
    events = models.TextField()
    awaited = models.JSONField(null=True)
    turn = models.PositiveIntegerField(null=True)
    at = models.DateTimeField(auto_now_add=True)

    class Meta:
        constraints = [
            models.UniqueConstraint(fields=["table", "version"], name="version_once_per_table"),
            models.UniqueConstraint(fields=["table", "device", "client_action_id"], name="client_id_once"),
        ]
        indexes = [
            models.Index(
                fields=["table", "draw_number", "version"],
                name="drawn_by_the_app",
                condition=models.Q(draw_number__isnull=False),
            )
        ]

    def __str__(self) -> str:
        return f"{self.version} {self.action_type}"


class Proposal(models.Model):
    """A correction that waits for the host, or a settled one with its `outcome`.

    `draft` is the undo, redo or correction of `seat` (null: the host), JSON. It is checked again when somebody looks at
    it and when it is confirmed.
    """

    class Outcome(models.TextChoices):
        CONFIRMED = "confirmed"
        REFUSED = "refused"
        WITHDRAWN = "withdrawn"

    id = models.UUIDField(primary_key=True, default=uuid7, editable=False)
    table = models.ForeignKey(Table, on_delete=models.CASCADE, related_name="proposals")
    seat = models.PositiveSmallIntegerField(null=True)
    device = models.ForeignKey(Device, on_delete=models.CASCADE)
    kind = models.CharField(max_length=10, choices=LogEntry.Kind)
    draft = models.TextField()
    outcome = models.CharField(max_length=9, choices=Outcome, blank=True, default="")
    at = models.DateTimeField(auto_now_add=True)

    class Meta:
        ordering = ["at"]

    def __str__(self) -> str:
        return f"{self.kind} proposed at {self.table_id}"


class MatchedCorrection(models.Model):
    """The `version` of a correction or redo that the real table matches, because somebody has put it right."""

    table = models.ForeignKey(Table, on_delete=models.CASCADE, related_name="matched_corrections")
    version = models.PositiveIntegerField()

    class Meta:
        constraints = [models.UniqueConstraint(fields=["table", "version"], name="matched_once")]

    def __str__(self) -> str:
        return f"{self.version} of {self.table_id}"


class KeptState(models.Model):
    """A state at a version. `fingerprint` identifies the shape of the state; rows of another shape are ignored."""

    version = models.PositiveIntegerField()
    ruleset_version = models.PositiveSmallIntegerField()
    fingerprint = models.CharField(max_length=16)
    state = models.TextField()

    class Meta:
        abstract = True


class HeadState(KeptState):
    """The newest state of a table, one row, written with every entry.

    - `undoable`: seat -> version of its own last action, while the seat may undo it without a correction.
    - `moment`: the newest entry as the clock sees it; fields as in `companion.tables.clock`.
    - `clock`: the times so far while the table shows them during the game; fields as in `companion.tables.clock`.
    """

    table = models.OneToOneField(Table, on_delete=models.CASCADE, primary_key=True, related_name="head")
    undoable = models.JSONField(default=dict)
    moment = models.JSONField(null=True)
    clock = models.JSONField(null=True)

    def __str__(self) -> str:
        return f"head of {self.table_id} at {self.version}"


class Snapshot(KeptState):
    """A stored state, every so many entries. `superseded`: an entry before it was undone or corrected since."""

    table = models.ForeignKey(Table, on_delete=models.CASCADE, related_name="snapshots")
    superseded = models.BooleanField(default=False)

    class Meta:
        constraints = [models.UniqueConstraint(fields=["table", "version"], name="snapshot_once_per_version")]

    def __str__(self) -> str:
        return f"{self.table_id} at {self.version}"


class LaidTile(models.Model):
    """The entry that laid a tile: fields as in `games.core.laid.Laid`. Of several rows for a cell the newest counts.

    Derived from the log. If a cell has no row, it is derived when somebody asks.
    """

    table = models.ForeignKey(Table, on_delete=models.CASCADE, related_name="laid")
    board = models.CharField(max_length=20)
    cell = models.CharField(max_length=20)
    ref = models.CharField(max_length=20)
    seat = models.PositiveSmallIntegerField(null=True)
    actor = models.CharField(max_length=8)
    turn = models.PositiveIntegerField()
    owner = models.PositiveSmallIntegerField(null=True)

    class Meta:
        indexes = [models.Index(fields=["table", "board", "cell"], name="laid_in_a_cell")]

    def __str__(self) -> str:
        return f"{self.cell} of {self.board} of {self.table_id}, by {self.ref}"


class Result(models.Model):
    """How a table ended, as scored by `ruleset_version`.

    - `by_category`: points by category for each seat, as a spectator may know them; null: not recorded.
    - `times`: time per player, fields as in `companion.tables.clock.PlayerTimes`; null until somebody asks.
    """

    table = models.OneToOneField(Table, on_delete=models.CASCADE, primary_key=True, related_name="result")
    scores = models.JSONField()
    ranks = models.JSONField()
    by_category = models.JSONField(null=True)
    times = models.JSONField(null=True)
    reason = models.CharField(max_length=60)
    ruleset_version = models.PositiveSmallIntegerField()
    at = models.DateTimeField(auto_now_add=True)

    def __str__(self) -> str:
        return f"result of {self.table_id}"
