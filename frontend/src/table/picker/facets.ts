/** What tells many pieces apart at a glance, where they have a cost: that, and what is printed largest on each. */

import type { Payload } from "../../wire";

/** Beyond so many choices they are narrowed by facets first. */
const MANY = 8;
/** Which facet, and what it shows. `mark`: an extra of its set or a variant of a symbol, as `g-<value>` is drawn. */
export type Facet = "cost" | "mark";
export type Wanted = Readonly<Partial<Record<Facet, string>>>;
export const FACETS: readonly Facet[] = ["cost", "mark"];
/** The mark of a piece that has none. */
export const PLAIN = "";

interface Printed {
  cost?: number;
  features?: readonly { kind: string; [variant: string]: unknown }[];
  [extra: string]: unknown;
}

/** Own pieces as the table has them, by their ids. */
export type Pieces = Readonly<Record<string, Payload>>;

/** Pieces, and which of their facts are extras of their set. */
export interface Among {
  pieces: Pieces;
  extras: readonly string[];
}

function valuesOf({ pieces, extras }: Among, piece: string, facet: Facet): readonly string[] {
  const printed = (pieces[piece] ?? {}) as Printed;
  const { cost, features = [] } = printed;
  if (facet === "cost") return cost === undefined ? [] : [String(cost)];
  const symbols = features.flatMap((symbol) =>
    symbol[symbol.kind] ? [`${symbol.kind}-${symbol[symbol.kind]}`] : [],
  );
  const marks = [...extras.flatMap((id) => (printed[id] ? [`${id}-${printed[id]}`] : [])), ...symbols];
  return marks.length ? marks : [PLAIN];
}

/** Whether these choices are narrowed by facets: there are many, and each has a cost. */
export function hasFacets(among: Among, choices: readonly string[]): boolean {
  return choices.length > MANY && choices.every((piece) => valuesOf(among, piece, "cost").length > 0);
}

/** Whether a piece shows all that is wanted. */
export function shows(among: Among, piece: string, wanted: Wanted): boolean {
  return FACETS.every((facet) => {
    const value = wanted[facet];
    return value === undefined || valuesOf(among, piece, facet).includes(value);
  });
}

/** What of a facet some of these pieces show: costs from the lowest, extras first, plain ones last. */
export function offeredOf(among: Among, choices: readonly string[], facet: Facet): string[] {
  const values = [...new Set(choices.flatMap((piece) => valuesOf(among, piece, facet)))];
  if (facet === "cost") return values.sort((one, other) => Number(one) - Number(other));
  const order = (value: string) => (value === PLAIN ? 2 : isExtra(among, value) ? 0 : 1);
  return values.sort((one, other) => order(one) - order(other) || (one < other ? -1 : 1));
}

/** Whether a mark is an extra of the pieces' set, and not a symbol. */
export const isExtra = ({ extras }: Pick<Among, "extras">, mark: string) =>
  extras.includes(mark.slice(0, mark.indexOf("-")));
