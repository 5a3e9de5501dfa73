"""Caches by identity: a result is found by the same argument objects only, and the number of results is limited."""

import weakref

from games.core.identity_cache import cache_by_identity

MOST = 4


class Part:
    """Part of a state."""

    def __init__(self, n: int) -> None:
        self.n = n


def test_a_new_object_is_never_taken_for_one_that_is_gone() -> None:
    read = cache_by_identity(MOST)(lambda part: part.n)
    assert [read(Part(n)) for n in range(1000)] == list(range(1000))


def test_only_so_many_objects_are_kept() -> None:
    read = cache_by_identity(MOST)(lambda part: part.n)
    parts = [Part(n) for n in range(3 * MOST)]
    alive = [weakref.ref(part) for part in parts]
    for part in (*parts, *parts):
        assert read(part) == part.n
    del part, parts
    assert sum(reference() is not None for reference in alive) == MOST
