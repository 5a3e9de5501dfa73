import { useEffect, useState } from "preact/hooks";

/** Return true once `key` has been the same for `ms`. A new key restarts the time; undefined is never late. */
export function useLate(key: string | undefined, ms: number): boolean {
  const [late, setLate] = useState<string | undefined>();
  useEffect(() => {
    if (key === undefined) return;
    const timer = setTimeout(() => setLate(key), ms);
    return () => clearTimeout(timer);
  }, [key, ms]);
  return key !== undefined && late === key;
}
