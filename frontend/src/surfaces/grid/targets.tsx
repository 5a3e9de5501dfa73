/** What is chosen on a grid besides free cells: tiles, edges between them, and trails over them. */

import type { GameArt } from "../../pieces/assets";
import { Content } from "../Content";
import { type Point, TARGET, UNIT } from "../camera";
import type { Badge, Trail } from "../types";
import { EDGES, type EdgeName, parseCell, parsePlace } from "./places";

/** Ends of the drawn edges (x, y, x, y), in board units from the cell's north-west corner. */
const ENDS: Record<EdgeName, readonly [number, number, number, number]> = {
  N: [20, 0, 80, 0],
  E: [100, 20, 100, 80],
  S: [20, 100, 80, 100],
  W: [0, 20, 0, 80],
};

export const isEdge = (place: string) => parsePlace(place).edge !== undefined;

/** Return the point of a cell or an edge, in cells from the middle of cell 0,0. */
export function findPointAt(place: string): Point {
  const { x, y, edge } = parsePlace(place);
  if (!edge) return { x, y };
  const [fromX, fromY, toX, toY] = ENDS[edge];
  return { x: x + (fromX + toX) / 2 / UNIT - 0.5, y: y + (fromY + toY) / 2 / UNIT - 0.5 };
}

/** Return the edge at a finger: the nearest one within half a touch target. */
export function findEdgeUnder(edges: readonly string[], { x, y }: Point, scale: number): string | undefined {
  const near = edges
    .map((edge) => {
      const at = findPointAt(edge);
      return { edge, far: Math.hypot(at.x + 0.5 - x, at.y + 0.5 - y) };
    })
    .sort((first, second) => first.far - second.far)[0];
  return near && near.far <= Math.max(TARGET / 2 / scale, 0.35) ? near.edge : undefined;
}

/** Edges that may be tapped, with a glow. */
export function LegalEdges({ edges }: { edges: readonly string[] }) {
  return (
    <g>
      {edges.map((place) => {
        const { x, y, edge = EDGES[0] as EdgeName } = parsePlace(place);
        const [fromX, fromY, toX, toY] = ENDS[edge];
        const line = `M${fromX} ${fromY}L${toX} ${toY}`;
        return (
          <g key={place} data-edge={place} transform={`translate(${x * UNIT} ${y * UNIT})`}>
            <path class="legal-edge-key" d={line} />
            <path class="legal-edge-glow" d={line} />
          </g>
        );
      })}
    </g>
  );
}

/** Smallest radius of a badge, in CSS px, as long as it fits on its tile. */
const LEAST_RADIUS = 10;
const RADIUS = 13;
const SIGN = 17;
/** Greatest width of a badge, in board units. */
const WIDEST = 98;

interface BadgesProps {
  art: GameArt;
  badges: Readonly<Record<string, Badge>>;
  /** CSS px per cell. */
  scale: number;
}

/** Badges at the foot of tiles: a number with glyphs beside it. */
export function Badges({ art, badges, scale }: BadgesProps) {
  const leastScale = Math.max(0.9, (LEAST_RADIUS * UNIT) / (RADIUS * scale));
  return (
    <g>
      {Object.entries(badges).map(([place, { value, signs }]) => {
        const { x, y } = findPointAt(place);
        const number = 2 * RADIUS + 12 * (value.length - 1);
        const width = number + SIGN * signs.length + (signs.length ? 4 : 0);
        const size = Math.min(leastScale, WIDEST / width, 1.9);
        return (
          <g
            key={place}
            class="place-badge"
            data-badge={place}
            transform={`translate(${(x + 0.5) * UNIT} ${(y + 0.97) * UNIT - RADIUS * size})scale(${size})`}
          >
            <rect x={-width / 2} y={-RADIUS} width={width} height={2 * RADIUS} rx={RADIUS} />
            <text x={(number - width) / 2} y="7">
              {value}
            </text>
            {signs.map((sign, i) => (
              <Content
                key={sign}
                source={art.pieces[sign] ?? ""}
                transform={`translate(${number - width / 2 + SIGN * (i + 0.4)} 0)scale(.19)`}
              />
            ))}
          </g>
        );
      })}
    </g>
  );
}

/** A dotted trail from tile to tile; nothing while it has no target. */
export function GridTrail({ trail: { from, path, to, sent = false } }: { trail: Trail }) {
  if (to === undefined) return null;
  const line = [from, ...path, to]
    .map(parseCell)
    .map(({ x, y }, i) => `${i ? "L" : "M"}${(x + 0.5) * UNIT} ${(y + 0.5) * UNIT}`)
    .join("");
  return (
    <g class={sent ? "trail draft-sent" : "trail"} data-trail={[from, ...path, to].join(" ")}>
      <path class="trail-edge" d={line} />
      <path class="trail-line" d={line} />
    </g>
  );
}
