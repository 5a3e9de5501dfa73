import { useEffect, useState } from "preact/hooks";
import { api } from "../net/api";
import { describeError } from "../net/errors";
import type { Facts } from "../pieces/boxFile";
import type { LivePicture } from "../wire";
import type { PieceDraft } from "./draft";

const REST = 120;

/** Picture and facts of the last valid draft. */
export type Live = LivePicture & { facts: Facts };

/** Return the picture of a draft, a moment after each change; `wrong`: why the draft is invalid or has no picture.
 * `table`: the table that the piece is for; undefined for this phone's box.
 */
export function useLive(game: string, piece: string, draft: PieceDraft, table?: string) {
  const [live, setLive] = useState<Live | null>(null);
  const [wrong, setWrong] = useState<string | null>(null);
  const [drawnDraft, setDrawnDraft] = useState<PieceDraft | null>(null);
  useEffect(() => {
    let current = true;
    const ask = async () => {
      try {
        const drawn = await api.piecePicture(game, piece, { ...draft }, table);
        if (!current) return;
        setLive(drawn as Live);
        setWrong(null);
      } catch (error) {
        if (!current) return;
        setWrong(describeError(error));
      }
      setDrawnDraft(draft);
    };
    const timer = setTimeout(() => void ask(), REST);
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }, [game, piece, draft, table]);
  const settled = drawnDraft === draft && wrong === null;
  const [waiting, wait] = useState<((live: Live) => void) | null>(null);
  useEffect(() => {
    if (!waiting || drawnDraft !== draft) return;
    wait(null);
    if (live && settled) waiting(live);
  }, [waiting, drawnDraft, draft, live, settled]);
  return {
    live,
    wrong,
    settled,
    isDrawing: drawnDraft !== draft,
    isWaiting: waiting !== null,
    /** Calls `then` once the picture is that of the draft; not if the draft is wrong. */
    onceDrawn: (then: (live: Live) => void) => wait(() => then),
  };
}
