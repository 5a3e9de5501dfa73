import liveness from "../generated/liveness.json";
import type { Hello, PhoneMessage, Ping, ServerMessage } from "../wire";

/** What a screen shows that others should know: a TV the step of the final scoring, a phone the turn under review. */
export type Shown = Omit<Ping, "t">;

/** The server expects this interval, and counts a phone as stale after one missed ping. */
const PING_EVERY = liveness.ping_every_s * 1_000;
/** After this time without a message, in ms, the socket counts as dead, even without a close event. */
const SILENCE = 3 * PING_EVERY;
/** How long to wait for an answer after waking up, in ms: a phone that wakes is current within 3 s. */
const WAKE_TIMEOUT = 1_500;
const BACKOFF = [250, 500, 1_000, 2_000, 4_000, 8_000];

interface SocketUser {
  /** The first message. A rejection counts as a failed attempt. */
  hello(): Promise<Hello>;
  onMessage(message: ServerMessage): void;
  /** The socket is gone, or did not open; `failures` in a row since the last `settle`. */
  onDown(failures: number): void;
  /** After each ping: the time to repeat what was not answered. */
  onBeat(): void;
}

/** A WebSocket that reconnects by itself: it pings, notices silence and opens again, with a backoff. */
export class ReconnectingSocket {
  readonly #url: string;
  readonly #user: SocketUser;
  #socket: WebSocket | null = null;
  #failures = 0;
  #silence = startClock();
  #retry: ReturnType<typeof setTimeout> | undefined;
  #beat: ReturnType<typeof setInterval> | undefined;
  #timeout: ReturnType<typeof setTimeout> | undefined;
  #closed = false;
  #shown: Shown = {};

  constructor(user: SocketUser, url: string) {
    this.#user = user;
    this.#url = url;
    this.#connect();
  }

  /** Send a message. Nothing is queued: a caller that needs an answer sends it again. @returns whether it was sent. */
  send(message: PhoneMessage): boolean {
    if (this.#socket?.readyState !== WebSocket.OPEN) return false;
    this.#socket.send(JSON.stringify(message));
    return true;
  }

  /** Say hello again, to look from another seat or to get the whole document. */
  greet(): void {
    const socket = this.#socket;
    this.#user.hello().then(
      (hello) => {
        if (socket === this.#socket) this.send(hello);
      },
      () => this.#drop(socket),
    );
  }

  /** Tell the other screens what this one shows, now and with each ping. */
  show(shown: Shown): void {
    this.#shown = shown;
    this.#ping();
  }

  /** Reset the backoff, once the server has sent its welcome. */
  settle(): void {
    this.#failures = 0;
  }

  /** Check the socket after the phone woke up or the network came back; replace it if nothing answers. */
  wake(): void {
    if (this.#closed) return;
    const socket = this.#socket;
    if (socket === null || this.#silence() > SILENCE) {
      this.#connectAtOnce(socket);
      return;
    }
    if (socket.readyState === WebSocket.OPEN) this.greet();
    const silence = this.#silence;
    clearTimeout(this.#timeout);
    this.#timeout = setTimeout(() => {
      if (this.#silence === silence) this.#connectAtOnce(socket);
    }, WAKE_TIMEOUT);
  }

  close(): void {
    this.#closed = true;
    this.#stop();
    clearTimeout(this.#retry);
    const socket = this.#socket;
    this.#socket = null;
    socket?.close();
  }

  #connectAtOnce(instead: WebSocket | null): void {
    if (this.#closed || instead !== this.#socket) return;
    this.#drop(instead);
    clearTimeout(this.#retry);
    this.#connect();
  }

  #connect(): void {
    const socket = new WebSocket(this.#url);
    this.#socket = socket;
    this.#silence = startClock();
    socket.onopen = () => {
      this.greet();
      this.#beat = setInterval(() => this.#onBeat(socket), PING_EVERY);
    };
    socket.onmessage = (event) => {
      if (socket !== this.#socket) return;
      this.#silence = startClock();
      this.#user.onMessage(JSON.parse(event.data as string) as ServerMessage);
    };
    socket.onclose = () => this.#drop(socket);
    // Without a timeout, a proxy that swallows the handshake would block us for minutes.
    this.#timeout = setTimeout(() => {
      if (socket.readyState === WebSocket.CONNECTING) this.#drop(socket);
    }, SILENCE);
  }

  #onBeat(socket: WebSocket): void {
    if (this.#silence() > SILENCE) {
      this.#drop(socket);
      return;
    }
    this.#ping();
    this.#user.onBeat();
  }

  #ping(): void {
    this.send({ t: "ping", ...this.#shown });
  }

  #drop(socket: WebSocket | null): void {
    if (this.#closed || socket === null || socket !== this.#socket) return;
    this.#socket = null;
    this.#stop();
    socket.close();
    const wait = BACKOFF[Math.min(this.#failures, BACKOFF.length - 1)] ?? 0;
    this.#failures += 1;
    // Jitter, so that phones that lost the same server do not reconnect all at once.
    this.#retry = setTimeout(() => this.#connect(), wait * (0.8 + 0.4 * Math.random()));
    this.#user.onDown(this.#failures);
  }

  #stop(): void {
    clearInterval(this.#beat);
    clearTimeout(this.#timeout);
  }
}

/**
 * Return a function that tells how long ago this was, in ms: by a clock that nobody sets, or by the wall clock if that
 * says more, because the other one may stand still while the phone sleeps.
 */
function startClock(): () => number {
  const [began, at] = [performance.now(), Date.now()];
  return () => Math.max(performance.now() - began, Date.now() - at);
}

/** Return the address of a table's socket. It names the table, so that a balancer can keep its phones together. */
export function formatSocketUrl(table: string): string {
  return `${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/ws/table/${table}`;
}
