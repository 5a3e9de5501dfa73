"""The HTTP API against the real server."""
