"""Devices, profiles and who is who."""
