import { type ReadonlySignal, signal } from "@preact/signals";
import type { TableInfo } from "../wire";

/** What this device has at the table: its seats, followed while they change places in the lobby, and the host's role. */
export class Membership {
  readonly #seats = signal<readonly number[]>([]);
  readonly seats: ReadonlySignal<readonly number[]> = this.#seats;
  readonly #host = signal(false);
  readonly host: ReadonlySignal<boolean> = this.#host;
  #ids = new Set<string>();

  /** Take over the seats and the role that the server reports. */
  takeOver(seats: readonly number[], host: boolean): void {
    this.#seats.value = seats;
    this.#host.value = host;
    this.#ids.clear();
  }

  /** Add a seat that this device has taken, before the server reports it. */
  addSeat(seatId: string, table: TableInfo | undefined): void {
    this.#ids.add(seatId);
    this.follow(table);
  }

  /** Follow this device's seats by their ids while places change in the lobby. */
  follow(table: TableInfo | undefined): void {
    if (!table) return;
    if (this.#ids.size === 0) {
      for (const seat of this.#seats.peek()) {
        const id = table.seats[seat]?.id;
        if (id !== undefined) this.#ids.add(id);
      }
    }
    const mine = Object.keys(table.seats).filter((seat) => this.#ids.has(table.seats[seat]?.id ?? ""));
    if (mine.join() !== this.#seats.peek().join()) this.#seats.value = mine.map(Number);
  }
}
