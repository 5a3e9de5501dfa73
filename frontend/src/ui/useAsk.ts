import { useState } from "preact/hooks";
import { describeError } from "../net/errors";

interface Asking {
  /** True while a request is under way. */
  busy: boolean;
  /** Why the last request failed, in words; "" if it did not. */
  failed: string;
  setFailed: (words: string) => void;
  /** Wait for a request. @returns false if it failed. */
  ask: (request: Promise<unknown>) => Promise<boolean>;
}

/** Return a way to wait for requests, and why the last one failed. Unlike with `useSend` the screen stays. */
export function useAsk(): Asking {
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState("");
  const ask = async (request: Promise<unknown>) => {
    setBusy(true);
    setFailed("");
    try {
      await request;
      return true;
    } catch (error) {
      setFailed(describeError(error));
      return false;
    } finally {
      setBusy(false);
    }
  };
  return { busy, failed, setFailed, ask };
}
