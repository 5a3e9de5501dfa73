/** The game step by step, as one viewer may see it: fetched when it is looked at, and a little ahead. */

import { useEffect, useRef, useState } from "preact/hooks";
import { answered, at, client } from "../net/client";
import { draft } from "../net/drafts";
import { sentence } from "../net/errors";
import type { TableStore } from "../net/table";
import type { ReplayStep, Watched } from "../wire";

/** As everybody saw it then, or as it is since the past was corrected. */
export type How = "played" | "corrected";

/** Where somebody stands in the evening; it goes with the seat. */
export interface Position {
  table: string;
  how: How;
  step: number;
}

export const position = draft<Position>();

/** So many steps are kept; the ones looked at last. */
const MOST = 80;
/** A slider that moves on within this time, in ms, asks for nothing. */
const CALM = 140;
/** What is fetched before it is looked at, by distance. */
const AHEAD = [1, 2, -1];

const kept = draft<Map<string, ReplayStep>>();

function keep(key: string, step: ReplayStep): void {
  kept.value ??= new Map();
  const map = kept.value;
  map.delete(key);
  map.set(key, step);
  for (const oldest of map.keys()) {
    if (map.size <= MOST) break;
    map.delete(oldest);
  }
}

const fetched = (table: string, seat: Watched, how: How, step: number) =>
  answered(
    client.GET("/api/tables/{table_id}/replay", { params: { ...at(table), query: { step, as: how, seat } } }),
  );

interface Replay {
  /** The wanted step once it is here, until then the one that was shown last. */
  shown: ReplayStep | null;
  /** It is the wanted one. */
  here: boolean;
  failed: string;
}

/** One step of a table's game. @param step from 1. */
export function useReplay(store: TableStore, how: How, step: number): Replay {
  const { id } = store;
  const seat = store.seat.value;
  const online = store.connection.value.state !== "offline";
  // What was played stays as it was; what counts changes with the table.
  const series = `${id} ${seat} ${how} ${how === "played" ? "" : store.version.value.v}`;
  const [, setArrived] = useState(0);
  const [failed, setFailed] = useState("");
  const last = useRef<{ series: string; step: ReplayStep } | null>(null);

  const found = kept.value?.get(`${series} ${step}`);
  if (found) last.current = { series, step: found };
  const shown = found ?? (last.current?.series === series ? last.current.step : null);
  const first = shown === null;
  const steps = shown?.steps ?? 0;

  // biome-ignore lint/correctness/useExhaustiveDependencies: the series stands for table, seat and how
  useEffect(() => {
    let gone = false;
    const fetchInto = async (wanted: number): Promise<void> => {
      const key = `${series} ${wanted}`;
      if (kept.peek()?.has(key)) return;
      const answer = await fetched(id, seat, how, wanted);
      if (gone) return;
      keep(key, answer);
      setArrived((count) => count + 1);
    };
    const fetchAll = async (): Promise<void> => {
      await fetchInto(step);
      if (!gone) setFailed("");
      for (const far of AHEAD) {
        const next = step + far;
        if (!gone && next >= 1 && next <= steps) await fetchInto(next);
      }
    };
    if (!online) return;
    const timer = setTimeout(
      () => {
        fetchAll().catch((error: unknown) => {
          if (!gone) setFailed(sentence(error));
        });
      },
      first ? 0 : CALM,
    );
    return () => {
      gone = true;
      clearTimeout(timer);
    };
  }, [series, step, steps, online, first]);

  return { shown, here: found !== undefined, failed };
}
