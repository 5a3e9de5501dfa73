import { vi } from "vitest";

/**
 * Act as another page of this phone: its modules are its own and the storage is shared.
 *
 * @param load imports the modules of the other page. @param act what happens there. @returns what `act` returns, once this
 * page has been told of all that was stored.
 */
export async function onAnotherPage<Modules, Result>(
  load: () => Promise<Modules>,
  act: (modules: Modules) => Result,
): Promise<Result> {
  vi.resetModules();
  const modules = await load();
  const before = new Map(Object.entries(localStorage));
  const result = act(modules);
  for (const key of new Set([...before.keys(), ...Object.keys(localStorage)])) {
    const newValue = localStorage.getItem(key);
    if (newValue !== (before.get(key) ?? null)) dispatchEvent(new StorageEvent("storage", { key, newValue }));
  }
  return result;
}
