import { batch, computed, type ReadonlySignal, signal } from "@preact/signals";
import { forgetStored } from "../platform/storage";
import type {
  FullView,
  Payload,
  ServerMessage,
  TableAnswer,
  TableDocument,
  Text,
  Update,
  Watched,
} from "../wire";
import { AutomaticDraws } from "./automaticDraws";
import { Keeper, keptView } from "./cache";
import { type Connection, TOO_MANY_PAGES } from "./connection";
import { Delivery, type Refusal, type Rejection } from "./delivery";
import { forgetDevice } from "./device";
import { forgetDrafts } from "./drafts";
import { type AppError, refusalText, sentence } from "./errors";
import { Losses, type Lost } from "./losses";
import { Membership } from "./membership";
import { Narrations, type ReceivedNarration } from "./narrations";
import type { Entry } from "./outbox";
import { PresenceClock } from "./presence";
import { forgetCorrections } from "./putRightLists";
import { ShownDocument } from "./shownDocument";
import { Transport } from "./transport";
import { inCompany, seatOf, situationOf, Viewpoint } from "./viewpoint";

export type { Connection, ReceivedNarration, Rejection };

/** One table on this phone: its document, its connection, and the entries that this phone makes. */
export class TableStore {
  readonly id: string;
  /** This page shows the spectator's view, whatever seats the device has. */
  readonly watching: boolean;
  readonly #current: ShownDocument;
  readonly #membership = new Membership();
  readonly #presence = new PresenceClock();
  readonly #narrations = new Narrations();
  readonly #rejected = signal<Rejection | null>(null);
  readonly #losses = new Losses();
  readonly #automaticDraws = new AutomaticDraws();
  readonly #delivery: Delivery;
  readonly #viewpoint: Viewpoint;
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
  /** Since when the table waits for its next entry, ms by this phone's clock; null: the server has not said so yet. */
  readonly since: ReadonlySignal<number | null>;
  /** The seats that this device holds. */
  readonly seats: ReadonlySignal<readonly number[]> = this.#membership.seats;
  readonly host: ReadonlySignal<boolean> = this.#membership.host;
  readonly connection: ReadonlySignal<Connection>;
  /** For 4 s after the connection came back: how many waiting entries were sent. */
  readonly back: ReadonlySignal<{ sent: number } | null>;
  /** Seconds since each seat's phone was heard. 0: it is live. No entry: it has never been heard. */
  readonly presence: ReadonlySignal<Readonly<Record<string, number>>> = this.#presence.seats;
  /** Seconds since the host's phone was heard. 0: it is live. */
  readonly hostSilent: ReadonlySignal<number> = this.#presence.host;
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
  /** Whom the table waits for: seat (or `system`) and for what. */
  readonly waits: ReadonlySignal<Readonly<Record<string, Text>>>;

  constructor(id: string, watching = false) {
    this.id = id;
    this.watching = watching;
    const storedView = watching ? undefined : keptView(id);
    this.#current = new ShownDocument(storedView);
    ({ document: this.document, version: this.version, seat: this.seat, asOf: this.asOf } = this.#current);
    this.since = this.#current.since;
    this.waits = computed(() => this.document.value?.view?.waits ?? {});
    this.#delivery = new Delivery(id, (entry, refusal) => this.#refused(entry, refusal));
    this.pending = this.#delivery.entries;
    this.#viewpoint = new Viewpoint(storedView?.seat ?? "spectator");
    this.handOver = this.#viewpoint.handOver;
    const view = computed(() => this.document.value?.view);
    this.apart = computed(() => this.seats.value.length > 1 && (!view.value || view.value.secrets === true));
    this.secret = computed(() => typeof this.seat.value === "number" && view.value?.secrets === true);
    // A stored view is shown to whoever opens the app. On a phone with secrets between its seats, none is stored.
    this.#keeper = new Keeper(id, () =>
      watching || (view.peek() && this.apart.peek()) ? null : this.#current.confirmed,
    );
    this.#transport = new Transport(
      {
        table: id,
        requestedViewer: () => this.#viewpoint.requestedViewer,
        isTurning: () => this.#current.isBare || this.#viewpoint.requestedViewer !== this.seat.peek(),
        onMessage: (message) => this.#receive(message),
        onAnswer: (answer) => this.#polled(answer),
        onRefused: (error) => this.#denied(error),
      },
      this.#delivery,
    );
    ({ connection: this.connection, back: this.back } = this.#transport);
  }

  /** Answer a prompt. @returns false while an answer to the same prompt is not settled. */
  submit(prompt: string, seat: number, action: Payload): boolean {
    this.#automaticDraws.isPaused = false;
    return this.#put({ kind: "submit", prompt, seat, action, version: this.version.peek().v });
  }

