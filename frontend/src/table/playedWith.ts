import type { GameMeta } from "../wire";

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
