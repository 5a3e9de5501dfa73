"""Sockets: phones that watch a table, and the messages to them."""
