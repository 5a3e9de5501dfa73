"""Benchmark of a library with a thousand finished tables: a page of it and its statistics."""

from bench.figures import measure_seconds, print_title, show
from bench.processes import run_apart

TABLES = 1000
GUESTS = 40
MS = 1000
"""Milliseconds in a second."""


def run() -> None:
    """Measure in its own process, on a new SQLite file."""
    print_title(f"Library: {TABLES} finished tables of one phone, among as many of others; in process, SQLite")
    run_apart("bench.library")


def measure() -> None:
    """Fill the library, then send the requests of a phone."""
    import django

    django.setup()
    from django.core.management import call_command
    from django.db import connection, transaction

    from companion.archive.library import TableFilter, load_library
    from companion.archive.persons import list_people
    from companion.archive.statistics import compute_statistics
    from companion.people.names import identify_person
    from companion.people.profiles import make_recovery_code, use_recovery_code
    from tests.history.shelf import create_finished, phone

    call_command("migrate", verbosity=0)
    device, other_device = phone(), phone()
    with transaction.atomic():
        for number in range(TABLES):
            sitting = {"Anna": 60 + number % 50, "Ben": 55 + number % 37, f"Guest {number % GUESTS}": 50 + number % 61}
            by_category = [{"city": points - 20, "road": 11, "farm": 9} for points in sitting.values()]
            for owner in (device, other_device):
                create_finished(owner, sitting, number, by_category=by_category)
    tablet = phone()
    use_recovery_code(tablet, make_recovery_code(device))
    connection.close()
    cursor = ""
    for _page in range(TABLES // 50 - 1):
        cursor = load_library(tablet, TableFilter(), cursor).cursor
    requests = {
        "first page, with what to choose from": lambda: load_library(tablet, TableFilter()),
        "last page": lambda: load_library(tablet, TableFilter(), cursor),
        "first page of one guest": lambda: load_library(tablet, TableFilter(person=identify_person("Guest 7"))),
        "people": lambda: list_people(tablet),
        "statistics of everybody": lambda: compute_statistics(tablet, TableFilter()),
        "statistics of one guest": lambda: compute_statistics(tablet, TableFilter(person=identify_person("Guest 7"))),
    }
    for label, ask in requests.items():
        show(label, measure_seconds(ask) * MS, "ms")


if __name__ == "__main__":
    measure()
