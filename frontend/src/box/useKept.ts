import { useEffect, useRef, useState } from "preact/hooks";
import { api } from "../net/api";
import { describeError } from "../net/errors";
import { isRefusal } from "../net/refusals";
import { fetchGameArt, loadSheet } from "../pieces/assets";
import { type Box, type Facts, fetchBoxFile, hasDifferingBoxes, readBox } from "../pieces/boxFile";
import { useRequest } from "../ui/useRequest";
import { useRetry } from "../ui/useRetry";
import type { KeptBox, Payload } from "../wire";

/** An entry of each part of a box. */
interface Entries {
  pieces: Facts;
  boards: Payload;
  counts: number;
}

type Part = keyof Entries;
type Send = (game: string, key: string, value: unknown, before: unknown) => Promise<KeptBox>;

const SEND = { pieces: api.pieceKeep, boards: api.boardKeep, counts: api.countKeep } as Record<Part, Send>;

interface Change {
  part: Part;
  key: string;
  value: unknown;
  /** What this phone has shown; undefined: what the server has. */
  before: unknown;
  settle: (isKept: boolean) => void;
}

/** Return the box with a change that is under way. A board is shown once it is kept, since its editor shows both. */
function applyChange(box: Box, { part, key, value }: Change): Box {
  if (part === "boards") return box;
  const { [key]: _before, ...rest } = box[part] ?? {};
  const settled = part === "pieces" ? [...new Set([...box.settled, key])] : box.settled;
  return { ...box, [part]: value === null ? rest : { ...rest, [key]: value }, settled };
}

export interface Kept {
  /** This phone's box; null until it is loaded. */
  box: Box | null;
  failed: string | null;
  /**
   * Keep an entry, or (null) remove it: a piece is then as listed, and either way it counts as checked. `before`: what
   * this phone has shown; undefined: what the server has. A count that meets a fault is sent again.
   * @returns true once it is kept.
   */
  keep: <P extends Part>(
    part: P,
    key: string,
    value: Entries[P] | null,
    before?: Entries[P] | null,
  ) => Promise<boolean>;
}

/** Return this phone's box of a game, loaded anew when the network is back, and the one way to change it. */
export function useKept(game: string, isWanted = true): Kept {
  const [box, setBox] = useState<Box | null>(null);
  const [failed, setFailed] = useState<string | null>(null);
  /** The box on the server, the changes that it does not have yet, and how often it has answered. */
  const state = useRef({ known: null as Box | null, unsent: [] as Change[], answers: 0, isSending: false });
  const { current: at } = state;
  const show = () => setBox(at.known && at.unsent.reduce(applyChange, at.known));
  const take = (keptBox: KeptBox) => {
    at.known = readBox(keptBox);
    at.answers += 1;
    show();
  };
  const load = async () => {
    const { answers } = at;
    const keptBox = await api.box(game);
    if (answers === at.answers) take(keptBox); // otherwise it is older than a change that is kept
  };
  const reconnects = useReconnects();
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked again once the network is back
  useEffect(() => {
    if (isWanted)
      load().then(
        () => setFailed(null),
        (error: unknown) => setFailed(describeError(error)),
      );
  }, [game, isWanted, reconnects]);

  /** True while counts that met a fault wait to be sent again. */
  const [isWaiting, setWaiting] = useState(false);
  const drop = (changes: readonly Change[], isKept: boolean) => {
    at.unsent = at.unsent.filter((change) => !changes.includes(change));
    for (const { settle } of changes) settle(isKept);
    show();
  };
  const send = async () => {
    if (at.isSending) return;
    at.isSending = true;
    let waits = false;
    for (let [change] = at.unsent; change && !waits; [change] = at.unsent) {
      const { part, key, value, before = at.known?.[part]?.[key] ?? null } = change;
      try {
        take(await SEND[part](game, key, value, before));
        setFailed(null);
        drop([change], true);
      } catch (error) {
        setFailed(describeError(error));
        waits = part === "counts" && !isRefusal(error);
        if (!waits) drop(at.unsent, false);
        // Another phone may have changed it: show its version, which can be changed then.
        if (isRefusal(error)) await load().catch(() => undefined);
      }
    }
    at.isSending = false;
    setWaiting(waits);
  };
  const [tries] = useRetry(isWaiting);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each try sends anew
  useEffect(() => {
    if (isWaiting) void send();
  }, [tries]);

  const keep: Kept["keep"] = (part, key, value, before) =>
    new Promise((settle) => {
      // Of several values that wait for the same entry, only the newest is sent.
      const older = at.unsent.slice(1).filter((change) => change.part === part && change.key === key);
      drop(older, false);
      at.unsent = [...at.unsent, { part, key, value, before, settle }];
      setFailed(null);
      show();
      void send();
    });
  return { box, failed, keep };
}

/** Return the list of a game's pieces and their pictures; null until they are loaded, and where boxes do not differ. */
export function useListed(game: string) {
  const isListed = hasDifferingBoxes(game);
  const file = useRequest(game, async () => (isListed ? fetchBoxFile(game) : null));
  const art = useRequest(game, async () => {
    if (!isListed) return null;
    const [loadedArt] = await Promise.all([fetchGameArt(game), loadSheet("glyphs"), loadSheet(`${game}-M`)]);
    return loadedArt;
  });
  return { file: file.answer, art: art.answer, failed: file.failed || art.failed || null };
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
