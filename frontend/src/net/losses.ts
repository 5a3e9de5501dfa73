import { type ReadonlySignal, signal } from "@preact/signals";
import type { SeatDocument } from "../wire";

/** Seats that this phone has lost. */
export interface Lost {
  names: readonly string[];
  /** `moved`: to another phone by a code. `removed`: the host has removed this phone. `taken`: another phone plays them. */
  how: "moved" | "taken" | "removed";
  /** Entries for them that waited here and went with them. */
  unsent: number;
}

/** How the seats were lost, by the server's code. */
const HOW: Partial<Record<string, Lost["how"]>> = { "table.seat_moved": "moved", "table.removed": "removed" };

/** Notice about seats that this phone no longer plays, until it is read. */
export class Losses {
  readonly #lost = signal<Lost | null>(null);
  readonly lost: ReadonlySignal<Lost | null> = this.#lost;
  #leaving = new Map<string, "moved" | "given_up">();

  /** Remember that this phone gives away a seat on purpose, so that the notice is worded accordingly. */
  letGo(seatId: string, how: "moved" | "given_up"): void {
    this.#leaving.set(seatId, how);
  }

  /** Show the notice for lost seats; `code` is the server's reason, if any. None if all were given up on this phone. */
  tell(lostSeats: readonly SeatDocument[], unsent: number, code = ""): void {
    const ways = lostSeats.map(({ id }) => this.#leaving.get(id));
    if (ways.every((way) => way === "given_up")) return;
    const how = HOW[code] ?? (ways.every((way) => way === "moved") ? "moved" : "taken");
    this.#lost.value = { names: lostSeats.map(({ name }) => name), how, unsent };
  }

  read(): void {
    this.#lost.value = null;
  }
}
