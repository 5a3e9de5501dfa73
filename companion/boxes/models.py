"""Boxes of devices, and the links to them."""

from django.db import models

from companion.people.models import Device


class KeptBox(models.Model):
    """How a device's box of a game differs from the list; parts as in `companion.boxes.keeping.Box`.

    Of the devices of a profile the newest box counts.
    """

    device = models.ForeignKey(Device, on_delete=models.CASCADE, related_name="boxes")
    game = models.CharField(max_length=40)
    pieces = models.JSONField(default=dict)
    settled = models.JSONField(default=list)
    boards = models.JSONField(default=dict)
    counts = models.JSONField(default=dict)
    changed_at = models.DateTimeField(auto_now=True)

    class Meta:
        db_table = "tables_keptbox"  # the name that existing databases use
        constraints = [models.UniqueConstraint(fields=["device", "game"], name="box_once_per_device")]

    def __str__(self) -> str:
        return f"{self.game} of {self.device_id}"


class BoxLink(models.Model):
    """A link under which others may look at a device's box of a game until its owner withdraws it.

    A history has one for each game.
    """

    device = models.ForeignKey(Device, on_delete=models.CASCADE, related_name="box_links")
    game = models.CharField(max_length=40)
    code = models.CharField(max_length=16, unique=True)
    created_at = models.DateTimeField(auto_now_add=True)

    class Meta:
        db_table = "tables_boxlink"

    def __str__(self) -> str:
        return f"link to {self.game} of {self.device_id}"
