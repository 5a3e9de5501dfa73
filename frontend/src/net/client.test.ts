import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, expect, expectTypeOf, test, vi } from "vitest";
import { stubFetch } from "../testing/fakeSocket";
import type { Photo, TableListed } from "../wire";
import { at, bodyOf, client, seenBy, withoutDevice } from "./client";
import { forgetDevice } from "./device";

beforeEach(() => {
  localStorage.clear();
  forgetDevice();
  localStorage.setItem("tableside.device", "token");
});
afterEach(() => vi.unstubAllGlobals());

const SOURCES = join(import.meta.dirname, "..");

test("addresses are filled in as text, and what is not asked is left out", async () => {
  const fetched = stubFetch({
    "GET /api/tables/a%2Fb?seat=open-2": { body: {} },
    "GET /api/tables/t1/invite": { body: {} },
  });
  await client.GET("/api/tables/{table_id}", { params: seenBy("a/b", "open-2") });
  await client.GET("/api/tables/{table_id}/invite", { params: at("t1") });
  expect(fetched).toHaveBeenCalledTimes(2);
});

test("a file is sent as it is, under its own type; all else as JSON", async () => {
  const fetched = stubFetch({
    "POST /api/tables/t1/photos": { status: 201, body: {} },
    "PUT /api/tables/t1/locked": { status: 204 },
  });
  const image = new Blob(["x"], { type: "image/png" });
  await bodyOf(client.POST("/api/tables/{table_id}/photos", { params: at("t1"), body: image }));
  expect(fetched.mock.calls[0]?.[1]).toMatchObject({ body: image, headers: { "Content-Type": "image/png" } });
  const nothing = await bodyOf(
    client.PUT("/api/tables/{table_id}/locked", { params: at("t1"), body: { locked: true } }),
  );
  expect(nothing).toBeUndefined();
  expect(fetched.mock.calls[1]?.[1]).toMatchObject({
    body: '{"locked":true}',
    headers: { "Content-Type": "application/json", Authorization: "Device token" },
  });
});

test("public requests need no device", async () => {
  forgetDevice();
  const fetched = stubFetch({ "GET /api/games": { body: [] } });
  expect(await bodyOf(client.GET("/api/games", { fetch: withoutDevice }))).toEqual([]);
  expect(fetched.mock.calls[0]?.[1]?.headers).not.toHaveProperty("Authorization");
});

test("the compiler knows every address, parameter, body and answer", () => {
  // Compiled, never called.
  const wrong = () => [
    // @ts-expect-error no such address
    client.GET("/api/table"),
    // @ts-expect-error no such method there
    client.DELETE("/api/tables/{table_id}/invite", { params: at("t1") }),
    // @ts-expect-error which table?
    client.GET("/api/tables/{table_id}/invite"),
    // @ts-expect-error as what is it joined?
    client.GET("/api/tables/{table_id}/invite", { params: { ...at("t1"), query: { to: "play" } } }),
    // @ts-expect-error a body is needed
    client.POST("/api/join"),
    // @ts-expect-error the code is text
    client.POST("/api/join", { body: { code: 7 } }),
  ];
  const right = () => [
    bodyOf(client.GET("/api/tables")),
    bodyOf(client.GET("/api/tables/{table_id}/photos", { params: at("t1") })),
  ];
  expectTypeOf(right).returns.toEqualTypeOf<(Promise<TableListed[]> | Promise<Photo[]>)[]>();
  expect(wrong).toBeTypeOf("function");
});

test("nobody asks the server past the client, but who makes the device and who loads a game", () => {
  const files = readdirSync(SOURCES, { recursive: true, encoding: "utf-8" });
  const asking = files.filter(
    (file) =>
      /\.tsx?$/.test(file) &&
      !/\.test\.tsx?$|^testing\//.test(file) &&
      /(?<![.\w])fetch\(["'`\w]/.test(readFileSync(join(SOURCES, file), "utf-8")),
  );
  expect(asking.sort()).toEqual(["net/client.ts", "net/device.ts", "pieces/assets.ts"]);
});
