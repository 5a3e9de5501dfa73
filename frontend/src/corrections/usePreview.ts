import { useEffect, useState } from "preact/hooks";
import { sentence } from "../net/errors";
import type { TableStore } from "../net/table";
import type { Preview } from "../wire";

/**
 * Return what a draft would change now, fetched anew when the table or the draft changes.
 *
 * @param key identifies the draft. @param over true once it is sent or settled: nothing is fetched any more.
 */
export function usePreview(
  store: TableStore,
  key: string,
  over: boolean,
  ask: () => Promise<Preview>,
): { preview: Preview | null; failed: string } {
  const { v } = store.version.value;
  const online = store.connection.value.state !== "offline";
  const [loaded, setLoaded] = useState<{ key: string; preview: Preview | null; failed: string } | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key stands for the request
  useEffect(() => {
    if (!online || over) return;
    let isCancelled = false;
    ask().then(
      (preview) => {
        if (!isCancelled) setLoaded({ key, preview, failed: "" });
      },
      (error: unknown) => {
        if (!isCancelled) setLoaded({ key, preview: null, failed: sentence(error) });
      },
    );
    return () => {
      isCancelled = true;
    };
  }, [key, v, online, over]);
  return loaded?.key === key ? loaded : { preview: null, failed: "" };
}
