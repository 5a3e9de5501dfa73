/** A TV that shows a table. */

import { render, screen, within } from "@testing-library/preact";
import { beforeEach } from "vitest";
import { TvScreen } from "../tv/TvScreen";
import type { TableDocument } from "../wire";
import { stubFetch } from "./fakeSocket";
import { type Fixture, loadDocument, makePlayed, type PlayedTable, setSize, speak } from "./played";

export const qr = '<svg viewBox="0 0 25 25"><path d="M0 .5h7"/></svg>';
export let table: PlayedTable;
export let fetchMock: ReturnType<typeof stubFetch>;

/** Give every test of the file a fresh TV, in English. */
export function onATv(): void {
  beforeEach(() => {
    localStorage.clear();
    speak();
    setSize(800, 600);
  });
}

/** Show a table of a recorded game to the TV, which was opened with the code to join or to watch. */
export async function open(
  name: Fixture,
  change: (document: TableDocument) => void = () => undefined,
  to: "join" | "watch" = "join",
): Promise<Element> {
  const document = loadDocument(name);
  delete document.table.code; // which spectators do not get
  change(document);
  table = makePlayed(document, "spectator");
  const at = `/api/v1/tables/${table.store.id}/invite`;
  fetchMock = stubFetch({
    "POST /api/v1/devices": { status: 201, body: { token: "x" } },
    [`GET ${at}`]: { body: { url: "http://x/#/join/A", code: "K7MP4R", svg: qr } },
    [`GET ${at}?to=watch`]: { body: { url: "http://x/#/watch/W", code: "WATCH2", svg: qr } },
  });
  const rendered = render(<TvScreen store={table.store} to={to} />);
  await screen.findByRole("img", { name: /QR code/ });
  return rendered.container;
}

export const namesShown = () => rows().map((row) => row.querySelector(".tv-name")?.textContent);
export const rows = () => within(screen.getByRole("region", { name: "Standings" })).getAllByRole("listitem");
