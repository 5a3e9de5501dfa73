import type { GameMeta } from "../wire";

/** Return a game's meta with the options and categories that these expansions bring. */
export function playedWith(meta: GameMeta, expansions: readonly string[] = []): GameMeta {
  const chosen = meta.expansions.filter(({ id }) => expansions.includes(id));
  return {
    ...meta,
    options: [
      ...meta.options,
      ...chosen
        .flatMap(({ options }) => options)
        .filter(({ needs = [] }) => needs.every((needed) => expansions.includes(needed))),
    ],
    categories: [...meta.categories, ...chosen.flatMap(({ categories }) => categories)],
  };
}
