import { batch, type ReadonlySignal } from "@preact/signals";
import type { TableDocument } from "../wire";
import { api } from "./api";
import { AppError } from "./errors";
import { type Entry, Outbox } from "./outbox";
import type { ReconnectingSocket } from "./socket";

/** A refusal as it arrives over the socket or over HTTP. */
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

/** Codes that refuse nothing: the server cannot answer now, and the entry is sent again. */
const RETRYABLE = new Set([
  "table.busy",
  "request.throttled",
  "client.offline",
  "client.broken",
  "client.no_device",
]);

/** A request for the host's role that has no answer yet. `n` is the number of its message. */
interface HostRequest {
  n: number;
  answer: Promise<void>;
  settle: (refusal?: AppError) => void;
}

/** Sends the outbox over socket or HTTP and matches the answers. A retry keeps the id of its entry. */
export class Delivery {
  readonly #table: string;
  readonly #outbox: Outbox;
  readonly #refused: (entry: Entry, refusal: Refusal) => void;
  readonly #posting = new Set<string>();
  #numbers = new Map<number, string>();
  #n = 0;
  #hostRequest: HostRequest | null = null;

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

  /** Drop the entries for which `isKept` is false. @returns how many of the dropped entries had no answer. */
  keep(isKept: (entry: Entry) => boolean): number {
    return this.#outbox.keep(isKept);
  }

  /** Take over from a host whose phone is silent. @throws AppError the server refuses, or the page is closed first. */
  takeHost(socket: ReconnectingSocket): Promise<void> {
    if (!this.#hostRequest) {
      this.#n += 1;
      const n = this.#n;
      let settle: HostRequest["settle"] = () => undefined;
      const answer = new Promise<void>((resolve, reject) => {
        settle = (refusal) => {
          this.#hostRequest = null;
          if (refusal) reject(refusal);
          else resolve();
        };
      });
      this.#hostRequest = { n, answer, settle };
      socket.send({ t: "take_host", n });
    }
    return this.#hostRequest.answer;
  }

  /** Fail the request that still waits for an answer. */
  stop(): void {
    this.#hostRequest?.settle(new AppError("client.offline"));
  }

  /** Send every unanswered entry over the socket. */
  send(socket: ReconnectingSocket): void {
    if (this.#hostRequest) socket.send({ t: "take_host", n: this.#hostRequest.n });
    for (const { id, kind, seat, version, action } of this.#outbox.unanswered) {
      const n = this.#numberOf(id);
      socket.send(
        kind === "undo"
          ? { t: "undo", n, id, seat, version }
          : { t: "submit", n, id, seat, version, action: action ?? {} },
      );
    }
  }

  /** Post every unanswered entry. @returns whether one was accepted. */
  async post(): Promise<boolean> {
    const accepted = await Promise.all(this.#outbox.unanswered.map((entry) => this.#postOne(entry)));
    return accepted.includes(true);
  }

  acknowledge(n: number, v: number): void {
    if (n === this.#hostRequest?.n) this.#hostRequest.settle();
    const id = this.#numbers.get(n);
    if (id !== undefined) this.#outbox.acknowledge(id, v);
  }

  /** @returns whether the refusal belongs to an entry or a request of this page. */
  refuse(n: number | undefined, refusal: Refusal): boolean {
    if (this.#hostRequest && n === this.#hostRequest.n) {
      if (!RETRYABLE.has(refusal.code)) this.#hostRequest.settle(new AppError(refusal.code, refusal));
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
      const result =
        kind === "undo"
          ? await api.undo(this.#table, ask)
          : await api.act(this.#table, { ...ask, action: action ?? {} });
      this.#outbox.acknowledge(id, result.version);
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
    if (RETRYABLE.has(refusal.code)) return;
    this.#outbox.drop(entry.id);
    this.#refused(entry, refusal);
  }

  #numberOf(id: string): number {
    for (const [n, numbered] of this.#numbers) if (numbered === id) return n;
    this.#n += 1;
    this.#numbers.set(this.#n, id);
    return this.#n;
  }
}
