import { language } from "../i18n";
import type {
  Clock,
  DrawnPiece,
  ErrorEnvelope,
  GameMeta,
  Invite,
  Joined,
  KeptBox,
  KeptPieces,
  Payload,
  PiecesToCheck,
  Projection,
  TableAnswer,
  TableInfo,
  TableListed,
  Watched,
} from "../wire";
import { deviceToken, forgetDevice } from "./device";
import { AppError } from "./errors";

type Method = "GET" | "POST" | "PATCH" | "PUT" | "DELETE";

/** How long an answer may take before the phone counts as offline, in ms. */
const PATIENCE = 10_000;
/** For pieces that the server has not drawn yet. */
const PATIENCE_TO_DRAW = 30_000;

async function refusal(answer: Response): Promise<AppError> {
  try {
    const { code, message, params, document, v, r, version } = (await answer.json()) as ErrorEnvelope;
    if (typeof code === "string") {
      return new AppError(code, {
        message,
        params,
        document,
        v: v ?? version,
        r: r ?? 0,
        status: answer.status,
      });
    }
  } catch {
    // Not ours: a proxy's page, or nothing.
  }
  return new AppError("client.broken", { status: answer.status });
}

async function send(
  method: Method,
  path: string,
  body: unknown,
  token: string | null,
  patience = PATIENCE,
): Promise<Response> {
  const headers: Record<string, string> = { "Accept-Language": language.value };
  if (token !== null) headers.Authorization = `Device ${token}`;
  const file = body instanceof Blob ? body : null;
  if (body !== undefined) headers["Content-Type"] = file?.type || "application/json";
  try {
    return await fetch(path, {
      method,
      headers,
      signal: AbortSignal.timeout(patience),
      ...(body === undefined ? {} : { body: file ?? JSON.stringify(body) }),
    });
  } catch {
    throw new AppError("client.offline");
  }
}

async function answered(method: Method, path: string, body: unknown, patience?: number): Promise<Response> {
  let answer = await send(method, path, body, await deviceToken(), patience);
  if (answer.status === 401) {
    const unknown = await refusal(answer);
    if (unknown.code !== "device.unknown") throw unknown;
    forgetDevice();
    answer = await send(method, path, body, await deviceToken(), patience);
  }
  if (!answer.ok) throw await refusal(answer);
  return answer;
}

/**
 * One request; a Blob is sent as it is. @param patience how long an answer may take, in ms.
 * @throws AppError always, with the server's code and sentence where there is one.
 */
export async function request<Answer>(
  method: Method,
  path: string,
  body?: unknown,
  patience?: number,
): Promise<Answer> {
  const answer = await answered(method, path, body, patience);
  return (answer.status === 204 ? undefined : await answer.json()) as Answer;
}

/** A file. @throws AppError as `request`. */
export async function requestFile(path: string, patience?: number): Promise<Blob> {
  return (await answered("GET", path, undefined, patience)).blob();
}

/** What changes in a lobby: the newest version and lobby revision. */
export interface Changed {
  v: number;
  r: number;
}

/** The address of a table. */
export const at = (table: string) => `/api/tables/${encodeURIComponent(table)}`;
const boxAt = (game: string) => `/api/games/${encodeURIComponent(game)}/box`;
const seatAt = (table: string, seat: string) => `${at(table)}/seats/${encodeURIComponent(seat)}`;
const requestAt = (table: string, id: string) => `${at(table)}/seat-requests/${encodeURIComponent(id)}`;

