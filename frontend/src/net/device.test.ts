import { beforeEach, expect, test, vi } from "vitest";
import { blockStorage } from "../testing/brokenStorage";
import { stubFetch } from "../testing/fakeSocket";
import { onAnotherPage } from "../testing/otherPage";
import { client } from "./client";
import { fetchDeviceToken, forgetDevice, hasDevice, holdsDevice } from "./device";

const made = { "POST /api/v1/devices": { status: 201, body: { token: "secret" } } };

beforeEach(() => {
  localStorage.clear();
  forgetDevice();
});

test("a token is made on first need, once, and kept", async () => {
  const fetched = stubFetch(made);
  expect(hasDevice()).toBe(false);
  expect(await Promise.all([fetchDeviceToken(), fetchDeviceToken()])).toEqual(["secret", "secret"]);
  expect(await fetchDeviceToken()).toBe("secret");
  expect(fetched).toHaveBeenCalledTimes(1);
  expect(localStorage.getItem("tableside.device")).toBe("secret");
});

test("where storage is forbidden the token lives as long as the page", async () => {
  const fetched = stubFetch(made);
  blockStorage();
  expect(holdsDevice()).toBe(true);
  await fetchDeviceToken();
  expect(await fetchDeviceToken()).toBe("secret");
  expect(fetched).toHaveBeenCalledTimes(1);
  expect([hasDevice(), holdsDevice()]).toEqual([true, false]);
});

test("no answer is offline, and the next need asks again", async () => {
  stubFetch({});
  await expect(fetchDeviceToken()).rejects.toMatchObject({ code: "client.offline" });
  stubFetch(made);
  expect(await fetchDeviceToken()).toBe("secret");
});

test.each([
  ["a page of a proxy", { status: 200, body: "<html>" }],
  ["an answer without a token", { status: 200, body: {} }],
])("%s makes no device", async (_, answer) => {
  stubFetch({ "POST /api/v1/devices": answer });
  await expect(fetchDeviceToken()).rejects.toMatchObject({ code: "client.no_device" });
  expect(hasDevice()).toBe(false);
});

test("two pages that register at the same time are one device", async () => {
  const pending = new Map<number, (answer: Response) => void>();
  vi.stubGlobal("fetch", () => new Promise((resolve) => pending.set(pending.size, resolve)));
  const ours = fetchDeviceToken();
  const theirs = await onAnotherPage(
    () => import("./device"),
    (page) => ({ token: page.fetchDeviceToken() }),
  );
  pending.get(1)?.(Response.json({ token: "second" }));
  expect(await theirs.token).toBe("second");
  pending.get(0)?.(Response.json({ token: "first" }));
  expect(await ours).toBe("second");
  expect(localStorage.getItem("tableside.device")).toBe("second");
});

test("a token that the server does not know ends no newer one: of another page, or of another request", async () => {
  localStorage.setItem("tableside.device", "old");
  let made = 0;
  const answers: ((answer: Response) => void)[] = [];
  vi.stubGlobal("fetch", async (path: string, { headers }: RequestInit) => {
    if (path === "/api/v1/devices") {
      made += 1;
      return Response.json({ token: `new ${made}` });
    }
    const { Authorization } = headers as Record<string, string>;
    if (Authorization !== "Device old") return Response.json([]);
    return new Promise((resolve) => answers.push(resolve));
  });
  const requests = [client.GET("/api/v1/tables"), client.GET("/api/v1/people")];
  await vi.waitFor(() => expect(answers).toHaveLength(2));
  for (const [n, answer] of answers.entries()) {
    answer(Response.json({ code: "device.unknown" }, { status: 401 }));
    await requests[n];
  }
  expect([made, localStorage.getItem("tableside.device")]).toEqual([1, "new 1"]);
  localStorage.setItem("tableside.device", "another page's");
  forgetDevice();
  expect(await fetchDeviceToken()).toBe("another page's");
});

test("a refusal comes with the server's code and sentence; a page that is not the server's is no token", async () => {
  const refusal = { code: "server.no_room", message: "The server has no room left.", params: {}, version: 0 };
  stubFetch({ "POST /api/v1/devices": { status: 503, body: refusal } });
  await expect(fetchDeviceToken()).rejects.toMatchObject({
    code: "server.no_room",
    message: refusal.message,
    status: 503,
  });
  stubFetch({ "POST /api/v1/devices": { status: 502, body: "<html>" } });
  await expect(fetchDeviceToken()).rejects.toMatchObject({ code: "client.no_device", status: 502 });
});
