"""Measures of drawings: contrast, outlines, what contains a point."""

import os
import re
import subprocess
import sys
from collections.abc import Mapping
from functools import lru_cache

import pytest

from games.core.art.geometry import (
    Cubic,
    Curve,
    Point,
    Segment,
    flatten,
    rotate,
)
from games.core.art.glyph import Glyph
from games.core.art.tile import TileArt


def luminance(colour: str) -> float:
    """Return the relative luminance of `#RRGGBB`, 0 black to 1 white (WCAG 2.2)."""
    channels = (int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5))
    red, green, blue = (c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in channels)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(ink: str, other: str) -> float:
    """Return the contrast of two colours `#RRGGBB`, 1 to 21 (WCAG 2.2)."""
    darker, lighter = sorted((luminance(ink), luminance(other)))
    return (lighter + 0.05) / (darker + 0.05)


def lens_points(data: str) -> list[list[Point]]:
    """Return the absolute points of every cut in the path data that `cuts` writes."""
    lenses, pen = [], (0.0, 0.0)
    for move, lens in re.findall(r"m([^q]+)q([^z]+)z", data):
        dx, dy, *numbers = (float(v) for v in re.findall(r"-?(?:\d+\.?\d*|\.\d+)", f"{move} {lens}"))
        pen = (pen[0] + dx, pen[1] + dy)
        bx, by, cx, cy, ex, ey, fx, fy = numbers
        assert (cx + fx, cy + fy) == pytest.approx((0, 0)), "a cut closes where it began"
        offsets = ((0.0, 0.0), (bx, by), (cx, cy), (cx + ex, cy + ey))
        lenses.append([(pen[0] + x, pen[1] + y) for x, y in offsets])
    return lenses


def check_margins(art: TileArt, symbols: Mapping[str, Glyph]) -> None:
    """Assert that no glyph and no cut comes closer than three units to an edge of the tile."""
    for glyph in art.glyphs:
        left, top, right, bottom = (side * glyph.scale for side in symbols[glyph.kind].body)
        assert min(glyph.x + left, glyph.y + top) >= 3, glyph
        assert max(glyph.x + right, glyph.y + bottom) <= 97, glyph
    for mark in art.marks:
        points = [point for lens in lens_points(mark.path) for point in lens]
        assert points
        assert min(min(p) for p in points) >= 3
        assert max(max(p) for p in points) <= 97


def print_elsewhere(program: str) -> set[str]:
    """Return what a program prints in other processes, whose sets have another order."""
    command, path = [sys.executable, "-c", program], os.pathsep.join(sys.path)
    environments = ({"PYTHONHASHSEED": seed, "PYTHONPATH": path} for seed in ("1", "2"))
    runs = (subprocess.run(command, env=env, capture_output=True, text=True, check=True) for env in environments)
    return {run.stdout.strip() for run in runs}


def curves(data: str) -> list[Curve]:
    """Return the subpaths of absolute path data (M, L, H, V, C, Z)."""
    segments: list[list[Segment]] = []
    start = pen = (0.0, 0.0)
    for letter, body in re.findall("([MLHVCZ])([^MLHVCZ]*)", data):
        values = [float(v) for v in re.findall(r"-?(?:\d+\.?\d*|\.\d+)", body)]
        if letter == "M":
            start = pen = (values[0], values[1])
            segments.append([])
            continue
        if letter == "C":
            cubic: Cubic = (pen, (values[0], values[1]), (values[2], values[3]), (values[4], values[5]))
            segments[-1].append(cubic)
            pen = cubic[3]
            continue
        ends = {"L": values, "H": [*values, pen[1]], "V": [pen[0], *values], "Z": list(start)}[letter]
        end = (ends[0], ends[1])
        segments[-1].append((pen, end))
        pen = end
    return [tuple(curve) for curve in segments]


@lru_cache(maxsize=2048)
def outlines(data: str) -> tuple[tuple[Point, ...], ...]:
    return tuple(flatten(curve) for curve in curves(data))


@lru_cache(maxsize=2048)
def edges_of(data: str) -> tuple[tuple[float, float, float, float], ...]:
    """Return the straight segments that bound an area: from x, y to x, y."""
    lines = outlines(data)
    return tuple((*a, *b) for line in lines for a, b in zip(line, (*line[1:], line[0]), strict=True))


def contains(data: str, point: Point) -> bool:
    """True if a point is in an area (even-odd rule)."""
    x, y = point
    hit = False
    for ax, ay, bx, by in edges_of(data):
        if (ay > y) != (by > y) and x < ax + (y - ay) * (bx - ax) / (by - ay):
            hit = not hit
    return hit


def owner(art: TileArt, point: Point) -> set[str]:
    return {segment for segment, region in art.regions.items() if contains(region, point)}


def just_inside(along: float, edge: int, depth: float) -> Point:
    """Return a point near an edge: `along` it clockwise, `depth` inside the tile."""
    return rotate((along, depth), edge)
