import { useId, useLayoutEffect, useMemo, useRef, useState } from "preact/hooks";
import { t } from "../../i18n";
import { anchorOf } from "../../pieces/assets";
import { Button } from "../../ui/Button";
import { type Point, TARGET } from "../camera";
import { isArrow } from "../steps";
import { boardTools } from "../tools";
import { type Aim, useCamera } from "../useCamera";
import { BoardText } from "./BoardText";
import { DraftControls, DraftPicture } from "./DraftTile";
import { cellWords, positionOf, tileWords, wholeBounds } from "./describe";
import { LegalCells, Marks, Newest, Outline, Pieces, Tiles, Turrets } from "./layers";
import { ProofLayer } from "./ProofLayer";
import { boundsOf, cellKey, cellOf, cellsOf, EDGES, neighbour, newestOf, UNIT } from "./places";
import { cellsOfProof } from "./proof";
import { nearest, stepped } from "./steps";
import { type BoardProps, type Draft, NO_CELLS } from "./types";
import "./Board.css";

/**
 * A board of square tiles: drawn from a view, for every game. It can be looked at by finger, wheel and keyboard,
 * and read as text; what may be done on it comes in as props and goes out as calls.
 */
export function Board(props: BoardProps) {
  const [shown, setShown] = useState<"first" | "text" | "picture">("first");
  return shown === "text" ? (
    <BoardText {...props} onPicture={() => setShown("picture")} />
  ) : (
    <BoardPicture {...props} focused={shown === "picture"} onText={() => setShown("text")} />
  );
}

const around = (places: readonly string[]) => boundsOf(cellsOf(places));

function aimOf({ board, legal, draft, lit, proof, whole }: BoardProps, newest: string): Aim {
  if (whole) return { kind: "whole", key: "whole" };
  if (proof) return { kind: "places", key: `proof ${proof.n}`, around: around(cellsOfProof(proof, board)) };
  if (draft && !draft.sent) return { kind: "cell", key: `cell ${draft.cell}`, cell: cellOf(draft.cell) };
  if (lit?.length) return { kind: "look", key: `lit ${lit.join()}`, around: around(lit) };
  if (legal?.length) {
    const choice = cellOf(nearest(newest, legal) ?? newest);
    return { kind: "touch", key: `legal ${legal.join(" ")}`, cell: cellOf(newest), choice };
  }
  return { kind: "whole", key: "whole" };
}

interface PictureProps extends BoardProps {
  /** It has just taken the text's place, and takes its focus too. */
  focused: boolean;
  onText: () => void;
}

