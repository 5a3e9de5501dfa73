import axe from "axe-core";
import type { vi } from "vitest";
import generated from "../generated/games/carcassonne.json";
import { addTexts } from "../i18n";
import { forgetDevice } from "../net/device";
import { forgetDrafts } from "../net/drafts";
import { prefer } from "../platform/preferences";
import { go } from "../router";
import { leaveTable } from "../session/session";
import type { GameMeta, TableInfo } from "../wire";
import { FakeSocket, type Stub, stubFetch } from "./fakeSocket";
import { readTexts } from "./files";

export const META = generated.meta as unknown as GameMeta;

/** Answers of the server in a test, by "METHOD /path". */
export const http: Record<string, Stub | (() => Stub)> = {};

/** Mock of `fetch` that records the requests. */
export let fetchMock: ReturnType<typeof vi.fn>;

/** Reset to a fresh phone, in English, with a registered device. */
export function resetPhone(): void {
  leaveTable(); // closing the table may store its view
  forgetDrafts();
  localStorage.clear();
  for (const path of Object.keys(http)) delete http[path];
  http["GET /api/v1/games"] = { body: [META] };
  http["GET /api/v1/tables"] = { body: [] };
  http["POST /api/v1/seat"] = {
    status: 404,
    body: { code: "table.unknown_code", message: "No such code.", params: {}, version: 0 },
  };
  fetchMock = stubFetch(http);
  FakeSocket.install();
  forgetDevice();
  localStorage.setItem("tableside.device", "token");
  addTexts("en", readTexts("en"));
  addTexts("de", readTexts("de"));
  prefer({ language: "en" });
  go([], true);
}

/** Return the body of the last request to a path. */
export function readBody(request: string): unknown {
  const calls = fetchMock.mock.calls as [string, RequestInit?][];
  const call = calls.filter(([path, init]) => `${init?.method ?? "GET"} ${path}` === request).at(-1);
  const body = call?.[1]?.body;
  return typeof body === "string" ? JSON.parse(body) : undefined;
}

/** Return a table in its lobby with Anna as host. */
export function makeLobbyInfo(change: Partial<TableInfo> = {}): TableInfo {
  return {
    id: "t1",
    code: "K7MP4R",
    game: "carcassonne",
    status: "lobby",
    draw: "table",
    starter: 0,
    options: Object.fromEntries(META.options.map((option) => [option.key, option.values[0] ?? ""])),
    seats: { 0: { id: "s-anna", name: "Anna", colour: "red", phone: true, host: true } },
    ...change,
  };
}

/** Return axe's findings. Contrast and sizes are checked in a real browser, because there is no layout here. */
export async function listAxeFindings(root: Element = document.body): Promise<string[]> {
  const { violations } = await axe.run(root, {
    rules: { "color-contrast": { enabled: false }, region: { enabled: false } },
  });
  return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html ?? ""}`);
}
