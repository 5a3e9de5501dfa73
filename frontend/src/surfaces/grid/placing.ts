/** Laying a piece, step by step, before anything is sent: which cell, which way round, what is added. */

import type { Entry } from "../../net/outbox";
import { type GameArt, kindOf } from "../../pieces/assets";
import type { GridView, Payload, PlacePrompt } from "../../wire";
import { cellKey, cellOf, newestOf } from "./places";
import type { Draft, Turns } from "./types";

/** Where the piece lies for now. It belongs to one prompt and ends with it. */
export interface Placing {
  prompt: string;
  piece: string;
  cell: string;
  rotation: string;
  before?: string;
  target?: string;
}

/** The rotations that a cell allows, in quarter turns clockwise. */
export function rotationsAt(prompt: PlacePrompt, cell: string): string[] {
  return Object.keys(prompt.cells[cell] ?? {});
}

/** Laid in the cell, in its first rotation. */
export function laid(prompt: PlacePrompt, cell: string): Placing | null {
  const [rotation] = rotationsAt(prompt, cell);
  return rotation === undefined ? null : { prompt: prompt.id, piece: prompt.piece, cell, rotation };
}

/** The cell of a piece that begins an empty board and can lie nowhere else: only its rotation is asked. */
export function onlyCell(prompt: PlacePrompt, board: GridView): string | undefined {
  const [cell, ...others] = Object.keys(prompt.cells);
  return others.length || Object.keys(board.tiles).length ? undefined : cell;
}

/** Whether a piece laid earlier may still lie there: the same question, the same piece, a place it allows. */
export function stillLies(prompt: PlacePrompt, placing: Placing): boolean {
  const targets = prompt.cells[placing.cell]?.[placing.rotation];
  const { target } = placing;
  return (
    placing.prompt === prompt.id &&
    placing.piece === prompt.piece &&
    targets !== undefined &&
    (target === undefined || target in targets)
  );
}

/** Turned to the next rotation that the cell allows, or `back` to the one before; what was added stays if it may. */
export function turned(prompt: PlacePrompt, placing: Placing, back = false): Placing {
  const rotations = rotationsAt(prompt, placing.cell);
  const next = rotations.at((rotations.indexOf(placing.rotation) + (back ? -1 : 1)) % rotations.length);
  if (next === undefined || next === placing.rotation) return placing;
  const { target, ...rest } = placing;
  const keeps = target !== undefined && target in (prompt.cells[placing.cell]?.[next] ?? {});
  return { ...rest, rotation: next, before: placing.rotation, ...(keeps ? { target } : {}) };
}

/** Where one turn leads: clockwise, and of three rotations and more the other way too, so that each is one turn away. */
export function turnsOf(prompt: PlacePrompt, placing: Placing): Turns {
  const ways = rotationsAt(prompt, placing.cell).length;
  return {
    ...(ways > 1 ? { on: Number(turned(prompt, placing).rotation) } : {}),
    ...(ways > 2 ? { back: Number(turned(prompt, placing, true).rotation) } : {}),
  };
}

/** The target chosen, or free again where it was chosen already. */
export function toggled(placing: Placing, segment: string): Placing {
  const { target, ...rest } = placing;
  return target === segment ? rest : { ...rest, target: segment };
}

/** Targets of the piece as it lies, each with its note, in the order of their numbers. */
export function targetsOf(prompt: PlacePrompt, placing: Placing): [segment: string, note: string][] {
  return Object.entries(prompt.cells[placing.cell]?.[placing.rotation] ?? {});
}

/** What is sent. */
export function actionOf(prompt: PlacePrompt, placing: Placing): Payload {
  const { x, y } = cellOf(placing.cell);
  const added = prompt.field && placing.target !== undefined ? { [prompt.field]: placing.target } : {};
  return { ...prompt.action, x, y, rotation: Number(placing.rotation), ...added };
}

/** The piece as the board draws it while it is laid. */
export function draftOf(prompt: PlacePrompt, placing: Placing, seat: number): Draft {
  return {
    cell: placing.cell,
    tile: prompt.piece,
    rotation: Number(placing.rotation),
    before: placing.before === undefined ? undefined : Number(placing.before),
    turns: turnsOf(prompt, placing),
    seat,
    piece: prompt.field ?? "",
    targets: targetsOf(prompt, placing).map(([segment]) => segment),
    target: placing.target,
  };
}

/** Where an action lays the piece, and what it adds; undefined: it lays nothing. */
function placedBy(
  prompt: PlacePrompt,
  action: Payload,
): Pick<Draft, "cell" | "rotation" | "target"> | undefined {
  const { x, y, rotation } = action;
  if (typeof x !== "number" || typeof y !== "number" || typeof rotation !== "number") return undefined;
  const target = prompt.field ? action[prompt.field] : undefined;
  return { cell: cellKey(x, y), rotation, target: typeof target === "string" ? target : undefined };
}

/** The piece that an entry lays, drawn while the entry is on its way. */
export function sentDraft(prompt: PlacePrompt, entry: Entry): Draft | undefined {
  const placed = placedBy(prompt, entry.action ?? {});
  return (
    placed && {
      ...placed,
      tile: prompt.piece,
      turns: {},
      seat: entry.seat,
      piece: prompt.field ?? "",
      targets: [],
      sent: true,
    }
  );
}

/** The board with the piece that an action lays, and its cell; undefined: it lays nothing. */
export function boardWithAction(
  art: GameArt,
  board: GridView,
  prompt: PlacePrompt,
  action: Payload,
  seat: number | undefined,
): { board: GridView; cell: string } | undefined {
  const placed = placedBy(prompt, action);
  if (!placed) return undefined;
  const { cell, rotation, target } = placed;
  const tiles = { ...board.tiles, [cell]: { tile: prompt.piece, rotation, n: newestOf(board.tiles).n } };
  if (target === undefined || seat === undefined) return { board: { ...board, tiles }, cell };
  const lying = art.lying.includes(kindOf(art, prompt.piece, target));
  const piece = { seat, kind: prompt.field ?? "", role: "", lying };
  return { board: { ...board, tiles, pieces: { ...board.pieces, [`${cell}/${target}`]: piece } }, cell };
}

/** The piece as it was laid, as far as it may lie there still: the same cell before all. */
export function laidBefore(prompt: PlacePrompt, action: Payload): Placing | null {
  const placed = placedBy(prompt, action);
  const begun = placed && laid(prompt, placed.cell);
  if (!begun) return null;
  const cells = prompt.cells[begun.cell] ?? {};
  const turn = String(placed.rotation);
  const placing = turn in cells ? { ...begun, rotation: turn } : begun;
  const { target } = placed;
  const may = target !== undefined && target in (cells[placing.rotation] ?? {});
  return may ? { ...placing, target } : placing;
}