function BoardPicture(props: PictureProps) {
  const { art, board, seats, label, legal = NO_CELLS, draft, lit = NO_CELLS, onText } = props;
  const proof = props.proof && cellsOfProof(props.proof, board).length ? props.proof : undefined;
  const frame = useRef<HTMLDivElement>(null);
  const stage = useRef<SVGSVGElement>(null);
  const keys = useId();
  const [cursor, setCursor] = useState<string | null>(null);
  const [told, setTold] = useState("");

  const newest = newestOf(board.tiles);
  const [since] = useState(newest.n);
  const laidHere = useRef<string | undefined>(undefined);
  if (draft) laidHere.current = draft.cell;

  const bounds = useMemo(
    () => boundsOf([...Object.keys(board.tiles), ...legal, ...cellsOf(lit), ...(draft ? [draft.cell] : [])]),
    [board.tiles, legal, lit, draft],
  );
  const choosing = draft && !draft.sent ? draft : undefined;
  const steps = legal.length && !choosing ? legal : Object.keys(board.tiles);
  const table = { art, board, seats };
  const words = wholeBounds(board, legal);

  const camera = useCamera({ frame, stage }, bounds, aimOf({ ...props, proof }, newest.cell), (at: Point) => {
    setCursor(null);
    const { x, y, scale } = camera.under(at);
    if (choosing) {
      const target = targetUnder(props, x, y, scale);
      if (target !== undefined) props.onTarget?.(target);
      else {
        const turn = turnUnder(choosing, x, y, scale);
        if (turn) props.onTurn?.(turn === "back");
      }
      return;
    }
    const cell = cellUnder(legal, x, y, scale);
    if (cell !== undefined) props.onCell?.(cell, "picture");
    else if (draft === undefined) lookIfThere(cellKey(Math.floor(x), Math.floor(y)));
  });
  const { level, scale, zoomIn, zoomOut, whole } = camera;

  function lookIfThere(cell: string): void {
    const lies = board.tiles[cell] || EDGES.some((edge) => board.tiles[neighbour(cell, edge)]);
    if (lies) props.onLook?.(cell);
  }

  const { focused } = props;
  useLayoutEffect(() => {
    if (focused) frame.current?.focus({ preventScroll: true });
  }, [focused]);

  useLayoutEffect(() => {
    boardTools.value = { zoomIn, zoomOut, whole, asText: false, toggleText: onText };
    return () => {
      boardTools.value = null;
    };
  });

  const step = (key: string) => {
    const inOrder = key === "PageDown" || key === "PageUp";
    const start = cursor ?? nearest(newest.cell, steps);
    if (start === undefined) return;
    const index = steps.indexOf(start) + (key === "PageDown" ? 1 : -1);
    const to =
      cursor === null
        ? start
        : inOrder
          ? (steps.at(index % steps.length) ?? start)
          : stepped(start, key, steps);
    setCursor(to);
    camera.reveal(cellOf(to));
    setTold(`${positionOf(to, words)}: ${cellWords(table, to)}`);
  };

  const pressed = (event: KeyboardEvent) => {
    const { key } = event;
    const number = Number(key);
    if (isArrow(key) || key === "PageDown" || key === "PageUp") step(key);
    else if (key === "Enter" && event.ctrlKey) props.onConfirm?.();
    else if (choosing && (key === "Enter" || key === " " || key === "r" || key === "R")) {
      if (choosing.turns.on !== undefined) props.onTurn?.(key === "R");
    } else if (choosing && number >= 1 && number <= choosing.targets.length) {
      props.onTarget?.(choosing.targets[number - 1] as string);
    } else if (choosing && key === "Escape") props.onBack?.();
    else if ((key === "Enter" || key === " ") && cursor !== null && legal.includes(cursor))
      props.onCell?.(cursor, "picture");
    else if ((key === "Enter" || key === " ") && cursor !== null && props.onLook) props.onLook(cursor);
    else if (key === "+" || key === "=") zoomIn();
    else if (key === "-") zoomOut();
    else if (key === "0") whole();
    else if (key === "t" || key === "T") onText();
    else return;
    event.preventDefault();
  };

  const faint = proof ? "board-layers board-faint" : "board-layers";
  const all = useMemo(
    () =>
      draft
        ? { ...board.tiles, [draft.cell]: { tile: draft.tile, rotation: draft.rotation, n: 0 } }
        : board.tiles,
    [board.tiles, draft],
  );
  return (
    <div class={proof ? "board board-proof" : "board"}>
      <div
        ref={frame}
        class="board-frame"
        role="application"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: an application handles its own keys
        tabIndex={0}
        aria-label={label}
        aria-describedby={keys}
        onKeyDown={pressed}
        onBlur={() => setCursor(null)}
      >
        <svg
          ref={stage}
          class="board-stage"
          width={UNIT}
          height={UNIT}
          viewBox="0 0 100 100"
          aria-hidden="true"
        >
          <g class={faint}>
            <Tiles art={art} tiles={board.tiles} level={level} since={since} quiet={laidHere.current} />
            {choosing ? null : <LegalCells cells={legal} />}
            {board.marks ? <Marks art={art} tiles={board.tiles} marks={board.marks} /> : null}
            {props.live && newest.n > since ? <Newest key={newest.n} cell={newest.cell} /> : null}
            {draft ? <DraftPicture art={art} draft={draft} level={level} /> : null}
            <Turrets art={art} tiles={all} level={level} />
            <Pieces art={art} tiles={board.tiles} pieces={board.pieces ?? {}} seats={seats} level={level} />
            {draft ? <DraftControls art={art} draft={draft} seats={seats} level={level} /> : null}
          </g>
          <Outline name="lit" cells={cellsOf(lit)} />
          {proof ? (
            <ProofLayer art={art} board={board} seats={seats} level={level} scale={scale} line={proof} />
          ) : null}
          {cursor === null || choosing ? null : <Cursor cell={cursor} />}
        </svg>
      </div>
      <p id={keys} class="unseen">
        {t("board.keys", { legal: choosing ? "chosen" : legal.length ? "choose" : "look" })}
      </p>
      <p class="unseen" aria-live="polite">
        {choosing ? tileWords(art, choosing.tile, choosing.rotation) : told}
      </p>
      <div class="board-tools">
        <Button onPress={onText} icon="list" label={t("board.as_text")} />
        <Button onPress={zoomIn} icon="plus" label={t("board.zoom_in")} />
        <Button onPress={zoomOut} icon="minus" label={t("board.zoom_out")} />
        <Button onPress={whole} icon="whole" label={t("board.whole")} />
      </div>
    </div>
  );
}

