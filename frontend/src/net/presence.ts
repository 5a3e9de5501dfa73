import { batch, type ReadonlySignal, signal } from "@preact/signals";

type Silent = Readonly<Record<string, number>>;
/** Turn by seat. */
export type Reviews = Readonly<Record<string, number>>;

/** How long each seat's phone, and the host's, has been silent, which counts on between the server's reports; and how far a
 * TV has shown the final scoring.
 */
export class PresenceClock {
  readonly #seats = signal<Silent>({});
  /** Seconds since each seat's phone was heard. 0: it is live. No entry: it has never been heard. */
  readonly seats: ReadonlySignal<Silent> = this.#seats;
  readonly #host = signal(0);
  /** Seconds since the host's phone was heard. 0: it is live. */
  readonly host: ReadonlySignal<number> = this.#host;
  readonly #step = signal(0);
  /** The step of the final scoring that a TV shows; 0: none. */
  readonly step: ReadonlySignal<number> = this.#step;
  readonly #reviews = signal<Reviews>({});
  /** The turn whose scoring the phone of a seat reviews. */
  readonly reviews: ReadonlySignal<Reviews> = this.#reviews;
  #since: Record<string, number> = {};
  #hostSince: number | null = null;
  #tick: ReturnType<typeof setInterval> | undefined;

  receive(seats: Silent, host: number, step = 0, reviews: Reviews = {}): void {
    const now = performance.now();
    this.#step.value = step;
    this.#reviews.value = reviews;
    this.#seats.value = seats;
    this.#host.value = host;
    this.#hostSince = host > 0 ? now - host * 1_000 : null;
    this.#since = {};
    for (const [seat, seconds] of Object.entries(seats)) {
      if (seconds > 0) this.#since[seat] = now - seconds * 1_000;
    }
    this.stop();
    if (host > 0 || Object.keys(this.#since).length) {
      this.#tick = setInterval(() => batch(() => this.#count()), 1_000);
    }
  }

  stop(): void {
    clearInterval(this.#tick);
  }

  #count(): void {
    const now = performance.now();
    const seconds = (since: number) => Math.floor((now - since) / 1_000);
    const counted = Object.entries(this.#since).map(([seat, since]) => [seat, seconds(since)]);
    this.#seats.value = { ...this.#seats.peek(), ...Object.fromEntries(counted) };
    if (this.#hostSince !== null) this.#host.value = seconds(this.#hostSince);
  }
}
