/** Has the service worker keep the files of the games and languages that are used on this phone (`kept.js`). */

import { computed, effect } from "@preact/signals";
import { language, listRooms } from "../i18n";
import { openTable } from "./session";

/** The open table's game with its expansions, in words, so that it changes only if they do. */
const games = computed(() => {
  const table = openTable.value?.document.value?.table;
  return table ? listRooms(table).join(" ") : "";
});

/** Tell the service worker what is used here, now and whenever that changes. Without one, nothing is kept. */
export function followKept(): void {
  effect(() => {
    const used = { type: "KEEP", games: games.value.split(" ").filter(Boolean), languages: [language.value] };
    void navigator.serviceWorker?.ready.then(({ active }) => active?.postMessage(used));
  });
}
