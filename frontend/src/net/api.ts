import type { Clock, NewSeat, NewTable, Payload, SeatChange, TableChange, Watched } from "../wire";
import { at, client, seenBy, withoutDevice, withTimeout } from "./client";

/** Timeout while the server draws pieces for the first time, in ms. */
const DRAWING_TIMEOUT = 30_000;

const ofGame = (game: string) => ({ path: { game } });
const ofBoard = (game: string, board: string) => ({ path: { game, board } });
const seatAt = (table: string, seat: string) => ({ path: { table_id: table, seat_id: seat } });
const requestAt = (table: string, request: string) => ({ path: { table_id: table, request_id: request } });

/** All requests but those of the start page, which is loaded without these: its tables and the games on offer. */
export const api = {
  /** How a phone that came by plain HTTP gets HTTPS from this server. */
  httpsWay: () => client.GET("/api/v1/https", { fetch: withoutDevice }),
  tableCreate: (body: NewTable) => client.POST("/api/v1/tables", { body }),
  /** Join the table of a code, or take over the seat of a seat code; `to` in the answer says which it was. */
  join: (code: string) => client.POST("/api/v1/join", { body: { code } }),
  /** Play the seat of a seat code on this phone. */
  seatMove: (code: string) => client.POST("/api/v1/seat", { body: { code } }),
  table: (table: string, seat: Watched) =>
    client.GET("/api/v1/tables/{table_id}", { params: seenBy(table, seat) }),
  tableChange: (table: string, body: TableChange) =>
    client.PATCH("/api/v1/tables/{table_id}", { params: at(table), body }),
  /** Hide a table on the start screen, or list it again. */
  tableHide: (table: string, hidden: boolean) =>
    client.PUT("/api/v1/tables/{table_id}/hidden", { params: at(table), body: { hidden } }),
  /** The pieces in which the box of a table differs from the list. */
  pieces: (table: string) =>
    client.GET("/api/v1/tables/{table_id}/pieces", {
      params: at(table),
      fetch: withTimeout(DRAWING_TIMEOUT),
    }),
  box: (game: string) => client.GET("/api/v1/games/{game}/box", { params: ofGame(game) }),
  /** Keep one piece of the box. `facts` null: it is as listed. `before`: the facts this phone has shown. */
  pieceKeep: (game: string, piece: string, facts: Payload | null, before: Payload | null) =>
    client.POST("/api/v1/games/{game}/box/pieces", { params: ofGame(game), body: { piece, facts, before } }),
  /** Check a board and draw its picture; nothing is kept. */
  boardCheck: (game: string, board: string, facts: Payload) =>
    client.POST("/api/v1/games/{game}/boards/{board}/check", {
      params: ofBoard(game, board),
      body: { facts },
    }),
  /** A draft to begin from when copying out a board, if there is one. */
  boardDraft: (game: string, board: string) =>
    client.GET("/api/v1/games/{game}/boards/{board}/draft", { params: ofBoard(game, board) }),
  /** Keep a board of the box. `facts` null: take it out. `before`: the facts this phone has shown. */
  boardKeep: (game: string, board: string, facts: Payload | null, before: Payload | null) =>
    client.PUT("/api/v1/games/{game}/box/boards/{board}", {
      params: ofBoard(game, board),
      body: { facts, before },
    }),
  /** Keep how many of some pieces are in the box. `n` null: not known. `before`: the number this phone has shown. */
  countKeep: (game: string, name: string, n: number | null, before: number | null) =>
    client.PUT("/api/v1/games/{game}/box/counts/{name}", {
      params: { path: { game, name } },
      body: { n, before },
    }),
  /** The own pieces of a table, compared with the box of its host. Only the host's phone may ask. */
  piecesKept: (table: string) => client.GET("/api/v1/tables/{table_id}/pieces/kept", { params: at(table) }),
  /** Put own pieces of a table into the host's box. */
  piecesKeep: (table: string, pieces: readonly string[]) =>
    client.POST("/api/v1/tables/{table_id}/pieces/kept", {
      params: at(table),
      body: { pieces: [...pieces] },
    }),
  /** Disputed pieces that nobody has checked yet in the box of the table's host. */
  piecesToCheck: (table: string) =>
    client.GET("/api/v1/tables/{table_id}/pieces/to-check", { params: at(table) }),
  /** Record that these disputed pieces are printed as listed. */
  piecesCheck: (table: string, pieces: readonly string[]) =>
    client.POST("/api/v1/tables/{table_id}/pieces/to-check", {
      params: at(table),
      body: { pieces: [...pieces] },
    }),
  /** Complete the facts of a piece that is being entered, for a table or (without one) for this phone's box. Answers
   * with its picture, and with the id of an identical piece if there is one. */
  piecePicture: (game: string, piece: string, facts: Payload, table?: string) =>
    client.POST("/api/v1/games/{game}/piece-picture", {
      params: ofGame(game),
      body: { piece, facts, table: table ?? null },
    }),
  invite: (table: string, to: "join" | "watch" = "join") =>
    client.GET("/api/v1/tables/{table_id}/invite", {
      params: to === "watch" ? { ...at(table), query: { to } } : at(table),
    }),
  /** Ask for the code of this screen, or for the code to watch the table that a phone has sent to it. */
  thisScreen: () => client.POST("/api/v1/screen", { body: {} }),
  onScreen: (table: string, code: string) =>
    client.POST("/api/v1/tables/{table_id}/screen", { params: at(table), body: { code } }),
  seatTake: (table: string, body: NewSeat) =>
    client.POST("/api/v1/tables/{table_id}/seats", { params: at(table), body }),
  /** Play a seat that has no phone: at once, or the host is asked and a request waits. */
  seatAsk: (table: string, seat: string) =>
    client.POST("/api/v1/tables/{table_id}/seats/{seat_id}/take", { params: seatAt(table, seat), body: {} }),
  requestGrant: (table: string, id: string) =>
    client.POST("/api/v1/tables/{table_id}/seat-requests/{request_id}", {
      params: requestAt(table, id),
      body: {},
    }),
  requestEnd: (table: string, id: string) =>
    client.DELETE("/api/v1/tables/{table_id}/seat-requests/{request_id}", { params: requestAt(table, id) }),
  seatChange: (table: string, seat: string, body: SeatChange) =>
    client.PATCH("/api/v1/tables/{table_id}/seats/{seat_id}", { params: seatAt(table, seat), body }),
  seatLeave: (table: string, seat: string) =>
    client.DELETE("/api/v1/tables/{table_id}/seats/{seat_id}", { params: seatAt(table, seat) }),
  seatPass: (table: string, seat: string) =>
    client.POST("/api/v1/tables/{table_id}/seats/{seat_id}/pass", { params: seatAt(table, seat), body: {} }),
  seatGiveUp: (table: string, seat: string) =>
    client.POST("/api/v1/tables/{table_id}/seats/{seat_id}/give-up", {
      params: seatAt(table, seat),
      body: {},
    }),
  seatRemove: (table: string, seat: string) =>
    client.POST("/api/v1/tables/{table_id}/seats/{seat_id}/remove", {
      params: seatAt(table, seat),
      body: {},
    }),
  hostHandOn: (table: string, seat: string) =>
    client.PUT("/api/v1/tables/{table_id}/host", { params: at(table), body: { seat } }),
  lock: (table: string, locked: boolean) =>
    client.PUT("/api/v1/tables/{table_id}/locked", { params: at(table), body: { locked } }),
  /** Where the table shows the time per player. */
  clock: (table: string, clock: Clock) =>
    client.PUT("/api/v1/tables/{table_id}/clock", { params: at(table), body: { clock } }),
  /** Replace the code to join, or to watch. The old one no longer works. */
  newCode: (table: string, to: "join" | "watch") =>
    client.POST("/api/v1/tables/{table_id}/code", { params: at(table), body: { to } }),
  order: (table: string, seats: string[]) =>
    client.PUT("/api/v1/tables/{table_id}/order", { params: at(table), body: { seats } }),
  start: (table: string) => client.POST("/api/v1/tables/{table_id}/start", { params: at(table), body: {} }),
  act: (table: string, body: { seat: number; id: string; version: number; action: Payload }) =>
    client.POST("/api/v1/tables/{table_id}/actions", { params: at(table), body }),
  undo: (table: string, body: { seat: number; id: string; version: number }) =>
    client.POST("/api/v1/tables/{table_id}/undo", { params: at(table), body }),
  projection: (table: string, seat: Watched) =>
    client.GET("/api/v1/tables/{table_id}/projection", { params: seenBy(table, seat) }),
  rematch: (table: string) =>
    client.POST("/api/v1/tables/{table_id}/rematch", { params: at(table), body: {} }),
};
