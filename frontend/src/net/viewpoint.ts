import { type ReadonlySignal, signal } from "@preact/signals";
import type { Watched } from "../wire";

interface Situation {
  /** The own seats that the table waits for. */
  awaited: readonly number[];
  /** The own seats. */
  seats: readonly number[];
  /** The seat of the phone's owner. */
  home: number | undefined;
  /** The seats have secrets from each other now: the phone changes hands before it shows the next one's view. */
  apart: boolean;
}

/** As whom this phone looks, and who should hold it. */
export class Viewpoint {
  /** As whom the server was asked to show the table. */
  asked: Watched;
  readonly #handOver = signal<number | null>(null);
  /** Who holds the phone is not known: it was just opened, or its people shared it while nothing was secret. */
  #shared = true;
  /** Whoever holds the phone has had something to do since taking it. */
  #served = false;
  /** Whoever holds the phone asked for it, and keeps it while the same ones are awaited: those; none known yet: "?". */
  #keepsWhile: string | null = null;
  /** Somebody asked for this hand-over: the table does not turn it to another seat. */
  #wished = false;

  constructor(asked: Watched) {
    this.asked = asked;
  }

  /** The seat whose person should take the phone; null while the right one holds it. */
  get handOver(): ReadonlySignal<number | null> {
    return this.#handOver;
  }

  /** Give the phone to the person of a seat, who has to take it. */
  handTo(seat: number): void {
    this.#wished = true;
    this.#handOver.value = seat;
  }

  /** The person of the seat holds the phone. */
  take(): number | null {
    const seat = this.#handOver.peek();
    this.#handOver.value = null;
    this.#served = false;
    this.#keepsWhile = this.#wished ? "?" : null;
    this.#wished = false;
    return seat;
  }

  /** The table has moved on. @returns as whom to look now, undefined: as before. */
  follow(situation: Situation, looks: Watched): Watched | undefined {
    const { awaited, seats, apart } = situation;
    const holder = this.#shared ? undefined : this.asked;
    this.#shared = !apart && seats.length > 1;
    if (apart) {
      const wanted = this.#pass(situation, holder);
      return wanted === looks && wanted === this.asked ? undefined : wanted;
    }
    this.#handOver.value = null;
    const kept = typeof looks === "number" && seats.includes(looks) ? looks : seats[0];
    const wanted = kept === undefined || awaited.includes(kept) ? kept : (awaited[0] ?? kept);
    return wanted === looks || wanted === this.asked ? undefined : wanted;
  }

  /** @param holds whose person has the phone, if that is known. @returns as `follow` does. */
  #pass({ awaited, seats, home }: Situation, holds: Watched | undefined): Watched | undefined {
    if (typeof holds === "number" && seats.includes(holds)) {
      if (awaited.includes(holds)) {
        this.#served = true;
        this.#keepsWhile = null;
        return undefined;
      }
      if (this.#keepsWhile === "?") this.#keepsWhile = awaited.join();
      if (this.#keepsWhile === awaited.join()) return undefined;
      const back = this.#served && holds !== home ? home : undefined;
      const next = awaited[0] ?? back;
      if (next === undefined) return undefined;
      this.#handOver.value = next;
      return "spectator";
    }
    const offered = this.#handOver.peek();
    const known = offered !== null && seats.includes(offered);
    if (known && (this.#wished || awaited.includes(offered))) return undefined;
    this.#handOver.value = awaited[0] ?? (known ? offered : (home ?? null));
    return "spectator";
  }
}
