/** The one way to ask the server: paths, parameters, bodies and answers are those of its OpenAPI document. */

import type {
  MediaType,
  OperationRequestBodyContent,
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

/** A request as `fetch` takes it. */
interface Call {
  path: string;
  method: string;
  body: BodyInit | undefined;
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

/** What a request may have beside its path. */
interface Init {
  params?: { path?: Record<string, unknown>; query?: Record<string, unknown> };
  body?: unknown;
  fetch?: Send;
  parseAs?: "json" | "blob";
}

/** Send a request and return the body of its answer. @throws AppError the server refused, with its code and sentence, or
 * could not be asked.
 */
async function request(method: string, path: string, init: Init = {}): Promise<unknown> {
  const { params = {}, body, fetch: sendCall = withTimeout(TIMEOUT), parseAs } = init;
  const filled = path.replace(/\{(\w+)\}/g, (_, name) => encodeURIComponent(String(params.path?.[name])));
  const query = Object.entries(params.query ?? {})
    .filter(([, value]) => value != null)
    .map(([name, value]) => `${name}=${encodeURIComponent(String(value))}`);
  const answer = await sendCall({
    path: query.length ? `${filled}?${query.join("&")}` : filled,
    method: method.toUpperCase(),
    body: body === undefined || body instanceof Blob ? body : JSON.stringify(body),
  });
  if (parseAs === "blob") return answer.blob();
  const text = await answer.text();
  try {
    return text ? JSON.parse(text) : undefined;
  } catch {
    // Not JSON, so not from our server: a page of a proxy or of a hotel's network.
    throw new AppError("client.broken");
  }
}

const METHODS = ["get", "post", "put", "patch", "delete"] as const;

/** `Name` with this value, which may be left out if all in it may. */
type Part<Name extends string, Value> =
  RequiredKeysOf<Value> extends never ? { [name in Name]?: Value } : { [name in Name]: Value };

/** What the OpenAPI document asks of a request, beside its path. */
type Asked<Operation extends { parameters: object }> = Pick<Init, "fetch" | "parseAs"> &
  Part<"params", Operation["parameters"]> &
  ([OperationRequestBodyContent<Operation>] extends [undefined]
    ? unknown
    : { body: OperationRequestBodyContent<Operation> });

/** The body of an answer as the OpenAPI document declares it. */
type Answer<Operation, Options> = Options extends { parseAs: "blob" }
  ? Blob
  : Operation extends Record<string, unknown>
    ? SuccessResponse<ResponseObjectMap<Operation>, MediaType>
    : never;

type Client = {
  [Method in (typeof METHODS)[number]]: <
    Path extends PathsWithMethod<paths, Method>,
    Options extends Asked<paths[Path][Method] & { parameters: object }>,
  >(
    path: Path,
    ...init: RequiredKeysOf<Options> extends never ? [Options?] : [Options]
  ) => Promise<Answer<paths[Path][Method], Options>>;
};

export const client = Object.fromEntries(
  METHODS.map((method) => [method, (path: string, init?: Init) => request(method, path, init)]),
) as Client;

/** The path parameters of a table. */
export const at = (table: string) => ({ path: { table_id: table } });

/** The parameters of a table as one viewer sees it. */
export const seenBy = (table: string, seat: Watched) => ({ ...at(table), query: { seat } });
