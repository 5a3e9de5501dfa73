/** Steps of the replay for one viewer, fetched on demand and prefetched a little. */

import { useEffect, useRef, useState } from "preact/hooks";
import { at, client } from "../net/client";
import { createDraftSignal } from "../net/drafts";
import { describeError } from "../net/errors";
import type { TableStore } from "../net/table";
import type { ReplayStep } from "../wire";

/** Replay the game as played, or as corrected. */
export type How = "played" | "corrected";

/** Position in a replay; forgotten with the seat. */
export interface Position {
  table: string;
  how: How;
  step: number;
}

export const position = createDraftSignal<Position>();

/** How many steps are cached, the latest used ones. */
const MAX_CACHED = 80;
/** Debounce of the slider, in ms. */
const DEBOUNCE = 140;
/** Steps to prefetch, relative to the current one. */
const PREFETCH = [1, 2, -1];

const loadedSteps = createDraftSignal<Map<string, ReplayStep>>();

function keep(key: string, step: ReplayStep): void {
  loadedSteps.value ??= new Map();
  const map = loadedSteps.value;
  map.delete(key);
  map.set(key, step);
  for (const oldest of map.keys()) {
    if (map.size <= MAX_CACHED) break;
    map.delete(oldest);
  }
}

interface Replay {
  /** The requested step. Until it is loaded, the previous step. */
  replayStep: ReplayStep | null;
  /** True if `replayStep` is the requested step. */
  isCurrent: boolean;
  failed: string;
}

/** Return one step of a table's replay. @param step from 1. */
export function useReplay(store: TableStore, how: How, step: number): Replay {
  const { id } = store;
  const seat = store.seat.value;
  const online = store.connection.value.state !== "offline";
  // Steps as played never change; steps as corrected change with the table's version.
  const series = `${id} ${seat} ${how} ${how === "played" ? "" : store.version.value.v}`;
  const [, setArrived] = useState(0);
  const [failed, setFailed] = useState("");
  const last = useRef<{ series: string; step: ReplayStep } | null>(null);

  const cached = loadedSteps.value?.get(`${series} ${step}`);
  if (cached) last.current = { series, step: cached };
  const replayStep = cached ?? (last.current?.series === series ? last.current.step : null);
  const first = replayStep === null;
  const steps = replayStep?.steps ?? 0;

  // biome-ignore lint/correctness/useExhaustiveDependencies: the series stands for table, seat and how
  useEffect(() => {
    let isCancelled = false;
    const fetchInto = async (step: number): Promise<void> => {
      const key = `${series} ${step}`;
      if (loadedSteps.peek()?.has(key)) return;
      const answer = await client.GET("/api/v1/tables/{table_id}/replay", {
        params: { ...at(id), query: { step, as: how, seat } },
      });
      if (isCancelled) return;
      keep(key, answer);
      setArrived((count) => count + 1);
    };
    const fetchAll = async (): Promise<void> => {
      await fetchInto(step);
      if (!isCancelled) setFailed("");
      for (const far of PREFETCH) {
        const next = step + far;
        if (!isCancelled && next >= 1 && next <= steps) await fetchInto(next);
      }
    };
    if (!online) return;
    const timer = setTimeout(
      () => {
        fetchAll().catch((error: unknown) => {
          if (!isCancelled) setFailed(describeError(error));
        });
      },
      first ? 0 : DEBOUNCE,
    );
    return () => {
      isCancelled = true;
      clearTimeout(timer);
    };
  }, [series, step, steps, online, first]);

  return { replayStep, isCurrent: cached !== undefined, failed };
}
