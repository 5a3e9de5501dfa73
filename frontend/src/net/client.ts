/** The one way to ask the server: paths, parameters, bodies and answers are those of its OpenAPI document. */

import createClient, { type MaybeOptionalInit, type ParseAsResponse } from "openapi-fetch";
import type {
  HttpMethod,
  PathsWithMethod,
  RequiredKeysOf,
  ResponseObjectMap,
  SuccessResponse,
} from "openapi-typescript-helpers";
import type { paths } from "../generated/api";
import { language } from "../i18n";
import type { Watched } from "../wire";
import { fetchDeviceToken, forgetDevice } from "./device";
import { AppError, readRefusal } from "./errors";

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

/** True if `fetch` failed on the way: there is no network, the answer broke off, or the time was up. */
const isLost = (error: unknown) =>
  error instanceof TypeError || (error instanceof DOMException && error.name === "AbortError");

/** Send, and wait for the whole answer. @throws AppError there is none; any other exception is a fault of the app. */
async function send({ path, method, body }: Call, token: string | null, patience: number): Promise<Response> {
  const headers: Record<string, string> = { "Accept-Language": language.value };
  if (token !== null) headers.Authorization = `Device ${token}`;
  const type = body instanceof Blob ? body.type : "";
  if (body !== undefined) headers["Content-Type"] = type || "application/json";
  const aborter = new AbortController(); // `AbortSignal.timeout` does not exist in every browser
  const timer = setTimeout(() => aborter.abort(), patience);
  const { signal } = aborter;
  const asked = fetch(path, { method, headers, signal, ...(body === undefined ? {} : { body }) });
  try {
    const answer = await asked;
    const content = await answer.arrayBuffer();
    return new Response(content.byteLength ? content : null, answer);
  } catch (error) {
    throw isLost(error) ? new AppError("client.offline") : error;
  } finally {
    clearTimeout(timer);
  }
}

/** Send as this device. If the server has forgotten the device, register anew and send once more. */
async function sendAsDevice(call: Call, patience: number): Promise<Response> {
  const token = await fetchDeviceToken();
  let answer = await send(call, token, patience);
  if (answer.status === 401) {
    const unknown = await readRefusal(answer);
    if (unknown.code !== "device.unknown") throw unknown;
    forgetDevice(token);
    answer = await send(call, await fetchDeviceToken(), patience);
  }
  if (!answer.ok) throw await readRefusal(answer);
  return answer;
}

/** Send without a token, for requests that need no device. */
export const withoutDevice: Send = async (call) => {
  const answer = await send(call as Call, null, TIMEOUT);
  if (!answer.ok) throw await readRefusal(answer);
  return answer;
};

/** Send as this device, with a timeout in ms of its own. */
export const withTimeout =
  (patience: number): Send =>
  (call) =>
    sendAsDevice(call as Call, patience);

const http = createClient<paths>({
  Request: Call as unknown as typeof Request,
  fetch: withTimeout(TIMEOUT),
  bodySerializer: (body: unknown) => (body instanceof Blob ? body : JSON.stringify(body)),
});

/** Type of the body as the OpenAPI document declares it; openapi-fetch's own type turns tuples into arrays. */
type Answer<Operation, Options> =
  Operation extends Record<string, unknown>
    ? ParseAsResponse<SuccessResponse<ResponseObjectMap<Operation>>, Options>
    : never;

/**
 * Asks by one method. @returns the body of the answer. @throws AppError the server refused, with its code and sentence, or
 * could not be asked.
 */
type Ask<Method extends HttpMethod> = <
  Path extends PathsWithMethod<paths, Method>,
  Init extends MaybeOptionalInit<paths[Path], Method>,
>(
  path: Path,
  ...init: RequiredKeysOf<Init> extends never ? [Init?] : [Init]
) => Promise<Answer<paths[Path][Method], Init>>;

const askBy = <Method extends HttpMethod>(method: Method) =>
  (async (path: never, init: never) => {
    try {
      return (await http.request(method, path, init)).data;
    } catch (error) {
      // Not JSON, so not from our server: a page of a proxy or of a hotel's network.
      throw error instanceof SyntaxError ? new AppError("client.broken") : error;
    }
  }) as Ask<Method>;

export const client = {
  GET: askBy("get"),
  POST: askBy("post"),
  PUT: askBy("put"),
  PATCH: askBy("patch"),
  DELETE: askBy("delete"),
};

/** The path parameters of a table. */
export const at = (table: string) => ({ path: { table_id: table } });

/** The parameters of a table as one viewer sees it. */
export const seenBy = (table: string, seat: Watched) => ({ ...at(table), query: { seat } });
