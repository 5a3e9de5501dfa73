"""Languages: the list, what a language may lack, and how each is spelt."""

import re
from pathlib import Path

import pytest
from babel import Locale
from django.core.management import CommandError, call_command
from fluent.syntax import FluentParser, ast

from companion.texts import translations
from companion.texts.bundles import complete_texts
from companion.texts.languages import ENGLISH, LANGUAGES
from companion.texts.lazy_bundle import MESSAGE
from companion.texts.localization import read_house_texts
from companion.texts.translations import list_english_files, list_faults, list_gaps, read_messages
from tests.games.wording import ROOT, WHOLE, written_pieces

NO_BREAK = "\u00a0"
BARE_SIGN = re.compile(rf"(?<!{NO_BREAK})[;!?](?=\s|$)|(?<![{NO_BREAK}\d]):(?=\s|$)|«(?!{NO_BREAK})|(?<!{NO_BREAK})»")
"""A sign without the space that French sets before it, or inside « ». The narrow space is in none of our fonts."""
ELIDED = re.compile(
    r"\b(?:de|que|le|la|ne) \{ \$(?:name|names|seat|host|owner|tile|piece|leader|from) \}", re.IGNORECASE
)
"""Words that lose their vowel before some names: “de Anna”."""


def test_each_language_is_known_to_the_dates() -> None:
    for language, facts in LANGUAGES.items():
        assert Locale.parse(facts.locale, "-").language == language
    assert len({facts.name for facts in LANGUAGES.values()}) == len(LANGUAGES)
    assert next(iter(LANGUAGES)) == ENGLISH


@pytest.mark.parametrize("language", LANGUAGES)
def test_texts_can_be_read_and_say_nothing_that_english_does_not(language: str) -> None:
    assert list(list_faults(language)) == []


@pytest.mark.parametrize("language", WHOLE)
def test_some_languages_have_every_message(language: str) -> None:
    assert list(list_gaps(language)) == []


@pytest.fixture
def checkout(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A checkout whose house has three English messages."""
    monkeypatch.setattr(translations, "ROOT", tmp_path)
    folder = tmp_path / "companion" / "texts"
    folder.mkdir(parents=True)
    (folder / "en.ftl").write_text("one = One\ntwo = { $n } of { $all }\n# $more: so many\nthree = Three\n", "utf-8")
    return folder


def test_a_translator_reads_in_one_sentence_what_a_file_lacks(checkout: Path) -> None:
    assert list(list_gaps("fr")) == [
        "companion/texts/fr.ftl lacks 3 of 3 messages, which are shown in English: one, two, three."
    ]
    (checkout / "fr.ftl").write_text("one = Un\nthree = Trois { $more }\n", "utf-8")
    assert list(list_gaps("fr")) == ["companion/texts/fr.ftl lacks 1 of 3 messages, which are shown in English: two."]
    assert list(list_faults("fr")) == []
    call_command("check_texts", "fr")


def test_a_comment_of_a_group_names_variables_of_its_messages_alone(checkout: Path) -> None:
    (checkout / "en.ftl").write_text("## News. $seat: a player.\n\none = One\n\n## Words\n\ntwo = Two\n", "utf-8")
    (checkout / "fr.ftl").write_text("one = { $seat }\ntwo = { $seat }\n", "utf-8")
    (fault,) = list_faults("fr")
    assert fault.startswith("companion/texts/fr.ftl: two has no variable $seat")


def test_faults_are_named_and_the_command_fails(checkout: Path) -> None:
    (checkout / "fr.ftl").write_text(
        "one = Un { $name }\ntwo = { $n\nfour = Quatre\nthree = Trois\nthree = 3\n", "utf-8"
    )
    assert list(list_faults("fr")) == [
        "companion/texts/fr.ftl, line 2: this cannot be read as a message.",
        "companion/texts/fr.ftl: three is there 2 times.",
        "companion/texts/fr.ftl: one has no variable $name; the English one shows which it has.",
        "companion/texts/fr.ftl: nothing shows four; perhaps its name was changed.",
    ]
    with pytest.raises(CommandError, match="line 2"):
        call_command("check_texts", "fr")
    with pytest.raises(CommandError, match="no line in companion"):
        call_command("check_texts", "xx")


def test_a_phone_gets_what_a_language_lacks_in_english() -> None:
    english = read_house_texts(ENGLISH)
    lacking = re.sub(r"^common-(back = .*|close = .*)$", r"common-\1 {", read_house_texts("fr"), flags=re.MULTILINE)
    entries = FluentParser().parse(complete_texts(lacking, english)).body
    messages = [entry for entry in entries if isinstance(entry, ast.Message)]
    assert len(messages) == len({message.id.name for message in messages})
    assert {message.id.name for message in messages} == read_messages(list_english_files()[0]).keys()
    (back,) = (message for message in messages if message.id.name == "common-back")
    assert back.value
    assert isinstance(back.value.elements[0], ast.TextElement)
    assert back.value.elements[0].value == "Back"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("folder", ["companion/texts", "games/**/texts", "tests/rulesets/*/texts"])
def test_apostrophes_and_quotation_marks_are_curly(folder: str, language: str) -> None:
    assert [text for text in written_pieces(folder, language) if "'" in text or '"' in text] == []


FRENCH = [file for english in list_english_files() if (file := english.with_stem("fr")).exists()]


@pytest.mark.parametrize("file", FRENCH, ids=lambda file: str(file.parent.relative_to(translations.ROOT)))
def test_french_is_set_as_french_is(file: Path) -> None:
    lines = file.read_text("utf-8").splitlines()
    messages = [re.sub(r"^[a-z][\w-]* =|\{[^{}]*\}", "0", line) for line in lines if not line.startswith("#")]
    assert any(message.startswith("0 ") for message in messages)
    assert [line for line in messages if BARE_SIGN.search(line)] == []
    assert [line for line in lines if "\u202f" in line] == []
    assert [line for line in lines if ELIDED.search(line)] == []


@pytest.mark.parametrize("file", list_english_files(), ids=lambda file: str(file.parent.relative_to(translations.ROOT)))
@pytest.mark.parametrize("language", sorted({*LANGUAGES} - {ENGLISH}))
def test_a_number_stays_with_its_noun_where_it_does_in_english(file: Path, language: str) -> None:
    kept = {message["id"] for message in MESSAGE.finditer(file.read_text("utf-8")) if f"}}{NO_BREAK}" in message[0]}
    translated = file.with_stem(language)
    messages = MESSAGE.finditer(translated.read_text("utf-8") if translated.exists() else "")
    loose = [message["id"] for message in messages if not re.search(rf"\}}{NO_BREAK}\w", message[0])]
    assert kept.intersection(loose) == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_where_games_name_their_boards_differently_shared_texts_name_none(language: str) -> None:
    own = re.compile(r"^[a-z-]+-surface-(?!.*-tab)\S+ = ([^{\n]+)$", re.MULTILINE)
    names = set(own.findall("\n".join(path.read_text("utf-8") for path in ROOT.glob(f"games/**/texts/{language}.ftl"))))
    shared = [line for line in read_house_texts(language).splitlines() if not line.startswith("#")]
    assert [line for line in shared for name in names if len(names) > 1 and name in line] == []
