import { useEffect, useState } from "preact/hooks";
import { api } from "../net/api";
import type { GameMeta } from "../wire";
import type { Options } from "./OptionsForm";

/** Return the options of a new table that this phone's box decides. Empty until the box is loaded. */
export function useBoxOptions(meta: GameMeta | null | undefined): Options {
  const [loaded, setLoaded] = useState<{ game: string; options: Options } | null>(null);
  const keys = (meta?.options ?? []).filter((option) => option.in_box).map(({ key }) => key);
  const game = keys.length ? meta?.id : undefined;
  useEffect(() => {
    if (game === undefined) return;
    let isCancelled = false;
    api.box(game).then(
      ({ counts = {} }) => {
        const options = Object.fromEntries(Object.entries(counts).map(([key, n]) => [key, String(n)]));
        if (!isCancelled) setLoaded({ game, options });
      },
      () => undefined, // the server says the same when the table opens
    );
    return () => {
      isCancelled = true;
    };
  }, [game]);
  return loaded && loaded.game === game
    ? Object.fromEntries(Object.entries(loaded.options).filter(([key]) => keys.includes(key)))
    : {};
}
