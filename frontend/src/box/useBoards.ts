import { useEffect, useState } from "preact/hooks";
import { api } from "../net/api";
import { AppError, sentence } from "../net/errors";
import { loadSheet } from "../pieces/assets";
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
  useEffect(() => {
    const fail = (error: unknown) => setFailed(sentence(error));
    boardsOf(game).then(setBoards, fail);
    loadSheet("glyphs").catch(fail);
    api.box(game).then((box) => setKept(box.boards ?? {}), fail);
  }, [game]);

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

/** Return the draft to begin a board with, as text; empty if there is none. Fetched only while `isWanted`. */
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

/** Check the board of a text, a moment after each change; `failed`: why the check failed. */
export function useBoardCheck(game: string, board: string, text: string) {
  const [looked, setLooked] = useState<Looked | null>(null);
  const [failed, setFailed] = useState<string | null>(null);
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
  }, [game, board, text]);
  return { looked: looked?.text === text ? looked : null, failed };
}
