import { has, type Params, t } from "../i18n";
import type { ErrorEnvelope, TableDocument } from "../wire";

interface Details {
  message?: string;
  params?: Record<string, unknown>;
  status?: number;
  v?: number;
  r?: number;
  document?: TableDocument | undefined;
}

/** A refusal or a failure with its dotted code. `client.offline`: the server did not answer. Whatever else is thrown is a
 * fault of the app.
 */
export class AppError extends Error {
  readonly code: string;
  readonly params: Record<string, unknown>;
  /** HTTP status, 0 where there was no answer. */
  readonly status: number;
  readonly v: number;
  readonly r: number;
  /** The fresh document that comes with `table.stale_version`. */
  readonly document: TableDocument | undefined;

  constructor(code: string, details: Details = {}) {
    super(details.message ?? code);
    this.code = code;
    this.params = details.params ?? {};
    this.status = details.status ?? 0;
    this.v = details.v ?? 0;
    this.r = details.r ?? 0;
    this.document = details.document;
  }
}

/** Return the refusal in an answer of the server. @param otherwise the code where a proxy's page, or nothing, came instead. */
export async function readRefusal(answer: Response, otherwise = "client.broken"): Promise<AppError> {
  try {
    const { code, message, params, document, v, r, version } = (await answer.json()) as ErrorEnvelope;
    if (typeof code === "string") {
      return new AppError(code, {
        message,
        params,
        document,
        v: v ?? version,
        r: r ?? 0,
        status: answer.status,
      });
    }
  } catch {
    // Not from our server: a proxy's error page, or an empty body.
  }
  return new AppError(otherwise, { status: answer.status });
}

/** Return the sentence of a refusal: the app's own, which can name players, else the server's. */
export function describeRefusal(code: string, params: Record<string, unknown>, message: string): string {
  if (has(code)) return t(code, params as Params);
  return message === code ? t("client.broken") : message;
}

/** Return the sentence to show for anything that was thrown. */
export function describeError(error: unknown): string {
  if (!(error instanceof AppError)) return t("client.fault");
  return describeRefusal(error.code, error.params, error.message);
}