  /** Undo the seat's own last action (`document.undo`). */
  undo(seat: number): boolean {
    this.#automaticDraws.isPaused = true;
    return this.#put({ kind: "undo", prompt: "undo", seat, version: this.version.peek().v });
  }

  /** Send a refused entry once more, onto the newest version. */
  resend(rejection: Rejection): boolean {
    const { kind, prompt, seat, action } = rejection.entry;
    return this.#put({ kind, prompt, seat, version: this.version.peek().v, ...(action ? { action } : {}) });
  }

  /** Clear the refusal, once it was read. */
  dismiss(): void {
    this.#rejected.value = null;
  }

  /**
   * Look from another seat of this device, in company, or as the spectator. While seats have secrets from each other,
   * the view, the entries and the stored data of the previous seat are forgotten.
   */
  look(seat: Watched): void {
    const before = this.seat.peek();
    if (this.apart.peek() && seat !== before && typeof before === "number") {
      this.#forget((entry) => entry.seat === seat);
    }
    this.#viewpoint.requestedViewer = seat;
    this.#transport.greet();
  }

  /** Give the phone to the person of another own seat, who has to take it if there are secrets. */
  handTo(seat: number): void {
    if (!this.apart.peek()) {
      this.look(seat);
      return;
    }
    batch(() => {
      this.#viewpoint.handTo(seat);
      this.look(inCompany(seat));
    });
  }

  /** Record that the person of the requested seat has the phone. */
  take(): void {
    batch(() => {
      const seat = this.#viewpoint.take();
      if (seat !== null) this.look(seat);
    });
  }

  /** Add a seat that this device has taken, before the server reports it. */
  addSeat(seatId: string): void {
    this.#membership.addSeat(seatId, this.document.peek()?.table);
    this.#transport.greet();
  }

  /** Remember that this phone gives away a seat on purpose, so that the notice is worded accordingly. */
  letGo(seatId: string, how: "moved" | "given_up"): void {
    this.#losses.letGo(seatId, how);
  }

  /** Clear the notice about lost seats, once it was read. */
  lostRead(): void {
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
    this.#keeper.now();
    this.#stop();
    this.#transport.close();
  }

  #put(entry: Omit<Entry, "id" | "at">): boolean {
    if (!this.#delivery.put(entry)) return false;
    this.#rejected.value = null;
    this.#transport.entered();
    return true;
  }

  #receive(message: ServerMessage): void {
    switch (message.t) {
      case "welcome":
        this.#setMembership(message.seats, message.host);
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
        this.#delivery.settle(this.version.peek().v);
        this.#follow();
        break;
      case "reject":
        if (!this.#delivery.refuse(message.n, message)) this.#notWelcome(message.code);
        break;
      case "pong":
        if (this.#current.isOlderThan(message.v, message.r)) this.#transport.greet();
        break;
      case "presence":
        this.#presence.receive(message.seats, message.host ?? 0);
        break;
      case "bye":
        this.#bye(message.code, message.message);
        break;
    }
  }

  /** Take over the device's seats and role from the server; forget what belongs to lost seats. */
  #setMembership(seats: readonly number[], host: boolean): void {
    const before = this.seats.peek();
    this.#membership.welcome(seats, host);
    const looked = seatOf(this.seat.peek());
    const playing = (this.document.peek()?.table.status ?? "lobby") !== "lobby";
    if (playing && before.length > 0 && seats.length === 0) this.#lose(before);
    else if (playing && looked !== undefined && !seats.includes(looked)) {
      this.#forget((entry) => seats.includes(entry.seat));
      this.look("spectator");
    }
    // The stored view belongs to one person, and it is not known who holds the phone now.
    else if (this.apart.peek() && this.secret.peek() && this.asOf.peek() !== null) this.look("spectator");
  }

