import { useMemo, useRef, useState } from "preact/hooks";
import { t } from "../../i18n";
import { findAnchor } from "../../pieces/assets";
import { type Point, TARGET, UNIT } from "../camera";
import { Frame, type FramedProps, PictureOrText, useFrame } from "../Frame";
import { NO_PLACES } from "../types";
import { type Aim, useCamera } from "../useCamera";
import { BoardText } from "./BoardText";
import { computeWholeBounds, describeCell, describePosition, describeTile } from "./describe";
import { LegalCells, Marks, Newest, Outline, Pieces, Tiles, Turrets } from "./layers";
import { PlacementControls, PlacementPicture } from "./PlacementTile";
import { ProofLayer } from "./ProofLayer";
import {
  computeBounds,
  EDGES,
  findNearest,
  findNeighbour,
  findNewest,
  formatCell,
  listCells,
  parseCell,
} from "./places";
import { listCellsOfProof } from "./proof";
import { Badges, findEdgeUnder, findPointAt, GridTrail, isEdge, LegalEdges } from "./targets";
import type { BoardProps, TilePlacement } from "./types";
import "./Board.css";

/** A board of square tiles, drawn from a view, for every game. It is moved by finger, wheel and keyboard, and has a text
 * twin. What may be tapped comes in as props; taps go out as callbacks.
 */
export function Board(props: BoardProps) {
  return (
    <PictureOrText
      picture={(focused, onText) => <BoardPicture {...props} focused={focused} onText={onText} />}
      text={(onPicture) => <BoardText {...props} onPicture={onPicture} />}
    />
  );
}

const findBoundsAround = (places: readonly string[]) => computeBounds(listCells(places));

function findAim({ board, legal, placement, lit, proof, fitsBoard }: BoardProps, newest: string): Aim {
  if (fitsBoard) return { kind: "whole", key: "whole" };
  if (proof)
    return {
      kind: "places",
      key: `proof ${proof.n}`,
      around: findBoundsAround(listCellsOfProof(proof, board)),
    };
  if (placement && !placement.sent)
    return { kind: "cell", key: `cell ${placement.cell}`, cell: parseCell(placement.cell) };
  if (lit?.length) {
    const least = legal?.some((place) => !isEdge(place)) ? TARGET : 0;
    return { kind: "look", key: `lit ${lit.join()} ${least}`, around: findBoundsAround(lit), least };
  }
  if (legal?.length && !legal.some(isEdge)) {
    const choice = parseCell(findNearest(newest, legal) ?? newest);
    return { kind: "touch", key: `legal ${legal.join(" ")}`, cell: parseCell(newest), choice };
  }
  return { kind: "whole", key: "whole" };
}

