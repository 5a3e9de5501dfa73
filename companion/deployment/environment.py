"""Values of environment variables. One that cannot be right is refused at the start, by the name of its variable."""

import os
import re
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from companion.deployment.preflight import HIGHEST_PORT, StartRefused

ON: Final = ("1", "on", "true", "yes", "y", "t")
ORIGIN: Final = re.compile(r"https?://[a-z0-9.-]+(:[0-9]{1,5})?|https?://\[[0-9a-f:]+\](:[0-9]{1,5})?")
OFF: Final = ("0", "off", "false", "no", "n", "f")


def read_text(variable: str, default: str = "") -> str:
    """Return the variable's value without the blanks around it, or `default` if it is unset or blank."""
    return os.environ.get(variable, "").strip() or default


def switch(variable: str, *, default: bool = False) -> bool:
    """Return whether the variable is on, or `default` if it is unset or blank."""
    value = read_text(variable, "1" if default else "0").lower()
    if value not in (*ON, *OFF):
        raise StartRefused(
            f"{variable} is {value!r}, neither on nor off.", f"Use {variable}=1 or {variable}=0, or unset it."
        )
    return value in ON


def read_whole_number(variable: str, default: int, least: int = 0, most: int = 100) -> int:
    """Return the variable's value, or `default` if it is unset or blank."""
    value = read_text(variable)
    if not value:
        return default
    cure = f"Unset it or use {variable}={default}."
    if not value.isdecimal():
        raise StartRefused(f"{variable} is {value!r}, not a whole number.", cure)
    if len(value) > 9 or not least <= int(value) <= most:
        raise StartRefused(f"{variable} is {value}, but must be between {least} and {most}.", cure)
    return int(value)


def read_port_number(variable: str, default: int) -> int:
    """Return a port number; 0 stands for any free port."""
    return read_whole_number(variable, default, most=HIGHEST_PORT)


def read_choice(variable: str, default: str, choices: Sequence[str]) -> str:
    """Return the one of `choices` that the variable names. Capitals make no difference."""
    value = read_text(variable, default)
    chosen = next((choice for choice in choices if choice.lower() == value.lower()), None)
    if chosen is None:
        raise StartRefused(f"{variable} is {value!r}.", f"Use one of {', '.join(choices)}, or unset it.")
    return chosen


def read_origins(variable: str) -> list[str]:
    """Return the origins of web pages that the variable lists, with commas between them.

    `*` is refused: it would let any page on the internet use a phone's token that it got hold of.
    """
    listed = [origin.strip().rstrip("/").lower() for origin in read_text(variable).split(",") if origin.strip()]
    for origin in listed:
        if not ORIGIN.fullmatch(origin):
            raise StartRefused(
                f"{variable} lists {origin!r}, which is no origin.",
                f"An origin has a scheme, a host and perhaps a port: {variable}=https://boards.example.org",
            )
    return listed


def read_path(variable: str) -> Path | None:
    """Return the path that the variable names, or None if it is unset or blank. `~` is the home folder."""
    value = read_text(variable)
    try:
        return Path(value).expanduser() if value else None
    except RuntimeError as error:
        raise StartRefused(
            f"{variable} begins with {value.partition('/')[0]}, and there is no such user.", "Write the whole path."
        ) from error


def read_files(variables: Sequence[str]) -> None:
    """Set each of the variables from the file that the one with `_FILE` at its end names, if it is set.

    The processes that this one starts have the value from here.
    """
    for variable in variables:
        file = read_path(f"{variable}_FILE")
        if file is None:
            continue
        if read_text(variable):
            raise StartRefused(
                f"{variable}_FILE and {variable} are both set.", "Only one of them can be right: unset the other."
            )
        try:
            value = file.read_text("utf-8").strip()
        except (OSError, UnicodeDecodeError) as error:
            reason = error.strerror if isinstance(error, OSError) else "it is no text"
            raise StartRefused(
                f"{variable}_FILE is {file}, which cannot be read ({reason}).", "Name a file that this user may read."
            ) from error
        if not value:
            raise StartRefused(f"{variable}_FILE is {file}, which is empty.", "Write the value into it.")
        os.environ[variable] = value
        del os.environ[f"{variable}_FILE"]
