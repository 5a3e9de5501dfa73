import { batch, computed, type ReadonlySignal, untracked } from "@preact/signals";
import { forgetStored, readValue, writeValue } from "../platform/storage";
import type { TableDocument, Watched } from "../wire";
import type { Losses } from "./losses";
import { Membership } from "./membership";
import type { Entry } from "./outbox";
import type { ShownDocument } from "./shownDocument";
import { findSeat, formatCompany, readSituation, Viewpoint } from "./viewpoint";

/** What the seats of a phone need of its table. */
interface Surroundings {
  id: string;
  /** This page shows the spectator's view, whatever seats the device has. */
  watching: boolean;
  current: ShownDocument;
  pending: ReadonlySignal<readonly Entry[]>;
  losses: Losses;
  /** Forget what a seat may know, and the entries for which `isKept` is false. @returns how many of those had no answer. */
  forget: (isKept: (entry: Entry) => boolean) => number;
  /** Ask for the whole document of the requested viewer. */
  greet: () => void;
}

/** Key of the seat whose person was last at a phone that several share, so that a page that is loaded anew goes on with it. */
const formatKey = (table: string) => `at.${table}`;

/** The seats that this phone plays, and for whom of them it shows its view. */
export class HeldSeats {
  readonly #table: Surroundings;
  readonly #document: ReadonlySignal<TableDocument | null>;
  readonly #looks: ReadonlySignal<Watched>;
  readonly #membership = new Membership();
  readonly #viewpoint: Viewpoint;

  readonly seats: ReadonlySignal<readonly number[]> = this.#membership.seats;
  readonly host: ReadonlySignal<boolean> = this.#membership.host;
  readonly handOver: ReadonlySignal<number | null>;
  /** True while this phone plays several seats that keep secrets from each other, and until the first view arrives. */
  readonly apart: ReadonlySignal<boolean>;
  /** True while the shown view may hold secrets of one seat. */
  readonly secret: ReadonlySignal<boolean>;

  /** @param storedViewer the viewer of the stored view, if there is one. */
  constructor(table: Surroundings, storedViewer: Watched | undefined) {
    this.#table = table;
    ({ document: this.#document, seat: this.#looks } = table.current);
    const lastSeat = table.watching ? undefined : untracked(() => readValue<number>(formatKey(table.id)));
    this.#viewpoint = new Viewpoint(storedViewer ?? "spectator", lastSeat);
    this.handOver = this.#viewpoint.handOver;
    const view = computed(() => this.#document.value?.view);
    this.apart = computed(() => this.seats.value.length > 1 && (!view.value || view.value.secrets === true));
    this.secret = computed(() => typeof this.#looks.value === "number" && view.value?.secrets === true);
  }

  /** The viewer whose view was requested from the server. */
  get requestedViewer(): Watched {
    return this.#viewpoint.requestedViewer;
  }

  /** True until the requested viewer's view is here. */
  get isTurning(): boolean {
    return this.#table.current.isBare || this.requestedViewer !== this.#looks.peek();
  }

  /**
   * Look from another seat of this device, in company, or as the spectator. While seats have secrets from each other,
   * the view, the entries and the stored data of the previous seat are forgotten.
   */
  look(viewer: Watched): void {
    const before = this.#looks.peek();
    if (this.apart.peek() && viewer !== before && typeof before === "number") {
      this.#table.forget((entry) => entry.seat !== before);
    }
    this.#viewpoint.requestedViewer = viewer;
    const seat = findSeat(viewer);
    if (this.apart.peek() && seat !== undefined) writeValue(formatKey(this.#table.id), seat);
    this.#table.greet();
  }

  /** Give the phone to the person of another own seat, who has to take it if there are secrets. */
  handTo(seat: number): void {
    if (!this.apart.peek()) {
      this.look(seat);
      return;
    }
    batch(() => {
      this.#viewpoint.handTo(seat);
      this.look(formatCompany(seat));
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
  add(seatId: string): void {
    this.#membership.addSeat(seatId, this.#document.peek()?.table);
    this.#table.greet();
  }

  /** Take over the device's seats and role from the server; forget what belongs to lost seats. */
  takeOver(seats: readonly number[], host: boolean): void {
    const before = this.seats.peek();
    this.#membership.takeOver(seats, host);
    // Once the phone has a seat again, the notice of the lost one closes: the table may be waiting for this phone.
    if (seats.length > 0) this.#table.losses.read();
    const looked = findSeat(this.#looks.peek());
    const playing = (this.#document.peek()?.table.status ?? "lobby") !== "lobby";
    if (playing && before.length > 0 && seats.length === 0) this.#lose(before);
    else if (playing && looked !== undefined && !seats.includes(looked)) {
      this.#table.forget((entry) => seats.includes(entry.seat));
      this.look("spectator");
    }
    // The stored view belongs to one person, and it is not known who holds the phone now.
    else if (this.apart.peek() && this.secret.peek() && this.#table.current.asOf.peek() !== null)
      this.look("spectator");
  }

  /** Follow a change of the table: own seats may have changed places in its lobby. */
  followPlaces(): void {
    this.#membership.follow(this.#document.peek()?.table);
  }

  /** Turn to the seat that the table waits for, if it is one of this phone's. */
  followTurn(): void {
    const apart = this.apart.peek();
    const document = this.#document.peek();
    const seats = this.seats.peek();
    if (this.#table.watching || this.#table.current.isBare || !document?.view || seats.length === 0) return;
    const holds = findSeat(this.requestedViewer);
    const entering = this.#table.pending
      .peek()
      .some((entry) => entry.seat === holds && entry.acked === undefined);
    if (apart && entering) return; // whoever holds the phone has not been answered yet
    const viewer = this.#viewpoint.follow(readSituation(document, seats, apart), this.#looks.peek());
    if (viewer !== undefined) this.look(viewer);
  }

  /** Give up the requested seat: the hello was refused, since somebody else plays it now. */
  loseRequested(): void {
    const seat = findSeat(this.requestedViewer);
    if (seat === undefined) return;
    if (this.#document.peek()) this.#lose([seat]);
    this.look("spectator");
  }

  /** Forget all seats of a table that this phone may not see any more, and show a notice. @param code the server's reason. */
  loseAll(code: string): void {
    const requested = findSeat(this.requestedViewer);
    const seats = this.seats.peek();
    this.#lose(seats.length === 0 && requested !== undefined ? [requested] : seats, code);
  }

  /** Forget seats that another phone plays now, and show a notice. */
  #lose(seats: readonly number[], code?: string): void {
    const people = this.#document.peek()?.table.seats ?? {};
    const unsent = this.#table.forget(() => false);
    forgetStored(this.#table.id);
    this.#table.losses.tell(
      seats.flatMap((seat) => people[seat] ?? []),
      unsent,
      code,
    );
    this.#viewpoint.requestedViewer = "spectator";
  }
}
