"""Archives of backups: a tar file with the database's copy, the photos and the keys of a server."""

import gzip
import io
import json
import os
import shutil
import subprocess
import sys
import tarfile
import zlib
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from datetime import UTC, datetime
from pathlib import Path
from tempfile import TemporaryDirectory
from time import time
from typing import Any, Final
from urllib.parse import quote

from django.conf import settings
from django.db import connection

from companion.archive import photo_files
from companion.serving.backups.databases import SQLITE_FILE, copy_database, hold_alone, restore_database

FORMAT: Final = "tableside-backup/1"
ABOUT: Final = "about.json"
"""The first file of an archive: its format, and when it was made."""
DATABASE: Final = "database"
PHOTOS: Final = "photos"
KEYS: Final = "keys"
KEY_FILES: Final = ("secret-key", "tls")
"""What an embedded server keeps beside its database: the key that it signs with, and its certificates."""
UNFINISHED: Final = ".tableside-unfinished-"
"""Beginning of the names of folders for what is being written or read."""
SCRATCH_SCHEMA: Final = "tableside_backup_check"


class NotABackup(Exception):
    """A file that is no backup, or not a whole one. The message says so."""


class NotAsPlayed(Exception):
    """A backup with tables that are not what their log leads to. The message names them. The backup is kept."""


def make(path: Path) -> None:
    """Write a backup while the server runs, read it back, and play its logs again.

    :raises FileExistsError: `path` exists.
    :raises NotABackup: what was written cannot be read back; it is removed.
    :raises NotAsPlayed:
    """
    if path.exists():
        raise FileExistsError(path)
    with TemporaryDirectory(dir=path.parent, prefix=UNFINISHED) as scratch:
        unfinished, database = Path(scratch, "archive"), Path(scratch, DATABASE)
        database.mkdir()
        copy_database(database)
        _write(unfinished, database)
        shutil.rmtree(database)
        with _unpack_into_folder(unfinished) as folder:
            differences = _replay(folder / DATABASE)
        if path.exists():  # another backup was made meanwhile
            raise FileExistsError(path)
        unfinished.rename(path)
    if differences:
        raise NotAsPlayed(differences)


def restore(path: Path, *, replace: bool) -> Path | None:
    """Put a backup in the place of what the server keeps. Return the file that an SQLite database is kept as.

    Photos that are there stay. Nothing is changed before the whole archive has been read.

    :raises NotABackup:
    :raises databases.NotRestored:
    """
    with _unpack_into_folder(path) as folder:
        kept = restore_database(folder / DATABASE, replace=replace)
        for file, name in _list_files(folder / PHOTOS):
            photo_files.write_file(name, file.read_bytes())
        for file, name in _list_files(folder / KEYS):
            _put(file, settings.VAR_DIR / name)
    return kept


def _write(path: Path, database: Path) -> None:
    about = {"format": FORMAT, "made": datetime.now(UTC).isoformat(timespec="seconds")}
    descriptor = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600)
    with os.fdopen(descriptor, "wb") as file, tarfile.open(fileobj=file, mode="w:gz", compresslevel=6) as archive:
        _add(archive, ABOUT, json.dumps(about).encode())
        archive.add(database, DATABASE)
        for name in KEY_FILES:
            if (settings.VAR_DIR / name).exists():
                archive.add(settings.VAR_DIR / name, f"{KEYS}/{name}")
        for name in photo_files.list_files():
            with suppress(FileNotFoundError):  # deleted meanwhile
                _add(archive, f"{PHOTOS}/{name}", photo_files.read_file(name))
        archive.close()
        file.flush()
        os.fsync(file.fileno())


def _add(archive: tarfile.TarFile, name: str, content: bytes) -> None:
    member = tarfile.TarInfo(name)
    member.size, member.mtime, member.mode = len(content), int(time()), 0o600
    archive.addfile(member, io.BytesIO(content))


