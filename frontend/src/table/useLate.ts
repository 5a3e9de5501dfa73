import { useEffect, useState } from "preact/hooks";

/** Whether something has been going on for so many ms; a new `key` begins anew. Undefined: nothing goes on. */
export function useLate(key: string | undefined, ms: number): boolean {
  const [late, setLate] = useState<string | undefined>();
  useEffect(() => {
    if (key === undefined) return;
    const timer = setTimeout(() => setLate(key), ms);
    return () => clearTimeout(timer);
  }, [key, ms]);
  return key !== undefined && late === key;
}
