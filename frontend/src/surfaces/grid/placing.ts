/** Placing a piece step by step, before anything is sent: cell, rotation, target. */

import { type GameArt, kindOf } from "../../pieces/assets";
import type { GridView, Payload, PlacePrompt } from "../../wire";
import { cellKey, cellOf, newestOf } from "./places";
import type { TilePlacement, Turns } from "./types";

/** A choice of cell, rotation and target that is not sent yet. It belongs to one prompt. */
export interface Placing {
  prompt: string;
  piece: string;
  cell: string;
  rotation: string;
  before?: string;
  target?: string;
}

/** Return the rotations that a cell allows, in clockwise quarter turns. */
export function rotationsAt(prompt: PlacePrompt, cell: string): string[] {
  return Object.keys(prompt.cells[cell] ?? {});
}

/** Place the piece in a cell, in the first rotation allowed there. */
export function laid(prompt: PlacePrompt, cell: string): Placing | null {
  const [rotation] = rotationsAt(prompt, cell);
  return rotation === undefined ? null : { prompt: prompt.id, piece: prompt.piece, cell, rotation };
}

/** Return the only cell on an empty board; then only the rotation is chosen. Else undefined. */
export function onlyCell(prompt: PlacePrompt, board: GridView): string | undefined {
  const [cell, ...otherCells] = Object.keys(prompt.cells);
  return otherCells.length || Object.keys(board.tiles).length ? undefined : cell;
}

/** True if the prompt still allows a placing. */
export function isStillAllowed(prompt: PlacePrompt, placing: Placing): boolean {
  const targets = prompt.cells[placing.cell]?.[placing.rotation];
  const { target } = placing;
  return (
    placing.prompt === prompt.id &&
    placing.piece === prompt.piece &&
    targets !== undefined &&
    (target === undefined || target in targets)
  );
}

/** Turn to the next allowed rotation, or `back` to the previous one. The target stays if it is still allowed. */
export function turned(prompt: PlacePrompt, placing: Placing, back = false): Placing {
  const rotations = rotationsAt(prompt, placing.cell);
  const next = rotations.at((rotations.indexOf(placing.rotation) + (back ? -1 : 1)) % rotations.length);
  if (next === undefined || next === placing.rotation) return placing;
  const { target, ...rest } = placing;
  const keeps = target !== undefined && target in (prompt.cells[placing.cell]?.[next] ?? {});
  return { ...rest, rotation: next, before: placing.rotation, ...(keeps ? { target } : {}) };
}

/** Return the rotations one turn away: clockwise; also counter-clockwise if there are three rotations or more. */
export function turnsOf(prompt: PlacePrompt, placing: Placing): Turns {
  const ways = rotationsAt(prompt, placing.cell).length;
  return {
    ...(ways > 1 ? { on: Number(turned(prompt, placing).rotation) } : {}),
    ...(ways > 2 ? { back: Number(turned(prompt, placing, true).rotation) } : {}),
  };
}

/** Choose a target, or take the choice off if it is chosen already. */
export function toggled(placing: Placing, segment: string): Placing {
  const { target, ...rest } = placing;
  return target === segment ? rest : { ...rest, target: segment };
}

/** Return the targets of the placed piece with their notes, in the order of their numbers. */
export function targetsOf(prompt: PlacePrompt, placing: Placing): [segment: string, note: string][] {
  return Object.entries(prompt.cells[placing.cell]?.[placing.rotation] ?? {});
}

/** Return the action that is sent. */
export function actionOf(prompt: PlacePrompt, placing: Placing): Payload {
  const { x, y } = cellOf(placing.cell);
  const added = prompt.field && placing.target !== undefined ? { [prompt.field]: placing.target } : {};
  return { ...prompt.action, x, y, rotation: Number(placing.rotation), ...added };
}

/** Return what the board draws for a placing. */
export function placementOf(prompt: PlacePrompt, placing: Placing, seat: number): TilePlacement {
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

/** Return where an action lays the piece, and its target; undefined if it lays nothing. */
function placedBy(
  prompt: PlacePrompt,
  action: Payload,
): Pick<TilePlacement, "cell" | "rotation" | "target"> | undefined {
  const { x, y, rotation } = action;
  if (typeof x !== "number" || typeof y !== "number" || typeof rotation !== "number") return undefined;
  const target = prompt.field ? action[prompt.field] : undefined;
  return { cell: cellKey(x, y), rotation, target: typeof target === "string" ? target : undefined };
}

/** Return what the board draws while a seat's action is being sent. */
export function sentPlacement(
  prompt: PlacePrompt,
  entry: { seat: number; action?: Payload },
): TilePlacement | undefined {
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

/** Return the board with the piece that an action lays, and its cell; undefined if it lays nothing. */
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

/** Return the placing of an earlier action, as far as it is still allowed: the cell, then rotation and target. */
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
