import { computed, type ReadonlySignal, signal } from "@preact/signals";
import type {
  Bye,
  FullView,
  Narration,
  Payload,
  ServerMessage,
  TableAnswer,
  TableDocument,
  Text,
  Update,
  Watched,
} from "../wire";
import { AutomaticAnswers } from "./automaticAnswers";
import { Keeper, readKeptView } from "./cache";
import { type Connection, TOO_MANY_PAGES } from "./connection";
import { Delivery, type Rejection, type Unconfirmed } from "./delivery";
import { forgetDevice } from "./device";
import { forgetDrafts } from "./drafts";
import { type AppError, describeError, describeRefusal } from "./errors";
import { HeldSeats } from "./heldSeats";
import { Losses, type Lost } from "./losses";
import { Narrations, type ReceivedNarration, UNDONE } from "./narrations";
import { type Entry, Outbox } from "./outbox";
import { PresenceClock, type Reviews } from "./presence";
import type { Refusal } from "./refusals";
import { ShownDocument } from "./shownDocument";
import { Transport } from "./transport";
import { findSeat } from "./viewpoint";

export type { Connection, ReceivedNarration, Rejection, Unconfirmed };

/** Codes of a table that this phone may not see any more. */
const GONE: ReadonlySet<string> = new Set<Bye["code"]>([
  "table.unknown",
  "table.seat_moved",
  "table.removed",
]);

/** Code of a refused viewer: the seat is another phone's now. */
const NOT_YOURS = "table.not_your_seat";

/** One table on this phone: its document, its connection, and the entries that this phone makes. */
export class TableStore {
  readonly id: string;
  /** This page shows the spectator's view, whatever seats the device has. */
  readonly watching: boolean;
  readonly #current: ShownDocument;
  readonly #presence = new PresenceClock();
  readonly #narrations = new Narrations();
  readonly #losses = new Losses();
  readonly #rejected = signal<Rejection | null>(null);
  readonly #automatic = new AutomaticAnswers();
  readonly #outbox: Outbox;
  readonly #delivery: Delivery;
  readonly #held: HeldSeats;
  readonly #transport: Transport;
  readonly #keeper: Keeper;

  /** The newest document; null until the first one is here. */
  readonly document: ReadonlySignal<TableDocument | null>;
  /** Version of the table and revision of its lobby. */
  readonly version: ReadonlySignal<{ v: number; r: number }>;
  /** The viewer of the document. */
  readonly seat: ReadonlySignal<Watched>;
  /** When the document was stored, if it is a stored one that the server has not confirmed yet; else null. */
  readonly asOf: ReadonlySignal<number | null>;
  /** Since when the table waits for its next entry, ms of `performance.now()`; null: the server has not said so yet. */
  readonly since: ReadonlySignal<number | null>;
  /** The seats that this device holds. */
  readonly seats: ReadonlySignal<readonly number[]>;
  readonly host: ReadonlySignal<boolean>;
  readonly connection: ReadonlySignal<Connection>;
  /** For 4 s after the connection came back: how many waiting entries were sent. */
  readonly back: ReadonlySignal<{ sent: number } | null>;
  /** Seconds since each seat's phone was heard. 0: it is live. No entry: it has never been heard. */
  readonly presence: ReadonlySignal<Readonly<Record<string, number>>> = this.#presence.seats;
  /** Seconds since the host's phone was heard. 0: it is live. */
  readonly hostSilent: ReadonlySignal<number> = this.#presence.host;
  /** The step of the final scoring that a TV shows; 0: none. */
  readonly tvStep: ReadonlySignal<number> = this.#presence.step;
  /** The turn whose scoring the phone of a seat reviews. */
  readonly reviews: ReadonlySignal<Reviews> = this.#presence.reviews;
  /** What happened, newest last. */
  readonly narrations: ReadonlySignal<readonly ReceivedNarration[]> = this.#narrations.received;
  readonly rejected: ReadonlySignal<Rejection | null> = this.#rejected;
  /** The seat whose person should take the phone to see a secret, while seats have secrets from each other. */
  readonly handOver: ReadonlySignal<number | null>;
  /** True while this phone plays several seats that keep secrets from each other, and until the first view arrives. */
  readonly apart: ReadonlySignal<boolean>;
  /** True while the shown view may hold secrets of one seat. */
  readonly secret: ReadonlySignal<boolean>;
  /** Notice about seats that this phone no longer plays, until it is read. */
  readonly lost: ReadonlySignal<Lost | null> = this.#losses.lost;
  /** The entries of this phone that the document does not show yet. */
  readonly pending: ReadonlySignal<readonly Entry[]>;
  /** Those that the server has not confirmed after some tries. A person may `retry` or `discard` them. */
  readonly unconfirmed: ReadonlySignal<Unconfirmed | null>;
  /** False while entries are gone with this page, because storage is forbidden or full. */
  readonly keepsEntries: ReadonlySignal<boolean>;
  /** Whom the table waits for: seat (or `system`) and for what. */
  readonly waits: ReadonlySignal<Readonly<Record<string, Text>>>;