def _list_files(folder: Path) -> list[tuple[Path, str]]:
    """Return the files below a folder, each with its name there."""
    return [(path, path.relative_to(folder).as_posix()) for path in sorted(folder.rglob("*")) if path.is_file()]


@contextmanager
def _unpack_into_folder(path: Path) -> Iterator[Path]:
    """Unpack an archive into a folder that is removed after the block."""
    with TemporaryDirectory(dir=path.parent, prefix=UNFINISHED) as folder:
        try:
            with gzip.open(path) as stream, tarfile.open(fileobj=stream, mode="r:") as archive:
                first = archive.next()
                about: Any = json.load(archive.extractfile(first)) if first and first.name == ABOUT else {}  # type: ignore[arg-type]
                if about.get("format") != FORMAT:
                    raise NotABackup(f"{path} is no backup of Tableside.")
                for member in archive:
                    _unpack(archive, member, Path(folder))
                while stream.read(1 << 20):
                    pass  # at its end is the checksum of all
        except (tarfile.TarError, gzip.BadGzipFile, zlib.error, EOFError, ValueError, AttributeError) as error:
            raise NotABackup(f"{path} is no backup, or damaged ({error}).") from error
        yield Path(folder)


def _unpack(archive: tarfile.TarFile, member: tarfile.TarInfo, folder: Path) -> None:
    """Unpack a file of an archive. Everything else in it, such as a link, is left out.

    :raises ValueError: it would lie outside of the folder.
    """
    content = archive.extractfile(member) if member.isfile() else None
    if content is None:
        return
    target = folder / member.name
    if not target.resolve().is_relative_to(folder.resolve()):
        raise ValueError(f"{member.name} leads out of it")
    target.parent.mkdir(parents=True, exist_ok=True)
    with target.open("wb") as file:
        shutil.copyfileobj(content, file)


def _put(file: Path, target: Path) -> None:
    """Copy a file to where it was, readable for its owner alone."""
    target.parent.mkdir(parents=True, exist_ok=True)
    target.unlink(missing_ok=True)
    with os.fdopen(os.open(target, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "wb") as copy:
        copy.write(file.read_bytes())


def _replay(database: Path) -> str:
    """Make a database of its own from a copy and replay its logs. Return which tables differ: a line each, or nothing.

    :raises NotABackup: no database can be made from it.
    """
    with _create_scratch_database(database) as url:
        environment = {
            **os.environ,
            "COMPANION_DATABASE_URL": url,
            "COMPANION_REDIS_URL": "",
            "COMPANION_SECRET_KEY": settings.SECRET_KEY,
            "PYTHONPATH": str(settings.BASE_DIR),
        }
        command = [sys.executable, "-m", "companion.serving.backups.replay", str(database)]
        done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)  # noqa: S603
    if done.returncode not in (0, 1):
        raise NotABackup(f"The backup could not be read back:\n{done.stderr.strip()}")
    return done.stderr.strip() if done.returncode else ""


@contextmanager
def _create_scratch_database(database: Path) -> Iterator[str]:
    """Yield the URL of an empty database that exists inside the block."""
    if settings.SQLITE:
        yield f"sqlite:///{database / f'replayed-{SQLITE_FILE}'}"
        return
    with hold_alone(wait=True):
        with connection.cursor() as cursor:
            cursor.execute(f"DROP SCHEMA IF EXISTS {SCRATCH_SCHEMA} CASCADE")
            cursor.execute(f"CREATE SCHEMA {SCRATCH_SCHEMA}")
        try:
            joint = "&" if "?" in settings.DATABASE_URL else "?"
            yield f"{settings.DATABASE_URL}{joint}options={quote(f'-c search_path={SCRATCH_SCHEMA}')}"
        finally:
            with connection.cursor() as cursor:
                cursor.execute(f"DROP SCHEMA IF EXISTS {SCRATCH_SCHEMA} CASCADE")
