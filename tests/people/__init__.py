"""Devices, profiles, accounts and merged people."""
