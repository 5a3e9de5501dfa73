/**
 * The visible part of a board: pure functions of a camera, the cells it looks at and the size of its window.
 */

import type { Level } from "../pieces/assets";

export interface Cell {
  x: number;
  y: number;
}

/** Cells left..right and top..bottom, all inclusive. */
export interface Bounds {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** The point of the board (in cells) in the middle of the window, and CSS px per cell. */
export interface Camera {
  x: number;
  y: number;
  scale: number;
}

/** The window, in CSS px. */
export interface Size {
  width: number;
  height: number;
}

export interface Point {
  x: number;
  y: number;
}

/** Width of a cell in stage units. */
export const UNIT = 100;
/** The plan with the most spots fits a window 160 px high, the least that a result gives to a board. */
const MIN_SCALE = 10;
const MAX_SCALE = 220;
/** Cells around a whole board that is only looked at. */
export const CLOSE_MARGIN = 0.15;
/** Smallest size of a touch target, in CSS px. */
export const TARGET = 44;

export function findLevel(scale: number): Level {
  return scale < 56 ? "S" : scale < 96 ? "M" : "L";
}

function clamp(value: number, least: number, most: number): number {
  return Math.min(most, Math.max(least, value));
}

/** Return the camera that shows all cells with `margin` cells around them, at most `most` px per cell. */
export function fitCamera(
  bounds: Bounds,
  size: Size,
  margin = 0.5,
  most = Math.max(96, Math.min(size.width, size.height) / 4.5),
): Camera {
  const wide = bounds.right - bounds.left + 1 + 2 * margin;
  const high = bounds.bottom - bounds.top + 1 + 2 * margin;
  return {
    x: (bounds.left + bounds.right + 1) / 2,
    y: (bounds.top + bounds.bottom + 1) / 2,
    scale: clamp(Math.min(size.width / wide, size.height / high), MIN_SCALE, most),
  };
}

/** As `fitCamera`, but with at least `least` px per cell. If that does not show everything, the window is centred on `cell`
 * (or on `choice`, if that would be out of sight) and leaves as little as possible of itself empty.
 */
export function fitForTouch(
  bounds: Bounds,
  size: Size,
  cell: Cell,
  choice: Cell = cell,
  least = TARGET,
): Camera {
  const fittedCamera = fitCamera(bounds, size);
  if (fittedCamera.scale >= least) return fittedCamera;
  const centred = ({ x, y }: Cell) =>
    confineCamera({ x: x + 0.5, y: y + 0.5, scale: least }, bounds, size, 0.5);
  const camera = centred(cell);
  return shows(camera, size, { left: choice.x, right: choice.x, top: choice.y, bottom: choice.y })
    ? camera
    : centred(choice);
}

/** Move the camera so that at most `margin` cells beside the board are visible, if the board is larger than the window. */
function confineCamera(camera: Camera, bounds: Bounds, size: Size, margin: number): Camera {
  const along = (at: number, from: number, to: number, px: number) => {
    const half = px / camera.scale / 2;
    const least = from - margin + half;
    const most = to + 1 + margin - half;
    return least > most ? (from + to + 1) / 2 : clamp(at, least, most);
  };
  return {
    x: along(camera.x, bounds.left, bounds.right, size.width),
    y: along(camera.y, bounds.top, bounds.bottom, size.height),
    scale: camera.scale,
  };
}

/** Limit a camera: its centre stays on the board, its scale within the bounds. */
export function clampCamera(camera: Camera, bounds: Bounds): Camera {
  return {
    x: clamp(camera.x, bounds.left, bounds.right + 1),
    y: clamp(camera.y, bounds.top, bounds.bottom + 1),
    scale: clamp(camera.scale, MIN_SCALE, MAX_SCALE),
  };
}

export function panCamera(camera: Camera, dx: number, dy: number): Camera {
  return { ...camera, x: camera.x - dx / camera.scale, y: camera.y - dy / camera.scale };
}

/** Zoom by a factor. The board's point under `at` (px in the window) stays where it is. */
export function zoomCamera(camera: Camera, size: Size, factor: number, at: Point): Camera {
  const scale = clamp(camera.scale * factor, MIN_SCALE, MAX_SCALE);
  const before = findBoardPoint(camera, size, at);
  const dx = (at.x - size.width / 2) / scale;
  const dy = (at.y - size.height / 2) / scale;
  return { x: before.x - dx, y: before.y - dy, scale };
}

/** Return the board's point, in cells, under a point of the window. */
export function findBoardPoint(camera: Camera, size: Size, at: Point): Point {
  return {
    x: camera.x + (at.x - size.width / 2) / camera.scale,
    y: camera.y + (at.y - size.height / 2) / camera.scale,
  };
}

/** Return the cells in the window, in parts of cells. */
export function computeWindow({ x, y, scale }: Camera, { width, height }: Size): Bounds {
  const half = { x: width / scale / 2, y: height / scale / 2 };
  return { left: x - half.x, top: y - half.y, right: x + half.x - 1, bottom: y + half.y - 1 };
}

/** True if all of these cells are in the window. */
export function shows(camera: Camera, size: Size, bounds: Bounds): boolean {
  const seen = computeWindow(camera, size);
  return (
    bounds.left >= seen.left &&
    bounds.right <= seen.right &&
    bounds.top >= seen.top &&
    bounds.bottom <= seen.bottom
  );
}

/** What chips take of a window at each of its edges, in CSS px. */
const EDGE = 48;

/** Move the camera to some points, in cells: to the middle of as many as the window shows at once, the nearest first. */
export function leadCamera(points: readonly Point[], camera: Camera, size: Size): Camera {
  const far = ({ x, y }: Point) => Math.hypot(x - camera.x, y - camera.y);
  let led = camera;
  const inner = { width: size.width - 2 * EDGE, height: size.height - 2 * EDGE };
  const shown: Point[] = [];
  for (const point of [...points].sort((one, other) => far(one) - far(other))) {
    const [xs, ys] = [[...shown, point].map(({ x }) => x), [...shown, point].map(({ y }) => y)];
    const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
    const next = { x: (left + right) / 2, y: (top + bottom) / 2, scale: camera.scale };
    const around = { left: left - 0.5, top: top - 0.5, right: right - 0.5, bottom: bottom - 0.5 };
    if (shown.length && !shows(next, inner, around)) continue;
    shown.push(point);
    led = next;
  }
  return led;
}

/** Return the CSS transform of a stage with 100 units per cell and its origin at cell 0,0. */
export function formatTransform(camera: Camera, size: Size): string {
  const left = size.width / 2 - camera.x * camera.scale;
  const top = size.height / 2 - camera.y * camera.scale;
  return `translate(${left.toFixed(2)}px, ${top.toFixed(2)}px) scale(${(camera.scale / 100).toFixed(4)})`;
}
