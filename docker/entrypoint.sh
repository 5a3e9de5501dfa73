#!/bin/sh
# What a container of the server's image does; the last lines list it.
set -eu
[ "$#" -gt 0 ] || set -- serve

case "$1" in
serve | upgrade | backup | restore | tables | forget | purge | replay_check | createsuperuser | changepassword)
    exec python manage.py "$@"
    ;;
worker)
    shift
    exec celery --quiet --app companion.serving.worker worker --without-gossip --without-mingle "$@"
    ;;
beat)
    shift
    exec celery --quiet --app companion.serving.worker beat "$@"
    ;;
healthy)
    exec python -m companion.deployment.liveness "${2:-web}"
    ;;
*)
    echo "usage: serve | worker | beat | upgrade | backup [FILE] | restore FILE | healthy web|worker|beat" >&2
    echo "       tables | forget | purge | replay_check | createsuperuser | changepassword ADDRESS" >&2
    exit 2
    ;;
esac
