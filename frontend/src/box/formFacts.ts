/** A board that is entered by taps, as the game's form describes it: nothing here knows a game. */

import type { BoardForm, FormChoice, FormField, FormRow } from "../pieces/boardForms";
import type { Payload } from "../wire";

type Way = readonly (string | number)[];

/** What stands at the end of a way through facts, undefined where there is nothing. */
export function at(facts: unknown, way: Way): unknown {
  return way.reduce<unknown>(
    (here, key) => (here !== null && typeof here === "object" ? (here as Payload)[key] : undefined),
    facts,
  );
}

/** The facts with something else at the end of a way. */
export function withAt<Facts>(facts: Facts, [key, ...rest]: Way, value: unknown): Facts {
  if (key === undefined) return value as Facts;
  if (Array.isArray(facts)) {
    return facts.map((one, n) => (n === key ? withAt(one, rest, value) : one)) as Facts;
  }
  const here = (facts ?? {}) as Payload;
  return { ...here, [key]: withAt(here[key], rest, value) } as Facts;
}

/** Keys in their order, so that equal facts are equal text. */
const plain = (value: unknown): string =>
  JSON.stringify(value, (_, one) =>
    one !== null && typeof one === "object" && !Array.isArray(one)
      ? Object.fromEntries(Object.entries(one as Payload).sort(([a], [b]) => (a < b ? -1 : 1)))
      : one,
  );

/** Whether two boards say the same, however their facts are ordered. */
export const saysTheSame = (one: unknown, other: unknown) => plain(one) === plain(other);

export const itemsOf = (facts: Payload, row: FormRow): readonly Payload[] => {
  const items = at(facts, row.at);
  return Array.isArray(items) ? (items as Payload[]) : [];
};

const isItem = (item: unknown) => item !== null && typeof item === "object" && !Array.isArray(item);

/** Whether the form can show a board: there is something in each of its rows. */
export const isShown = (form: BoardForm, facts: Payload | null): facts is Payload =>
  facts !== null &&
  form.rows.every((row) => {
    const items = itemsOf(facts, row);
    return items.length > 0 && items.every(isItem);
  });

/** Which of its choices a field has now, -1: something else. */
export function chosenOf(field: FormField, facts: unknown): number {
  return field.choices.findIndex((choice) =>
    Object.entries(choice.facts).every(([key, value]) => saysTheSame(at(facts, [key]), value)),
  );
}

/** The board with a choice in a field of an item, or (undefined) of what is around the items. */
export function chosen(
  facts: Payload,
  row: FormRow | undefined,
  item: number | undefined,
  field: FormField,
  { facts: said }: FormChoice,
): Payload {
  const way: Way = row && item !== undefined ? [...row.at, item] : (field.at ?? []);
  const merged = { ...(at(facts, way) as Payload | undefined), ...said };
  const after = withAt(facts, way, merged);
  return row ? counted(after, row) : after;
}

/** The board with one more item at the end of a row, or without its last one. */
export function resized(facts: Payload, row: FormRow, by: 1 | -1): Payload {
  const items = itemsOf(facts, row);
  const after = by > 0 ? [...items, row.blank] : items.slice(0, -1);
  const ended = row.end ? endOf(facts, row).length : 0;
  const whole = withAt(facts, row.at, after);
  return counted(row.end ? endedWith(whole, row, ended) : whole, row);
}

const endOf = (facts: Payload, { end }: FormRow): readonly unknown[] => {
  const list = end ? at(facts, end.at) : [];
  return Array.isArray(list) ? list : [];
};

/** How many of the last items belong to the end of a row. */
export const endLength = (facts: Payload, row: FormRow) => endOf(facts, row).length;

/** The board with so many items at the end of a row. */
export function endedWith(facts: Payload, row: FormRow, length: number): Payload {
  if (!row.end) return facts;
  const last = itemsOf(facts, row).length;
  const numbers = Array.from(
    { length: Math.min(length, last) },
    (_, n) => last - Math.min(length, last) + n + 1,
  );
  return withAt(facts, row.end.at, numbers);
}

/** The items numbered from 1, and what is counted along them. */
function counted(facts: Payload, row: FormRow): Payload {
  const counts = Object.fromEntries(Object.keys(row.counted ?? {}).map((key) => [key, 1]));
  const items = itemsOf(facts, row).map((item, n) => {
    const after: Payload = { ...item };
    if (row.number) after[row.number] = n + 1;
    for (const [key, flag] of Object.entries(row.counted ?? {})) {
      if (item[flag] === true) counts[key] = (counts[key] ?? 1) + 1;
      after[key] = counts[key];
    }
    return after;
  });
  return withAt(facts, row.at, items);
}

/** The place of an item on the picture. */
export const placeOf = (row: FormRow, item: number) => row.place.replace("{n}", String(item + 1));

/** The row and the item at a place of the picture. */
export function itemAt(form: BoardForm, facts: Payload, place: string): [number, number] | undefined {
  for (const [at, row] of form.rows.entries()) {
    const item = itemsOf(facts, row).findIndex((_, n) => placeOf(row, n) === place);
    if (item >= 0) return [at, item];
  }
  return undefined;
}

/** The item behind one, in the next row after the last of a row. */
export function nextOf(form: BoardForm, facts: Payload, [row, item]: readonly [number, number]) {
  const here = form.rows[row];
  if (here && item + 1 < itemsOf(facts, here).length) return [row, item + 1] as const;
  return row + 1 < form.rows.length ? ([row + 1, 0] as const) : undefined;
}
