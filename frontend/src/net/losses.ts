import { type ReadonlySignal, signal } from "@preact/signals";
import type { SeatDocument } from "../wire";

/** Seats that this phone has lost. */
export interface Lost {
  names: readonly string[];
  /** `moved`: to another phone by a code. `removed`: the host has shown this phone the door. `taken`: played by the host's phone, or by another one. */
  how: "moved" | "taken" | "removed";
  /** Entries for them that waited here and went with them. */
  unsent: number;
}

/** What has become of the seats of a phone that is sent away, by the server's reason. */
const HOW: Partial<Record<string, Lost["how"]>> = { "table.seat_moved": "moved", "table.removed": "removed" };

/** What this phone no longer plays, until that was read. */
export class Losses {
  readonly #lost = signal<Lost | null>(null);
  #leaving = new Map<string, "moved" | "given_up">();

  get lost(): ReadonlySignal<Lost | null> {
    return this.#lost;
  }

  /** This phone lets a seat go, by a code or for good: its end will be no surprise. */
  letGo(seatId: string, how: "moved" | "given_up"): void {
    this.#leaving.set(seatId, how);
  }

  /** These are gone; `code`: why, if the server has said. Whoever gave all of them up here knows that already. */
  tell(gone: readonly SeatDocument[], unsent: number, code = ""): void {
    const hows = gone.map(({ id }) => this.#leaving.get(id));
    if (hows.every((how) => how === "given_up")) return;
    const how = HOW[code] ?? (hows.every((one) => one === "moved") ? "moved" : "taken");
    this.#lost.value = { names: gone.map(({ name }) => name), how, unsent };
  }

  read(): void {
    this.#lost.value = null;
  }
}
