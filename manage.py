#!/usr/bin/env python
"""Entry point of the server's commands; `make run` starts the server with `manage.py serve`."""

import gc
import os
import sys

from django.core.management import execute_from_command_line

if __name__ == "__main__":
    if sys.argv[1:2] == ["serve"]:
        gc.disable()  # what is loaded stays; companion.serving.asgi turns it on again
    os.environ.setdefault("DJANGO_SETTINGS_MODULE", "companion.settings")
    execute_from_command_line(sys.argv)
