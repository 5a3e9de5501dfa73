import { type ReadonlySignal, signal } from "@preact/signals";

/**
 * `connecting`: not yet, or for a moment not. `live`: the socket. `polling`: the socket does not open, HTTP does.
 * `offline`: nobody answers. `closed`: this device may not look any more.
 */
export interface Connection {
  state: "connecting" | "live" | "polling" | "offline" | "closed";
  /** When this began, ms; for `offline` the moment of the loss. */
  since: number;
  /** Why it was closed. */
  reason?: { code: string; message: string };
}

/** Why a page is closed that other pages of this phone took the place of. */
export const TOO_MANY_PAGES = "device.too_many_sockets";

const BACK_FOR = 4_000;

/** How the table comes to this phone, as it shows it. */
export class ConnectionState {
  readonly #state = signal<Connection>({ state: "connecting", since: Date.now() });
  readonly #back = signal<{ sent: number } | null>(null);
  #waiting: number;
  #lost: number | null = null;
  #backTimer: ReturnType<typeof setTimeout> | undefined;

  /** @param waiting entries that have waited here since before. */
  constructor(waiting: number) {
    this.#waiting = waiting;
  }

  get signal(): ReadonlySignal<Connection> {
    return this.#state;
  }

  /** For 4 s after the connection came back: how many waiting entries were sent. */
  get back(): ReadonlySignal<{ sent: number } | null> {
    return this.#back;
  }

  get state(): Connection["state"] {
    return this.#state.peek().state;
  }

  /** An entry was made. */
  entered(): void {
    if (this.state !== "live") this.#waiting += 1;
  }

  up(state: "live" | "polling"): void {
    if (this.state === state) return;
    if (this.state === "offline") {
      this.#back.value = { sent: this.#waiting };
      clearTimeout(this.#backTimer);
      this.#backTimer = setTimeout(() => {
        this.#back.value = null;
      }, BACK_FOR);
    }
    this.#waiting = 0;
    this.#lost = null;
    this.#state.value = { state, since: Date.now() };
  }

  /** The socket is gone; whether anybody answers at all is not known yet. */
  down(): void {
    this.#lost ??= Date.now();
    if (this.state === "live") this.#state.value = { state: "connecting", since: Date.now() };
  }

  /** Nobody answers. */
  offline(): void {
    this.#lost ??= Date.now();
    if (this.state !== "closed") this.#state.value = { state: "offline", since: this.#lost };
  }

  close(code: string, message: string): void {
    this.#state.value = { state: "closed", since: Date.now(), reason: { code, message } };
  }

  stop(): void {
    clearTimeout(this.#backTimer);
  }
}
