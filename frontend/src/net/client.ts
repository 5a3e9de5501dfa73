/** The one way to ask the server: paths, parameters, bodies and answers are those of its OpenAPI document. */

import createClient, { type FetchResponse, type ParseAsResponse } from "openapi-fetch";
import type { MediaType, ResponseObjectMap, SuccessResponse } from "openapi-typescript-helpers";
import type { paths } from "../generated/api";
import { language } from "../i18n";
import type { ErrorEnvelope, Watched } from "../wire";
import { deviceToken, forgetDevice } from "./device";
import { AppError } from "./errors";

/** How long an answer may take before the phone counts as offline, in ms. */
const TIMEOUT = 10_000;

/** Replaces `Request`, which accepts no relative address outside of a page, as in tests. */
class Call {
  readonly path: string;
  readonly method: string;
  readonly body: BodyInit | undefined;

  constructor(path: string, { method = "GET", body }: RequestInit) {
    this.path = path;
    this.method = method;
    this.body = body ?? undefined;
  }
}

type Send = (call: unknown) => Promise<Response>;

async function refusal(answer: Response): Promise<AppError> {
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
  return new AppError("client.broken", { status: answer.status });
}

async function send({ path, method, body }: Call, token: string | null, patience: number): Promise<Response> {
  const headers: Record<string, string> = { "Accept-Language": language.value };
  if (token !== null) headers.Authorization = `Device ${token}`;
  const type = body instanceof Blob ? body.type : "";
  if (body !== undefined) headers["Content-Type"] = type || "application/json";
  try {
    return await fetch(path, {
      method,
      headers,
      signal: AbortSignal.timeout(patience),
      ...(body === undefined ? {} : { body }),
    });
  } catch {
    throw new AppError("client.offline");
  }
}

/** Send as this device. If the server has forgotten the device, register anew and send once more. */
async function sendAsDevice(call: Call, patience: number): Promise<Response> {
  let answer = await send(call, await deviceToken(), patience);
  if (answer.status === 401) {
    const unknown = await refusal(answer);
    if (unknown.code !== "device.unknown") throw unknown;
    forgetDevice();
    answer = await send(call, await deviceToken(), patience);
  }
  if (!answer.ok) throw await refusal(answer);
  return answer;
}

/** Send without a token, for requests that need no device. */
export const withoutDevice: Send = async (call) => {
  const answer = await send(call as Call, null, TIMEOUT);
  if (!answer.ok) throw await refusal(answer);
  return answer;
};

/** Send as this device, with a timeout in ms of its own. */
export const withTimeout =
  (patience: number): Send =>
  (call) =>
    sendAsDevice(call as Call, patience);

export const client = createClient<paths>({
  Request: Call as unknown as typeof Request,
  fetch: withTimeout(TIMEOUT),
  bodySerializer: (body: unknown) => (body instanceof Blob ? body : JSON.stringify(body)),
});

/** Type of the body as the OpenAPI document declares it; openapi-fetch's own type turns tuples into arrays. */
type Answer<Operation extends Record<string, unknown>, Options, Media extends MediaType> = ParseAsResponse<
  SuccessResponse<ResponseObjectMap<Operation>, Media>,
  Options
>;

/**
 * Return the body of the answer. @throws AppError for every failure, with the server's code and sentence if it sent them.
 */
export async function bodyOf<Operation extends Record<string, unknown>, Options, Media extends MediaType>(
  response: Promise<FetchResponse<Operation, Options, Media>>,
): Promise<Answer<Operation, Options, Media>> {
  return (await response).data as Answer<Operation, Options, Media>;
}

/** The path parameters of a table. */
export const at = (table: string) => ({ path: { table_id: table } });

/** The parameters of a table as one viewer sees it. */
export const seenBy = (table: string, seat: Watched) => ({ ...at(table), query: { seat } });
