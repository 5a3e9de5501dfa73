import { useMemo } from "preact/hooks";
import { findLevelAtHand, type GameArt, isSymbol, type Level } from "../../pieces/assets";
import type { GridView, ScoreLine } from "../../wire";
import { CLOSE_MARGIN, UNIT } from "../camera";
import { LeftOver, ProofNumber } from "../ProofMarks";
import type { Seats } from "../types";
import { findSpot, Outline, Pieces, Tile, Turrets } from "./layers";
import { computeBounds, parseCell, parsePlace } from "./places";
import { type CitedCell, listCited } from "./proof";

interface ProofLayerProps {
  art: GameArt;
  board: GridView;
  seats: Seats;
  level: Level;
  /** CSS px per tile. */
  scale: number;
  line: ScoreLine;
}

/** Smallest radius of a number, in CSS px: larger where one sits further away; then the bounds of its scale. */
const computeNumberRadius = () => Math.max(11, innerWidth / 90);
const [LEAST, MOST] = [0.9, 3];
/** Radius of the ring around a symbol, in board units; its number is a smaller disc on the ring. */
const RING = 19;
const ON_RING = 0.72;
/** Radius of a number with its edge before it is scaled, in board units. */
const NUMBER = 13;
/** The same of the mark on what was left over. */
const LEFT_OVER = 11;

/** What a score line cites, in full colour over the faint board: tiles with the rest dimmed, pieces, rings, numbers. */
export function ProofLayer({ art, board, seats, level, scale, line }: ProofLayerProps) {
  const cited = useMemo(() => listCited(line, board), [line, board]);
  const drawn = findLevelAtHand(art.id, level);
  const bigger = Math.min(MOST, Math.max(LEAST, (computeNumberRadius() / 12) * (UNIT / scale)));
  const counted = Object.fromEntries(
    Object.entries(line.majority ?? {}).map(([place, seat]) => [
      place,
      { seat, lying: board.pieces?.[place]?.lying ?? false },
    ]),
  );
  // What a game draws of its own on the cited tiles belongs to what was counted: a road, or who has walked there.
  const lying = Object.fromEntries(
    Object.entries(board.pieces ?? {}).filter(
      ([place, { kind }]) => cited.tiles[parsePlace(place).cell] && art.pieces[kind],
    ),
  );
  // A number at the edge of the board would be cut by the frame of a still.
  const { left: west, top: north, right: east, bottom: south } = computeBounds(Object.keys(board.tiles));
  const keepOnBoard = (at: number, from: number, to: number, radius: number) =>
    Math.max((from - CLOSE_MARGIN) * UNIT + radius, Math.min((to + 1 + CLOSE_MARGIN) * UNIT - radius, at));
  const isOnSymbol = (place: string) => {
    const { cell, segment = "" } = parsePlace(place);
    const laid = board.tiles[cell];
    return laid !== undefined && isSymbol(art, laid.tile, laid.rotation, segment);
  };
  const ringed = ({ cell, segments = [] }: CitedCell) =>
    segments.map((segment) => `${cell}/${segment}`).filter(isOnSymbol);
  // Cells with cited symbols only have rings; all others are outlined.
  const outlined = cited.cells.filter((entry) => {
    const { segments = [] } = entry;
    return !segments.length || ringed(entry).length < segments.length;
  });
  return (
    <g class="proof" key={line.n}>
      {cited.cells.map((entry, i) => (
        <ProofTile key={entry.cell} art={art} board={board} entry={entry} level={drawn} order={i} />
      ))}
      <Turrets art={art} level={level} tiles={cited.tiles} />
      <Outline name="proof" cells={outlined.map(({ cell }) => cell)} />
      {cited.cells.flatMap(ringed).map((place) => {
        const [x, y] = findSpot(art, board.tiles, place);
        return (
          <g key={place} class="outline outline-ring" data-ring={place}>
            <circle class="outline-edge" cx={x} cy={y} r={RING} />
            <circle class="outline-line" cx={x} cy={y} r={RING} />
          </g>
        );
      })}
      {cited.leftOver.map((place) => {
        const [left, top] = findSpot(art, board.tiles, place);
        const isOnTile = board.tiles[parsePlace(place).cell] !== undefined;
        const x = isOnTile ? keepOnBoard(left, west, east, LEFT_OVER * bigger) : left;
        const y = isOnTile ? keepOnBoard(top, north, south, LEFT_OVER * bigger) : top;
        return <LeftOver key={place} place={place} x={x} y={y} scale={bigger} />;
      })}
      <Pieces art={art} tiles={board.tiles} pieces={{ ...lying, ...counted }} seats={seats} level={level} />
      {cited.numbers.map(({ place, number }) => {
        const { segment, ...cell } = parsePlace(place);
        const [left, top] = segment ? findSpot(art, board.tiles, place) : [cell.x * UNIT, cell.y * UNIT];
        const ring = isOnSymbol(place);
        const aside = ring ? RING * Math.SQRT1_2 + 4 * bigger : 0;
        const size = ring ? bigger * ON_RING : bigger;
        const x = keepOnBoard(left + aside, west, east, NUMBER * size);
        const y = keepOnBoard(top - aside, north, south, NUMBER * size);
        return <ProofNumber key={place} number={number} x={x} y={y} scale={size} />;
      })}
    </g>
  );
}

interface ProofTileProps {
  art: GameArt;
  board: GridView;
  entry: CitedCell;
  level: Level;
  order: number;
}

function ProofTile({ art, board, entry, level, order }: ProofTileProps) {
  const laid = board.tiles[entry.cell];
  if (!laid) return null;
  const { x, y } = parseCell(entry.cell);
  const regions = art.geometry[laid.tile]?.[laid.rotation]?.regions ?? {};
  const lit = (entry.segments ?? []).map((segment) => regions[segment] ?? "").join("");
  return (
    <g class="proof-tile" style={{ animationDelay: `${Math.min(order * 40, 560)}ms` }}>
      <Tile art={art} cell={entry.cell} tile={laid.tile} rotation={laid.rotation} level={level} />
      {lit ? (
        <path
          class="proof-dim"
          fill-rule="evenodd"
          transform={`translate(${x * UNIT} ${y * UNIT})`}
          d={`M0 0H100V100H0z${lit}`}
        />
      ) : null}
    </g>
  );
}
