import { useCallback, useEffect, useState } from "preact/hooks";
import { AppError, describeError } from "../net/errors";
import { isRefusal } from "../net/refusals";
import { handleAnswer } from "./handleAnswer";
import { useRetry } from "./useRetry";

interface RequestState<Answer> {
  /** The newest answer, perhaps to an earlier key. */
  answer: Answer | null;
  /** The answer to this key. A refusal takes it away, a fault leaves it. */
  current: Answer | null;
  /** Why the newest request has no answer, in words; "" if it has one, or none yet. */
  failed: string;
  /** True if the server refused: the same request will fail again. */
  refused: boolean;
  retry: () => void;
}

/** True if the server may answer later: it is out of reach, or has failed. */
const isUnanswered = (error: unknown) =>
  error instanceof AppError && (error.status === 0 || error.status >= 500);

/** Ask the server, anew for another key, after `retry`, whenever the version changes, and again while it does not answer.
 * @param version of what is asked about; null: nothing is asked now.
 */
export function useRequest<Answer>(
  key: string,
  ask: () => Promise<Answer>,
  version: unknown = "",
): RequestState<Answer> {
  const [answered, setAnswered] = useState<{ key: string; answer: Answer } | null>(null);
  const [failure, setFailure] = useState<{ key: string; error: unknown } | null>(null);
  const [round, setRound] = useState(0);
  const error = failure?.key === key ? failure?.error : null;
  const refused = Boolean(error) && isRefusal(error);
  const [tries] = useRetry(version !== null && isUnanswered(error));
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key stands for the request
  useEffect(() => {
    if (version === null) return;
    return handleAnswer(
      ask(),
      (answer) => {
        setAnswered({ key, answer });
        setFailure(null);
      },
      (error) => setFailure({ key, error }),
    );
  }, [key, round, tries, version]);
  return {
    answer: answered?.answer ?? null,
    current: answered && answered.key === key && !refused ? answered.answer : null,
    failed: !error ? "" : describeError(error),
    refused,
    retry: useCallback(() => setRound((count) => count + 1), []),
  };
}
