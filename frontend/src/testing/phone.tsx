import { cleanup, render } from "@testing-library/preact";
import { afterEach, beforeEach, vi } from "vitest";
import { PlayScreens } from "../play/PlayScreens";
import type { TableDocument, Watched } from "../wire";
import { documentOf, type Fixture, type PlayedTable, played, sized, speak } from "./played";

/** Every test of the file has a phone as new, in English, which no server answers. */
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
 * A table of a recorded game on the screen of a seat.
 *
 * @param change what the phone knows besides, before it shows anything
 * @param path what the route says behind the table
 */
export function opened(
  shown: Fixture | TableDocument,
  seat?: Watched,
  change: (table: PlayedTable) => void = () => undefined,
  ...path: string[]
): PlayedTable & { container: Element } {
  const table = played(typeof shown === "string" ? documentOf(shown) : shown, seat);
  change(table);
  const { container } = render(<PlayScreens store={table.store} path={path} />);
  return { ...table, container };
}