function BoardPicture(props: BoardProps & FramedProps) {
  const {
    art,
    board,
    seats,
    legal = NO_PLACES,
    placement,
    lit = NO_PLACES,
    words = {},
    badges,
    trail,
  } = props;
  const [edges, cells] = [legal.filter(isEdge), legal.filter((place) => !isEdge(place))];
  const proof = props.proof && listCellsOfProof(props.proof, board).length ? props.proof : undefined;
  const { refs, cursor, say, frame } = useFrame(props);

  const newest = findNewest(board.tiles);
  const [since] = useState(newest.n);
  const laidHere = useRef<string | undefined>(undefined);
  if (placement) laidHere.current = placement.cell;

  const bounds = useMemo(
    () =>
      computeBounds([
        ...Object.keys(board.tiles),
        ...Object.keys(board.marks ?? {}),
        ...listCells(legal),
        ...listCells(lit),
        ...(placement ? [placement.cell] : []),
      ]),
    [board.tiles, board.marks, legal, lit, placement],
  );
  const choosing = placement && !placement.sent ? placement : undefined;
  const steps = legal.length && !choosing ? legal : Object.keys(board.tiles);
  const table = { art, board, seats };
  const fullBounds = computeWholeBounds(board, cells);

  const camera = useCamera(refs, bounds, findAim({ ...props, proof }, newest.cell), (at: Point) => {
    cursor.clear();
    const { x, y, scale } = camera.under(at);
    if (choosing) {
      const target = findTargetUnder(props, x, y, scale);
      if (target !== undefined) props.onTarget?.(target);
      else {
        const turn = turnUnder(choosing, x, y, scale);
        if (turn) props.onTurn?.(turn === "back");
      }
      return;
    }
    const place = findEdgeUnder(edges, { x, y }, scale) ?? findCellUnder(cells, x, y, scale);
    if (place !== undefined) props.onCell?.(place, "picture");
    else if (placement === undefined) lookIfThere(formatCell(Math.floor(x), Math.floor(y)));
  });
  const { level, scale } = camera;

  function lookIfThere(cell: string): void {
    const lies = board.tiles[cell] || EDGES.some((edge) => board.tiles[findNeighbour(cell, edge)]);
    if (lies) props.onLook?.(cell);
  }

  const step = (key: string) => {
    const first = edges.length ? edges[0] : findNearest(newest.cell, steps);
    const to = cursor.step(key, steps, first, findPointAt);
    if (to === undefined) return;
    camera.reveal(findPointAt(to));
    const choice = legal.includes(to) && words[to] ? ` ${words[to]}.` : "";
    say(isEdge(to) ? choice : `${describePosition(to, fullBounds)}: ${describeCell(table, to)}${choice}`);
  };

  const pressed = ({ key }: KeyboardEvent): boolean => {
    const isPress = key === "Enter" || key === " ";
    const at = cursor.place;
    if (choosing) {
      const target = choosing.targets[Number(key) - 1];
      if (isPress || key === "r" || key === "R") {
        if (choosing.turns.on !== undefined) props.onTurn?.(key === "R");
      } else if (target !== undefined) props.onTarget?.(target);
      else if (key === "Escape") props.onBack?.();
      else return false;
    } else if (!isPress || at === null) return false;
    else if (legal.includes(at)) props.onCell?.(at, "picture");
    else if (props.onLook) props.onLook(at);
    else return false;
    return true;
  };

  const faint = proof ? "board-layers board-faint" : "board-layers";
  const all = useMemo(
    () =>
      placement
        ? { ...board.tiles, [placement.cell]: { tile: placement.tile, rotation: placement.rotation, n: 0 } }
        : board.tiles,
    [board.tiles, placement],
  );
  return (
    <Frame
      {...frame}
      camera={camera}
      keys={t("board.keys", { legal: choosing ? "chosen" : legal.length ? "choose" : "look" })}
      announcement={choosing ? describeTile(art, choosing.tile, choosing.rotation) : frame.announcement}
      isProof={proof !== undefined}
      places={choosing ? undefined : legal.map(computeMiddle)}
      onStep={step}
      onKey={pressed}
    >
      <g class={faint}>
        <Tiles art={art} tiles={board.tiles} level={level} since={since} quiet={laidHere.current} />
        {choosing ? null : <LegalCells cells={cells} tiles={board.tiles} />}
        {board.marks ? <Marks art={art} tiles={board.tiles} marks={board.marks} /> : null}
        {props.live && newest.n > since ? <Newest key={newest.n} cell={newest.cell} /> : null}
        {placement ? <PlacementPicture art={art} placement={placement} level={level} /> : null}
        {trail ? <GridTrail trail={trail} /> : null}
        <Turrets art={art} tiles={all} level={level} />
        <Pieces art={art} tiles={board.tiles} pieces={board.pieces ?? {}} seats={seats} level={level} />
        <LegalEdges edges={edges} />
        {badges ? <Badges art={art} badges={badges} scale={scale} /> : null}
        {placement ? (
          <PlacementControls
            art={art}
            placement={placement}
            seats={seats}
            level={level}
            isFirst={!Object.keys(board.tiles).length}
          />
        ) : null}
      </g>
      <Outline name="lit" cells={listCells(lit)} />
      {proof ? (
        <ProofLayer art={art} board={board} seats={seats} level={level} scale={scale} line={proof} />
      ) : null}
      {cursor.place === null || choosing ? null : <Cursor cell={cursor.place} />}
    </Frame>
  );
}

