"""The log on stderr: codes and ids, as lines of JSON or for a console. It never has a payload."""

import logging
import sys
from typing import Any

import structlog

from companion.deployment.outage_lines import OncePerMinute, name_outage


def build_logging(form: str, level: str, process: str) -> dict[str, Any]:
    """Configure structlog, and return Django's LOGGING.

    - `form`: `console` or `json`.
    - `process`: a name that is written on every line, "" for none.
    """

    def name_process(logger: Any, method: str, line: structlog.typing.EventDict) -> structlog.typing.EventDict:
        if process:
            line["process"] = process
        return line

    processors: list[Any] = [
        name_process,
        leave_out_query,
        structlog.contextvars.merge_contextvars,
        structlog.stdlib.add_log_level,
        structlog.stdlib.add_logger_name,
        structlog.processors.TimeStamper(fmt="iso", utc=True),
    ]
    # Both kinds print tracebacks without local variables, which hold payloads.
    if form == "json":
        renderers: list[Any] = [structlog.processors.format_exc_info, structlog.processors.JSONRenderer()]
    else:
        renderers = [
            structlog.dev.ConsoleRenderer(colors=sys.stderr.isatty(), exception_formatter=structlog.dev.plain_traceback)
        ]
    structlog.configure(
        processors=[
            structlog.stdlib.filter_by_level,
            *processors,
            structlog.stdlib.ProcessorFormatter.wrap_for_formatter,
        ],
        logger_factory=structlog.stdlib.LoggerFactory(),
        wrapper_class=structlog.stdlib.BoundLogger,
        cache_logger_on_first_use=True,
    )
    logging.captureWarnings(True)  # printed as text, they break the lines of JSON
    return {
        "version": 1,
        "disable_existing_loggers": False,
        "formatters": {
            "structured": {
                "()": structlog.stdlib.ProcessorFormatter,
                "foreign_pre_chain": processors,
                "processors": [structlog.stdlib.ProcessorFormatter.remove_processors_meta, name_outage, *renderers],
            }
        },
        "filters": {"outages": {"()": OncePerMinute}},
        "handlers": {
            "stderr": {"class": "logging.StreamHandler", "formatter": "structured", "filters": ["outages"]},
        },
        "root": {"handlers": ["stderr"], "level": level},
        "loggers": {
            "django.request": {"level": "ERROR"},  # a refusal is an answer, not an incident
            # nor is a foreign host name: any stranger can send one
            "django.security.DisallowedHost": {"level": "CRITICAL"},
            "uvicorn.error": {"level": "WARNING"},
            "celery": {"level": "WARNING"},  # or each tick would be a line
        },
    }


def leave_out_query(logger: Any, method: str, line: structlog.typing.EventDict) -> structlog.typing.EventDict:
    """Drop the query string from the request's address."""
    if isinstance(line.get("request"), str):
        line["request"] = line["request"].partition("?")[0]
    return line
