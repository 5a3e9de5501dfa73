/** Facets that tell many pieces with a cost apart: the cost, and the largest printed symbol. */

import type { Payload } from "../../wire";

/** More choices than this are filtered by facets. */
const MANY = 8;
/** A facet. `mark`: an extra of the piece's set or a variant of a symbol, drawn as glyph `g-<value>`. */
export type Facet = "cost" | "mark";
export type ChosenFacets = Readonly<Partial<Record<Facet, string>>>;
export const FACETS: readonly Facet[] = ["cost", "mark"];
/** The value `mark` of a piece without marks. */
export const PLAIN = "";

interface Printed {
  cost?: number;
  features?: readonly { kind: string; [variant: string]: unknown }[];
  [extra: string]: unknown;
}

/** The table's own pieces by id. */
export type Pieces = Readonly<Record<string, Payload>>;

/** Pieces, and the names of their facts that are extras of their set. */
export interface Among {
  pieces: Pieces;
  extras: readonly string[];
}

function listValues({ pieces, extras }: Among, piece: string, facet: Facet): readonly string[] {
  const printed = (pieces[piece] ?? {}) as Printed;
  const { cost, features = [] } = printed;
  if (facet === "cost") return cost === undefined ? [] : [String(cost)];
  const symbols = features.flatMap((symbol) =>
    symbol[symbol.kind] ? [`${symbol.kind}-${symbol[symbol.kind]}`] : [],
  );
  const marks = [...extras.flatMap((id) => (printed[id] ? [`${id}-${printed[id]}`] : [])), ...symbols];
  return marks.length ? marks : [PLAIN];
}

/** True if these choices are filtered by facets: there are many, and each has a cost. */
export function hasFacets(among: Among, choices: readonly string[]): boolean {
  return choices.length > MANY && choices.every((piece) => listValues(among, piece, "cost").length > 0);
}

export function matches(among: Among, piece: string, chosenFacets: ChosenFacets): boolean {
  return FACETS.every((facet) => {
    const value = chosenFacets[facet];
    return value === undefined || listValues(among, piece, facet).includes(value);
  });
}

/** Return the values of a facet among these pieces: costs ascending; marks with extras first and plain last. */
export function listOffered(among: Among, choices: readonly string[], facet: Facet): string[] {
  const values = [...new Set(choices.flatMap((piece) => listValues(among, piece, facet)))];
  if (facet === "cost") return values.sort((first, second) => Number(first) - Number(second));
  const order = (value: string) => (value === PLAIN ? 2 : isExtra(among, value) ? 0 : 1);
  return values.sort((first, second) => order(first) - order(second) || (first < second ? -1 : 1));
}

/** True if a mark is an extra of the pieces' set, not a symbol. */
export const isExtra = ({ extras }: Pick<Among, "extras">, mark: string) =>
  extras.includes(mark.slice(0, mark.indexOf("-")));