  constructor(id: string, watching = false) {
    this.id = id;
    this.watching = watching;
    const storedView = watching ? undefined : readKeptView(id);
    this.#current = new ShownDocument(storedView);
    ({ document: this.document, version: this.version, seat: this.seat, asOf: this.asOf } = this.#current);
    this.since = this.#current.since;
    this.waits = computed(() => this.document.value?.view?.waits ?? {});
    this.#outbox = new Outbox(id);
    ({ entries: this.pending, isKept: this.keepsEntries } = this.#outbox);
    this.#delivery = new Delivery(id, this.#outbox, (entry, refusal) => this.#handleRefused(entry, refusal));
    this.unconfirmed = this.#delivery.unconfirmed;
    this.#held = new HeldSeats(
      {
        id,
        watching,
        current: this.#current,
        pending: this.pending,
        losses: this.#losses,
        forget: (isKept) => this.#forget(isKept),
        greet: () => this.#transport.greet(),
      },
      storedView?.seat,
    );
    ({ seats: this.seats, host: this.host } = this.#held);
    ({ handOver: this.handOver, apart: this.apart, secret: this.secret } = this.#held);
    // A stored view is shown to whoever opens the app. On a phone with secrets between its seats, none is stored.
    this.#keeper = new Keeper(id, () =>
      watching || (this.document.peek()?.view && this.apart.peek()) ? null : this.#current.confirmed,
    );
    this.#transport = new Transport(
      {
        table: id,
        requestedViewer: () => this.#held.requestedViewer,
        isTurning: () => this.#held.isTurning,
        onMessage: (message) => this.#receive(message),
        onAnswer: (answer) => this.#handlePolled(answer),
        onRefused: (error) => this.#handleDenied(error),
      },
      this.#delivery,
    );
    ({ connection: this.connection, back: this.back } = this.#transport);
  }

  /** Tell the other screens which step of the final scoring this TV shows; 0: none. */
  showStep(step: number): void {
    this.#transport.show(step ? { step } : {});
  }

  /** Tell the others which turn's scoring this phone reviews; 0: none. */
  showReview(turn: number): void {
    this.#transport.show(turn ? { review: turn } : {});
  }

  /** Answer a prompt; then, by itself, the prompt `next`, which has a single answer and opens once this one is settled.
   * @returns false while an answer to the same prompt is not settled. */
  submit(prompt: string, seat: number, action: Payload, next?: string): boolean {
    this.#automatic.isPaused = false;
    this.#automatic.announce(seat, prompt, next);
    return this.#put({ kind: "submit", prompt, seat, action });
  }

  /** Undo the seat's own last action (`document.undo`). */
  undo(seat: number): boolean {
    this.#automatic.isPaused = true;
    this.#automatic.announce(seat, "undo");
    return this.#put({ kind: "undo", prompt: "undo", seat });
  }

  /** Send a refused entry once more, onto the newest version. */
  resend(rejection: Rejection): boolean {
    const { kind, prompt, seat, action } = rejection.entry;
    return this.#put({ kind, prompt, seat, ...(action ? { action } : {}) });
  }

  /** Send the unconfirmed entries again. */
  retry(): void {
    this.#delivery.retry();
    this.#transport.flush();
  }

  /** Drop the unconfirmed entries. The server may have stored them all the same. */
  discard(): void {
    this.#delivery.discard();
    this.#transport.greet();
  }

  /** Drop an entry that waits for a connection. The server may have stored it all the same. */
  withdraw({ id }: Entry): void {
    this.#outbox.drop(id);
    this.#transport.greet();
  }

  /** Clear the refusal, once it was read. */
  dismiss(): void {
    this.#rejected.value = null;
  }

  /** Look from another seat of this device, in company, or as the spectator, see `HeldSeats.look`. */
  look(viewer: Watched): void {
    this.#held.look(viewer);
  }

  /** Give the phone to the person of another own seat, who has to take it if there are secrets. */
  handTo(seat: number): void {
    this.#held.handTo(seat);
  }

  /** Record that the person of the requested seat has the phone. */
  take(): void {
    this.#held.take();
  }

  /** Add a seat that this device has taken, before the server reports it. */
  addSeat(seatId: string): void {
    this.#held.add(seatId);
  }

  /** Remember that this phone gives away a seat on purpose, so that the notice is worded accordingly. */
  letGo(seatId: string, how: "moved" | "given_up"): void {
    this.#losses.letGo(seatId, how);
  }

  /** Clear the notice about lost seats, once it was read. */
  clearLost(): void {
    this.#losses.read();
  }

  /** Take over from a host whose phone is silent. @throws AppError the server refuses, or cannot be asked. */
  takeHost(): Promise<void> {
    return this.#transport.takeHost();
  }

  /** Ask for the whole document. */
  refresh(): void {
    this.#transport.greet();
  }

  close(): void {
    this.#keeper.keepNow();
    this.#stop();
    this.#transport.close();
  }

  #put(entry: Omit<Entry, "id" | "at" | "version">): boolean {
    if (!this.#outbox.add({ ...entry, version: this.version.peek().v })) return false;
    this.#rejected.value = null;
    this.#transport.handleNewEntry();
    return true;
  }

  #receive(message: ServerMessage): void {
    switch (message.t) {
      case "welcome":
        this.#held.takeOver(message.seats, message.host);
        break;
      case "view":
        this.#replace(message);
        this.#transport.flush();
        break;
      case "update":
        this.#update(message);
        break;
      case "ack":
        this.#delivery.acknowledge(message.n, message.v);
        this.#outbox.settle(this.version.peek().v);
        this.#held.followTurn();
        break;
      case "reject":
        if (!this.#delivery.refuse(message.n, message) && message.code === NOT_YOURS)
          this.#held.loseRequested();
        break;
      case "pong":
        if (this.#current.isOlderThan(message.v, message.r)) this.#transport.greet();
        break;
      case "presence":
        this.#presence.receive(message.seats, message.host ?? 0, message.step, message.reviews);
        break;
      case "bye":
        this.#handleBye(message.code, message.message);
        break;
    }
  }

  /**
   * Forget what a seat may know: its view, narrations, refusals, drafts, stored view, and the entries for which
   * `isKept` is false. @returns how many of those entries had no answer.
   */
  #forget(isKept: (entry: Entry) => boolean): number {
    this.#current.stripSecrets();
    this.#narrations.clear();
    this.#rejected.value = null;
    this.#keeper.forget();
    forgetDrafts();
    return this.#outbox.keep(isKept);
  }

  #replace({ v, r, seat, document, narrations = [], waited = 0 }: FullView | TableAnswer): void {
    const before = this.document.peek();
    if (!this.#current.replace(v, r, seat, document, this.#held.requestedViewer, waited)) return;
    this.#narrations.arrive(v, narrations);
    this.#handleChange(v, before);
  }

  #update({ v, r, patch, narrations = [] }: Update): void {
    const before = this.document.peek();
    const fits = this.#current.patch(v, r, patch);
    if (fits === "patched") {
      if (before?.undo !== undefined && narrations.some((narration) => this.#tellsOwnUndo(narration))) {
        this.#narrations.undo(before.undo);
      }
      // Before `#handleChange`: if the phone turns to another seat, the narrations are forgotten again.
      this.#narrations.add(v, narrations);
      this.#handleChange(v, before);
    } else if (fits === "unfit" && !this.#current.isBare) this.#transport.greet();
  }

  #tellsOwnUndo({ seat, text }: Narration): boolean {
    return text.code === UNDONE && seat !== undefined && this.seats.peek().includes(seat);
  }

  /** React to a newer document. */
  #handleChange(v: number, before: TableDocument | null): void {
    const table = this.document.peek()?.table;
    this.#outbox.settle(v);
    this.#held.followPlaces();
    this.#keeper.keepSoon();
    if (before?.table.status === "lobby" && table?.status !== "lobby") this.#transport.greet();
    else this.#held.followTurn();
  }

  /** Submit the draws that nobody decides about, and the answer that follows from the last one. */
  answerAutomatically(): void {
    const ownSeat = findSeat(this.seat.peek());
    if (this.watching || this.#held.isTurning || ownSeat === undefined || this.handOver.peek() !== null)
      return;
    const view = this.document.peek()?.view;
    this.#automatic.give(ownSeat, view, this.pending.peek(), (prompt, action) =>
      this.#put({ kind: "submit", prompt, seat: ownSeat, action }),
    );
  }

  #handleRefused(entry: Entry, { code, params = {}, message, v, r = 0, document }: Refusal): void {
    const shared = typeof this.seat.peek() === "string" && this.seats.peek().length > 1;
    // Over HTTP the document is the view of the seat that made the entry: not shown while others look at this phone.
    if (document && shared) this.#transport.greet();
    else if (document && !this.#current.isBare && this.#current.isOlderThan(v, r)) {
      const before = this.document.peek();
      this.#current.renew(v, r, document);
      this.#handleChange(v, before);
    }
    if (this.#automatic.isDoneElsewhere(entry.prompt, code)) return;
    this.#rejected.value = { code, params, message: describeRefusal(code, params, message), entry };
  }

  #handleBye(code: string, message: string): void {
    if (code === "device.unknown") {
      // The server's data was deleted: a new device may at least ask for the table.
      forgetDevice();
      return;
    }
    if (code === TOO_MANY_PAGES) {
      this.#keeper.keepNow(); // the device keeps its seats, so the view may stay stored
    } else {
      this.#held.loseAll(code);
      this.#current.clear();
    }
    this.#stop();
    this.#transport.handleRefusal(code, message);
  }

  #handlePolled(answer: TableAnswer): void {
    this.#presence.receive({}, 0); // only the socket reports who is silent
    this.#held.takeOver(answer.seats, answer.host);
    const turned = this.#current.isBare || answer.seat !== this.seat.peek();
    if (turned || this.asOf.peek() !== null || this.#current.isOlderThan(answer.v, answer.r)) {
      this.#replace(answer);
    }
    // A repeat is acknowledged with a version that the document may have had before.
    this.#outbox.settle(this.version.peek().v);
  }

  /** @returns whether the refusal was about this phone. */
  #handleDenied(error: AppError): boolean {
    if (GONE.has(error.code)) this.#handleBye(error.code, describeError(error));
    else if (error.code === NOT_YOURS) this.#held.loseRequested();
    else return false;
    return true;
  }

  #stop(): void {
    this.#presence.stop();
    this.#keeper.stop();
  }
}
