"""Tile art: drawing printed tiles as data and as SVG, without a browser, a clock or chance.

Everything is in tile units: a tile is a square 0..100, x east, y south. Colours are names of inks, written as CSS
variables (`--t-field`), so that one picture serves the light theme (`day`) and the dark theme (`lamp`).

`palette` holds the colours, `geometry` the curves, `sampling` and `marks` the places and cuts, `grain` the seeded
variety, `glyph`, `digits` and `pieces` what stands on a tile, `tile` the result, `svg` its notation, `sheet` the sprite
sheets that a phone loads, `layouts` the pictures of plans and tracks.
"""
