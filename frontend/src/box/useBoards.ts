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
  kept: KeptBox["boards"] | null;
  failed: string | null;
  /** Keep a board, or (null) take it out of the box; `before`: what this phone saw of it. */
  keep: (board: string, facts: Payload | null, before: Payload | null) => Promise<boolean>;
}

/** Return the kinds of boards of a game, and the boards in this phone's box. */
export function useBoards(game: string): BoardsAtHand {
  const [boards, setBoards] = useState<readonly BoardFacts[] | null>(null);
  const [kept, setKept] = useState<KeptBox["boards"] | null>(null);
  const [failed, setFailed] = useState<string | null>(null);
  const back = useBack();
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked again once the network is back
  useEffect(() => {
    const told = (error: unknown) => setFailed(sentence(error));
    boardsOf(game).then(setBoards, told);
    loadSheet("glyphs").catch(told);
    api.box(game).then((box) => {
      setKept(box.boards ?? {});
      setFailed(null);
    }, told);
  }, [game, back]);

  const keep = async (board: string, facts: Payload | null, before: Payload | null) => {
    setFailed(null);
    try {
      const box = await api.boardKeep(game, board, facts, before);
      setKept(box.boards ?? {});
      return true;
    } catch (error) {
      setFailed(sentence(error));
      // Another phone has changed the board: show its version, which can be edited then.
      if (error instanceof AppError && error.code === "box.board_changed_elsewhere") {
        api.box(game).then(
          (box) => setKept(box.boards ?? {}),
          () => undefined,
        );
      }
      return false;
    }
  };
  return { boards, kept, failed, keep };
}

/** How often the network has come back, or the phone has woken up. */
export function useBack(): number {
  const [times, setTimes] = useState(0);
  useEffect(() => {
    const again = () => {
      if (!document.hidden) setTimes((before) => before + 1);
    };
    addEventListener("online", again);
    document.addEventListener("visibilitychange", again);
    return () => {
      removeEventListener("online", again);
      document.removeEventListener("visibilitychange", again);
    };
  }, []);
  return times;
}

/** What may be begun with as text, "" where there is nothing; asked for only while `isWanted`. */
export function useBoardDraft(game: string, board: string, isWanted: boolean): string {
  const [text, setText] = useState("");
  useEffect(() => {
    if (!isWanted) return;
    let gone = false;
    api.boardDraft(game, board).then(
      ({ facts }) => !gone && facts && setText(JSON.stringify(facts, null, 1)),
      () => undefined, // the field works without it
    );
    return () => {
      gone = true;
    };
  }, [game, board, isWanted]);
  return text;
}

/** How boards with a schema are entered by taps; null: as JSON alone, or it is not here. */
export function useBoardForm(game: string, schema: string): BoardForm | null {
  const [form, setForm] = useState<BoardForm | null>(null);
  useEffect(() => {
    formOf(game, schema).then(setForm, () => undefined); // the text says it too
  }, [game, schema]);
  return form;
}

const REST = 300;

export interface Looked {
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
 * The board that a text describes, looked over a moment after each change; `failed`: why it could not be; `last`: what was
 * looked over before, until the next answer is here.
 */
export function useBoardCheck(game: string, board: string, text: string) {
  const back = useBack();
  const [looked, setLooked] = useState<Looked | null>(null);
  const [failed, setFailed] = useState<string | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked again once the network is back
  useEffect(() => {
    setFailed(null);
    const facts = readJson(text);
    if (!facts) return;
    let current = true;
    const ask = () =>
      api.boardCheck(game, board, facts).then(
        (check) => current && setLooked({ text, facts, check }),
        (error: unknown) => current && setFailed(sentence(error)),
      );
    const timer = setTimeout(() => void ask(), REST);
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }, [game, board, text, back]);
  return { looked: looked?.text === text ? looked : null, last: looked?.check ?? null, failed };
}
