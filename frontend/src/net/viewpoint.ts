import { type ReadonlySignal, signal } from "@preact/signals";
import type { TableDocument, Watched } from "../wire";

interface Situation {
  /** The own seats that the table waits for. */
  awaited: readonly number[];
  /** The seats that are asked in secret now. */
  secretly: readonly number[];
  seats: readonly number[];
  /** The seat of the phone's owner. */
  home: number | undefined;
  /** The own seats have secrets from each other: a handover comes before each secret view. */
  apart: boolean;
}

/** Return what decides who should look at a phone that plays these seats. */
export function readSituation(document: TableDocument, seats: readonly number[], apart: boolean): Situation {
  return {
    awaited: seats.filter((seat) => document.view?.waits?.[seat]),
    secretly: document.view?.secret_seats ?? [],
    seats,
    home: seats.find((seat) => document.table.seats[seat]?.phone) ?? seats[0],
    apart,
  };
}

/** Return the viewer of a seat in company, who sees only what everybody may know. */
export const formatCompany = (seat: number) => `open-${seat}` as const;

/** Return the seat that a viewer plays, in company too. */
export function findSeat(watched: Watched): number | undefined {
  if (typeof watched === "number") return watched;
  return watched === "spectator" ? undefined : Number(watched.slice("open-".length));
}

/** The viewer that this phone shows, and whose hands it should be in. */
export class Viewpoint {
  /** The viewer whose view was requested from the server. */
  requestedViewer: Watched;
  readonly #handOver = signal<number | null>(null);
  /** The seat whose person should take the phone; null while nobody has to. */
  readonly handOver: ReadonlySignal<number | null> = this.#handOver;
  /** True while it is not known who holds the phone: it was just opened, or shared while nothing was secret. */
  #shared = true;
  /** A person who asked for the phone keeps it while the same seats are awaited: those seats; "?" until they are known. */
  #keepsWhile: string | null = null;
  /** True if a person asked for this handover: the table does not redirect it to another seat. */
  #requested = false;
  /** The seat whose person goes on, until the first view says what is asked. */
  #lastSeat: number | undefined;

  /** @param lastSeat the seat whose person was at this phone before its page was loaded. */
  constructor(requestedViewer: Watched, lastSeat?: number) {
    this.requestedViewer = requestedViewer;
    this.#lastSeat = lastSeat;
  }

  /** Give the phone to the person of a seat, who has to take it. */
  handTo(seat: number): void {
    this.#requested = true;
    this.#handOver.value = seat;
  }

  /** Record that the person of the seat holds the phone. @returns the seat. */
  take(): number | null {
    const seat = this.#handOver.peek();
    this.#handOver.value = null;
    this.#keepsWhile = this.#requested ? "?" : null;
    this.#requested = false;
    return seat;
  }

  /** Decide who should look, after a change of the table. @returns the new viewer; undefined if nothing changes. */
  follow(situation: Situation, looks: Watched): Watched | undefined {
    const { awaited, seats, apart } = situation;
    const holder = this.#shared ? undefined : this.requestedViewer;
    this.#shared = !apart && seats.length > 1;
    const lastSeat = this.#lastSeat;
    this.#lastSeat = undefined;
    if (apart) {
      const viewer = this.#pass(situation, holder, lastSeat);
      return viewer === looks && viewer === this.requestedViewer ? undefined : viewer;
    }
    this.#handOver.value = null;
    const lookingSeat = findSeat(looks);
    const current = lookingSeat !== undefined && seats.includes(lookingSeat) ? lookingSeat : seats[0];
    const seat = current === undefined || awaited.includes(current) ? current : (awaited[0] ?? current);
    return seat === looks || seat === this.requestedViewer ? undefined : seat;
  }

  /**
   * A seat with a secret prompt must take the phone first; everything else is answered in company, without handing over.
   * @param holds the viewer of the person who holds the phone, if known.
   */
  #pass({ awaited, secretly, seats, home }: Situation, holds?: Watched, lastSeat?: number): Watched {
    const secret = awaited.filter((seat) => secretly.includes(seat));
    const open = awaited.filter((seat) => !secretly.includes(seat));
    if (typeof holds === "number" && seats.includes(holds)) {
      if (secret.includes(holds)) {
        this.#keepsWhile = null;
        return holds;
      }
      if (this.#keepsWhile === "?") this.#keepsWhile = awaited.join();
      if (this.#keepsWhile === awaited.join()) return holds;
    }
    const offered = this.#handOver.peek();
    const requested = this.#requested && offered !== null && seats.includes(offered);
    if (!requested) {
      this.#requested = false;
      const next = [offered, lastSeat].find((seat) => secret.includes(seat ?? -1)) ?? secret[0];
      this.#handOver.value = open.length ? null : (next ?? null);
    }
    const looked = [lastSeat, findSeat(this.requestedViewer)].find((seat) => seats.includes(seat ?? -1));
    const current = looked ?? home ?? seats[0];
    const shownSeat = current === undefined || open.includes(current) ? current : (open[0] ?? current);
    return shownSeat === undefined ? "spectator" : formatCompany(shownSeat);
  }
}
