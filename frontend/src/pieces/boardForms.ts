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

export interface BoardForm {
  rows: readonly FormRow[];
  around?: readonly FormField[];
}

/** The form of a board of rows of cells, and of pairs of spots on its border. */
export interface MosaicForm {
  /** The kinds of cells, each with the one fact that it sets. */
  kinds: readonly FormChoice[];
  /** How many cells a board has. */
  wanted: number;
  most_rows: number;
  most_in_row: number;
  /** Keys of the board's facts: its cells, each with a ring of ids of spots under `spots`, and its spots. */
  cells: string;
  spots: string;
  /** Keys of a spot's facts: what joins it to another one, and the flag of corners. */
  sign: string;
  corner: string;
  corner_sign: string;
  signs: readonly string[];
  /** Keys of the board's facts that no longer hold once a sign has changed. */
  derived: readonly string[];
  /** Names without their `row`, `n`, `id` and sign. */
  row: Text;
  cell: Text;
  spot: Text;
  corner_spot: Text;
  bare_spot: Text;
  kinds_name: Text;
  signs_name: Text;
  kinds_about: Text;
  signs_about: Text;
}

type AnyForm = BoardForm | MosaicForm;
type Forms = Readonly<Record<string, AnyForm>>;

export const isMosaic = (form: AnyForm | null): form is MosaicForm => form !== null && "kinds" in form;

const FILES = import.meta.glob<Forms>("../generated/forms/*.json", { import: "default" });

/** Load the form of boards with this schema; null: they are entered as JSON only. Rejects without a network. */
export const fetchForm = async (game: string, schema: string): Promise<AnyForm | null> =>
  (await FILES[`../generated/forms/${game}.json`]?.())?.[schema] ?? null;
