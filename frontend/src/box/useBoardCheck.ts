import { useEffect, useState } from "preact/hooks";
import { api } from "../net/api";
import { describeError } from "../net/errors";
import { type BoardForm, fetchForm, type MosaicForm } from "../pieces/boardForms";
import { useRequest } from "../ui/useRequest";
import type { BoardCheck, Payload } from "../wire";
import { useReconnects } from "./useKept";

/** Return a draft to begin from as text, "" if there is none. It is fetched only while `isWanted`. */
export function useBoardDraft(game: string, board: string, isWanted: boolean): string {
  const { current } = useRequest(`${game} ${board}`, () => api.boardDraft(game, board), isWanted ? "" : null);
  return current?.facts ? JSON.stringify(current.facts, null, 1) : "";
}

/** Return the form by which boards with a schema are entered by taps; null while it loads, or if there is only JSON. */
export const useBoardForm = (game: string, schema: string): BoardForm | MosaicForm | null =>
  useRequest(`${game} ${schema}`, () => fetchForm(game, schema)).current;

/** Delay between the last change and its check, in ms. */
const CHECK_DELAY = 300;

interface CheckedBoard {
  text: string;
  facts: Payload;
  check: BoardCheck;
}

/** Parse JSON text; null if it is no object. */
export function readJson(text: string): Payload | null {
  try {
    const facts: unknown = JSON.parse(text);
    return facts !== null && typeof facts === "object" && !Array.isArray(facts) ? (facts as Payload) : null;
  } catch {
    return null;
  }
}

/**
 * Check the board that a text describes, a moment after each change.
 *
 * @returns `checked`: the board with its faults, null until they are here; `lastCheck`: the check before, shown until then;
 * `failed`: why it could not be checked.
 */
export function useBoardCheck(game: string, board: string, text: string) {
  const reconnects = useReconnects();
  const [checked, setChecked] = useState<CheckedBoard | null>(null);
  const [failed, setFailed] = useState<string | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked again once the network is back
  useEffect(() => {
    setFailed(null);
    const facts = readJson(text);
    if (!facts) return;
    let current = true;
    const ask = () =>
      api.boardCheck(game, board, facts).then(
        (check) => current && setChecked({ text, facts, check }),
        (error: unknown) => current && setFailed(describeError(error)),
      );
    const timer = setTimeout(() => void ask(), CHECK_DELAY);
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }, [game, board, text, reconnects]);
  return { checked: checked?.text === text ? checked : null, lastCheck: checked?.check ?? null, failed };
}
