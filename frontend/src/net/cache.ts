import { store, stored } from "../platform/storage";
import type { TableDocument, Watched } from "../wire";

/** The last known view of a table, shown at once when the app opens, with the time it is from. */
export interface StoredView {
  at: number;
  v: number;
  r: number;
  seat: Watched;
  document: TableDocument;
}

const MAX_TABLES = 3;
const INDEX = "views";

const key = (table: string) => `view.${table}`;

export function keptView(table: string): StoredView | undefined {
  return stored<StoredView>(key(table));
}

/** Store the view of a table. Only the newest three tables are kept. */
export function keepView(table: string, view: StoredView): void {
  const otherTables = (stored<string[]>(INDEX) ?? []).filter((other) => other !== table);
  for (const oldest of otherTables.splice(MAX_TABLES - 1)) store(key(oldest), undefined);
  store(INDEX, [table, ...otherTables]);
  store(key(table), view);
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
    addEventListener("pagehide", this.now);
    document.addEventListener("visibilitychange", this.#hidden);
  }

  soon(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(this.now, STORE_DELAY);
  }

  now = (): void => {
    const view = this.#view();
    if (view) keepView(this.#table, view);
  };

  forget(): void {
    clearTimeout(this.#timer);
    forgetView(this.#table);
  }

  stop(): void {
    clearTimeout(this.#timer);
    removeEventListener("pagehide", this.now);
    document.removeEventListener("visibilitychange", this.#hidden);
  }

  #hidden = (): void => {
    if (document.visibilityState !== "visible") this.now();
  };
}

/** Delete the stored view: this device may no longer see the table. */
export function forgetView(table: string): void {
  const otherTables = (stored<string[]>(INDEX) ?? []).filter((other) => other !== table);
  store(INDEX, otherTables.length ? otherTables : undefined);
  store(key(table), undefined);
}
