#!/bin/sh
# Checks what the machine must bring, which is Python alone, then hands over to scripts/setup.py with it.
# usage: sh scripts/setup.sh [run|dev|python]      PYTHON=... chooses an interpreter
set -eu

refuse() {
    printf 'Cannot start: %s\n%s\n' "$1" "$2" >&2
    exit 1
}

new_enough() { # INTERPRETER
    command -v "$1" >/dev/null 2>&1 && "$1" -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null
}

python=
for candidate in ${PYTHON:-python3 python3.14 python3.13 python3.12 python3.11 python}; do
    if new_enough "$candidate"; then
        python=$candidate
        break
    fi
done
if [ -z "$python" ]; then
    first=${PYTHON:-python3}
    if found=$("$first" --version 2>&1); then
        refuse "$first is $found, but Python 3.11 or newer is needed." \
            "Install a newer Python, or name one that you have: make run PYTHON=/path/to/python3.12"
    fi
    refuse "no Python was found." "Install Python 3.11 or newer (with venv), or name it: make run PYTHON=/path/to/python3"
fi
if ! "$python" -c 'import venv, ensurepip' 2>/dev/null; then
    refuse "$python comes without the venv module." \
        "Install it: on Debian and Ubuntu, apt-get install python3-venv (or the one of your version, python3.11-venv)."
fi

exec "$python" -m scripts.setup "${1:-run}"
