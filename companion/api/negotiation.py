"""Content negotiation: every address has one format, which is sent whatever a client says that it accepts."""

from typing import Any

from rest_framework.negotiation import DefaultContentNegotiation
from rest_framework.request import Request


class OneFormat(DefaultContentNegotiation):
    """Content negotiation that always chooses the only format."""

    def select_renderer(self, request: Request, renderers: Any, format_suffix: Any = None) -> Any:
        return renderers[0], renderers[0].media_type
