#!/usr/bin/env python
"""The server's commands, in a checkout; `make run` starts the server with `manage.py serve`."""

from companion.__main__ import main

if __name__ == "__main__":
    main()
