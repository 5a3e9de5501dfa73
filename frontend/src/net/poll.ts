import type { TableAnswer, Watched } from "../wire";
import { api } from "./api";

const EVERY = 2_000;

interface PollUser {
  table: string;
  /** As whom to look. */
  asked: () => Watched;
  onAnswer: (answer: TableAnswer) => void;
  /** Refused, or nobody answered. */
  onNone: (error: unknown) => void;
}

/** Asks for the table over HTTP, where the socket does not open. */
export class Poll {
  readonly #user: PollUser;
  #next: ReturnType<typeof setTimeout> | undefined;

  constructor(user: PollUser) {
    this.#user = user;
  }

  /** Every 2 s from now on. */
  start(): void {
    if (this.#next === undefined) void this.#again();
  }

  stop(): void {
    clearTimeout(this.#next);
    this.#next = undefined;
  }

  async once(): Promise<void> {
    let answer: TableAnswer;
    try {
      answer = await api.table(this.#user.table, this.#user.asked());
    } catch (error) {
      this.#user.onNone(error);
      return;
    }
    this.#user.onAnswer(answer);
  }

  async #again(): Promise<void> {
    this.#next = setTimeout(() => void this.#again(), EVERY);
    await this.once();
  }
}
