/** What tells many pieces apart at a glance, where they have a cost: that, and the tablet or scroll on each. */

import type { Payload } from "../../wire";

/** Beyond so many choices they are narrowed by facets first. */
const MANY = 8;
/** Which facet, and what it shows. `mark`: a tablet or a symbol with a word of its own, as `g-<value>` is drawn. */
export type Facet = "cost" | "mark";
export type Wanted = Readonly<Partial<Record<Facet, string>>>;
export const FACETS: readonly Facet[] = ["cost", "mark"];
/** The mark of a piece that has none. */
export const PLAIN = "";

interface Printed {
  cost?: number;
  tablet?: string;
  features?: readonly { kind: string; scroll?: string }[];
}

/** Own pieces as the table has them, by their ids. */
export type Pieces = Readonly<Record<string, Payload>>;

function valuesOf(pieces: Pieces, piece: string, facet: Facet): readonly string[] {
  const { cost, tablet, features = [] } = (pieces[piece] ?? {}) as Printed;
  if (facet === "cost") return cost === undefined ? [] : [String(cost)];
  const symbols = features.flatMap(({ kind, scroll }) => (scroll ? [`${kind}-${scroll}`] : []));
  const marks = [...(tablet ? [`tablet-${tablet}`] : []), ...symbols];
  return marks.length ? marks : [PLAIN];
}

/** Whether these choices are narrowed by facets: there are many, and each has a cost. */
export function hasFacets(pieces: Pieces, choices: readonly string[]): boolean {
  return choices.length > MANY && choices.every((piece) => valuesOf(pieces, piece, "cost").length > 0);
}

/** Whether a piece shows all that is wanted. */
export function shows(pieces: Pieces, piece: string, wanted: Wanted): boolean {
  return FACETS.every((facet) => {
    const value = wanted[facet];
    return value === undefined || valuesOf(pieces, piece, facet).includes(value);
  });
}

/** What of a facet some of these pieces show: costs from the lowest, tablets first, plain ones last. */
export function offeredOf(pieces: Pieces, choices: readonly string[], facet: Facet): string[] {
  const values = [...new Set(choices.flatMap((piece) => valuesOf(pieces, piece, facet)))];
  if (facet === "cost") return values.sort((one, other) => Number(one) - Number(other));
  const order = (value: string) => (value === PLAIN ? 2 : value.startsWith("tablet-") ? 0 : 1);
  return values.sort((one, other) => order(one) - order(other) || (one < other ? -1 : 1));
}
