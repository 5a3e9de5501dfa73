import { type ReadonlySignal, signal } from "@preact/signals";
import type { TableInfo } from "../wire";

/** What this device holds at the table: its seats, also while they change places in the lobby, and the host's role. */
export class Membership {
  readonly #seats = signal<readonly number[]>([]);
  readonly #host = signal(false);
  #ids = new Set<string>();

  get seats(): ReadonlySignal<readonly number[]> {
    return this.#seats;
  }

  get host(): ReadonlySignal<boolean> {
    return this.#host;
  }

  /** What the server says it holds. */
  welcome(seats: readonly number[], host: boolean): void {
    this.#seats.value = seats;
    this.#host.value = host;
    this.#ids.clear();
  }

  /** A seat just taken: known as ours before the server says so. */
  own(seatId: string, table: TableInfo | undefined): void {
    this.#ids.add(seatId);
    this.follow(table);
  }

  /** Places move in the lobby: the seats of this device are known by their ids. */
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
