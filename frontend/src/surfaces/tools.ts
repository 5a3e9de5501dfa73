import { signal } from "@preact/signals";

/** Commands for the board on the screen, for menus outside of it. */
export interface BoardTools {
  zoomIn: () => void;
  zoomOut: () => void;
  whole: () => void;
  /** Shown as text instead of as a picture. */
  asText: boolean;
  toggleText: () => void;
}

/** The tools of the board on the screen, if there is one. */
export const boardTools = signal<BoardTools | null>(null);
