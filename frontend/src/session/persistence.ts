import { effect } from "@preact/signals";
import { readWord, writeWord } from "../platform/storage";
import { openTable } from "./session";

const ASKED = "persist";

/** Ask the browser once, when somebody first sits down here, not to delete what this phone stores. Some browsers ask the
 * person, so a refusal is not repeated. @returns a function that stops it.
 */
export function followPersistence(): () => void {
  return effect(() => {
    if (!openTable.value?.seats.value.length || !navigator.storage?.persist || readWord(ASKED)) return;
    writeWord(ASKED, "1");
    navigator.storage.persist().catch(() => undefined);
  });
}
