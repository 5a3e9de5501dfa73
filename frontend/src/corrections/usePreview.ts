import { useEffect, useState } from "preact/hooks";
import { sentence } from "../net/errors";
import type { TableStore } from "../net/table";
import type { Preview } from "../wire";

/**
 * What a draft would change now; asked for anew as the table moves, or the draft.
 *
 * @param key names the draft. @param over it is on its way or settled: nothing is asked any more.
 */
export function usePreview(
  store: TableStore,
  key: string,
  over: boolean,
  ask: () => Promise<Preview>,
): { preview: Preview | null; failed: string } {
  const { v } = store.version.value;
  const online = store.connection.value.state !== "offline";
  const [known, setKnown] = useState<{ key: string; preview: Preview | null; failed: string } | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key stands for what is asked
  useEffect(() => {
    if (!online || over) return;
    let gone = false;
    ask().then(
      (preview) => {
        if (!gone) setKnown({ key, preview, failed: "" });
      },
      (error: unknown) => {
        if (!gone) setKnown({ key, preview: null, failed: sentence(error) });
      },
    );
    return () => {
      gone = true;
    };
  }, [key, v, online, over]);
  return known?.key === key ? known : { preview: null, failed: "" };
}
