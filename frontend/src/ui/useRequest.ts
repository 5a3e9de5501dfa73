import { useCallback, useEffect, useState } from "preact/hooks";
import { sentence } from "../net/errors";

interface RequestState<Answer> {
  answer: Answer | null;
  failed: string;
  retry: () => void;
}

/** Return the server's answer, fetched anew for another key or on request. The previous answer stays meanwhile. */
export function useRequest<Answer>(key: string, ask: () => Promise<Answer>): RequestState<Answer> {
  const [answer, setAnswer] = useState<Answer | null>(null);
  const [failed, setFailed] = useState("");
  const [round, setRound] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key stands for the request
  useEffect(() => {
    let isCancelled = false;
    ask().then(
      (result) => {
        if (isCancelled) return;
        setAnswer(result);
        setFailed("");
      },
      (error: unknown) => {
        if (!isCancelled) setFailed(sentence(error));
      },
    );
    return () => {
      isCancelled = true;
    };
  }, [key, round]);
  return { answer, failed, retry: useCallback(() => setRound((count) => count + 1), []) };
}
