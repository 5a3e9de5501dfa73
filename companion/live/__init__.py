"""Sockets: phones that watch a table, and what they are told."""
