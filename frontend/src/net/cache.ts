import { untracked } from "@preact/signals";
import { readValue, update, writeValue } from "../platform/storage";
import type { TableAnswer } from "../wire";

/** The last known view of a table, shown at once when the app opens, with the time it is from. */
export interface StoredView extends Pick<TableAnswer, "v" | "r" | "seat" | "document"> {
  at: number;
}

const MAX_TABLES = 3;
const INDEX = "views";

const formatKey = (table: string) => `view.${table}`;

export function readKeptView(table: string): StoredView | undefined {
  return untracked(() => readValue<StoredView>(formatKey(table)));
}

/** Store the view of a table. Only the newest three tables are kept. */
export function keepView(table: string, view: StoredView): void {
  update<string[]>(INDEX, (tables = []) => {
    const otherTables = tables.filter((other) => other !== table);
    for (const oldest of otherTables.splice(MAX_TABLES - 1)) writeValue(formatKey(oldest), undefined);
    return [table, ...otherTables];
  });
  writeValue(formatKey(table), view);
}

/** Delay between a change and storing it, in ms. */
const STORE_DELAY = 2_000;

/** Stores the view of one table: a moment after it changed, and at once when the page is hidden. */
export class Keeper {
  readonly #table: string;
  readonly #view: () => StoredView | null;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** @param view the view to store now; null if there is none, or if it must not be stored. */
  constructor(table: string, view: () => StoredView | null) {
    this.#table = table;
    this.#view = view;
    addEventListener("pagehide", this.keepNow);
    document.addEventListener("visibilitychange", this.#handleHidden);
  }

  keepSoon(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(this.keepNow, STORE_DELAY);
  }

  keepNow = (): void => {
    const view = this.#view();
    if (view) keepView(this.#table, view);
  };

  forget(): void {
    clearTimeout(this.#timer);
    forgetView(this.#table);
  }

  stop(): void {
    clearTimeout(this.#timer);
    removeEventListener("pagehide", this.keepNow);
    document.removeEventListener("visibilitychange", this.#handleHidden);
  }

  #handleHidden = (): void => {
    if (document.visibilityState !== "visible") this.keepNow();
  };
}

/** Delete the stored view: this device may no longer see the table. */
export function forgetView(table: string): void {
  update<string[]>(INDEX, (tables = []) => {
    const otherTables = tables.filter((other) => other !== table);
    return otherTables.length ? otherTables : undefined;
  });
  writeValue(formatKey(table), undefined);
}
