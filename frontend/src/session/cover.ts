import { effect, signal } from "@preact/signals";
import type { TableStore } from "../net/table";
import { askForFaceDown, faceDown, followFaceDown } from "../platform/faceDown";
import { openTable } from "./session";

const over = signal<string | null>(null);

/** Whether what one seat of this table may know lies covered until somebody asks for it. */
export function isCovered(table: TableStore): boolean {
  return over.value === table.id && table.secret.value;
}

/** Cover what only one person may know. Where a table shows nothing of that kind now there is nothing to cover. */
export function cover(table: TableStore): void {
  if (table.secret.peek()) over.value = table.id;
}

/** Its person looks. */
export function uncover(): void {
  over.value = null;
  askForFaceDown();
}

/**
 * A page that is left, or opened with what it kept, is covered before anybody sees it, and so is a phone that is laid
 * on its face, also when something becomes secret meanwhile: who takes it in hand is not known. Once there is nothing
 * secret any more the cover is off for good: what is secret later comes to somebody who is here. @returns how to stop.
 */
export function followCover(): () => void {
  const left = () => {
    const table = openTable.value;
    if (document.visibilityState === "hidden" && table) cover(table);
  };
  document.addEventListener("visibilitychange", left);
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
      if (table && !table.secret.value && over.peek() === table.id) over.value = null;
    }),
  ];
  return () => {
    document.removeEventListener("visibilitychange", left);
    for (const stop of unfollow) stop();
  };
}