/** Return the middle of a cell or an edge, in cells. */
function computeMiddle(place: string): Point {
  const { x, y } = findPointAt(place);
  return { x: x + 0.5, y: y + 0.5 };
}

function Cursor({ cell }: { cell: string }) {
  const { x, y } = findPointAt(cell);
  if (isEdge(cell)) {
    const [cx, cy] = [(x + 0.5) * UNIT, (y + 0.5) * UNIT];
    return (
      <g class="cursor" data-cursor={cell}>
        <circle class="cursor-edge" cx={cx} cy={cy} r="36" />
        <circle class="cursor-line" cx={cx} cy={cy} r="36" />
      </g>
    );
  }
  return (
    <g class="cursor" transform={`translate(${x * UNIT} ${y * UNIT})`} data-cursor={cell}>
      <rect class="cursor-edge" x="-3" y="-3" width="106" height="106" />
      <rect class="cursor-line" x="-3" y="-3" width="106" height="106" />
    </g>
  );
}

/** A finger lies between two targets if the way over it is at most this factor longer than the straight line. */
const BETWEEN = 1.15;

/** Return the target at a finger: the nearest one within half a touch target, or farther if it lies between two. */
function findTargetUnder(
  { art, placement }: BoardProps,
  x: number,
  y: number,
  scale: number,
): string | undefined {
  if (!placement) return undefined;
  const at = parseCell(placement.cell);
  const targets = placement.targets.map((segment) => {
    const [left, top] = findAnchor(art, placement.tile, placement.rotation, segment);
    const [across, down] = [at.x + left / UNIT, at.y + top / UNIT];
    return { segment, across, down, far: Math.hypot(across - x, down - y) };
  });
  const [close, ...otherTargets] = targets.sort((first, second) => first.far - second.far);
  if (!close) return undefined;
  const isBetween = otherTargets.some(
    ({ across, down, far }) =>
      close.far + far <= BETWEEN * Math.hypot(across - close.across, down - close.down),
  );
  return isBetween || close.far <= Math.max(TARGET / 2 / scale, 0.14) ? close.segment : undefined;
}

/** Return which way a tap turns the tile being laid: back by the badge at its north-west corner; on by the badge at the
 * north-east corner or by the tile itself. */
function turnUnder(
  { cell, turns }: TilePlacement,
  x: number,
  y: number,
  scale: number,
): "on" | "back" | undefined {
  const at = parseCell(cell);
  const reach = Math.max(Math.min(TARGET / 2 / scale, 0.5), 0.16);
  if (turns.back !== undefined && Math.hypot(at.x - x, at.y - y) <= reach) return "back";
  const onTile = x >= at.x && x < at.x + 1 && y >= at.y && y < at.y + 1;
  return onTile || Math.hypot(at.x + 1 - x, at.y - y) <= Math.max(TARGET / 2 / scale, 0.16)
    ? "on"
    : undefined;
}

/** Return the cell under a finger; if cells are smaller than a touch target, the nearest one that may be tapped. */
function findCellUnder(legal: readonly string[], x: number, y: number, scale: number): string | undefined {
  const cell = formatCell(Math.floor(x), Math.floor(y));
  if (legal.includes(cell)) return cell;
  const reach = TARGET / 2 / scale;
  const close = findNearest(formatCell(x - 0.5, y - 0.5), legal);
  if (close === undefined) return undefined;
  const at = parseCell(close);
  const far = Math.max(Math.abs(at.x + 0.5 - x), Math.abs(at.y + 0.5 - y));
  return far <= Math.max(reach, 0.5) ? close : undefined;
}
