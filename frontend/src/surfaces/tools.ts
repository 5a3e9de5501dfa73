import { signal } from "@preact/signals";

/** Commands for the board on the screen, for menus outside of it. */
interface BoardTools {
  zoomIn: () => void;
  zoomOut: () => void;
  fitBoard: () => void;
  /** True while the text twin is shown. */
  asText: boolean;
  toggleText: () => void;
}

/** Where a map of the board may stand beside it, while there is room for one. */
export const mapSlot = signal<HTMLElement | null>(null);

export const boardTools = signal<BoardTools | null>(null);
