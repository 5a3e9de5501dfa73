import { act } from "@testing-library/preact";
import { vi } from "vitest";
import { forgetDevice } from "../net/device";
import type { PhoneMessage, ServerMessage, TableDocument } from "../wire";

/** A WebSocket whose other end is the test. */
export class FakeSocket {
  static readonly CONNECTING = 0;
  static readonly OPEN = 1;
  static readonly CLOSED = 3;
  static all: FakeSocket[] = [];

  readyState = FakeSocket.CONNECTING;
  readonly sent: PhoneMessage[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;

  constructor(readonly url: string) {
    FakeSocket.all.push(this);
  }

  static install(): void {
    FakeSocket.all = [];
    vi.stubGlobal("WebSocket", FakeSocket);
  }

  /** The socket that was opened last. */
  static get last(): FakeSocket {
    const last = FakeSocket.all.at(-1);
    if (!last) throw new Error("no socket was opened");
    return last;
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text) as PhoneMessage);
  }

  close(): void {
    this.readyState = FakeSocket.CLOSED;
  }

  /** Accept the connection and wait for the phone's first message. */
  async open(): Promise<void> {
    this.readyState = FakeSocket.OPEN;
    this.onopen?.();
    await vi.waitFor(() => {
      if (this.sent.length === 0) throw new Error("nothing said yet");
    });
  }

  /** Close the connection from the server's end. */
  lose(): void {
    this.readyState = FakeSocket.CLOSED;
    this.onclose?.();
  }

  /** Deliver a message, and let what is rendered follow. */
  receive(message: ServerMessage): void {
    act(() => this.onmessage?.({ data: JSON.stringify(message) }));
  }

  /** The messages of one kind that the phone has sent. */
  listMessages<Kind extends PhoneMessage["t"]>(kind: Kind): Extract<PhoneMessage, { t: Kind }>[] {
    return this.sent.filter((message) => message.t === kind) as Extract<PhoneMessage, { t: Kind }>[];
  }
}

export interface Stub {
  status?: number;
  body?: unknown;
}

/** Return the server's refusal with a code. */
export const refuse = (status: number, code: string): Stub => ({
  status,
  body: { code, message: "…", params: {}, version: 5 },
});

/** Stub `fetch` with answers by "METHOD /path"; other requests fail. */
export function stubFetch(answers: Record<string, Stub | (() => Stub)>): ReturnType<typeof vi.fn> {
  const fetched = vi.fn(async (path: string, init: RequestInit = {}) => {
    const answer = answers[`${init.method ?? "GET"} ${path}`];
    if (!answer) throw new TypeError("Failed to fetch");
    const { status = 200, body } = typeof answer === "function" ? answer() : answer;
    return new Response(status === 204 ? null : JSON.stringify(body ?? {}), { status });
  });
  vi.stubGlobal("fetch", fetched);
  return fetched;
}

/** Return a small document with Anna and Ben. */
export function makeTableDocument(change: Partial<TableDocument> = {}): TableDocument {
  return {
    table: {
      id: "t1",
      code: "K7MP4R",
      game: "carcassonne",
      status: "playing",
      draw: "table",
      starter: 0,
      options: {},
      seats: {
        0: { id: "s-anna", name: "Anna", colour: "red", phone: true, host: true },
        1: { id: "s-ben", name: "Ben", colour: "blue", phone: true },
      },
    },
    ...change,
  };
}

/** Begin a test of the table's store: fake timers, an empty phone with a token, no answers but those that `http` gets. */
export function beginAnew(http: Record<string, Stub | (() => Stub)>): void {
  vi.useFakeTimers();
  localStorage.clear();
  forgetDevice();
  localStorage.setItem("tableside.device", "token");
  FakeSocket.install();
  for (const path of Object.keys(http)) delete http[path];
  stubFetch(http);
}
