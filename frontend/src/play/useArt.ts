import { useEffect, useState } from "preact/hooks";
import { type GameArt, gameArt, loadArt } from "../board/assets";

const AGAIN_AFTER = 3_000;

/** The art of a game once it is here, asked for again until it is; its sheets are on their way as well. */
export function useArt(game: string): GameArt | null {
  const [art, setArt] = useState<GameArt | null>(null);
  useEffect(() => {
    let gone = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const load = () => {
      Promise.all([gameArt(game), loadArt(game)]).catch(() => {
        if (!gone) timer = setTimeout(load, AGAIN_AFTER);
      });
      gameArt(game).then(
        (found) => {
          if (!gone) setArt(found);
        },
        () => undefined, // asked for again above
      );
    };
    load();
    return () => {
      gone = true;
      clearTimeout(timer);
    };
  }, [game]);
  return art?.id === game ? art : null;
}
