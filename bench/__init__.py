"""What things cost, measured: medians and ratios of one run. Nothing here fails a build."""
