import { fireEvent, render, screen } from "@testing-library/preact";
import { beforeEach, vi } from "vitest";
import { PlayScreens } from "../play/PlayScreens";
import type { TableDocument, Watched } from "../wire";
import { type Fixture, loadDocument, makePlayed, type PlayedTable, setSize, speak } from "./played";

/** Give every test of the file a fresh phone, in English and without a server. */
export function onAPhone(): void {
  beforeEach(() => {
    localStorage.clear();
    speak();
    setSize(390, 500);
    vi.stubGlobal(
      "fetch",
      vi.fn(() => Promise.reject(new TypeError("no network"))),
    );
  });
}

/**
 * Show a table of a recorded game to a seat.
 * @param change changes of the phone's state before rendering
 * @param path the path after the table's id
 */
export function showTable(
  fixture: Fixture | TableDocument,
  seat?: Watched,
  change: (table: PlayedTable) => void = () => undefined,
  ...path: string[]
): PlayedTable & { container: Element } {
  const table = makePlayed(typeof fixture === "string" ? loadDocument(fixture) : fixture, seat);
  change(table);
  const { container } = render(<PlayScreens store={table.store} path={path} />);
  return { ...table, container };
}

/** Choose a place on the board by keyboard. */
export function chooseCell(cell: string): void {
  const frame = screen.getByRole("application");
  for (let i = 0; i < 40; i++) {
    fireEvent.keyDown(frame, { key: "PageDown" });
    if (document.querySelector(`[data-cursor="${cell}"]`)) break;
  }
  fireEvent.keyDown(frame, { key: "Enter" });
}
