/** Facts of a board of rows of cells, read and changed by means of the game's form. No game is known here. */

import type { MosaicForm } from "../pieces/boardForms";
import type { Payload } from "../wire";

/** The kind of each cell, row by row, as the value that it writes. */
export type CellRows = readonly (readonly number[])[];

const findKindKey = ({ kinds: [first] }: MosaicForm) => Object.keys(first?.facts ?? {})[0] ?? "";

/** Return the values of the kinds, in their order. */
export const listKindValues = (form: MosaicForm) =>
  form.kinds.map(({ facts }) => Number(facts[findKindKey(form)]));

const listAt = (facts: Payload, key: string) => {
  const list = facts[key];
  return Array.isArray(list) ? (list as Payload[]) : [];
};

/** Return the rows of a sketch or of a board; null if its cells do not lie in rows. */
export function readRows(form: MosaicForm, facts: Payload | null): CellRows | null {
  if (facts === null) return null;
  if (Array.isArray(facts.rows)) return facts.rows as CellRows;
  const rows: number[][] = [];
  for (const cell of listAt(facts, form.cells)) {
    const [row, col] = [Number(cell.row), Number(cell.col)];
    if (!(row >= 1 && row <= form.most_rows && col >= 1 && col <= form.most_in_row)) return null;
    rows[row - 1] ??= [];
    (rows[row - 1] as number[])[col - 1] = Number(cell[findKindKey(form)]);
  }
  const kinds = listKindValues(form);
  const isWhole =
    rows.length >= 2 && [...rows].every((row) => row && [...row].every((at) => kinds.includes(at)));
  return isWhole ? rows : null;
}

/** Return the sketch with other rows. */
export const withRows = ({ schema }: Payload, rows: CellRows): Payload => ({ schema, rows });

export function stepKind(form: MosaicForm, rows: CellRows, row: number, n: number): CellRows {
  const kinds = listKindValues(form);
  return rows.map((cells, at) =>
    at === row
      ? cells.map((kind, to) => (to === n ? (kinds[(kinds.indexOf(kind) + 1) % kinds.length] ?? kind) : kind))
      : cells,
  );
}

/** Return the rows with one cell more or less at the end of a row. */
export const resizeRow = (rows: CellRows, row: number, by: 1 | -1): CellRows =>
  rows.map((cells, at) =>
    at !== row ? cells : by > 0 ? [...cells, cells[cells.length - 1] ?? 0] : cells.slice(0, -1),
  );

export interface Spot {
  id: string;
  /** What joins it to another one; null: nothing yet. */
  sign: string | null;
  isCorner: boolean;
}

/** Return the spots on the border of a board, clockwise from a corner. */
export function listBorder(form: MosaicForm, board: Payload): readonly Spot[] {
  const times = new Map<string, number>();
  const sides = listAt(board, form.cells).flatMap((cell) => {
    const ring = cell[form.spots] as string[];
    return ring.map((spot, n) => [spot, ring[(n + 1) % ring.length] ?? ""] as const);
  });
  const key = (ends: readonly [string, string]) => [...ends].sort().join();
  for (const side of sides) times.set(key(side), (times.get(key(side)) ?? 0) + 1);
  const after = new Map(sides.filter((side) => times.get(key(side)) === 1));
  const ring: string[] = [];
  for (let at = [...after.keys()][0]; at !== undefined && !ring.includes(at); at = after.get(at))
    ring.push(at);
  const facts = new Map(listAt(board, form.spots).map((spot) => [String(spot.id), spot]));
  return ring.map((id) => ({
    id,
    sign: (facts.get(id)?.[form.sign] as string | null | undefined) ?? null,
    isCorner: facts.get(id)?.[form.corner] === true,
  }));
}

/** Return the board with other signs on some spots. */
function withSigns(form: MosaicForm, board: Payload, signs: ReadonlyMap<string, string | null>): Payload {
  const spots = listAt(board, form.spots).map((spot) => {
    const sign = signs.get(String(spot.id));
    return sign === undefined
      ? spot
      : { ...spot, [form.sign]: sign, [form.corner]: sign === form.corner_sign };
  });
  const kept = Object.entries(board).filter(([key]) => !form.derived.includes(key));
  return { ...Object.fromEntries(kept), [form.spots]: spots };
}

/** Return the spots that lose their sign when a spot gets another one. */
const listPartners = (border: readonly Spot[], id: string): [string, null][] => {
  const spot = border.find((at) => at.id === id);
  if (!spot?.sign || spot.isCorner) return [];
  return border.filter(({ sign }) => sign === spot.sign).map(({ id }) => [id, null]);
};

/** Return the board with two spots of its border joined. */
export function joinSpots(form: MosaicForm, board: Payload, first: string, other: string): Payload {
  const border = listBorder(form, board);
  const left = new Map([...listPartners(border, first), ...listPartners(border, other)]);
  const used = new Set(border.filter(({ id }) => !left.has(id)).map(({ sign }) => sign));
  const free = Array.from({ length: border.length }, (_, n) => {
    const sign = form.signs[n % form.signs.length] ?? "";
    return n < form.signs.length ? sign : `${sign}${Math.floor(n / form.signs.length) + 1}`;
  }).find((sign) => !used.has(sign));
  return withSigns(
    form,
    board,
    new Map<string, string | null>([...left, [first, free ?? null], [other, free ?? null]]),
  );
}

/** Return the board with a spot as a corner, or no longer as one. */
export function withCorner(form: MosaicForm, board: Payload, id: string): Payload {
  const border = listBorder(form, board);
  const isCorner = border.find((spot) => spot.id === id)?.isCorner;
  const left = listPartners(border, id);
  return withSigns(
    form,
    board,
    new Map<string, string | null>([...left, [id, isCorner ? null : form.corner_sign]]),
  );
}
