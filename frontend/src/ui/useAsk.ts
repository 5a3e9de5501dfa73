import { useState } from "preact/hooks";
import { describeError } from "../net/errors";

interface Asking {
  /** True while a request is under way. */
  busy: boolean;
  /** Why the last request failed; null if it did not. */
  error: unknown;
  /** The same in words, "" without one. */
  failed: string;
  setError: (error: unknown) => void;
  /** Wait for a request. @returns false if it failed. */
  ask: (request: Promise<unknown>) => Promise<boolean>;
}

/** Return a way to wait for requests, and why the last one failed. Unlike with `useSend` the screen stays. */
export function useAsk(): Asking {
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<unknown>(null);
  const ask = async (request: Promise<unknown>) => {
    setBusy(true);
    setError(null);
    try {
      await request;
      return true;
    } catch (reason) {
      setError(reason);
      return false;
    } finally {
      setBusy(false);
    }
  };
  return { busy, error, failed: error === null ? "" : describeError(error), setError, ask };
}
