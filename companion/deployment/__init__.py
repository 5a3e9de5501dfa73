"""Where and how this copy runs: values of settings, checks before the start, installation, addresses, log, liveness."""
