import { useEffect, useRef, useState } from "preact/hooks";
import { api } from "../net/api";
import { sentence } from "../net/errors";
import type { Box } from "../pieces/boxFile";
import { loadGames } from "../session/session";
import type { Option } from "../wire";

type Counted = Readonly<Record<string, number>>;

interface CountsAtHand {
  /** The options of the game, its expansions' included, that are numbers of pieces. */
  options: readonly Option[];
  counts: Counted;
  failed: string | null;
  /** Keep a number, or remove it (null). */
  keep: (name: string, n: number | null) => void;
}

/** Return how many of some pieces are in this phone's box; `box` as loaded. */
export function useCounts(game: string, box: Box | null): CountsAtHand {
  const [options, setOptions] = useState<readonly Option[]>([]);
  const [shownCounts, setShownCounts] = useState<Counted | null>(null);
  const [failed, setFailed] = useState<string | null>(null);
  const counts = shownCounts ?? box?.counts ?? {};
  /** The counts on the server, and the changes that are not sent yet. */
  const counted = useRef<Counted | null>(null);
  const unsent = useRef(new Map<string, number | null>());
  const sending = useRef(false);
  useEffect(() => {
    loadGames().then(
      (metas) => setOptions(countedOptions(metas.find(({ id }) => id === game))),
      () => undefined, // shown with the next visit
    );
  }, [game]);

  const send = async () => {
    if (sending.current) return;
    sending.current = true;
    try {
      for (let next = first(unsent.current); next; next = first(unsent.current)) {
        const [name, n] = next;
        unsent.current.delete(name);
        const before = (counted.current ?? box?.counts)?.[name] ?? null;
        counted.current = (await api.countKeep(game, name, n, before)).counts ?? {};
      }
    } catch (error) {
      unsent.current.clear();
      setFailed(sentence(error));
      setShownCounts(counted.current);
      // Another phone may have changed it: show its number, which can be changed then.
      api.box(game).then(
        (keptBox) => {
          counted.current = keptBox.counts ?? {};
          setShownCounts(counted.current);
        },
        () => undefined,
      );
    } finally {
      sending.current = false;
    }
  };
  const keep = (name: string, n: number | null) => {
    setFailed(null);
    const { [name]: _before, ...rest } = counts;
    setShownCounts(n === null ? rest : { ...rest, [name]: n });
    unsent.current.set(name, n);
    void send();
  };
  return { options, counts, failed, keep };
}

const first = (requests: ReadonlyMap<string, number | null>) => [...requests][0];

interface WithOptions {
  options: readonly Option[];
  expansions: readonly { options: readonly Option[] }[];
}

/** Return the options of a game that are numbers of pieces in its box. */
const countedOptions = (meta: WithOptions | undefined) =>
  meta
    ? [...meta.options, ...meta.expansions.flatMap(({ options }) => options)].filter(
        (option) => option.in_box,
      )
    : [];
