"""`manage.py check_texts [LANGUAGE ...]`: what the texts of languages lack."""

from argparse import ArgumentParser
from typing import Any

from django.core.management.base import BaseCommand, CommandError

from companion.texts.languages import ENGLISH, LANGUAGES
from companion.texts.translations import list_faults, list_gaps


class Command(BaseCommand):
    """Command for translators: it lists faults and what is still in English, and fails only at a fault."""

    help = "List what the texts of languages lack, and what is wrong in them."

    def add_arguments(self, parser: ArgumentParser) -> None:
        others = [language for language in LANGUAGES if language != ENGLISH]
        parser.add_argument("languages", nargs="*", default=others, metavar="LANGUAGE", help="by default all")

    def handle(self, *args: Any, **options: Any) -> None:
        wrong: list[str] = []
        for language in options["languages"]:
            if language not in LANGUAGES:
                raise CommandError(
                    f"{language} is none of our languages: it has no line in companion/texts/languages.py."
                )
            wrong += list_faults(language)
            missing = list(list_gaps(language))
            self.stdout.write("\n".join(missing) or f"{language}: every message is there.")
        if wrong:
            raise CommandError("\n".join(wrong))
