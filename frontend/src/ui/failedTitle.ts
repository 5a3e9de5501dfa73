import { t } from "../i18n";
import { isRefusal } from "../net/refusals";

/** Return the title above the sentence of a request that failed. `refused`: the title if nothing was changed. */
export const describeFailure = (error: unknown, refused: string) =>
  t(isRefusal(error) ? refused : "request.unconfirmed");
