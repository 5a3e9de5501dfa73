import { effect, signal } from "@preact/signals";
import type { TableStore } from "../net/table";
import { askForFaceDown, faceDown, followFaceDown } from "../platform/faceDown";
import { openTable } from "./session";

const covered = signal<string | null>(null);

/** True if the secrets of this table are covered until somebody uncovers them. */
export function isCovered(table: TableStore): boolean {
  return covered.value === table.id && table.secret.value;
}

/** Cover the table, if it shows secrets now. */
export function cover(table: TableStore): void {
  if (table.secret.peek()) covered.value = table.id;
}

/** Uncover the table for the person who holds the phone. */
export function uncover(): void {
  covered.value = null;
  askForFaceDown();
}

/**
 * Cover secrets when the page is hidden, opened with a stored view, or the phone lies face down: nobody knows who picks
 * it up next. Once nothing is secret any more, the cover goes.
 * @returns a function that stops this.
 */
export function followCover(): () => void {
  const coverIfHidden = () => {
    const table = openTable.value;
    if (document.visibilityState === "hidden" && table) cover(table);
  };
  document.addEventListener("visibilitychange", coverIfHidden);
  const unfollow = [
    followFaceDown(),
    effect(() => {
      const table = openTable.value;
      if (table && table.asOf.peek() !== null) cover(table);
    }),
    effect(() => {
      const table = openTable.value;
      const away = faceDown.value || document.visibilityState === "hidden";
      if (table?.secret.value && away) cover(table);
    }),
    effect(() => {
      const table = openTable.value;
      if (table && !table.secret.value && covered.peek() === table.id) covered.value = null;
    }),
  ];
  return () => {
    document.removeEventListener("visibilitychange", coverIfHidden);
    for (const stop of unfollow) stop();
  };
}
