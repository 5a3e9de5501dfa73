import { computed, type ReadonlySignal, signal } from "@preact/signals";
import type { TableStore } from "../net/table";
import { readValue, update, writeValue } from "../platform/storage";
import { route } from "../router";

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

/** Show this table from now on. `openTableStore` creates its store and closes the one before. */
export function showTable(table: TableStore): void {
  open.value = table;
}

export function leaveTable(): void {
  open.peek()?.close();
  open.value = null;
}

/** Return the name that was entered last on this phone. */
export const readOwnName = () => readValue<string>("name") ?? "";
export const keepName = (name: string) => writeValue("name", name);

const WATCHING = "watching";

/** True if this phone chose to watch a table, so that it is not asked to take a seat. */
export const watches = (table: string): boolean =>
  readValue<readonly string[]>(WATCHING)?.includes(table) ?? false;

export function watch(table: string, on: boolean): void {
  update<readonly string[]>(WATCHING, (tables = []) => {
    const otherTables = tables.filter((other) => other !== table);
    return on ? [table, ...otherTables].slice(0, 20) : otherTables;
  });
}
