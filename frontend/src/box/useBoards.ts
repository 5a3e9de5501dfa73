import { useEffect, useState } from "preact/hooks";
import { api } from "../net/api";
import { AppError, sentence } from "../net/errors";
import { loadSheet } from "../pieces/assets";
import { type BoardForm, formOf } from "../pieces/boardForms";
import { type BoardFacts, boardsOf } from "../pieces/boards";
import type { BoardCheck, KeptBox, Payload } from "../wire";

interface BoardsAtHand {
  boards: readonly BoardFacts[] | null;
  /** The kept boards, by id. */
  keptBoards: KeptBox["boards"] | null;
  failed: string | null;
  /** Keep a board, or (null) take it out of the box. `before`: the board that this phone has shown. */
  keep: (board: string, facts: Payload | null, before: Payload | null) => Promise<boolean>;
}

/** Return the kinds of boards of a game, and the boards in this phone's box. */
export function useBoards(game: string): BoardsAtHand {
  const [boards, setBoards] = useState<readonly BoardFacts[] | null>(null);
  const [keptBoards, setKeptBoards] = useState<KeptBox["boards"] | null>(null);
  const [failed, setFailed] = useState<string | null>(null);
  const reconnects = useReconnects();
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked again once the network is back
  useEffect(() => {
    const fail = (error: unknown) => setFailed(sentence(error));
    boardsOf(game).then(setBoards, fail);
    loadSheet("glyphs").catch(fail);
    api.box(game).then((box) => {
      setKeptBoards(box.boards ?? {});
      setFailed(null);
    }, fail);
  }, [game, reconnects]);

  const keep = async (board: string, facts: Payload | null, before: Payload | null) => {
    setFailed(null);
    try {
      const box = await api.boardKeep(game, board, facts, before);
      setKeptBoards(box.boards ?? {});
      return true;
    } catch (error) {
      setFailed(sentence(error));
      // Another phone has changed the board: show its version, which can be edited then.
      if (error instanceof AppError && error.code === "box.board_changed_elsewhere") {
        api.box(game).then(
          (box) => setKeptBoards(box.boards ?? {}),
          () => undefined,
        );
      }
      return false;
    }
  };
  return { boards, keptBoards, failed, keep };
}

/** Count how often the network has come back or the phone has woken up, as a dependency of effects that ask again. */
export function useReconnects(): number {
  const [reconnects, setReconnects] = useState(0);
  useEffect(() => {
    const count = () => {
      if (!document.hidden) setReconnects((before) => before + 1);
    };
    addEventListener("online", count);
    document.addEventListener("visibilitychange", count);
    return () => {
      removeEventListener("online", count);
      document.removeEventListener("visibilitychange", count);
    };
  }, []);
  return reconnects;
}

/** Return a draft to begin from as text, "" if there is none. It is fetched only while `isWanted`. */
export function useBoardDraft(game: string, board: string, isWanted: boolean): string {
  const [text, setText] = useState("");
  useEffect(() => {
    if (!isWanted) return;
    let isGone = false;
    api.boardDraft(game, board).then(
      ({ facts }) => !isGone && facts && setText(JSON.stringify(facts, null, 1)),
      () => undefined, // the text field works without it
    );
    return () => {
      isGone = true;
    };
  }, [game, board, isWanted]);
  return text;
}

/** Return the form by which boards with a schema are entered by taps; null while it loads, or if there is only JSON. */
export function useBoardForm(game: string, schema: string): BoardForm | null {
  const [form, setForm] = useState<BoardForm | null>(null);
  useEffect(() => {
    formOf(game, schema).then(setForm, () => undefined); // without a form, the board is entered as JSON
  }, [game, schema]);
  return form;
}

/** Delay between the last change and its check, in ms. */
const CHECK_DELAY = 300;

export interface CheckedBoard {
  /** The text that was checked. */
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
        (error: unknown) => current && setFailed(sentence(error)),
      );
    const timer = setTimeout(() => void ask(), CHECK_DELAY);
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }, [game, board, text, reconnects]);
  return { checked: checked?.text === text ? checked : null, lastCheck: checked?.check ?? null, failed };
}
