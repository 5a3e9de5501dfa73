/** Facts of a board that is entered by taps, read and changed by means of the game's form. No game is known here. */

import type { BoardForm, FormChoice, FormField, FormRow } from "../pieces/boardForms";
import type { Payload } from "../wire";

/** Keys that lead to a value within facts. */
type Path = readonly (string | number)[];

/** Return the value at the end of a path, undefined if there is none. */
export function readValue(facts: unknown, path: Path): unknown {
  return path.reduce<unknown>(
    (value, key) => (value !== null && typeof value === "object" ? (value as Payload)[key] : undefined),
    facts,
  );
}

/** Return the facts with another value at the end of a path. */
function withValueAt<Facts>(facts: Facts, [key, ...rest]: Path, value: unknown): Facts {
  if (key === undefined) return value as Facts;
  if (Array.isArray(facts)) {
    return facts.map((item, n) => (n === key ? withValueAt(item, rest, value) : item)) as Facts;
  }
  const object = (facts ?? {}) as Payload;
  return { ...object, [key]: withValueAt(object[key], rest, value) } as Facts;
}

/** Return JSON with sorted keys, so that equal facts are equal text. */
const formatSortedJson = (facts: unknown): string =>
  JSON.stringify(facts, (_, value) =>
    value !== null && typeof value === "object" && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value as Payload).sort(([a], [b]) => (a < b ? -1 : 1)))
      : value,
  );

/** True if two boards have the same facts, in whatever order. */
export const hasSameFacts = (first: unknown, second: unknown) =>
  formatSortedJson(first) === formatSortedJson(second);

export const listItems = (facts: Payload, row: FormRow): readonly Payload[] => {
  const items = readValue(facts, row.at);
  return Array.isArray(items) ? (items as Payload[]) : [];
};

const isItem = (item: unknown) => item !== null && typeof item === "object" && !Array.isArray(item);

/** True if the form can show a board: each of its rows has items. */
export const fitsForm = (form: BoardForm, facts: Payload | null): facts is Payload =>
  facts !== null &&
  form.rows.every((row) => {
    const items = listItems(facts, row);
    return items.length > 0 && items.every(isItem);
  });

/** Return the index of a field's current choice, -1 if its value is none of them. */
export function findChosenIndex(field: FormField, facts: unknown): number {
  return field.choices.findIndex((choice) =>
    Object.entries(choice.facts).every(([key, value]) => hasSameFacts(readValue(facts, [key]), value)),
  );
}

/** Return the board with a choice made in a field of an item, or (undefined) in a field around the items. */
export function withChoice(
  facts: Payload,
  row: FormRow | undefined,
  item: number | undefined,
  field: FormField,
  { facts: choice }: FormChoice,
): Payload {
  const path: Path = row && item !== undefined ? [...row.at, item] : (field.at ?? []);
  const merged = { ...(readValue(facts, path) as Payload | undefined), ...choice };
  const after = withValueAt(facts, path, merged);
  return row ? renumber(after, row) : after;
}

/** Return the board with one more item at the end of a row, or without its last one. */
export function resizeRow(facts: Payload, row: FormRow, by: 1 | -1): Payload {
  const items = listItems(facts, row);
  const after = by > 0 ? [...items, row.blank] : items.slice(0, -1);
  const resized = withValueAt(facts, row.at, after);
  return renumber(withEndLength(resized, row, countEnd(facts, row)), row);
}

/** Count the items that belong to the end of a row. */
export function countEnd(facts: Payload, { end }: FormRow): number {
  const list = end && readValue(facts, end.at);
  return Array.isArray(list) ? list.length : 0;
}

/** Return the board with the last `length` items as the end of a row. */
export function withEndLength(facts: Payload, row: FormRow, length: number): Payload {
  if (!row.end) return facts;
  const items = listItems(facts, row).length;
  const count = Math.min(length, items);
  const numbers = Array.from({ length: count }, (_, n) => items - count + n + 1);
  return withValueAt(facts, row.end.at, numbers);
}

/** Return the board with the items of a row numbered from 1, and with the counts that run along them. */
function renumber(facts: Payload, row: FormRow): Payload {
  const counts = Object.fromEntries(Object.keys(row.counted ?? {}).map((key) => [key, 1]));
  const items = listItems(facts, row).map((item, n) => {
    const after: Payload = { ...item };
    if (row.number) after[row.number] = n + 1;
    for (const [key, flag] of Object.entries(row.counted ?? {})) {
      if (item[flag] === true) counts[key] = (counts[key] ?? 1) + 1;
      after[key] = counts[key];
    }
    return after;
  });
  return withValueAt(facts, row.at, items);
}

export const findPlaceOfItem = (row: FormRow, item: number) => row.place.replace("{n}", String(item + 1));

/** Return the row and the item at a place of the picture. */
export function findItem(form: BoardForm, facts: Payload, place: string): [number, number] | undefined {
  for (const [at, row] of form.rows.entries()) {
    const item = listItems(facts, row).findIndex((_, n) => findPlaceOfItem(row, n) === place);
    if (item >= 0) return [at, item];
  }
  return undefined;
}

/** Return the item after this one. After the last item of a row comes the first of the next row; after all of them (null)
 * what is around them.
 */
export function findNextItem(form: BoardForm, facts: Payload, [row, item]: readonly [number, number]) {
  const currentRow = form.rows[row];
  if (currentRow && item + 1 < listItems(facts, currentRow).length) return [row, item + 1] as const;
  return row + 1 < form.rows.length ? ([row + 1, 0] as const) : null;
}
