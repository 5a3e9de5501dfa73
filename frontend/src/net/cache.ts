import { store, stored } from "../platform/storage";
import type { TableDocument, Watched } from "../wire";

/** The last known view of a table, shown at once when the app opens, with the time it is from. */
export interface Kept {
  at: number;
  v: number;
  r: number;
  seat: Watched;
  document: TableDocument;
}

const MOST = 3;
const INDEX = "views";

const key = (table: string) => `view.${table}`;

export function keptView(table: string): Kept | undefined {
  return stored<Kept>(key(table));
}

/** Keep it; the oldest of more than three tables goes. */
export function keepView(table: string, kept: Kept): void {
  const others = (stored<string[]>(INDEX) ?? []).filter((other) => other !== table);
  for (const gone of others.splice(MOST - 1)) store(key(gone), undefined);
  store(INDEX, [table, ...others]);
  store(key(table), kept);
}

const KEEP_AFTER = 2_000;

/** Keeps the view of one table up to date, not with every change. */
export class Keeper {
  readonly #table: string;
  readonly #view: () => Kept | null;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** @param view what to keep now; null: nothing new, or nothing that may be kept. */
  constructor(table: string, view: () => Kept | null) {
    this.#table = table;
    this.#view = view;
    addEventListener("pagehide", this.now);
    document.addEventListener("visibilitychange", this.#hidden);
  }

  soon(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(this.now, KEEP_AFTER);
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

/** Delete it: the device may not look any more. */
export function forgetView(table: string): void {
  const others = (stored<string[]>(INDEX) ?? []).filter((other) => other !== table);
  store(INDEX, others.length ? others : undefined);
  store(key(table), undefined);
}
