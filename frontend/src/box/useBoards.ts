import { useEffect, useState } from "preact/hooks";
import { api } from "../net/api";
import { AppError, sentence } from "../net/errors";
import { loadSheet } from "../pieces/assets";
import { type BoardFacts, boardsOf } from "../pieces/boards";
import type { BoardCheck, KeptBox, Payload } from "../wire";

interface BoardsAtHand {
  boards: readonly BoardFacts[] | null;
  /** What is kept of them, by id. */
  kept: KeptBox["boards"] | null;
  failed: string | null;
  /** Keep a board, or (null) take it out of the box; `before`: what this phone saw of it. */
  keep: (board: string, facts: Payload | null, before: Payload | null) => Promise<boolean>;
}

/** The boards of a game that no list describes, and those in this phone's box. */
export function useBoards(game: string): BoardsAtHand {
  const [boards, setBoards] = useState<readonly BoardFacts[] | null>(null);
  const [kept, setKept] = useState<KeptBox["boards"] | null>(null);
  const [failed, setFailed] = useState<string | null>(null);
  useEffect(() => {
    const told = (error: unknown) => setFailed(sentence(error));
    boardsOf(game).then(setBoards, told);
    loadSheet("glyphs").catch(told);
    api.box(game).then((box) => setKept(box.boards ?? {}), told);
  }, [game]);

  const keep = async (board: string, facts: Payload | null, before: Payload | null) => {
    setFailed(null);
    try {
      const box = await api.boardKeep(game, board, facts, before);
      setKept(box.boards ?? {});
      return true;
    } catch (error) {
      setFailed(sentence(error));
      // Another phone was faster: what it made of the board is shown, and can be changed then.
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

/** What may be begun with as text, "" where there is nothing; asked for only while `isWanted`. */
export function useBoardDraft(game: string, board: string, isWanted: boolean): string {
  const [text, setText] = useState("");
  useEffect(() => {
    if (!isWanted) return;
    let gone = false;
    api.boardDraft(game, board).then(
      ({ facts }) => !gone && facts && setText(JSON.stringify(facts, null, 1)),
      () => undefined, // the field is there
    );
    return () => {
      gone = true;
    };
  }, [game, board, isWanted]);
  return text;
}

const REST = 300;

export interface Looked {
  /** The text that was looked over. */
  text: string;
  facts: Payload;
  check: BoardCheck;
}

/** What JSON text says, null where it says no object. */
export function readJson(text: string): Payload | null {
  try {
    const facts: unknown = JSON.parse(text);
    return facts !== null && typeof facts === "object" && !Array.isArray(facts) ? (facts as Payload) : null;
  } catch {
    return null;
  }
}

/** The board that a text describes, looked over a moment after each change; `failed`: why it could not be. */
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
