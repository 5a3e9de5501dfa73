import { useEffect, useState } from "preact/hooks";
import { describeError } from "../net/errors";
import { isRefusal } from "../net/refusals";
import { handleAnswer } from "./handleAnswer";
import { useRetry } from "./useRetry";

interface PersistentRequest {
  /** Why there is no answer yet. */
  failed: string | null;
  /** True if the server refused: it is not asked again. */
  isRefused: boolean;
  retry: () => void;
}

/** Ask the server until it answers or refuses; anew for another key.
 * @param key null: there is nothing to ask. @param onAnswer called unless the key has changed meanwhile.
 */
export function usePersistentRequest<Answer>(
  key: string | null,
  ask: () => Promise<Answer>,
  onAnswer: (answer: Answer) => void,
): PersistentRequest {
  const [failure, setFailure] = useState<{ key: string; error: unknown } | null>(null);
  const [isAsking, setAsking] = useState(false);
  const current = failure?.key === key ? failure : null;
  const isRefused = current !== null && isRefusal(current.error);
  const [tries, retry] = useRetry(current !== null && !isRefused && !isAsking);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key stands for the request, and each try asks anew
  useEffect(() => {
    if (key === null) return;
    setAsking(true);
    return handleAnswer(
      ask(),
      (answer) => {
        setFailure(null);
        onAnswer(answer);
      },
      (error) => {
        setFailure({ key, error });
        setAsking(false);
      },
    );
  }, [key, tries]);
  return { failed: current && describeError(current.error), isRefused, retry };
}
