import { cleanup, render } from "@testing-library/preact";
import { afterEach, beforeEach, vi } from "vitest";
import { PlayScreens } from "../play/PlayScreens";
import type { TableDocument, Watched } from "../wire";
import { documentOf, type Fixture, type PlayedTable, played, sized, speak } from "./played";

/** Give every test of the file a fresh phone, in English and without a server. */
export function onAPhone(): void {
  beforeEach(() => {
    localStorage.clear();
    speak();
    sized(390, 500);
    vi.stubGlobal(
      "fetch",
      vi.fn(() => Promise.reject(new TypeError("no network"))),
    );
  });
  afterEach(() => {
    cleanup();
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });
}

/**
 * Show a table of a recorded game to a seat.
 * @param change changes of the phone's state before rendering
 * @param path the path after the table's id
 */
export function opened(
  fixture: Fixture | TableDocument,
  seat?: Watched,
  change: (table: PlayedTable) => void = () => undefined,
  ...path: string[]
): PlayedTable & { container: Element } {
  const table = played(typeof fixture === "string" ? documentOf(fixture) : fixture, seat);
  change(table);
  const { container } = render(<PlayScreens store={table.store} path={path} />);
  return { ...table, container };
}
