import { batch, type ReadonlySignal } from "@preact/signals";
import type { TableDocument } from "../wire";
import { api } from "./api";
import { AppError } from "./errors";
import { type Entry, Outbox } from "./outbox";
import type { Line } from "./socket";

/** A refusal as it comes over either way. */
export interface Refusal {
  code: string;
  message: string;
  params?: Record<string, unknown>;
  v: number;
  r?: number;
  document?: TableDocument | undefined;
}

/** A refused entry: nothing was changed. With `table.stale_version` somebody was faster. */
export interface Rejection {
  code: string;
  params: Record<string, unknown>;
  /** The sentence in this phone's language. */
  message: string;
  entry: Entry;
}

/** Codes that are no refusal: the server cannot answer now, and the entry is sent again. */
const LATER = new Set([
  "table.busy",
  "request.throttled",
  "client.offline",
  "client.broken",
  "client.no_device",
]);

/** The host's role was asked for with this number, until it is answered. */
interface Taking {
  n: number;
  answered: Promise<void>;
  done: (refusal?: AppError) => void;
}

/** Brings the outbox to the server, by socket or by HTTP, and matches the answers. A repeat keeps its id. */
export class Delivery {
  readonly #table: string;
  readonly #outbox: Outbox;
  readonly #refused: (entry: Entry, refusal: Refusal) => void;
  readonly #posting = new Set<string>();
  #numbers = new Map<number, string>();
  #n = 0;
  #taking: Taking | null = null;

  constructor(table: string, refused: (entry: Entry, refusal: Refusal) => void) {
    this.#table = table;
    this.#refused = refused;
    this.#outbox = new Outbox(table);
  }

  get entries(): ReadonlySignal<readonly Entry[]> {
    return this.#outbox.entries;
  }

  /** @returns false while an answer to the same prompt is not settled. */
  put(entry: Omit<Entry, "id" | "at">): boolean {
    return this.#outbox.add(entry) !== null;
  }

  settle(v: number): void {
    this.#outbox.settle(v);
  }

  /** Drop the entries that are not `kept`. @returns how many of them had no answer. */
  keep(kept: (entry: Entry) => boolean): number {
    return this.#outbox.keep(kept);
  }

  /** Become the host, whose phone is silent. @throws AppError the server says no, or the table is left before. */
  takeHost(line: Line): Promise<void> {
    if (!this.#taking) {
      this.#n += 1;
      const n = this.#n;
      let done: Taking["done"] = () => undefined;
      const answered = new Promise<void>((resolve, reject) => {
        done = (refusal) => {
          this.#taking = null;
          if (refusal) reject(refusal);
          else resolve();
        };
      });
      this.#taking = { n, answered, done };
      line.say({ t: "take_host", n });
    }
    return this.#taking.answered;
  }

  /** Nothing is awaited any more. */
  stop(): void {
    this.#taking?.done(new AppError("client.offline"));
  }

  /** Say everything unanswered over the socket. */
  say(line: Line): void {
    if (this.#taking) line.say({ t: "take_host", n: this.#taking.n });
    for (const { id, kind, seat, version, action } of this.#outbox.unanswered) {
      const n = this.#numberOf(id);
      line.say(
        kind === "undo"
          ? { t: "undo", n, id, seat, version }
          : { t: "submit", n, id, seat, version, action: action ?? {} },
      );
    }
  }

  /** Post everything unanswered. @returns whether something was accepted. */
  async post(): Promise<boolean> {
    const done = await Promise.all(this.#outbox.unanswered.map((entry) => this.#postOne(entry)));
    return done.includes(true);
  }

  acknowledge(n: number, v: number): void {
    if (n === this.#taking?.n) this.#taking.done();
    const id = this.#numbers.get(n);
    if (id !== undefined) this.#outbox.acknowledge(id, v);
  }

  /** @returns whether the refusal was about something that was asked. */
  refuse(n: number | undefined, refusal: Refusal): boolean {
    if (this.#taking && n === this.#taking.n) {
      if (!LATER.has(refusal.code)) this.#taking.done(new AppError(refusal.code, refusal));
      return true;
    }
    const entry = n === undefined ? undefined : this.#outbox.find(this.#numbers.get(n) ?? "");
    if (!entry) return false;
    this.#refuse(entry, refusal);
    return true;
  }

  async #postOne(entry: Entry): Promise<boolean> {
    const { id, kind, seat, version, action } = entry;
    if (this.#posting.has(id)) return false;
    this.#posting.add(id);
    try {
      const ask = { id, seat, version };
      const done =
        kind === "undo"
          ? await api.undo(this.#table, ask)
          : await api.act(this.#table, { ...ask, action: action ?? {} });
      this.#outbox.acknowledge(id, done.version);
      return true;
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      batch(() => this.#refuse(entry, error));
      return false;
    } finally {
      this.#posting.delete(id);
    }
  }

  #refuse(entry: Entry, refusal: Refusal): void {
    if (LATER.has(refusal.code)) return;
    this.#outbox.drop(entry.id);
    this.#refused(entry, refusal);
  }

  #numberOf(id: string): number {
    for (const [n, known] of this.#numbers) if (known === id) return n;
    this.#n += 1;
    this.#numbers.set(this.#n, id);
    return this.#n;
  }
}
