import { has, type Params, t } from "../i18n";
import type { TableDocument } from "../wire";

interface Details {
  message?: string;
  params?: Record<string, unknown>;
  status?: number;
  v?: number;
  r?: number;
  document?: TableDocument | undefined;
}

/** A refusal or a failure with its dotted code. `client.offline`: the server did not answer. */
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

/** Return the sentence of a refusal: the app's own, which can name players, else the server's. */
export function refusalText(code: string, params: Record<string, unknown>, message: string): string {
  if (has(code)) return t(code, params as Params);
  return message === code ? t("client.broken") : message;
}

/** Return the sentence to show for anything that was thrown. */
export function sentence(error: unknown): string {
  if (!(error instanceof AppError)) return t("client.broken");
  return refusalText(error.code, error.params, error.message);
}
