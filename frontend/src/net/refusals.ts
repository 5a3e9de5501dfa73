import type { Reject, TableDocument } from "../wire";
import type { AppError } from "./errors";

/** A refusal or a fault as it arrives over the socket or over HTTP. */
export interface Refusal extends Omit<Reject, "t" | "n" | "document"> {
  document?: TableDocument | undefined;
}

/**
 * True if the server has decided: nothing was changed, and asking once more leads to the same. Anything else is a fault: a
 * server that failed, took too much on or does not know its own address, a proxy's page, no answer. Then nobody knows
 * whether it was done.
 */
export function isRefusal(error: unknown): boolean {
  const { code = "", status = 0 } = error as Partial<AppError>;
  return status >= 400 && status < 500 && status !== 429 && !/^(client|server)\./.test(code);
}
