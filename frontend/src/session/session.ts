import { computed, type ReadonlySignal, signal } from "@preact/signals";
import { api } from "../net/api";
import type { TableStore } from "../net/table";
import { store, stored } from "../platform/storage";
import { route } from "../router";
import type { GameMeta } from "../wire";

const open = signal<TableStore | null>(null);

/** The table that this phone shows; it stays open behind the settings. */
export const openTable: ReadonlySignal<TableStore | null> = open;

/** The seats of this phone, the viewer's first; empty: it watches. */
export type Me = readonly { name: string; colour: string }[];

/** The seats of this phone at the shown table; null if they are not known or no table is shown. */
export const me = computed<Me | null>(() => {
  const table = open.value;
  const people = table?.document.value?.table.seats;
  const state = table?.connection.value.state;
  if (!table || !people || route.value[0] !== "t") return null;
  const viewer = table.seat.value;
  const seats = [...table.seats.value].sort(
    (first, second) => Number(second === viewer) - Number(first === viewer),
  );
  if (!seats.length && state !== "live" && state !== "polling") return null;
  return seats.flatMap((seat) => people[seat] ?? []);
});

/** Show this table from now on. `tableOf` creates its store and closes the one before. */
export function showTable(table: TableStore): void {
  open.value = table;
}

export function leaveTable(): void {
  open.peek()?.close();
  open.value = null;
}

const metas = signal<readonly GameMeta[] | null>(null);
let fetching: Promise<readonly GameMeta[]> | null = null;

/** The games on offer, once `loadGames` has them. */
export const games = metas as { readonly value: readonly GameMeta[] | null };

/** Fetch the list of games; offline, return the stored one. @throws AppError there is neither. */
export function loadGames(): Promise<readonly GameMeta[]> {
  fetching ??= api.games().then(
    (listed) => {
      metas.value = listed;
      store("games", listed);
      return listed;
    },
    (error: unknown) => {
      fetching = null;
      const storedGames = stored<readonly GameMeta[]>("games");
      if (!storedGames) throw error;
      metas.value = storedGames;
      return storedGames;
    },
  );
  return fetching;
}

/** Return the name that was entered last on this phone. */
export const ownName = () => stored<string>("name") ?? "";
export const keepName = (name: string) => store("name", name);

const watching = signal(stored<readonly string[]>("watching") ?? []);

/** True if this phone chose to watch a table, so that it is not asked to take a seat. */
export const watches = (table: string): boolean => watching.value.includes(table);

export function watch(table: string, on: boolean): void {
  const otherTables = watching.peek().filter((other) => other !== table);
  watching.value = on ? [table, ...otherTables].slice(0, 20) : otherTables;
  store("watching", watching.value);
}