  /** Forget seats that another phone plays now, and show a notice. @param code the server's reason. */
  #lose(seats: readonly number[], code?: string): void {
    const people = this.document.peek()?.table.seats ?? {};
    const unsent = this.#forget(() => false);
    forgetCorrections(this.id);
    forgetStored(this.id);
    this.#losses.tell(
      seats.flatMap((seat) => people[seat] ?? []),
      unsent,
      code,
    );
    this.#viewpoint.requestedViewer = "spectator";
  }

  /**
   * Forget what a seat may know: its view, narrations, refusals, drafts, stored view, and the entries for which
   * `isKept` is false. @returns how many of those entries had no answer.
   */
  #forget(isKept: (entry: Entry) => boolean): number {
    this.#current.strip();
    this.#narrations.clear();
    this.#rejected.value = null;
    this.#keeper.forget();
    forgetDrafts();
    return this.#delivery.keep(isKept);
  }

  #replace({ v, r, seat, document, told: narrations = [], waited = 0 }: FullView | TableAnswer): void {
    const before = this.document.peek();
    const viewer = this.#viewpoint.requestedViewer;
    if (!this.#current.replace(v, r, seat, document, viewer, waited)) return;
    this.#narrations.arrive(v, narrations);
    this.#changed(v, before);
  }

  #update({ v, r, patch, told: narrations = [] }: Update): void {
    const before = this.document.peek();
    const fits = this.#current.patch(v, r, patch);
    if (fits === "patched") {
      // Before `#changed`: if the phone turns to another seat, the narrations are forgotten again.
      this.#narrations.add(v, narrations);
      this.#changed(v, before);
    } else if (fits === "unfit" && !this.#current.isBare) this.#transport.greet();
  }

  /** React to a newer document. */
  #changed(v: number, before: TableDocument | null): void {
    const table = this.document.peek()?.table;
    this.#delivery.settle(v);
    this.#membership.follow(table);
    this.#keeper.soon();
    if (before?.table.status === "lobby" && table?.status !== "lobby") this.#transport.greet();
    else this.#follow();
  }

  /** Submit the draws that nobody decides about. A screen calls this while it shows nothing that must be read first. */
  drawAtOnce(): void {
    const ownSeat = seatOf(this.seat.peek());
    const isTurning = this.#current.isBare || this.seat.peek() !== this.#viewpoint.requestedViewer;
    if (this.watching || isTurning || ownSeat === undefined || this.handOver.peek() !== null) return;
    const view = this.document.peek()?.view;
    this.#automaticDraws.make(view, ({ id, action }) => this.submit(id, ownSeat, action));
  }

  /** Turn to the seat that the table waits for, if it is one of this phone's. */
  #follow(): void {
    const apart = this.apart.peek();
    const document = this.document.peek();
    const seats = this.seats.peek();
    if (this.watching || this.#current.isBare || !document?.view || seats.length === 0) return;
    const holds = seatOf(this.#viewpoint.requestedViewer);
    const entering = this.pending.peek().some((entry) => entry.seat === holds && entry.acked === undefined);
    if (apart && entering) return; // whoever holds the phone has not been answered yet
    const viewer = this.#viewpoint.follow(situationOf(document, seats, apart), this.seat.peek());
    if (viewer !== undefined) this.look(viewer);
  }

  #refused(entry: Entry, { code, params = {}, message, v, r = 0, document }: Refusal): void {
    const shared = typeof this.seat.peek() === "string" && this.seats.peek().length > 1;
    // Over HTTP the document is the view of the seat that made the entry: not shown while others look at this phone.
    if (document && shared) this.#transport.greet();
    else if (document && !this.#current.isBare && this.#current.isOlderThan(v, r)) {
      const before = this.document.peek();
      this.#current.renew(v, r, document);
      this.#changed(v, before);
    }
    if (this.#automaticDraws.isMadeElsewhere(entry.prompt, code)) return;
    this.#rejected.value = { code, params, message: refusalText(code, params, message), entry };
  }

  /** The hello was refused: somebody else plays that seat now. */
  #notWelcome(code: string): void {
    const viewer = seatOf(this.#viewpoint.requestedViewer);
    if (code !== "table.not_your_seat" || viewer === undefined) return;
    if (this.document.peek()) this.#lose([viewer]);
    this.look("spectator");
  }

  #bye(code: string, message: string): void {
    if (code === "device.unknown") {
      // The server's data was deleted: a new device may at least ask for the table.
      forgetDevice();
      return;
    }
    if (code === TOO_MANY_PAGES) {
      // The device keeps its seats, so the view may stay stored.
      this.#keeper.now();
      this.#stop();
      this.#transport.refused(code, message);
      return;
    }
    const viewer = seatOf(this.#viewpoint.requestedViewer);
    const seats = this.seats.peek();
    this.#lose(seats.length === 0 && viewer !== undefined ? [viewer] : seats, code);
    this.#current.clear();
    this.#stop();
    this.#transport.refused(code, message);
  }

  #polled(answer: TableAnswer): void {
    this.#presence.receive({}, 0); // only the socket reports who is silent
    this.#setMembership(answer.seats, answer.host);
    const turned = this.#current.isBare || answer.seat !== this.seat.peek();
    if (turned || this.asOf.peek() !== null || this.#current.isOlderThan(answer.v, answer.r)) {
      this.#replace(answer);
    }
  }

  /** @returns whether the refusal was about this phone. */
  #denied(error: AppError): boolean {
    if (error.status === 404) this.#bye(error.code, sentence(error));
    else if (error.code === "table.not_your_seat") this.#notWelcome(error.code);
    else return false;
    return true;
  }

  #stop(): void {
    this.#presence.stop();
    this.#keeper.stop();
  }
}
