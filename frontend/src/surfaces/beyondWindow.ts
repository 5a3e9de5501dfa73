/** Places that the window of a board does not show, by the side where they are: pure functions. */

import type { Camera, Point, Size } from "./camera";

const SIDES = ["up", "left", "right", "down"] as const;
type Side = (typeof SIDES)[number];

/** A box in the window, in CSS px. */
export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** What is out of sight on one side, and where the window says so. */
interface Beyond {
  side: Side;
  /** How many places, with those under the chip. */
  count: number;
  /** Those outside of the window. */
  points: readonly Point[];
  box: Box;
}

/** Size of a chip and its distance from the edge, in CSS px. */
const CHIP = { width: 60, height: 44, gap: 4 };
/** Nearer than this to the edge a place is not in sight: the middle of a target lies there, in CSS px. */
const EDGE = 12;
/** The same for a chip, which lies over the place. */
const NEAR = 18;

/** A place and where it is in the window, in CSS px. */
interface Pixel {
  point: Point;
  x: number;
  y: number;
}

/** Return the side on which a place is out of sight, undefined if the window shows it. */
function findSide({ x, y }: Pixel, { width, height }: Size): Side | undefined {
  const beyond: Record<Side, number> = {
    up: EDGE - y,
    left: EDGE - x,
    right: x - width + EDGE,
    down: y - height + EDGE,
  };
  const [farthest] = [...SIDES].sort((one, other) => beyond[other] - beyond[one]);
  return farthest && beyond[farthest] > 0 ? farthest : undefined;
}

/** Return where along its side a chip may be: in the middle, at the start, at the end. */
function listBoxes(side: Side, { width, height }: Size): Box[] {
  const { gap } = CHIP;
  const [right, bottom] = [width - CHIP.width - gap, height - CHIP.height - gap];
  const lies = side === "up" || side === "down";
  const along = lies ? [right / 2, gap, right] : [bottom / 2, gap, bottom];
  const across = side === "up" || side === "left" ? gap : lies ? bottom : right;
  return along.map((at) => ({
    left: lies ? at : across,
    top: lies ? across : at,
    width: CHIP.width,
    height: CHIP.height,
  }));
}

const isUnder = ({ left, top, width, height }: Box, { x, y }: Pixel) =>
  x > left - NEAR && x < left + width + NEAR && y > top - NEAR && y < top + height + NEAR;

const meet = (one: Box, other: Box) =>
  one.left < other.left + other.width &&
  other.left < one.left + one.width &&
  one.top < other.top + other.height &&
  other.top < one.top + one.height;

/**
 * Return what of some places is out of sight, one entry for each side. A place under a chip counts as out of sight on the
 * chip's side; a chip is put where it covers the fewest.
 *
 * @param places middles in cells.
 */
export function listBeyondWindow(places: readonly Point[], camera: Camera, size: Size): Beyond[] {
  if (!size.width || !size.height) return [];
  const pixels = places.map((point) => ({
    point,
    x: (point.x - camera.x) * camera.scale + size.width / 2,
    y: (point.y - camera.y) * camera.scale + size.height / 2,
  }));
  let seen = pixels.filter((pixel) => findSide(pixel, size) === undefined);
  const chips: Box[] = [];
  // A chip brings a place into the middle: no chip lies there.
  const middle = { point: camera, x: size.width / 2, y: size.height / 2 };
  return SIDES.flatMap((side) => {
    const out = pixels.filter((pixel) => findSide(pixel, size) === side);
    if (!out.length) return [];
    const under = (box: Box) => seen.filter((pixel) => isUnder(box, pixel));
    const apart = listBoxes(side, size).filter(
      (box) => !isUnder(box, middle) && !chips.some((other) => meet(box, other)),
    );
    const box = (apart.length ? apart : listBoxes(side, size)).reduce((best, next) =>
      under(next).length < under(best).length ? next : best,
    );
    chips.push(box);
    const covered = under(box);
    seen = seen.filter((pixel) => !covered.includes(pixel));
    return [{ side, count: out.length + covered.length, points: out.map(({ point }) => point), box }];
  });
}
