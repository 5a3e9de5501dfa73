import { useEffect, useState } from "preact/hooks";
import { api } from "../net/api";
import { sentence } from "../net/errors";
import type { Facts } from "../pieces/boxFile";
import type { LivePicture } from "../wire";
import type { Draft } from "./draft";

const REST = 120;

/** The picture of the last draft that can be a piece. */
export type Live = LivePicture & { facts: Facts };

/**
 * The picture of what is drawn up, a moment after each change; `wrong`: why it cannot be, or is not here. `table`: the
 * table at which it is drawn up; without one it is drawn up for this phone's own box.
 */
export function useLive(game: string, piece: string, draft: Draft, table?: string) {
  const [live, setLive] = useState<Live | null>(null);
  const [wrong, setWrong] = useState<string | null>(null);
  const [of, setOf] = useState<Draft | null>(null);
  useEffect(() => {
    let current = true;
    const ask = async () => {
      try {
        const found = await api.piecePicture(game, piece, { ...draft }, table);
        if (!current) return;
        setLive(found as Live);
        setWrong(null);
      } catch (error) {
        if (!current) return;
        setWrong(sentence(error));
      }
      setOf(draft);
    };
    const timer = setTimeout(() => void ask(), REST);
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }, [game, piece, draft, table]);
  return { live, wrong, settled: of === draft && wrong === null };
}
