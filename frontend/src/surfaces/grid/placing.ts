/** Placing a piece step by step, before anything is sent: cell, rotation, target. */

import { findKind, type GameArt } from "../../pieces/assets";
import type { GridView, Payload, PlacePrompt, TableDocument } from "../../wire";
import { findNewest, formatCell, parseCell } from "./places";
import type { TilePlacement, Turns } from "./types";

/** A choice of cell, rotation and target that is not sent yet. It belongs to one prompt. */
export interface Placing {
  prompt: string;
  piece: string;
  cell: string;
  rotation: string;
  before?: string;
  target?: string;
  /** The kind of piece that is added, if it is not the plain one. */
  kind?: string;
  /** What may be taken back is taken back instead. */
  back?: true;
}

/** The plain piece among the kinds that may be added. */
export const PLAIN_PIECE = "";

/** True if the table entered the piece as drawn. Then its correction may be to enter another one. */
export function isEnteredDraw(
  prompt: PlacePrompt,
  { table, view }: Pick<TableDocument, "table" | "view">,
): boolean {
  return table.draw === "table" && view?.drawn === prompt.piece;
}

/** Return the rotations that a cell allows, in clockwise quarter turns. */
export function listRotations(prompt: PlacePrompt, cell: string): string[] {
  return Object.keys(prompt.cells[cell] ?? {});
}

/** Place the piece in a cell, in the first rotation allowed there. */
export function layPiece(prompt: PlacePrompt, cell: string): Placing | null {
  const [rotation] = listRotations(prompt, cell);
  return rotation === undefined ? null : { prompt: prompt.id, piece: prompt.piece, cell, rotation };
}

/** Return the only cell on an empty board; then only the rotation is chosen. Else undefined. */
export function findOnlyCell(prompt: PlacePrompt, board: GridView): string | undefined {
  const [cell, ...otherCells] = Object.keys(prompt.cells);
  return otherCells.length || Object.keys(board.tiles).length ? undefined : cell;
}

/** Return the targets of a kind of piece, with their notes, where the prompt's piece lies. */
function listTargetsFor(
  prompt: PlacePrompt,
  placing: Placing,
  kind: string,
): Readonly<Record<string, string>> {
  const { cell, rotation } = placing;
  const further = (prompt.further ?? []).find((piece) => piece.kind === kind);
  if (further && !further.as_plain) return further.cells?.[cell]?.[rotation] ?? {};
  if (!further && prompt.further?.length && !prompt.stock) return {};
  return prompt.cells[cell]?.[rotation] ?? {};
}

/** Return the kinds of pieces that have a target where the prompt's piece lies, the plain one first. */
export function listAddableKinds(prompt: PlacePrompt, placing: Placing): string[] {
  const kinds = [PLAIN_PIECE, ...(prompt.further ?? []).map(({ kind }) => kind)];
  return kinds.filter((kind) => Object.keys(listTargetsFor(prompt, placing, kind)).length > 0);
}

/** Return the kind that is added: the chosen one if it has a target here, else the first that has one. */
export function findAddedKind(prompt: PlacePrompt, placing: Placing): string {
  const kinds = listAddableKinds(prompt, placing);
  const { kind = PLAIN_PIECE } = placing;
  return kinds.includes(kind) ? kind : (kinds[0] ?? PLAIN_PIECE);
}

/** Return what taking back brings where the prompt's piece lies; undefined if nothing may be taken back. */
export function findBackPoints(prompt: PlacePrompt, { cell }: Placing): number | undefined {
  return prompt.taking_back?.points[cell];
}

/** Choose the kind of piece that is added. The target stays if that kind may take it; a further kind takes its only one. */
export function withKind(prompt: PlacePrompt, placing: Placing, kind: string): Placing {
  const { target, back: _, ...rest } = placing;
  const chosen = { ...rest, kind };
  const targets = Object.keys(listTargetsFor(prompt, chosen, kind));
  const taken = target !== undefined && targets.includes(target) ? target : undefined;
  const only = kind !== PLAIN_PIECE && targets.length === 1 ? targets[0] : undefined;
  const next = taken ?? only;
  return next === undefined ? chosen : { ...chosen, target: next };
}

/** Take back what may be taken back instead of adding a piece, or not. */
export function withBack(placing: Placing): Placing {
  const { target: _, back, ...rest } = placing;
  return back ? rest : { ...rest, back: true };
}

export function isStillAllowed(prompt: PlacePrompt, placing: Placing): boolean {
  const lies = prompt.cells[placing.cell]?.[placing.rotation];
  const { target, back } = placing;
  return (
    placing.prompt === prompt.id &&
    placing.piece === prompt.piece &&
    lies !== undefined &&
    (target === undefined || target in listTargetsFor(prompt, placing, findAddedKind(prompt, placing))) &&
    (!back || findBackPoints(prompt, placing) !== undefined)
  );
}

/** Turn to the next allowed rotation, or `back` to the previous one. The target stays if it is still allowed. */
export function turnPiece(prompt: PlacePrompt, placing: Placing, back = false): Placing {
  const rotations = listRotations(prompt, placing.cell);
  const next = rotations.at((rotations.indexOf(placing.rotation) + (back ? -1 : 1)) % rotations.length);
  if (next === undefined || next === placing.rotation) return placing;
  const { target, ...rest } = placing;
  const after = { ...rest, rotation: next, before: placing.rotation };
  const keeps = target !== undefined && target in listTargetsFor(prompt, after, findAddedKind(prompt, after));
  return keeps ? { ...after, target } : after;
}

