import { batch, type ReadonlySignal } from "@preact/signals";
import { language } from "../i18n";
import type { ServerMessage, TableAnswer, Watched } from "../wire";
import { type Connection, ConnectionState, FAULT } from "./connection";
import type { Delivery } from "./delivery";
import { fetchDeviceToken } from "./device";
import { AppError } from "./errors";
import { Poll } from "./poll";
import { formatSocketUrl, ReconnectingSocket, type Shown } from "./socket";

/** Failed attempts in a row after which polling starts. */
const POLL_AFTER = 2;

interface TransportUser {
  table: string;
  /** Returns the viewer whose view is requested. */
  requestedViewer: () => Watched;
  /** Returns true until the requested viewer's document is shown. */
  isTurning: () => boolean;
  onMessage: (message: ServerMessage) => void;
  /** The table over HTTP, while the socket does not open. */
  onAnswer: (answer: TableAnswer) => void;
  /** A request was refused. @returns whether that was about this phone; otherwise the server counts as offline. */
  onRefused: (error: AppError) => boolean;
}

/** The connection between this phone and the server: a socket, and HTTP while that does not open. */
export class Transport {
  readonly #user: TransportUser;
  readonly #delivery: Delivery;
  readonly #connected: ConnectionState;
  readonly #socket: ReconnectingSocket;
  readonly #poll: Poll;
  /** Welcomed on the socket that is open now. */
  #welcomed = false;
  #over = false;

  constructor(user: TransportUser, delivery: Delivery) {
    this.#user = user;
    this.#delivery = delivery;
    this.#connected = new ConnectionState(delivery.outbox.entries.peek().length);
    this.#poll = new Poll({
      table: user.table,
      requestedViewer: user.requestedViewer,
      onAnswer: (answer) => batch(() => this.#handlePolled(answer)),
      onNone: (error) => batch(() => this.#handleUnanswered(error)),
    });
    this.#socket = new ReconnectingSocket(
      {
        hello: async () => ({
          t: "hello",
          token: await fetchDeviceToken(),
          table: user.table,
          seat: user.requestedViewer(),
          language: language.peek(),
        }),
        onMessage: (message) => batch(() => this.#receive(message)),
        onDown: (failures) => this.#handleDown(failures),
        onBeat: () => this.#repeat(),
      },
      formatSocketUrl(user.table),
    );
    addEventListener("online", this.#onOnline);
    addEventListener("offline", this.#onOffline);
    document.addEventListener("visibilitychange", this.#onVisibility);
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
    this.#socket.greet();
  }

  /** Tell the other screens what this one shows. */
  show(shown: Shown): void {
    this.#socket.show(shown);
  }

  /** An entry was added to the outbox: send it. */
  handleNewEntry(): void {
    this.#connected.handleEntry();
    this.flush();
  }

  /** Send what is unanswered: over the socket, else over HTTP while polling. */
  flush(): void {
    const { state } = this.#connected;
    if (state === "live") this.#delivery.send(this.#socket);
    else if (state === "polling") {
      void this.#delivery.post().then((accepted) => {
        if (accepted) void this.#poll.pollOnce();
      });
    }
  }

  /** Take over from a host whose phone is silent. @throws AppError the server refuses, or cannot be asked. */
  async takeHost(): Promise<void> {
    if (this.#connected.state !== "live") throw new AppError("client.offline");
    await this.#delivery.takeHost(this.#socket);
  }

  /** The page cannot go on: the server has ended this phone's access to the table, or the app has failed. */
  handleRefusal(code: string, message: string): void {
    this.#connected.close(code, message);
    this.close();
  }

  close(): void {
    this.#over = true;
    this.#connected.stop();
    this.#delivery.stop();
    this.#poll.stop();
    this.#socket.close();
    removeEventListener("online", this.#onOnline);
    removeEventListener("offline", this.#onOffline);
    document.removeEventListener("visibilitychange", this.#onVisibility);
  }

  #receive(message: ServerMessage): void {
    if (message.t === "welcome") {
      if (!this.#welcomed) this.#delivery.hurry();
      this.#welcomed = true;
      this.#socket.settle();
      this.#poll.stop();
    }
    if (this.#welcomed) this.#connected.connect("live");
    this.#user.onMessage(message);
  }

  /** Send again what has no answer: entries, and a hello that a busy server may have dropped. */
  #repeat(): void {
    if (this.#welcomed) this.flush();
    if (!this.#welcomed || this.#user.isTurning()) this.greet();
  }

  #handleDown(failures: number): void {
    this.#welcomed = false;
    this.#connected.disconnect();
    if (failures >= POLL_AFTER) this.#poll.start();
  }

  #handlePolled(answer: TableAnswer): void {
    if (this.#over || this.#connected.state === "live") return;
    if (this.#connected.state !== "polling") this.#delivery.hurry();
    this.#connected.connect("polling");
    this.#user.onAnswer(answer);
    this.flush();
  }

  #handleUnanswered(error: unknown): void {
    if (this.#over || this.#connected.state === "live") return;
    if (!(error instanceof AppError)) this.handleRefusal(FAULT, String(error));
    else if (!this.#user.onRefused(error)) this.#connected.goOffline();
  }

  #onOnline = (): void => this.#socket.wake();

  #onOffline = (): void => this.#connected.goOffline();

  #onVisibility = (): void => {
    if (document.visibilityState === "visible") this.#socket.wake();
  };
}
