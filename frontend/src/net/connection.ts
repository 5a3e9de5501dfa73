import { type ReadonlySignal, signal } from "@preact/signals";

/** `connecting`: not connected yet, or briefly interrupted. `live`: over the socket. `polling`: over HTTP, because the
 * socket does not open. `offline`: the server does not answer. `closed`: this device may no longer see the table, or this
 * page cannot go on.
 */
export interface Connection {
  state: "connecting" | "live" | "polling" | "offline" | "closed";
  /** When this state began, ms; for `offline` when the connection was lost. */
  since: number;
  /** Why it was closed. */
  reason?: { code: string; message: string };
}

/** Reason of a page that is closed because this phone has too many pages open. */
export const TOO_MANY_PAGES = "device.too_many_sockets";

/** Reason of a page that is closed because the app itself failed. The message is the exception. */
export const FAULT = "client.fault";

/** How long the return of the connection is shown, in ms. */
const BACK_FOR = 4_000;

/** State of the connection to the table, as the screens show it. */
export class ConnectionState {
  readonly #state = signal<Connection>({ state: "connecting", since: Date.now() });
  readonly signal: ReadonlySignal<Connection> = this.#state;
  readonly #back = signal<{ sent: number } | null>(null);
  /** For 4 s after the connection came back: how many waiting entries were sent. */
  readonly back: ReadonlySignal<{ sent: number } | null> = this.#back;
  #waiting: number;
  #lost: number | null = null;
  #backTimer: ReturnType<typeof setTimeout> | undefined;

  /** @param waiting how many entries are in the outbox already. */
  constructor(waiting: number) {
    this.#waiting = waiting;
  }

  get state(): Connection["state"] {
    return this.#state.peek().state;
  }

  /** An entry was added to the outbox. */
  handleEntry(): void {
    if (this.state !== "live") this.#waiting += 1;
  }

  connect(state: "live" | "polling"): void {
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

  /** The socket is closed. Whether the server answers at all is not known yet. */
  disconnect(): void {
    this.#lost ??= Date.now();
    if (this.state === "live") this.#state.value = { state: "connecting", since: Date.now() };
  }

  /** The server does not answer. */
  goOffline(): void {
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
