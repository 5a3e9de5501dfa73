import { useEffect, useLayoutEffect, useMemo, useState } from "preact/hooks";
import { artHere, type GameArt, gameArt, loadArt, withOwn } from "../pieces/assets";
import { nameBy } from "../pieces/naming";
import { loadOwnPieces, ownPieces } from "../pieces/ownPieces";
import { openTable } from "../session/session";

const RETRY_AFTER = 3_000;

/** Return the art of a game, or null until it is loaded; also loads its sprite sheets and retries. At a table whose box
 * differs from the list it includes the own pieces.
 */
export function useArt(game: string): GameArt | null {
  const [art, setArt] = useState<GameArt | null>(artHere(game) ?? null);
  const pieces = useOwnPieces(game);
  useEffect(
    () =>
      retryUntilLoaded(async (isGone) => {
        const withSheets = loadArt(game);
        withSheets.catch(() => undefined); // the await below handles the error
        const loaded = await gameArt(game);
        if (!isGone()) setArt(loaded);
        await withSheets;
      }),
    [game],
  );
  const ownArt = useMemo(() => art && (pieces ? withOwn(art, pieces) : art), [art, pieces]);
  useLayoutEffect(() => {
    if (ownArt) nameBy(ownArt);
  }, [ownArt]);
  return ownArt?.id === game ? ownArt : null;
}

function useOwnPieces(game: string): ReturnType<typeof ownPieces> {
  const table = openTable.value;
  const document = table?.document.value;
  const facts = document?.table.game === game ? document.view?.pieces : undefined;
  const factsJson = useMemo(() => (facts ? JSON.stringify(facts) : ""), [facts]);
  const pieces = table && factsJson ? ownPieces(table.id, factsJson) : undefined;
  const missing = table && factsJson && !pieces ? table.id : undefined;
  useEffect(
    () =>
      missing === undefined ? undefined : retryUntilLoaded(() => loadOwnPieces(missing, game, factsJson)),
    [missing, game, factsJson],
  );
  return pieces;
}

/** Retry until `load` succeeds. @returns a function that stops it. */
function retryUntilLoaded(load: (isGone: () => boolean) => Promise<void>): () => void {
  let isCancelled = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const attempt = () => {
    load(() => isCancelled).catch(() => {
      if (!isCancelled) timer = setTimeout(attempt, RETRY_AFTER);
    });
  };
  attempt();
  return () => {
    isCancelled = true;
    clearTimeout(timer);
  };
}
