import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, expect, expectTypeOf, test, vi } from "vitest";
import { t } from "../i18n";
import { stubFetch } from "../testing/fakeSocket";
import type { Photo, TableListed } from "../wire";
import { at, client, seenBy, withoutDevice, withTimeout } from "./client";
import { forgetDevice } from "./device";
import { describeError } from "./errors";
import { isRefusal } from "./refusals";

beforeEach(() => {
  localStorage.clear();
  forgetDevice();
  localStorage.setItem("tableside.device", "token");
});

const SOURCES = join(import.meta.dirname, "..");

test("addresses are filled in as text, and what is not asked is left out", async () => {
  const fetched = stubFetch({
    "GET /api/v1/tables/a%2Fb?seat=open-2": { body: {} },
    "GET /api/v1/tables/t1/invite": { body: {} },
  });
  await client.GET("/api/v1/tables/{table_id}", { params: seenBy("a/b", "open-2") });
  await client.GET("/api/v1/tables/{table_id}/invite", { params: at("t1") });
  expect(fetched).toHaveBeenCalledTimes(2);
});

test("a file is sent as it is, under its own type; all else as JSON", async () => {
  const fetched = stubFetch({
    "POST /api/v1/tables/t1/photos": { status: 201, body: {} },
    "PUT /api/v1/tables/t1/locked": { status: 204 },
  });
  const image = new Blob(["x"], { type: "image/png" });
  await client.POST("/api/v1/tables/{table_id}/photos", { params: at("t1"), body: image });
  expect(fetched.mock.calls[0]?.[1]).toMatchObject({ body: image, headers: { "Content-Type": "image/png" } });
  const nothing = await client.PUT("/api/v1/tables/{table_id}/locked", {
    params: at("t1"),
    body: { locked: true },
  });
  expect(nothing).toBeUndefined();
  expect(fetched.mock.calls[1]?.[1]).toMatchObject({
    body: '{"locked":true}',
    headers: { "Content-Type": "application/json", Authorization: "Device token" },
  });
});

test("public requests need no device", async () => {
  forgetDevice();
  const fetched = stubFetch({ "GET /api/v1/games": { body: [] } });
  expect(await client.GET("/api/v1/games", { fetch: withoutDevice })).toEqual([]);
  expect(fetched.mock.calls[0]?.[1]?.headers).not.toHaveProperty("Authorization");
});

test.each([
  [409, { code: "table.full" }, true],
  [400, { code: "action.malformed" }, true],
  [422, { code: "carcassonne.cell_taken" }, true],
  [429, { code: "request.throttled" }, false],
  [503, { code: "table.busy" }, false],
  [503, { code: "server.not_known_yet" }, false],
  [500, { code: "server.fault" }, false],
  [400, { code: "server.unknown_host" }, false],
  [502, "<html>Bad Gateway</html>", false],
  [404, "<html>nginx</html>", false],
  [403, {}, false],
])("an answer with %s and %j: a refusal? %s", async (status, body, refuses) => {
  stubFetch({ "GET /api/v1/tables": { status, body } });
  const error = await client.GET("/api/v1/tables").catch((thrown: unknown) => thrown);
  expect(isRefusal(error)).toBe(refuses);
});

test("a request needs no function that browsers of the floor lack", async () => {
  vi.stubGlobal("AbortSignal", {});
  stubFetch({ "GET /api/v1/games": { body: [] } });
  expect(await client.GET("/api/v1/games")).toEqual([]);
});

test.each([
  ["no network", async () => Promise.reject(new TypeError("Failed to fetch"))],
  ["an answer that breaks off", async () => brokenOff()],
  [
    "no answer in time",
    (_: string, { signal }: RequestInit) =>
      new Promise<never>((_resolve, reject) => {
        signal?.addEventListener("abort", () => reject(new DOMException("aborted", "AbortError")));
      }),
  ],
])("%s is the network's fault", async (_, fetched) => {
  vi.stubGlobal("fetch", fetched);
  const asked = client.GET("/api/v1/games", { fetch: withTimeout(20) });
  await expect(asked).rejects.toMatchObject({ code: "client.offline" });
});

function brokenOff(): Response {
  const answer = new Response("[");
  vi.spyOn(answer, "arrayBuffer").mockRejectedValue(new TypeError("network error"));
  return answer;
}

test("whatever else fails is not blamed on the network", async () => {
  const fault = new RangeError("a mistake of the app");
  vi.stubGlobal("fetch", async () => Promise.reject(fault));
  const asked = client.GET("/api/v1/games");
  await expect(asked).rejects.toBe(fault);
  vi.stubGlobal("fetch", undefined);
  await expect(client.GET("/api/v1/games")).rejects.toBeInstanceOf(TypeError);
  expect(describeError(fault)).toBe(t("client.fault"));
  vi.stubGlobal("fetch", async () => new Response("<p>Welcome to our hotel</p>"));
  await expect(client.GET("/api/v1/games")).rejects.toMatchObject({ code: "client.broken" });
});

test("the compiler knows every address, parameter, body and answer", () => {
  // Compiled, never called.
  const wrong = () => [
    // @ts-expect-error no such address
    client.GET("/api/v1/table"),
    // @ts-expect-error no such method there
    client.DELETE("/api/v1/tables/{table_id}/invite", { params: at("t1") }),
    // @ts-expect-error which table?
    client.GET("/api/v1/tables/{table_id}/invite"),
    // @ts-expect-error as what is it joined?
    client.GET("/api/v1/tables/{table_id}/invite", { params: { ...at("t1"), query: { to: "play" } } }),
    // @ts-expect-error a body is needed
    client.POST("/api/v1/join"),
    // @ts-expect-error the code is text
    client.POST("/api/v1/join", { body: { code: 7 } }),
  ];
  const right = () => [
    client.GET("/api/v1/tables"),
    client.GET("/api/v1/tables/{table_id}/photos", { params: at("t1") }),
  ];
  expectTypeOf(right).returns.toEqualTypeOf<(Promise<TableListed[]> | Promise<Photo[]>)[]>();
  expect(wrong).toBeTypeOf("function");
});

test("nobody asks past the client, but who makes the device, loads a game or looks for a newer app", () => {
  const files = readdirSync(SOURCES, { recursive: true, encoding: "utf-8" });
  const asking = files.filter(
    (file) =>
      /\.tsx?$/.test(file) &&
      !/\.test\.tsx?$|^testing\//.test(file) &&
      /(?<![.\w])fetch\(["'`\w]/.test(readFileSync(join(SOURCES, file), "utf-8")),
  );
  expect(asking.sort()).toEqual(["net/client.ts", "net/device.ts", "pieces/assets.ts", "session/updates.ts"]);
});
