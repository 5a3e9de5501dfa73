"""What is kept: tables and seats, the log of actions, and what is derived from it (head, snapshots, results).

Only `store` touches LogEntry, HeadState, Snapshot and LaidTile.
"""

from typing import cast

from django.db import models
from uuid_utils.compat import uuid7

from companion.people.models import Device
from games.core.action import DrawnBy


class Table(models.Model):
    """One play of a ruleset. `code` lets people in to play, unless it is `locked`; `watch_code` to look. `version`
    counts the log; `revision` counts changes besides it (seats, options, rematch).
    `due_since` is when work of the system seat became due, empty when none is. `failed_tries` counts how often in a row
    that work failed; `retry_at` is when it is tried again, empty where it has not failed. `clock`: where the times of
    players are shown, nowhere, once the game is over (`result`), or while it is played too (`live`)."""

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
    """A device that has come to a table, with a seat or without; a `watcher` came to look only. `hidden_at`: since when
    its start screen does not list the table."""

    table = models.ForeignKey(Table, on_delete=models.CASCADE, related_name="devices")
    device = models.ForeignKey(Device, on_delete=models.CASCADE, related_name="tables")
    watcher = models.BooleanField(default=False)
    joined_at = models.DateTimeField(auto_now_add=True)
    hidden_at = models.DateTimeField(null=True)

    class Meta:
        constraints = [models.UniqueConstraint(fields=["table", "device"], name="device_once_per_table")]

    def __str__(self) -> str:
        return f"{self.device_id} at {self.table_id}"


class RetiredCode(models.Model):
    """A code that a table had until it got another one. No table gets it again: an old link leads nowhere."""

    code = models.CharField(max_length=6, primary_key=True)
    table = models.ForeignKey(Table, on_delete=models.CASCADE, related_name="retired_codes")

    def __str__(self) -> str:
        return f"once of {self.table_id}"


class KeptBox(models.Model):
    """What is printed otherwise in a device's box of a game than in its list: `pieces` by their ids, as the game's data
    shapes them. `settled`: the ids that somebody has looked at. `boards`: what is printed on boards that no list
    describes, by their ids. `counts`: how many of some pieces it has, by options of the game. Of a profile's devices
    the newest counts."""

    device = models.ForeignKey(Device, on_delete=models.CASCADE, related_name="boxes")
    game = models.CharField(max_length=40)
    pieces = models.JSONField(default=dict)
    settled = models.JSONField(default=list)
    boards = models.JSONField(default=dict)
    counts = models.JSONField(default=dict)
    changed_at = models.DateTimeField(auto_now=True)

    class Meta:
        constraints = [models.UniqueConstraint(fields=["device", "game"], name="box_once_per_device")]

    def __str__(self) -> str:
        return f"{self.game} of {self.device_id}"


class BoxLink(models.Model):
    """A link under which others may look at a device's box of a game, until its owner takes it back. A history has one
    for each game."""

    device = models.ForeignKey(Device, on_delete=models.CASCADE, related_name="box_links")
    game = models.CharField(max_length=40)
    code = models.CharField(max_length=16, unique=True)
    created_at = models.DateTimeField(auto_now_add=True)

    def __str__(self) -> str:
        return f"link to {self.game} of {self.device_id}"


class Departure(models.Model):
    """Why a device left a table the last time: it is told when it asks and no longer belongs there."""

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
    """A place at a table. `position` is its place in turn order; `device` plays it; `phone` says whether that
    device is the seat's own, or somebody else's who enters for it. `former_device` is the seat's own phone of before,
    which may have the seat back; empty where there was none, or where the host removed it."""

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
    """A device that wishes to play a seat of a running game, until the host answers or the seat has a phone."""

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

    `payload` is the action (or undo) and `events` what it caused, both JSON. `request_digest` tells a repeated
    request from another one under the same client id. `draw_number` marks what the app drew, so that the same
    draw gives the same outcome after an undo. `proposed_by` is whose phone proposed the correction that the host's
    phone, `device`, confirmed. `awaited`: the seats that the table waited for once it was written, in which `turn`;
    null where that was not written down.
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
    device = models.ForeignKey(Device, null=True, on_delete=models.PROTECT)
    proposed_by = models.ForeignKey(Device, null=True, on_delete=models.PROTECT, related_name="+")
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
    """A correction that waits for the host, or waited until it had an `outcome`. `draft` is the undo, redo or
    correction as `seat` (null: the host) drew it up, JSON; it is checked anew when it is looked at and when it is
    confirmed."""

    class Outcome(models.TextChoices):
        CONFIRMED = "confirmed"
        REFUSED = "refused"
        WITHDRAWN = "withdrawn"

    id = models.UUIDField(primary_key=True, default=uuid7, editable=False)
    table = models.ForeignKey(Table, on_delete=models.CASCADE, related_name="proposals")
    seat = models.PositiveSmallIntegerField(null=True)
    device = models.ForeignKey(Device, on_delete=models.PROTECT)
    kind = models.CharField(max_length=10, choices=LogEntry.Kind)
    draft = models.TextField()
    outcome = models.CharField(max_length=9, choices=Outcome, blank=True, default="")
    at = models.DateTimeField(auto_now_add=True)

    class Meta:
        ordering = ["at"]

    def __str__(self) -> str:
        return f"{self.kind} proposed at {self.table_id}"


class MatchedCorrection(models.Model):
    """The correction or redo of a `version`, once somebody has put the real table right: nobody else is asked to."""

    table = models.ForeignKey(Table, on_delete=models.CASCADE, related_name="matched_corrections")
    version = models.PositiveIntegerField()

    class Meta:
        constraints = [models.UniqueConstraint(fields=["table", "version"], name="matched_once")]

    def __str__(self) -> str:
        return f"{self.version} of {self.table_id}"


class KeptState(models.Model):
    """A state at a version. `fingerprint` names the shape of the state; a foreign one is ignored."""

    version = models.PositiveIntegerField()
    ruleset_version = models.PositiveSmallIntegerField()
    fingerprint = models.CharField(max_length=16)
    state = models.TextField()

    class Meta:
        abstract = True


class HeadState(KeptState):
    """The newest state of a table, one row, written with every action. `undoable` maps a seat to the version
    of its own last action while that can be taken back at once. `moment` is the newest entry as the clock sees it, and
    `clock` the times so far where they are shown while the table plays: fields as in `companion.tables.clock`."""

    table = models.OneToOneField(Table, on_delete=models.CASCADE, primary_key=True, related_name="head")
    undoable = models.JSONField(default=dict)
    moment = models.JSONField(null=True)
    clock = models.JSONField(null=True)

    def __str__(self) -> str:
        return f"head of {self.table_id} at {self.version}"


class Snapshot(KeptState):
    """A kept state, every so many entries. `superseded`: an entry before it was taken back since."""

    table = models.ForeignKey(Table, on_delete=models.CASCADE, related_name="snapshots")
    superseded = models.BooleanField(default=False)

    class Meta:
        constraints = [models.UniqueConstraint(fields=["table", "version"], name="snapshot_once_per_version")]

    def __str__(self) -> str:
        return f"{self.table_id} at {self.version}"


class LaidTile(models.Model):
    """Which entry laid a tile, and when: fields as in `games.core.laid.Laid`. Derived from the log; where a cell has
    none, it is derived when somebody asks. Of several in a cell the newest lies there."""

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
    """How a table ended, as scored by `ruleset_version`. `by_category`: points by kind, of each seat, as everybody may
    know them; null where that was not written down yet. `times`: how long the table waited for each seat, fields as in
    `companion.tables.clock.PlayerTimes`; null until somebody asks."""

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
