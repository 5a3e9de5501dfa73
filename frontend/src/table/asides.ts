import { signal } from "@preact/signals";
import { useEffect, useState } from "preact/hooks";
import { draft } from "../net/drafts";
import type { TableStore } from "../net/table";
import { go } from "../router";
import type { View } from "../wire";
import { asidesOf } from "./questions";

/** The way to where a piece of the market is told: to the list, or where that is empty to drawing the piece up. */
export const asideOpener = (store: Pick<TableStore, "id">, view: View) => (place: string) => {
  const prompt = asidesOf(view).find((one) => one.place === place);
  const isBare = prompt?.choices.length === 0 && Object.keys(prompt.unlisted ?? {}).length > 0;
  go(["t", store.id, ...(isBare ? ["unlisted", prompt.id] : ["ware", place])]);
};

/** The table whose market was looked at when a piece there was to be told. */
const lookedAt = draft<string>();

/** As `asideOpener`, from the market that stands in place of the own work. */
export const asideOpenerFromMarket = (store: Pick<TableStore, "id">, view: View) => (place: string) => {
  lookedAt.value = store.id;
  asideOpener(store, view)(place);
};

/** Whether a screen begins with the market: a piece was told from there, and there are more to tell. */
export function useBackAtMarket(store: Pick<TableStore, "id">, view: View): boolean {
  const [isBack] = useState(() => lookedAt.peek() === store.id && asidesOf(view).length > 0);
  useEffect(() => {
    lookedAt.value = null;
  }, []);
  return isBack;
}

/** What somebody else told first while this phone was about to: said until it is closed, or more happens. */
export const answeredMeanwhile = signal<{
  table: string;
  /** The version that was newest then. */
  v: number;
  /** The space. */
  n: number;
  /** What lies there now; empty: nothing that is known. */
  name: string;
} | null>(null);
