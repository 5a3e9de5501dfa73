"""The product in Chromium: phone-sized browser contexts at one table, played by taps."""