/** Return the rotations one turn away: clockwise; also counter-clockwise if there are three rotations or more. */
export function findTurns(prompt: PlacePrompt, placing: Placing): Turns {
  const ways = listRotations(prompt, placing.cell).length;
  return {
    ...(ways > 1 ? { on: Number(turnPiece(prompt, placing).rotation) } : {}),
    ...(ways > 2 ? { back: Number(turnPiece(prompt, placing, true).rotation) } : {}),
  };
}

/** Choose a target instead of taking back. */
export function withTarget({ back: _, ...placing }: Placing, target: string): Placing {
  return { ...placing, target };
}

/** Choose a target, or take the choice off if it is chosen already. */
export function toggleTarget(placing: Placing, segment: string): Placing {
  const { target, ...rest } = placing;
  return target === segment ? rest : withTarget(rest, segment);
}

/** Return the targets of the placed piece with their notes, in the order of their numbers. */
export function listTargets(prompt: PlacePrompt, placing: Placing): [segment: string, note: string][] {
  return Object.entries(listTargetsFor(prompt, placing, findAddedKind(prompt, placing)));
}

/** Return the action that is sent. */
export function buildAction(prompt: PlacePrompt, placing: Placing): Payload {
  const { x, y } = parseCell(placing.cell);
  const kind = findAddedKind(prompt, placing);
  const named = prompt.kind_field && kind !== PLAIN_PIECE ? { [prompt.kind_field]: kind } : {};
  const added =
    prompt.field && placing.target !== undefined ? { [prompt.field]: placing.target, ...named } : {};
  const { taking_back } = prompt;
  const back = placing.back && taking_back ? { [taking_back.field]: taking_back.cell } : {};
  return { ...prompt.action, x, y, rotation: Number(placing.rotation), ...added, ...back };
}

/** Return what the board draws for a placing. */
export function buildPlacement(prompt: PlacePrompt, placing: Placing, seat: number): TilePlacement {
  return {
    cell: placing.cell,
    tile: prompt.piece,
    rotation: Number(placing.rotation),
    before: placing.before === undefined ? undefined : Number(placing.before),
    turns: findTurns(prompt, placing),
    seat,
    piece: findAddedKind(prompt, placing) || (prompt.field ?? ""),
    targets: listTargets(prompt, placing).map(([segment]) => segment),
    target: placing.target,
  };
}

/** Return where an action lays the piece, and its target; undefined if it lays nothing. */
function readPlacement(
  prompt: PlacePrompt,
  action: Payload,
): (Pick<TilePlacement, "cell" | "rotation" | "target"> & { kind: string }) | undefined {
  const { x, y, rotation } = action;
  if (typeof x !== "number" || typeof y !== "number" || typeof rotation !== "number") return undefined;
  const target = prompt.field ? action[prompt.field] : undefined;
  const kind = prompt.kind_field ? action[prompt.kind_field] : undefined;
  return {
    cell: formatCell(x, y),
    rotation,
    target: typeof target === "string" ? target : undefined,
    kind: typeof kind === "string" ? kind : PLAIN_PIECE,
  };
}

/** Return what the board draws while a seat's action is being sent. */
export function findSentPlacement(
  prompt: PlacePrompt,
  entry: { seat: number; action?: Payload },
): TilePlacement | undefined {
  const action = readPlacement(prompt, entry.action ?? {});
  if (!action) return undefined;
  const { kind, ...placed } = action;
  return {
    ...placed,
    tile: prompt.piece,
    turns: {},
    seat: entry.seat,
    piece: kind || (prompt.field ?? ""),
    targets: [],
    sent: true,
  };
}

/** Return the board with the piece that an action lays, and its cell; undefined if it lays nothing. */
export function applyAction(
  art: GameArt,
  board: GridView,
  prompt: PlacePrompt,
  action: Payload,
  seat: number | undefined,
): { board: GridView; cell: string } | undefined {
  const placed = readPlacement(prompt, action);
  if (!placed) return undefined;
  const { cell, rotation, target, kind } = placed;
  const tiles = { ...board.tiles, [cell]: { tile: prompt.piece, rotation, n: findNewest(board.tiles).n } };
  if (target === undefined || seat === undefined) return { board: { ...board, tiles }, cell };
  const lying = art.lying.includes(findKind(art, prompt.piece, target));
  const piece = { seat, kind: kind || (prompt.field ?? ""), role: "", lying };
  return { board: { ...board, tiles, pieces: { ...board.pieces, [`${cell}/${target}`]: piece } }, cell };
}

/** Return the placing of an earlier action, as far as it is still allowed: the cell, then rotation and target. */
export function findLaidBefore(prompt: PlacePrompt, action: Payload): Placing | null {
  const placed = readPlacement(prompt, action);
  const begun = placed && layPiece(prompt, placed.cell);
  if (!begun) return null;
  const cells = prompt.cells[begun.cell] ?? {};
  const turn = String(placed.rotation);
  const turnedBefore = turn in cells ? { ...begun, rotation: turn } : begun;
  const { target, kind } = placed;
  const placing = kind === PLAIN_PIECE ? turnedBefore : { ...turnedBefore, kind };
  const wasBack = prompt.taking_back && action[prompt.taking_back.field] === prompt.taking_back.cell;
  if (wasBack && findBackPoints(prompt, placing) !== undefined) return { ...placing, back: true };
  const may =
    target !== undefined && target in listTargetsFor(prompt, placing, findAddedKind(prompt, placing));
  return may ? { ...placing, target } : placing;
}
