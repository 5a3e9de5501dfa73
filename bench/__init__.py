"""Benchmarks. They print medians and ratios of one run and never fail a build."""
