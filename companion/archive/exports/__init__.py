"""Exports: files, links and pictures."""
