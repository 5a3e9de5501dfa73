"""Sockets and HTTP, tested on the real server."""
