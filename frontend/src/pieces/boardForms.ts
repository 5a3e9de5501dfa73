/** Forms in which boards are entered by taps, defined by their games; loaded with the screen that uses them. */

import type { Payload, Text } from "../wire";

/** A value of a field: the facts that it sets. */
export interface FormChoice {
  label: Text;
  facts: Payload;
  /** Shown on its button instead of the label. */
  short?: string;
  picture?: string;
}

export interface FormField {
  label: Text;
  choices: readonly FormChoice[];
  /** Path to the facts that it sets; for a field of an item, relative to the item. */
  at?: readonly string[];
}

/** Equal items with the same fields. */
export interface FormRow {
  name: Text;
  /** Path to the list of items. */
  at: readonly string[];
  /** The name of an item, without its `n`. */
  item: Text;
  /** The place of an item on the picture; `{n}` is its number. */
  place: string;
  fields: readonly FormField[];
  blank: Payload;
  least: number;
  most: number;
  /** The key of an item's number. */
  number?: string;
  /** Keys that count up at each item where another key, the value, is true. */
  counted?: Readonly<Record<string, string>>;
  around?: readonly FormField[];
  /** A list with the numbers of the last items. */
  end?: { label: Text; at: readonly string[]; least: number; most: number };
}

/** The form of a board. */
export interface BoardForm {
  rows: readonly FormRow[];
  around?: readonly FormField[];
}

type Forms = Readonly<Record<string, BoardForm>>;

const FILES = import.meta.glob<Forms>("../generated/forms/*.json", { import: "default" });

/** Load the form of boards with this schema; null: they are entered as JSON only. Rejects without a network. */
export const formOf = async (game: string, schema: string): Promise<BoardForm | null> =>
  (await FILES[`../generated/forms/${game}.json`]?.())?.[schema] ?? null;
