import { computed, signal } from "@preact/signals";
import { seatName } from "./i18n";
import { api } from "./net/api";
import { store, stored } from "./net/storage";
import { TableStore } from "./net/table";
import { route } from "./router";
import type { Me } from "./ui/OwnMark";
import type { GameMeta } from "./wire";

const open = signal<TableStore | null>(null);

/** The table that this phone shows; it stays open behind the settings. */
export const openTable = open as { readonly value: TableStore | null };

/** Who holds this phone at the table that is shown, once the server has said it; null: nothing to say. */
export const me = computed<Me | null>(() => {
  const table = open.value;
  const people = table?.document.value?.table.seats;
  const state = table?.connection.value.state;
  if (!table || !people || route.value[0] !== "t") return null;
  const looks = table.seat.value;
  const seats = [...table.seats.value].sort((one, other) => Number(other === looks) - Number(one === looks));
  if (!seats.length && state !== "live" && state !== "polling") return null;
  return seats.flatMap((seat) => people[seat] ?? []);
});

/** The store of a table; another open one is closed. @param watching as the spectator sees it, on a TV. */
export function tableOf(id: string, watching = false): TableStore {
  const known = open.peek();
  if (known?.id === id && known.watching === watching) return known;
  known?.close();
  const table = new TableStore(id, watching);
  seatName.value = (seat) => table.document.value?.table.seats[seat]?.name ?? String(seat + 1);
  open.value = table;
  return table;
}

/** The store of a table that this phone has just come to: one that it was sent away from before is opened anew. */
export function arriveAt(id: string): TableStore {
  const known = open.peek();
  if (known?.id === id && known.connection.peek().state === "closed") leaveTable();
  return tableOf(id);
}

export function leaveTable(): void {
  open.peek()?.close();
  open.value = null;
}

const metas = signal<readonly GameMeta[] | null>(null);
let fetching: Promise<readonly GameMeta[]> | null = null;

/** The games on offer, once `loadGames` has them. */
export const games = metas as { readonly value: readonly GameMeta[] | null };

/** The list as the server gives it, else the one it gave last. @throws AppError there is neither. */
export function loadGames(): Promise<readonly GameMeta[]> {
  fetching ??= api.games().then(
    (listed) => {
      metas.value = listed;
      store("games", listed);
      return listed;
    },
    (error: unknown) => {
      fetching = null;
      const kept = stored<readonly GameMeta[]>("games");
      if (!kept) throw error;
      metas.value = kept;
      return kept;
    },
  );
  return fetching;
}

/** The name that this phone's owner gave last. */
export const ownName = () => stored<string>("name") ?? "";
export const keepName = (name: string) => store("name", name);

const watching = signal(stored<readonly string[]>("watching") ?? []);

/** Whoever only watches is not asked for a seat again. */
export const watches = (table: string): boolean => watching.value.includes(table);

export function watch(table: string, on: boolean): void {
  const others = watching.peek().filter((other) => other !== table);
  watching.value = on ? [table, ...others].slice(0, 20) : others;
  store("watching", watching.value);
}
