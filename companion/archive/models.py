"""Data about finished tables beside their results: keepsakes, edited times, photos."""

from django.db import models
from uuid_utils.compat import uuid7

from companion.people.models import Device
from companion.tables.models import Table, TableDevice


class Keepsake(models.Model):
    """Place of a finished table and a note about it, entered by its players."""

    table = models.OneToOneField(Table, on_delete=models.CASCADE, primary_key=True, related_name="keepsake")
    place = models.CharField(max_length=60, blank=True)
    note = models.CharField(max_length=300, blank=True)

    def __str__(self) -> str:
        return f"keepsake of {self.table_id}"


class EditedTimes(models.Model):
    """Times of a finished table that a history set instead of its log's.

    Every device through which the table belongs to that history has a row. After histories were merged, the newest
    counts.
    """

    coming = models.OneToOneField(TableDevice, on_delete=models.CASCADE, primary_key=True, related_name="edited_times")
    began_at = models.DateTimeField()
    ended_at = models.DateTimeField()
    edited_at = models.DateTimeField(auto_now=True)

    def __str__(self) -> str:
        return f"{self.began_at} of {self.coming}"


class Photo(models.Model):
    """A photo of a table, `width` x `height` pixels. `companion.archive.photos` stores the image as a file."""

    id = models.UUIDField(primary_key=True, default=uuid7, editable=False)
    table = models.ForeignKey(Table, on_delete=models.CASCADE, related_name="photos")
    device = models.ForeignKey(Device, null=True, on_delete=models.SET_NULL, related_name="+")
    width = models.PositiveSmallIntegerField()
    height = models.PositiveSmallIntegerField()
    at = models.DateTimeField(auto_now_add=True)

    class Meta:
        ordering = ["at", "pk"]

    def __str__(self) -> str:
        return f"photo {self.pk} of {self.table_id}"
