"""Reports of errors to a tracker that speaks Sentry's protocol: what failed and where, and nothing that people entered.

Off without COMPANION_SENTRY_DSN; the package `sentry-sdk` is the extra `tracker`.
"""

import logging
from importlib.util import find_spec
from typing import Any, Final

from companion.deployment.outage_lines import find_error
from companion.deployment.preflight import StartRefused

FRAME: Final = ("filename", "function", "module", "lineno", "in_app")


def require_tracker(dsn: str) -> None:
    """Check that errors can be reported to this address.

    :raises StartRefused: the package is missing, or it is no such address.
    """
    if find_spec("sentry_sdk") is None:
        raise StartRefused(
            "COMPANION_SENTRY_DSN is set, but sentry-sdk is not installed.",
            "Install it (pip install sentry-sdk), or unset COMPANION_SENTRY_DSN.",
        )
    from sentry_sdk.utils import BadDsn, Dsn

    try:
        Dsn(dsn)
    except (BadDsn, ValueError) as error:
        cure = "Copy it from the tracker, as https://key@tracker.example.org/1, or unset it."
        raise StartRefused(f"COMPANION_SENTRY_DSN is no address of a tracker ({error}).", cure) from error


class TrackerHandler(logging.Handler):
    """Log handler that reports each error of this server, with the name of its line and without its values."""

    def __init__(self, dsn: str, release: str, process: str) -> None:
        import sentry_sdk

        super().__init__(logging.ERROR)
        self._sentry = sentry_sdk
        sentry_sdk.init(
            dsn=dsn,
            release=release,
            server_name=process,
            default_integrations=False,  # they would read requests, arguments and other lines of the log
            auto_enabling_integrations=False,
            send_default_pii=False,
            include_local_variables=False,
            include_source_context=False,
            max_breadcrumbs=0,
            before_send=strip_event,
        )

    def emit(self, record: logging.LogRecord) -> None:
        try:
            name = str(record.msg["event"]) if isinstance(record.msg, dict) else record.name
            with self._sentry.new_scope() as scope:
                scope.set_tag("event", name)
                error = find_error(record)
                if error is not None:
                    scope.capture_exception(error)
                else:
                    scope.capture_message(name, "error")
        except Exception:
            self.handleError(record)


def strip_event(event: Any, hint: Any) -> Any:
    """Return a report with nothing but the kinds of its errors, the places in the code, and what process it is."""
    errors = event.get("exception", {}).get("values", ())
    kept = ("event_id", "timestamp", "level", "logger", "tags", "message", "platform", "release", "server_name", "sdk")
    return {name: event[name] for name in kept if name in event} | {
        "exception": {"values": [_strip_error(error) for error in errors]}
    }


def _strip_error(error: Any) -> dict[str, Any]:
    frames = (error.get("stacktrace") or {}).get("frames", ())
    return {
        "type": error.get("type"),
        "module": error.get("module"),
        "stacktrace": {"frames": [{name: frame[name] for name in FRAME if name in frame} for frame in frames]},
    }
