"""Benchmarks: medians and ratios of one run. They never fail a build."""
