import type { GameMeta } from "../wire";

/** The expansions with one more, without those that are not played with it. */
export function withExpansion(meta: GameMeta, expansions: readonly string[], id: string): string[] {
  const apart = (one: string, other: string) =>
    meta.expansions.some((expansion) => expansion.id === one && expansion.without.includes(other));
  return [...expansions.filter((one) => one !== id && !apart(id, one) && !apart(one, id)), id];
}

/** A game as a table with these expansions plays it: with the options and the kinds of points that they bring. */
export function playedWith(meta: GameMeta, expansions: readonly string[] = []): GameMeta {
  const theirs = meta.expansions.filter(({ id }) => expansions.includes(id));
  return {
    ...meta,
    options: [
      ...meta.options,
      ...theirs
        .flatMap(({ options }) => options)
        .filter(({ needs = [] }) => needs.every((one) => expansions.includes(one))),
    ],
    categories: [...meta.categories, ...theirs.flatMap(({ categories }) => categories)],
  };
}
