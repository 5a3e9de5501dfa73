import type { TableAnswer, Watched } from "../wire";
import { api } from "./api";

const INTERVAL = 2_000;

interface PollUser {
  table: string;
  /** Returns the viewer whose view is requested. */
  requestedViewer: () => Watched;
  onAnswer: (answer: TableAnswer) => void;
  /** The server refused, or did not answer. */
  onNone: (error: unknown) => void;
}

/** Fetches the table over HTTP while the socket does not open. */
export class Poll {
  readonly #user: PollUser;
  #next: ReturnType<typeof setTimeout> | undefined;

  constructor(user: PollUser) {
    this.#user = user;
  }

  /** Fetch now, and every 2 s from now on. */
  start(): void {
    if (this.#next === undefined) void this.#repeat();
  }

  stop(): void {
    clearTimeout(this.#next);
    this.#next = undefined;
  }

  async pollOnce(): Promise<void> {
    const { table, requestedViewer, onAnswer, onNone } = this.#user;
    await api.table(table, requestedViewer()).then(onAnswer, onNone);
  }

  async #repeat(): Promise<void> {
    this.#next = setTimeout(() => void this.#repeat(), INTERVAL);
    await this.pollOnce();
  }
}