function Cursor({ cell }: { cell: string }) {
  const { x, y } = cellOf(cell);
  return (
    <g class="cursor" transform={`translate(${x * UNIT} ${y * UNIT})`} data-cursor={cell}>
      <rect class="cursor-edge" x="-3" y="-3" width="106" height="106" />
      <rect class="cursor-line" x="-3" y="-3" width="106" height="106" />
    </g>
  );
}

/** How much longer than straight the way over a finger may be from one target to another, for it to lie between them. */
const BETWEEN = 1.15;

/** The target whose disc a finger meant: the nearest, half a thumb away at most, or farther between two of them. */
function targetUnder({ art, draft }: BoardProps, x: number, y: number, scale: number): string | undefined {
  if (!draft) return undefined;
  const at = cellOf(draft.cell);
  const targets = draft.targets.map((segment) => {
    const [left, top] = anchorOf(art, draft.tile, draft.rotation, segment);
    const [across, down] = [at.x + left / UNIT, at.y + top / UNIT];
    return { segment, across, down, far: Math.hypot(across - x, down - y) };
  });
  const [close, ...others] = targets.sort((one, other) => one.far - other.far);
  if (!close) return undefined;
  const isBetween = others.some(
    ({ across, down, far }) =>
      close.far + far <= BETWEEN * Math.hypot(across - close.across, down - close.down),
  );
  return isBetween || close.far <= Math.max(TARGET / 2 / scale, 0.14) ? close.segment : undefined;
}

/** Which way a finger turns the tile being laid: back by the badge at its north-west corner, else on by the one at the
 * north-east, or by the tile itself. */
function turnUnder({ cell, turns }: Draft, x: number, y: number, scale: number): "on" | "back" | undefined {
  const at = cellOf(cell);
  const reach = Math.max(Math.min(TARGET / 2 / scale, 0.5), 0.16);
  if (turns.back !== undefined && Math.hypot(at.x - x, at.y - y) <= reach) return "back";
  const onTile = x >= at.x && x < at.x + 1 && y >= at.y && y < at.y + 1;
  return onTile || Math.hypot(at.x + 1 - x, at.y - y) <= Math.max(TARGET / 2 / scale, 0.16)
    ? "on"
    : undefined;
}

/** The cell under a finger; where cells are smaller than a thumb, the nearest one that may be tapped. */
function cellUnder(legal: readonly string[], x: number, y: number, scale: number): string | undefined {
  const cell = cellKey(Math.floor(x), Math.floor(y));
  if (legal.includes(cell)) return cell;
  const reach = TARGET / 2 / scale;
  const close = nearest(cellKey(x - 0.5, y - 0.5), legal);
  if (close === undefined) return undefined;
  const at = cellOf(close);
  const far = Math.max(Math.abs(at.x + 0.5 - x), Math.abs(at.y + 0.5 - y));
  return far <= Math.max(reach, 0.5) ? close : undefined;
}
