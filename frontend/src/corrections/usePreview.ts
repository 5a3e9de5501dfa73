import type { TableStore } from "../net/table";
import { useRequest } from "../ui/useRequest";
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
  const { current: preview, failed } = useRequest(key, ask, online && !over ? v : null);
  return { preview, failed };
}
