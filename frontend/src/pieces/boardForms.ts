/** How boards are entered by taps, as their games say it: fetched with the screen that enters them. */

import type { Payload, Text } from "../wire";

/** One of the values of a field: what it writes into the facts that the field belongs to. */
export interface FormChoice {
  label: Text;
  facts: Payload;
  /** What stands on its button instead of the label. */
  short?: string;
  picture?: string;
}

export interface FormField {
  label: Text;
  choices: readonly FormChoice[];
  /** The way to the facts that it belongs to; a field of an item belongs to the item. */
  at?: readonly string[];
}

/** Items that are alike, each with the same fields. */
export interface FormRow {
  name: Text;
  /** The way to the list of items. */
  at: readonly string[];
  /** The name of an item, without its `n`. */
  item: Text;
  /** The place of an item on the picture; `{n}` is its number. */
  place: string;
  fields: readonly FormField[];
  blank: Payload;
  least: number;
  most: number;
  /** The key that numbers the items. */
  number?: string;
  /** Keys that are one more from each item on where another key, the value, is true. */
  counted?: Readonly<Record<string, string>>;
  around?: readonly FormField[];
  /** A list with the numbers of the last items. */
  end?: { label: Text; at: readonly string[]; least: number; most: number };
}

/** How a board is entered by taps. */
export interface BoardForm {
  rows: readonly FormRow[];
  around?: readonly FormField[];
}

type Forms = Readonly<Record<string, BoardForm>>;

const FILES = import.meta.glob<Forms>("../generated/forms/*.json", { import: "default" });

/** The form of boards with this schema, null: they are entered as JSON alone. Rejects when the network is gone. */
export const formOf = async (game: string, schema: string): Promise<BoardForm | null> =>
  (await FILES[`../generated/forms/${game}.json`]?.())?.[schema] ?? null;
