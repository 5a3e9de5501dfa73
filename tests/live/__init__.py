"""Sockets and HTTP against the real server."""
