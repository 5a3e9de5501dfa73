import { signal } from "@preact/signals";
import { useEffect, useState } from "preact/hooks";
import { createDraftSignal } from "../net/drafts";
import type { TableStore } from "../net/table";
import { go } from "../router";
import type { View } from "../wire";
import { listAsides } from "./questions";

/** Returns what opens the aside of a place: the list of pieces, or the composer where that list is empty. */
export const findAsideOpener = (store: Pick<TableStore, "id">, view: View) => (place: string) => {
  const prompt = listAsides(view).find((aside) => aside.place === place);
  const isBare = prompt?.choices.length === 0 && Object.keys(prompt.unlisted ?? {}).length > 0;
  go(["t", store.id, ...(isBare ? ["unlisted", prompt.id] : ["ware", place])]);
};

/** The table whose market was on the screen when one of its asides was opened. */
const lookedAt = createDraftSignal<string>();

/** As `findAsideOpener`, from the market that stands in place of the own work. */
export const findAsideOpenerFromMarket = (store: Pick<TableStore, "id">, view: View) => (place: string) => {
  lookedAt.value = store.id;
  findAsideOpener(store, view)(place);
};

/** True if a screen begins with the market, because an aside was opened from there and others are still open. */
export function useBackAtMarket(store: Pick<TableStore, "id">, view: View): boolean {
  const [isBack] = useState(() => lookedAt.peek() === store.id && listAsides(view).length > 0);
  useEffect(() => {
    lookedAt.value = null;
  }, []);
  return isBack;
}

/** The aside that somebody else answered while it was open here; shown until it is closed or the table moves on. */
export const answeredMeanwhile = signal<{
  table: string;
  /** The newest version at that time. */
  v: number;
  /** The number of the place. */
  n: number;
  /** The piece that lies there now; empty if it is not known. */
  name: string;
} | null>(null);
