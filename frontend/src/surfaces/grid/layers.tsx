/** The layers of a board, from the bottom up, in board units (100 per cell). */

import { useEffect, useMemo, useState } from "preact/hooks";
import { t } from "../../i18n";
import { findAnchor, findLevelAtHand, formatSymbolHref, type GameArt, type Level } from "../../pieces/assets";
import { SHAPES } from "../../ui/Stamp";
import type { GridView, PieceView } from "../../wire";
import { Content } from "../Content";
import { UNIT } from "../camera";
import type { Seats } from "../types";
import { drawOutline, EDGES, parseCell, parsePlace } from "./places";

type Spot = readonly [number, number];

/** Scale of pieces by level of detail: larger on small tiles. */
export const PIECE_SCALE: Record<Level, number> = { S: 1.45, M: 1.25, L: 1.1 };
/** Middles of the edges N, E, S, W. */
const MIDDLES: readonly Spot[] = [
  [50, 0],
  [100, 50],
  [50, 100],
  [0, 50],
];

interface TileProps {
  art: GameArt;
  cell: string;
  tile: string;
  rotation: number;
  level: Level;
}

export function Tile({ art, cell, tile, rotation, level }: TileProps) {
  const { x, y } = parseCell(cell);
  return (
    <use
      href={formatSymbolHref(art, tile, rotation, level)}
      x={x * UNIT}
      y={y * UNIT}
      width={UNIT}
      height={UNIT}
      data-tile={cell}
    />
  );
}

/** Return the CSS transform origin in the middle of a cell. */
export function formatOrigin(cell: string): { transformOrigin: string } {
  const { x, y } = parseCell(cell);
  return { transformOrigin: `${(x + 0.5) * UNIT}px ${(y + 0.5) * UNIT}px` };
}

interface TilesProps {
  art: GameArt;
  tiles: GridView["tiles"];
  level: Level;
  /** Tiles laid after this one are animated, except at `quiet`, where the tile was drawn before it was sent. */
  since: number;
  quiet?: string | undefined;
}

export function Tiles({ art, tiles, level, since, quiet }: TilesProps) {
  const drawn = findLevelAtHand(art.id, level);
  return useMemo(
    () => (
      <g>
        {Object.entries(tiles).map(([cell, { tile, rotation, n }]) => {
          const fresh = n > since && cell !== quiet;
          return (
            <g key={cell} class={fresh ? "tile-laid" : undefined} style={fresh ? formatOrigin(cell) : {}}>
              <Tile art={art} cell={cell} tile={tile} rotation={rotation} level={drawn} />
            </g>
          );
        })}
      </g>
    ),
    [art, tiles, drawn, since, quiet],
  );
}

interface TurretsProps {
  art: GameArt;
  tiles: GridView["tiles"];
  level: Level;
}

/** One upright turret on every corner where a wall of any tile ends. */
export function Turrets({ art, tiles, level }: TurretsProps) {
  const drawn = level !== "S";
  return useMemo(() => {
    if (!drawn) return null;
    const corners = new Map<string, Spot>();
    for (const [cell, { tile, rotation }] of Object.entries(tiles)) {
      const { x, y } = parseCell(cell);
      for (const [left = 0, top = 0] of art.geometry[tile]?.[rotation]?.wall_ends ?? []) {
        const corner: Spot = [x * UNIT + left, y * UNIT + top];
        corners.set(corner.join(), corner);
      }
    }
    const upright = [...corners].sort(([, a], [, b]) => a[1] - b[1] || a[0] - b[0]);
    return (
      <g>
        {upright.map(([key, [x, y]]) => (
          <use key={key} href="#g-turret" x={x} y={y} />
        ))}
      </g>
    );
  }, [art, tiles, drawn]);
}

/** Return the point of a place, in board units: a segment's anchor, or the middle of an edge or a cell. */
export function findSpot(art: GameArt, tiles: GridView["tiles"], place: string): Spot {
  const { x, y, cell, segment, edge } = parsePlace(place);
  const laid = tiles[cell];
  const [left, top] =
    segment && laid
      ? findAnchor(art, laid.tile, laid.rotation, segment)
      : (MIDDLES[edge ? EDGES.indexOf(edge) : -1] ?? [50, 50]);
  return [x * UNIT + left, y * UNIT + top];
}

interface PieceProps {
  colour: string | undefined;
  lying?: boolean | undefined;
  at: Spot;
  scale: number;
  /** Not sent yet: a dashed key line. */
  waiting?: boolean | undefined;
}

/** A seat's piece as a peg with the shape of the seat's colour. */
export function Piece({ colour = "", lying, at, scale, waiting }: PieceProps) {
  const shape = SHAPES[colour]?.shape;
  if (!shape) return null;
  return (
    <use
      class={`piece seat-${colour}${waiting ? " piece-waiting" : ""}`}
      href={`#peg-${shape}${lying ? "-lying" : ""}`}
      transform={`translate(${at[0]} ${at[1]})scale(${scale})`}
    />
  );
}

type PieceShown = Pick<PieceView, "seat" | "lying"> & Partial<Pick<PieceView, "kind">>;

interface PiecesProps {
  art: GameArt;
  tiles: GridView["tiles"];
  pieces: Readonly<Record<string, PieceShown>>;
  seats: Seats;
  level: Level;
}

/** Distance of pieces at the same point, in board units. */
const APART = 34;
/** Scale of a game's picture of a piece, which has a radius of 50. */
const PICTURED = 0.32;

