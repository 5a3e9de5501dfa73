import { batch, computed, type ReadonlySignal } from "@preact/signals";
import { api } from "./api";
import { AppError } from "./errors";
import { Faults, TRIES } from "./faults";
import type { Entry, Outbox } from "./outbox";
import { isRefusal, type Refusal } from "./refusals";
import type { ReconnectingSocket } from "./socket";

/** A refused entry: nothing was changed. With `table.stale_version` somebody was faster. */
export interface Rejection {
  code: string;
  params: Record<string, unknown>;
  /** The sentence in this phone's language. */
  message: string;
  entry: Entry;
}

/** Entries that the server has not confirmed after some tries, and why. */
export interface Unconfirmed {
  entries: readonly Entry[];
  refusal: Refusal;
}

/** A request for the host's role that has no answer yet. `n` is the number of its message. */
interface HostRequest {
  n: number;
  faults: number;
  answer: Promise<void>;
  settle: (refusal?: AppError) => void;
}

/** Sends the outbox over socket or HTTP and matches the answers. A retry keeps the id of its entry. */
export class Delivery {
  readonly #table: string;
  readonly #refused: (entry: Entry, refusal: Refusal) => void;
  readonly #posting = new Set<string>();
  readonly #faults = new Faults();
  #numbers = new Map<number, string>();
  #n = 0;
  #hostRequest: HostRequest | null = null;

  /** What a person may send again or discard. */
  readonly unconfirmed: ReadonlySignal<Unconfirmed | null>;

  constructor(
    table: string,
    readonly outbox: Outbox,
    refused: (entry: Entry, refusal: Refusal) => void,
  ) {
    this.#table = table;
    this.#refused = refused;
    this.unconfirmed = computed(() => {
      const entries = this.outbox.entries.value.filter(
        ({ id, acked }) => acked === undefined && this.#faults.isLasting(id),
      );
      const refusal = this.#faults.findFault(entries[0]?.id ?? "");
      return refusal ? { entries, refusal } : null;
    });
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
      this.#hostRequest = { n, faults: 0, answer, settle };
      socket.send({ t: "take_host", n });
    }
    return this.#hostRequest.answer;
  }

  /** Fail the request that still waits for an answer. */
  stop(): void {
    this.#hostRequest?.settle(new AppError("client.offline"));
  }

  /** Send all entries with the next `send` or `post`, however long they should have paused. */
  hurry(): void {
    this.#faults.hurry();
  }

  /** Send the unconfirmed entries with the next `send` or `post`, as if they had met no fault. */
  retry(): void {
    this.#faults.clear();
  }

  /** Drop the unconfirmed entries. The server may have stored them all the same. */
  discard(): void {
    const ids = this.unconfirmed.peek()?.entries.map(({ id }) => id) ?? [];
    this.outbox.keep(({ id }) => !ids.includes(id));
  }

  /** The unanswered entries that do not pause after a fault. */
  get #due(): readonly Entry[] {
    return this.outbox.unanswered.filter(({ id }) => this.#faults.isDue(id));
  }

  /** Send the entries that are due over the socket. */
  send(socket: ReconnectingSocket): void {
    if (this.#hostRequest) socket.send({ t: "take_host", n: this.#hostRequest.n });
    for (const { id, kind, seat, version, action } of this.#due) {
      const n = this.#findNumber(id);
      socket.send(
        kind === "undo"
          ? { t: "undo", n, id, seat, version }
          : { t: "submit", n, id, seat, version, action: action ?? {} },
      );
    }
  }

  /** Post the entries that are due. @returns whether one was accepted. */
  async post(): Promise<boolean> {
    const accepted = await Promise.all(this.#due.map((entry) => this.#postOne(entry)));
    return accepted.includes(true);
  }

  acknowledge(n: number, v: number): void {
    if (n === this.#hostRequest?.n) this.#hostRequest.settle();
    const id = this.#numbers.get(n);
    if (id !== undefined) this.outbox.acknowledge(id, v);
  }

  /** @returns whether the refusal belongs to an entry or a request of this page. */
  refuse(n: number | undefined, refusal: Refusal): boolean {
    if (this.#hostRequest && n === this.#hostRequest.n) {
      this.#hostRequest.faults += 1;
      if (isRefusal(refusal) || this.#hostRequest.faults >= TRIES)
        this.#hostRequest.settle(new AppError(refusal.code, refusal));
      return true;
    }
    const id = n === undefined ? undefined : this.#numbers.get(n);
    if (id === undefined) return false;
    const entry = this.outbox.find(id);
    // Another page of this phone may have settled it.
    if (entry) this.#refuse(entry, refusal);
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
      this.outbox.acknowledge(id, result.version);
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
    if (isRefusal(refusal)) {
      this.outbox.drop(entry.id);
      this.#refused(entry, refusal);
    } else this.#faults.note(entry.id, refusal);
  }

  #findNumber(id: string): number {
    for (const [n, numbered] of this.#numbers) if (numbered === id) return n;
    this.#n += 1;
    this.#numbers.set(this.#n, id);
    return this.#n;
  }
}
