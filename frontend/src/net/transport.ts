import { batch, type ReadonlySignal } from "@preact/signals";
import { language } from "../i18n";
import type { ServerMessage, TableAnswer, Watched } from "../wire";
import { type Connection, ConnectionState } from "./connection";
import type { Delivery } from "./delivery";
import { deviceToken } from "./device";
import { AppError } from "./errors";
import { Poll } from "./poll";
import { Line } from "./socket";

/** So many failed attempts in a row, and HTTP is asked. */
const POLL_AFTER = 2;

interface TransportUser {
  table: string;
  /** As whom to look. */
  asked: () => Watched;
  /** What is shown is not yet as whoever was asked for sees it. */
  turning: () => boolean;
  onMessage: (message: ServerMessage) => void;
  /** The table over HTTP, while the socket does not open. */
  onAnswer: (answer: TableAnswer) => void;
  /** HTTP was refused. @returns whether that was about this phone; else the server counts as away. */
  onRefused: (error: AppError) => boolean;
}

/** Between this phone and the table's server: the socket, and HTTP where that does not open. */
export class Transport {
  readonly #user: TransportUser;
  readonly #delivery: Delivery;
  readonly #connected: ConnectionState;
  readonly #line: Line;
  readonly #poll: Poll;
  /** Welcomed on the socket that is open now. */
  #welcomed = false;
  #over = false;

  constructor(user: TransportUser, delivery: Delivery) {
    this.#user = user;
    this.#delivery = delivery;
    this.#connected = new ConnectionState(delivery.entries.peek().length);
    this.#poll = new Poll({
      table: user.table,
      asked: user.asked,
      onAnswer: (answer) => batch(() => this.#polled(answer)),
      onNone: (error) => batch(() => this.#unanswered(error)),
    });
    this.#line = new Line({
      hello: async () => ({
        t: "hello",
        token: await deviceToken(),
        table: user.table,
        seat: user.asked(),
        language: language.peek(),
      }),
      onMessage: (message) => batch(() => this.#receive(message)),
      onDown: (failures) => this.#down(failures),
      onBeat: () => this.#repeat(),
    });
    addEventListener("online", this.#wake);
    addEventListener("offline", this.#cut);
    document.addEventListener("visibilitychange", this.#seen);
  }

  get connection(): ReadonlySignal<Connection> {
    return this.#connected.signal;
  }

  /** For 4 s after the connection came back: how many waiting entries were sent. */
  get back(): ReadonlySignal<{ sent: number } | null> {
    return this.#connected.back;
  }

  /** Say hello again, to look from another seat or to get the whole document. */
  greet(): void {
    this.#line.greet();
  }

  /** An entry was made. */
  entered(): void {
    this.#connected.entered();
    this.flush();
  }

  /** Send what is unanswered: over the socket, else over HTTP while polling. */
  flush(): void {
    const { state } = this.#connected;
    if (state === "live") this.#delivery.say(this.#line);
    else if (state === "polling") {
      void this.#delivery.post().then((accepted) => {
        if (accepted) void this.#poll.once();
      });
    }
  }

  /** Become the host, whose phone is silent. @throws AppError the server says no, or cannot be asked. */
  async takeHost(): Promise<void> {
    if (this.#connected.state !== "live") throw new AppError("client.offline");
    await this.#delivery.takeHost(this.#line);
  }

  /** The server has ended this phone's access to the table. */
  refused(code: string, message: string): void {
    this.#connected.close(code, message);
    this.close();
  }

  close(): void {
    this.#over = true;
    this.#connected.stop();
    this.#delivery.stop();
    this.#poll.stop();
    this.#line.close();
    removeEventListener("online", this.#wake);
    removeEventListener("offline", this.#cut);
    document.removeEventListener("visibilitychange", this.#seen);
  }

  #receive(message: ServerMessage): void {
    if (message.t === "welcome") {
      this.#welcomed = true;
      this.#line.settled();
      this.#poll.stop();
    }
    if (this.#welcomed) this.#connected.up("live");
    this.#user.onMessage(message);
  }

  /** Repeat everything without an answer: entries, and a hello that a busy server may have dropped. */
  #repeat(): void {
    if (this.#welcomed) this.flush();
    if (!this.#welcomed || this.#user.turning()) this.greet();
  }

  #down(failures: number): void {
    this.#welcomed = false;
    this.#connected.down();
    if (failures >= POLL_AFTER) this.#poll.start();
  }

  #polled(answer: TableAnswer): void {
    if (this.#over || this.#connected.state === "live") return;
    this.#connected.up("polling");
    this.#user.onAnswer(answer);
    this.flush();
  }

  #unanswered(error: unknown): void {
    if (this.#over || this.#connected.state === "live") return;
    if (error instanceof AppError && this.#user.onRefused(error)) return;
    this.#connected.offline();
  }

  #wake = (): void => this.#line.wake();

  #cut = (): void => this.#connected.offline();

  #seen = (): void => {
    if (document.visibilityState === "visible") this.#line.wake();
  };
}
