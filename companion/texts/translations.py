"""What a language's texts lack, compared with the English ones, in sentences for translators."""

import re
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from fluent.syntax import FluentParser
from fluent.syntax.ast import GroupComment, Junk, Message, VariableReference
from fluent.syntax.visitor import Visitor

import games
from companion.texts.languages import ENGLISH, Language
from companion.texts.localization import read_texts

ROOT: Final = Path(games.__path__[0]).parent
NAMED: Final = re.compile(r"\$([a-z_]+)")
"""A variable that a comment speaks of."""
NAMED_AT_MOST: Final = 20
"""Missing messages that a sentence names. Whoever has written these asks again."""


def list_english_files() -> list[Path]:
    """Return the English files of the house, the games and their expansions."""
    return sorted([*ROOT.glob(f"companion/texts/{ENGLISH}.ftl"), *ROOT.glob(f"games/**/texts/{ENGLISH}.ftl")])


def read_messages(file: Path) -> dict[str, frozenset[str]]:
    """Map the ids of a file's messages to the variables that they use or that their comments and those of their groups
    name.

    A file that is not there has none.
    """
    messages, group = {}, ""
    for entry in FluentParser().parse(read_texts(file)).body:
        if isinstance(entry, GroupComment):
            group = entry.content or ""
        elif isinstance(entry, Message):
            comment = entry.comment.content if entry.comment else None
            messages[entry.id.name] = _list_variables(entry) | frozenset(NAMED.findall(f"{group} {comment or ''}"))
    return messages


def list_gaps(language: Language) -> Iterator[str]:
    """Yield a sentence for each file that lacks messages. They are shown in English, so this is no fault."""
    for english in list_english_files():
        file = english.with_stem(language)
        ids, translated = read_messages(english), read_messages(file)
        if missing := [name for name in ids if name not in translated]:
            more = len(missing) - NAMED_AT_MOST
            yield (
                f"{file.relative_to(ROOT)} lacks {len(missing)} of {len(ids)} messages, which are shown in English: "
                f"{', '.join(missing[:NAMED_AT_MOST])}{f' and {more} more' if more > 0 else ''}."
            )


def list_faults(language: Language) -> Iterator[str]:
    """Yield a sentence for each entry that cannot be read or that nothing shows, and for each unknown variable."""
    for english in list_english_files():
        file = english.with_stem(language)
        name, known = file.relative_to(ROOT), read_messages(english)
        for line in _find_unreadable_lines(file):
            yield f"{name}, line {line}: this cannot be read as a message."
        for message, times in Counter(_list_ids(file)).items():
            if times > 1:
                yield f"{name}: {message} is there {times} times."
        for message, variables in read_messages(file).items():
            if message not in known:
                yield f"{name}: nothing shows {message}; perhaps its name was changed."
            elif unknown := sorted(variables - known[message]):
                yield f"{name}: {message} has no variable ${', $'.join(unknown)}; the English one shows which it has."


def _list_ids(file: Path) -> list[str]:
    return [entry.id.name for entry in FluentParser().parse(read_texts(file)).body if isinstance(entry, Message)]


def _find_unreadable_lines(file: Path) -> Iterator[int]:
    source = read_texts(file)
    for entry in FluentParser().parse(source).body:
        if isinstance(entry, Junk) and entry.span:
            yield source.count("\n", 0, entry.span.start) + 1


class _Variables(Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: VariableReference) -> None:  # noqa: N802  the visitor's own spelling
        self.names.add(node.id.name)


def _list_variables(message: Message) -> frozenset[str]:
    visitor = _Variables()
    visitor.visit(message)
    return frozenset(visitor.names)
