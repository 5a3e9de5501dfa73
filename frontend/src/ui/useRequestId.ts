import { useState } from "preact/hooks";
import { makeId } from "../net/outbox";
import { isRefusal } from "../net/refusals";

interface RequestId {
  findId: (asked: unknown) => string;
  /** Take the error that `asked` met. */
  failed: (error: unknown) => void;
}

/**
 * Ids for a request that a person may repeat. A repeat has the same id after a fault, since the server may have done all
 * the same what was asked: then it is not done twice. It has another one after a refusal, or if something else is asked.
 */
export function useRequestId(): RequestId {
  const [ids] = useState(() => {
    let last = { asked: "", id: "" };
    return {
      findId: (asked: unknown) => {
        const words = JSON.stringify(asked);
        if (last.asked !== words) last = { asked: words, id: makeId() };
        return last.id;
      },
      failed: (error: unknown) => {
        if (isRefusal(error)) last = { asked: "", id: "" };
      },
    };
  });
  return ids;
}
