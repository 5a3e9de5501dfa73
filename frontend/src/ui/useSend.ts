import { useState } from "preact/hooks";
import { describeError } from "../net/errors";
import { route } from "../router";
import { useRequestId } from "./useRequestId";

interface Sending {
  /** True until there is an error. After an answer the screen is left. */
  sending: boolean;
  error: unknown;
  /** The error in words, "" without one. */
  failed: string;
  /** Send what a person asks for; while that is under way a second time does nothing.
   * @param asked what is sent, which decides the id. @param leave leaves the screen, unless the person has done so.
   * @param onAnswer called after that in any case.
   */
  send: <Answer>(
    asked: unknown,
    request: (id: string) => Promise<Answer>,
    leave: (answer: Answer) => void,
    onAnswer?: () => void,
  ) => void;
}

/** Return a way to send something once, and what became of it. */
export function useSend(): Sending {
  const [sending, setSending] = useState(false);
  const [error, setError] = useState<unknown>(null);
  const ids = useRequestId();
  const send: Sending["send"] = (asked, request, leave, onAnswer) => {
    if (sending) return;
    setSending(true);
    setError(null);
    const here = route.peek();
    request(ids.findId(asked)).then(
      (answer) => {
        if (route.peek() === here) leave(answer);
        onAnswer?.();
      },
      (reason: unknown) => {
        ids.failed(reason);
        setSending(false);
        setError(reason);
      },
    );
  };
  return { sending, error, failed: error === null ? "" : describeError(error), send };
}
