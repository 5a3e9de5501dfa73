"""The name of a host in a home network."""

LAN_NAME = "table.test"
"""A host name that the tests' browser resolves to this machine, without treating it as secure."""
