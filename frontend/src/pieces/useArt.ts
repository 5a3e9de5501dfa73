import { useEffect, useLayoutEffect, useMemo, useState } from "preact/hooks";
import { missPart } from "../platform/pwa";
import { openTable } from "../session/session";
import { fetchExpandedArt, findExpandedArt, type GameArt, loadArt, withOwn } from "./assets";
import { nameBy } from "./naming";
import { loadOwnPieces, ownPieces } from "./ownPieces";

const RETRY_AFTER = 3_000;

/** Return the art of a game, or null until it is loaded; also loads its sprite sheets and retries. At a table whose box
 * differs from the list it includes the own pieces.
 */
export function useArt(game: string): GameArt | null {
  const expansions = useExpansions(game);
  const [art, setArt] = useState<GameArt | null>(findExpandedArt(game, expansions) ?? null);
  const pieces = useOwnPieces(game);
  useEffect(
    () =>
      retryUntilLoaded(async (isGone) => {
        const withSheets = loadArt(game, expansions);
        withSheets.catch(() => undefined); // the await below handles the error
        const loaded = await fetchExpandedArt(game, expansions);
        if (!isGone()) setArt(loaded);
        await withSheets;
      }),
    [game, expansions],
  );
  const ownArt = useMemo(() => art && (pieces ? withOwn(art, pieces) : art), [art, pieces]);
  useLayoutEffect(() => {
    if (ownArt) nameBy(ownArt);
  }, [ownArt]);
  return ownArt?.id === game ? ownArt : null;
}

const NOTHING: readonly string[] = [];

/** Return the expansions of the open table if it is one of this game; the list stays the same while they do. */
function useExpansions(game: string): readonly string[] {
  const table = openTable.value?.document.value?.table;
  const key = table?.game === game ? (table.expansions ?? []).join(" ") : "";
  return useMemo(() => (key ? key.split(" ") : NOTHING), [key]);
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
  let missed: (() => void) | undefined;
  const stopMissing = () => {
    missed?.();
    missed = undefined;
  };
  const attempt = () => {
    load(() => isCancelled).then(stopMissing, () => {
      if (isCancelled) return;
      missed ??= missPart();
      timer = setTimeout(attempt, RETRY_AFTER);
    });
  };
  attempt();
  return () => {
    isCancelled = true;
    stopMissing();
    clearTimeout(timer);
  };
}
