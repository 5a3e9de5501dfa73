import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { stubFetch } from "../testing/fakeSocket";
import { deviceToken, forgetDevice, hasDevice } from "./device";

const made = { "POST /api/devices": { status: 201, body: { token: "secret" } } };

beforeEach(() => {
  localStorage.clear();
  forgetDevice();
});
afterEach(() => vi.unstubAllGlobals());

test("a token is made on first need, once, and kept", async () => {
  const fetched = stubFetch(made);
  expect(hasDevice()).toBe(false);
  expect(await Promise.all([deviceToken(), deviceToken()])).toEqual(["secret", "secret"]);
  expect(await deviceToken()).toBe("secret");
  expect(fetched).toHaveBeenCalledTimes(1);
  expect(localStorage.getItem("tableside.device")).toBe("secret");
});

test("where storage is forbidden the token lives as long as the page", async () => {
  const fetched = stubFetch(made);
  vi.stubGlobal("localStorage", {
    getItem: () => {
      throw new DOMException("denied", "SecurityError");
    },
    setItem: () => {
      throw new DOMException("denied", "SecurityError");
    },
  });
  await deviceToken();
  expect(await deviceToken()).toBe("secret");
  expect(fetched).toHaveBeenCalledTimes(1);
});

test("no answer is offline, and the next need asks again", async () => {
  stubFetch({});
  await expect(deviceToken()).rejects.toMatchObject({ code: "client.offline" });
  stubFetch(made);
  expect(await deviceToken()).toBe("secret");
});