/** Return the points of pieces; those at the same point are moved side by side. */
function spread(art: GameArt, tiles: GridView["tiles"], pieces: PiecesProps["pieces"]) {
  const placed = Object.entries(pieces).map(([place, piece]) => ({
    place,
    piece,
    at: findSpot(art, tiles, place),
  }));
  return placed.map(({ place, piece, at }) => {
    const atSameSpot = placed.filter((other) => other.at.join() === at.join());
    const nth = atSameSpot.findIndex((other) => other.place === place);
    return { place, piece, at: [at[0] + (nth - (atSameSpot.length - 1) / 2) * APART, at[1]] as const };
  });
}

export function Pieces({ art, tiles, pieces, seats, level }: PiecesProps) {
  const placed = spread(art, tiles, pieces).sort((a, b) => a.at[1] - b.at[1]);
  return (
    <g>
      {placed.map(({ place, piece, at }) => (
        <PieceOfKind
          key={place}
          art={art}
          kind={piece.kind}
          place={place}
          colour={seats[piece.seat]?.colour}
          lying={piece.lying}
          at={at}
          scale={PIECE_SCALE[level]}
        />
      ))}
    </g>
  );
}

interface PieceOfKindProps extends PieceProps {
  art: GameArt;
  kind: string | undefined;
  place: string;
}

/** A seat's piece at a place: the game's picture of its kind, else a peg. */
export function PieceOfKind({ art, kind = "", place, ...peg }: PieceOfKindProps) {
  const { colour, at, scale, waiting } = peg;
  const picture = art.pieces[kind];
  if (!picture) return <Piece {...peg} />;
  const across = ["N", "S"].includes(parsePlace(place).edge ?? "");
  const transform = `translate(${at.join(" ")})scale(${PICTURED * scale})${across ? "rotate(90)" : ""}`;
  return (
    <g class={`piece-drawn seat-${colour}${waiting ? " piece-waiting" : ""}`} data-piece={place}>
      <Content source={picture} transform={transform} />
      <PieceShape colour={colour} parts={art.parts[kind]} transform={transform} />
    </g>
  );
}

interface PieceShapeProps {
  colour: string | undefined;
  parts: GameArt["parts"][string] | undefined;
  transform?: string;
}

/** The shape of a seat on a drawn piece, which tells it apart without its colour. */
export function PieceShape({ colour = "", parts, transform }: PieceShapeProps) {
  if (!parts?.shape) return null;
  const [x, y, scale] = parts.shape;
  return (
    <g transform={transform}>
      <path
        class="piece-shape"
        transform={`translate(${x} ${y})scale(${scale})`}
        d={SHAPES[colour]?.path ?? ""}
      />
    </g>
  );
}

const CORNER_MARKS = "M8 26V8H26M74 8H92V26M92 74V92H74M26 92H8V74";

interface LegalCellsProps {
  cells: readonly string[];
  tiles: GridView["tiles"];
}

/** Cells that may be tapped: corner marks, on amber where no tile lies yet. */
export function LegalCells({ cells, tiles }: LegalCellsProps) {
  return (
    <g>
      {cells.map((cell) => {
        const { x, y } = parseCell(cell);
        return (
          <g key={cell} data-cell={cell} transform={`translate(${x * UNIT} ${y * UNIT})`}>
            {tiles[cell] ? null : <rect class="legal-glow" x="5" y="5" width="90" height="90" rx="10" />}
            <path class="legal-edge" d={CORNER_MARKS} />
            <path class="legal-mark" d={CORNER_MARKS} />
          </g>
        );
      })}
    </g>
  );
}

interface MarksProps {
  art: GameArt;
  tiles: GridView["tiles"];
  marks: Readonly<Record<string, string>>;
}

/** Marks of the game: a dashed box with a cross on a free cell, a badge with the game's sign on a tile. */
export function Marks({ art, tiles, marks }: MarksProps) {
  return (
    <g>
      {Object.entries(marks).map(([cell, mark]) => {
        const { x, y } = parseCell(cell);
        if (tiles[cell]) {
          return (
            <g key={cell} class="badge" data-mark={cell} transform={`translate(${x * UNIT} ${y * UNIT})`}>
              <circle cx="80" cy="20" r="19" />
              <text x="80" y="28.5">
                {t(`${art.id}.sign_${mark}`)}
              </text>
            </g>
          );
        }
        return (
          <g key={cell} class="mark" data-mark={cell} transform={`translate(${x * UNIT} ${y * UNIT})`}>
            <rect x="12" y="12" width="76" height="76" rx="6" />
            <path d="M36 36L64 64M64 36L36 64" />
          </g>
        );
      })}
    </g>
  );
}

/** An amber outline with a dark edge around some cells. */
export function Outline({ cells, name }: { cells: readonly string[]; name: string }) {
  if (!cells.length) return null;
  const path = drawOutline(cells);
  return (
    <g class={`outline outline-${name}`} data-outline={name}>
      <path class="outline-edge" d={path} />
      <path class="outline-line" d={path} />
    </g>
  );
}

const LOOK_HERE_MS = 4_000;

/** Outline of the tile laid last, for 4 s. Use the tile's number as key. */
export function Newest({ cell }: { cell: string }) {
  const [isVisible, setVisible] = useState(true);
  useEffect(() => {
    const timer = setTimeout(() => setVisible(false), LOOK_HERE_MS);
    return () => clearTimeout(timer);
  }, []);
  return isVisible ? <Outline name="newest" cells={[cell]} /> : null;
}