export const api = {
  /** The games on offer; needs no device. */
  async games(): Promise<GameMeta[]> {
    const answer = await send("GET", "/api/games", undefined, null);
    if (!answer.ok) throw await refusal(answer);
    return (await answer.json()) as GameMeta[];
  },
  tableCreate: (ask: {
    game: string;
    options: Record<string, string>;
    draw?: TableInfo["draw"];
    expansions: string[];
    clock?: Clock;
  }) => request<{ table: string; code: string }>("POST", "/api/tables", ask),
  tables: () => request<TableListed[]>("GET", "/api/tables"),
  /** Come to the table of a code, or play the seat of one: what it was `to` is told. */
  join: (code: string) => request<Joined>("POST", "/api/join", { code }),
  /** Play the seat of this code from here. */
  seatMove: (code: string) => request<{ table: string; seat: number }>("POST", "/api/seat", { code }),
  table: (table: string, seat: Watched) => request<TableAnswer>("GET", `${at(table)}?seat=${seat}`),
  tableChange: (
    table: string,
    change: { options?: Record<string, string>; draw?: TableInfo["draw"]; starter?: number },
  ) => request<Changed>("PATCH", at(table), change),
  /** The pieces in which the box of a table differs from the list. */
  pieces: (table: string) =>
    request<{ pieces: Record<string, DrawnPiece> }>(
      "GET",
      `${at(table)}/pieces`,
      undefined,
      PATIENCE_TO_DRAW,
    ),
  box: (game: string) => request<KeptBox>("GET", boxAt(game)),
  boxKeep: (game: string, box: KeptBox) => request<KeptBox>("PUT", boxAt(game), box),
  /** Which own pieces of a table are in the box of this phone, its host's. */
  piecesKept: (table: string) => request<KeptPieces>("GET", `${at(table)}/pieces/kept`),
  /** Put own pieces of a table into that box. */
  piecesKeep: (table: string, pieces: readonly string[]) =>
    request<KeptPieces>("POST", `${at(table)}/pieces/kept`, { pieces }),
  /** Pieces on which lists differ and that nobody has looked at in the box of the table's host. */
  piecesToCheck: (table: string) => request<PiecesToCheck>("GET", `${at(table)}/pieces/to-check`),
  /** These are printed as listed. */
  piecesCheck: (table: string, pieces: readonly string[]) =>
    request<PiecesToCheck>("POST", `${at(table)}/pieces/to-check`, { pieces }),
  /** A piece that is being drawn up, for a table or (none) for this phone's box: its facts made whole, its picture, and
   * the id under which there is such a piece. */
  piecePicture: (game: string, piece: string, facts: Payload, table?: string) =>
    request<{ facts: Payload; picture: string; same_as: string | null }>(
      "POST",
      `/api/games/${encodeURIComponent(game)}/piece-picture`,
      { piece, facts, table: table ?? null },
    ),
  invite: (table: string, to: "join" | "watch" = "join") =>
    request<Invite>("GET", `${at(table)}/invite${to === "watch" ? "?to=watch" : ""}`),
  seatTake: (table: string, ask: { name: string; colour: string; phone: boolean }) =>
    request<{ seat: string }>("POST", `${at(table)}/seats`, ask),
  /** Play a seat that has no phone: at once, or the host is asked and a request waits. */
  seatAsk: (table: string, seat: string) =>
    request<{ request?: string }>("POST", `${seatAt(table, seat)}/take`, {}),
  requestGrant: (table: string, id: string) => request<void>("POST", requestAt(table, id), {}),
  requestEnd: (table: string, id: string) => request<void>("DELETE", requestAt(table, id)),
  seatChange: (table: string, seat: string, change: { name?: string; colour?: string }) =>
    request<{ seat: string }>("PATCH", seatAt(table, seat), change),
  seatLeave: (table: string, seat: string) => request<void>("DELETE", seatAt(table, seat)),
  seatPass: (table: string, seat: string) => request<Invite>("POST", `${seatAt(table, seat)}/pass`, {}),
  seatGiveUp: (table: string, seat: string) => request<void>("POST", `${seatAt(table, seat)}/give-up`, {}),
  seatRemove: (table: string, seat: string) => request<void>("POST", `${seatAt(table, seat)}/remove`, {}),
  hostHandOn: (table: string, seat: string) => request<void>("PUT", `${at(table)}/host`, { seat }),
  lock: (table: string, locked: boolean) => request<void>("PUT", `${at(table)}/locked`, { locked }),
  /** Where the table shows the time per player. */
  clock: (table: string, clock: Clock) => request<void>("PUT", `${at(table)}/clock`, { clock }),
  /** Another code to join, or to watch: the old one stands for nothing. */
  newCode: (table: string, to: "join" | "watch") => request<Invite>("POST", `${at(table)}/code`, { to }),
  order: (table: string, seats: string[]) => request<void>("PUT", `${at(table)}/order`, { seats }),
  start: (table: string) => request<{ version: number }>("POST", `${at(table)}/start`, {}),
  act: (table: string, ask: { seat: number; id: string; version: number; action: Payload }) =>
    request<{ version: number }>("POST", `${at(table)}/actions`, ask),
  undo: (table: string, ask: { seat: number; id: string; version: number }) =>
    request<{ version: number }>("POST", `${at(table)}/undo`, ask),
  projection: (table: string, seat: Watched) =>
    request<Projection>("GET", `${at(table)}/projection?seat=${seat}`),
  rematch: (table: string) => request<{ table: string; code: string }>("POST", `${at(table)}/rematch`, {}),
};
