import { beforeEach, expect, test, vi } from "vitest";
import { stubFetch } from "../testing/fakeSocket";
import { api } from "./api";
import { client } from "./client";
import { forgetDevice } from "./device";

const tables = () => client.GET("/api/v1/tables");

beforeEach(() => {
  localStorage.clear();
  forgetDevice();
  localStorage.setItem("tableside.device", "old");
});

test("a request carries the device and the language", async () => {
  const fetched = stubFetch({ "GET /api/v1/tables": { body: [] } });
  expect(await tables()).toEqual([]);
  expect(fetched.mock.calls[0]?.[1]?.headers).toMatchObject({
    Authorization: "Device old",
    "Accept-Language": "en",
  });
});

test("a refusal has the server's code, sentence and fresh document", async () => {
  const document = { table: { id: "t1" } };
  stubFetch({
    "POST /api/v1/tables/t1/actions": {
      status: 409,
      body: {
        code: "table.stale_version",
        params: {},
        message: "Moved on.",
        version: 4,
        document,
        v: 4,
        r: 1,
      },
    },
  });
  await expect(api.act("t1", { seat: 0, id: "x", version: 3, action: {} })).rejects.toMatchObject({
    code: "table.stale_version",
    message: "Moved on.",
    status: 409,
    v: 4,
    r: 1,
    document,
  });
});

test("a page that is not ours is broken, no answer is offline", async () => {
  vi.stubGlobal("fetch", async () => new Response("<html>", { status: 502 }));
  await expect(tables()).rejects.toMatchObject({ code: "client.broken", status: 502 });
  stubFetch({});
  await expect(tables()).rejects.toMatchObject({ code: "client.offline", status: 0 });
});

test("a device that the server has forgotten is made anew, and the request repeated", async () => {
  const answers = [
    { status: 401, body: { code: "device.unknown", message: "Who?", params: {}, version: 0 } },
    {},
  ];
  const fetched = stubFetch({
    "GET /api/v1/tables": () => answers.shift() ?? { body: [] },
    "POST /api/v1/devices": { status: 201, body: { token: "new" } },
  });
  await tables();
  expect(fetched.mock.calls.at(-1)?.[1]?.headers).toMatchObject({ Authorization: "Device new" });
});
