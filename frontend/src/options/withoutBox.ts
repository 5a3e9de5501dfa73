/** Tables of people who said that they have no box of a game. */

import { readValue, writeValue } from "../platform/storage";
import type { GameMeta } from "../wire";

const formatKey = (game: string) => `no_box.${game}`;

/** Keep the answer that there is no box, by which nobody is asked again. */
export const keepNoBox = (game: string) => writeValue(formatKey(game), true);
export const hasNoBox = (game: string) => readValue<true>(formatKey(game)) === true;

/** Return what a table without a box chooses instead of the defaults. */
export function listWithoutBox({ draws, options }: Pick<GameMeta, "draws" | "options">): {
  draw?: "app";
  options?: Record<string, string>;
} {
  const values = options.flatMap(({ key, without_box }) => (without_box ? [[key, without_box]] : []));
  return {
    ...(draws.includes("app") ? { draw: "app" } : {}),
    ...(values.length ? { options: Object.fromEntries(values) } : {}),
  };
}
