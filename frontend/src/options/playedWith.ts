import type { GameMeta, Option } from "../wire";

/** Return the options that an expansion brings to a table with these expansions. */
export function listOwnOptions(
  { options }: GameMeta["expansions"][number],
  expansions: readonly string[],
): Option[] {
  return options.filter(({ needs = [] }) => needs.every((needed) => expansions.includes(needed)));
}

/**
 * Return a game's meta with what these expansions bring: options, categories, seats, colours. Options may allow fewer
 * seats.
 */
export function extendMeta(
  meta: GameMeta,
  expansions: readonly string[] = [],
  options: Readonly<Record<string, string>> = {},
): GameMeta {
  const chosen = meta.expansions.filter(({ id }) => expansions.includes(id));
  const most = Math.max(meta.max_seats, ...chosen.map(({ max_seats = 0 }) => max_seats));
  const more = chosen.flatMap(({ colours = [] }) => colours);
  return {
    ...meta,
    max_seats: Math.min(
      most,
      ...meta.options.map(({ key, most_seats }) => most_seats?.[options[key] ?? ""] ?? most),
    ),
    colours: more.length ? [...meta.colours, ...more] : meta.colours,
    options: [...meta.options, ...chosen.flatMap((expansion) => listOwnOptions(expansion, expansions))],
    categories: [...meta.categories, ...chosen.flatMap(({ categories }) => categories)],
  };
}
