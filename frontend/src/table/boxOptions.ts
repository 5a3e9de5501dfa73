import { useEffect, useState } from "preact/hooks";
import { api } from "../net/api";
import type { GameMeta } from "../wire";
import type { Options } from "./OptionsForm";

/** Return the options of a new table that this phone's box says; none until it is loaded. */
export function useBoxOptions(meta: GameMeta | null | undefined): Options {
  const [chosen, say] = useState<{ game: string; options: Options } | null>(null);
  const keys = (meta?.options ?? []).filter((option) => option.in_box).map(({ key }) => key);
  const game = keys.length ? meta?.id : undefined;
  useEffect(() => {
    if (game === undefined) return;
    let gone = false;
    api.box(game).then(
      ({ counts = {} }) => {
        const options = Object.fromEntries(Object.entries(counts).map(([key, n]) => [key, String(n)]));
        if (!gone) say({ game, options });
      },
      () => undefined, // the server says the same when the table opens
    );
    return () => {
      gone = true;
    };
  }, [game]);
  return chosen && chosen.game === game
    ? Object.fromEntries(Object.entries(chosen.options).filter(([key]) => keys.includes(key)))
    : {};
}
