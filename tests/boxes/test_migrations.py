"""Boxes that were kept before they had an app of their own open as before."""

from typing import Any, Final

import pytest
from django.db import connection
from django.db.migrations.executor import MigrationExecutor

from companion.boxes.keeping import Box, find_box
from companion.boxes.links import find_link, load_linked_box
from companion.people.devices import create_device
from companion.people.models import Device
from tests.boxes.own_pieces import GAME, HILL

BEFORE: Final = [("boxes", None), ("tables", "0019_importers")]
pytestmark = pytest.mark.django_db(transaction=True)


def migrate(targets: list[Any]) -> Any:
    """Migrate the database to these migrations and return the models as they were then."""
    return MigrationExecutor(connection).migrate(targets).apps


def test_a_box_and_its_link_outlive_the_move() -> None:
    anna = create_device()[0]
    code = "ABCDEFGHJKMNPQRS"
    try:
        models = migrate(BEFORE)
        row = {"pieces": {"x1": HILL}, "settled": ["x1", "b06"], "boards": {"5": {"side": "5"}}, "counts": {"n": 3}}
        models.get_model("tables", "KeptBox").objects.create(device_id=anna.pk, game=GAME, **row)
        models.get_model("tables", "BoxLink").objects.create(device_id=anna.pk, game=GAME, code=code)
    finally:
        migrate(MigrationExecutor(connection).loader.graph.leaf_nodes())
    box = Box({"x1": HILL}, ("x1", "b06"), {"5": {"side": "5"}}, {"n": 3})
    assert find_box(anna, GAME) == box == load_linked_box(GAME, code)
    assert find_link(anna, GAME) == code
    Device.objects.filter(pk=anna.pk).delete()
    assert find_box(anna, GAME) == Box()
