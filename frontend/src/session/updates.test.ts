import { signal } from "@preact/signals";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { projectFile } from "../testing/files";

/** The entry scripts of this page and of the server's. */
let newest = "/assets/index-old.js";
const page = vi.fn(async (_path: string) => new Response(`<script type="module" src="${newest}"></script>`));
const reload = vi.fn();

/** Load the modules anew, as a page does, and follow. */
async function followUpdates() {
  vi.resetModules();
  const { followUpdates } = await import("./updates");
  const pwa = await import("../platform/pwa");
  followUpdates();
  return pwa;
}

/** A service worker registration with an arriving worker, and the page's reaction. */
function stubWorkers(controlled: boolean) {
  const installing = Object.assign(new EventTarget(), { postMessage: vi.fn() });
  const registration = Object.assign(new EventTarget(), {
    installing,
    waiting: null as typeof installing | null,
    update: vi.fn(async () => undefined),
  });
  const container = Object.assign(new EventTarget(), {
    controller: controlled ? {} : null,
    register: vi.fn(async () => registration),
    ready: Promise.resolve({ active: null }),
  });
  Object.defineProperty(navigator, "serviceWorker", { value: container, configurable: true });
  const arrive = () => {
    registration.dispatchEvent(new Event("updatefound"));
    registration.waiting = installing;
    installing.dispatchEvent(new Event("statechange"));
  };
  return { container, registration, installing, arrive };
}

const wake = () => document.dispatchEvent(new Event("visibilitychange"));

beforeEach(() => {
  newest = "/assets/index-old.js";
  page.mockClear();
  reload.mockClear();
  sessionStorage.clear();
  vi.spyOn(location, "reload").mockImplementation(reload);
  vi.stubGlobal("fetch", page);
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
  const script = document.createElement("script");
  script.type = "module";
  Object.defineProperty(script, "src", { value: "http://table.test/assets/index-old.js" });
  document.head.replaceChildren(script);
});
afterEach(() => {
  Reflect.deleteProperty(navigator, "serviceWorker");
});

test("the first worker is no update", async () => {
  const { container, arrive } = stubWorkers(false);
  const { update } = await followUpdates();
  await vi.waitFor(() => expect(container.register).toHaveBeenCalledWith("/sw.js"));
  arrive();
  expect(update.value).toBeNull();
});

test("a newer worker is offered, takes over on request, and the page is reloaded", async () => {
  const { container, registration, installing, arrive } = stubWorkers(true);
  const listen = vi.spyOn(registration, "addEventListener");
  const { update } = await followUpdates();
  await vi.waitFor(() => expect(listen).toHaveBeenCalled());
  arrive();
  expect(reload).not.toHaveBeenCalled();
  update.value?.();
  expect(installing.postMessage).toHaveBeenCalledWith({ type: "SKIP_WAITING" });
  container.dispatchEvent(new Event("controllerchange"));
  expect(reload).toHaveBeenCalledTimes(1);
});

test("with a worker, the worker looks for a newer version", async () => {
  const { registration } = stubWorkers(true);
  const listen = vi.spyOn(registration, "addEventListener");
  await followUpdates();
  await vi.waitFor(() => expect(listen).toHaveBeenCalled());
  wake();
  await vi.waitFor(() => expect(registration.update).toHaveBeenCalledTimes(1));
  expect(page).not.toHaveBeenCalled();
});

test.each([
  ["on return", wake],
  ["with the network", () => void dispatchEvent(new Event("online"))],
  ["hourly", () => vi.advanceTimersByTime(3_600_000)],
])("without a worker, a newer version is looked for %s and offered, not loaded", async (_, happens) => {
  const { update } = await followUpdates();
  happens();
  await vi.waitFor(() => expect(page).toHaveBeenCalledWith("/?newest", { cache: "no-store" }));
  expect(update.value).toBeNull();
  newest = "/assets/index-new.js";
  happens();
  await vi.waitFor(() => expect(update.value).not.toBeNull());
  expect(reload).not.toHaveBeenCalled();
  update.value?.();
  expect(reload).toHaveBeenCalledTimes(1);
});

test("a part that is gone is loaded with the newer version, once", async () => {
  newest = "/assets/index-new.js";
  const { missPart } = await followUpdates();
  missPart();
  await vi.waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
  const again = await followUpdates(); // the reload has brought the same version
  again.missPart();
  await vi.waitFor(() => expect(again.update.value).not.toBeNull());
  expect(reload, "a loop").toHaveBeenCalledTimes(1);
});

test("without storage a part that is gone is only offered, for nothing would end a loop", async () => {
  newest = "/assets/index-new.js";
  vi.stubGlobal("sessionStorage", {
    getItem: () => {
      throw new DOMException("denied", "SecurityError");
    },
  });
  const { missPart, update } = await followUpdates();
  missPart();
  await vi.waitFor(() => expect(update.value).not.toBeNull());
  expect(reload).not.toHaveBeenCalled();
});

test("a part that is missing without a network, or in the newest version, reloads nothing", async () => {
  const { missPart, update, isUnreached } = await followUpdates();
  const found = missPart();
  await vi.waitFor(() => expect(page).toHaveBeenCalledTimes(1));
  expect(isUnreached.value).toBe(false);
  found();
  page.mockRejectedValueOnce(new TypeError("Failed to fetch"));
  missPart();
  await vi.waitFor(() => expect(isUnreached.value).toBe(true));
  expect(update.value).toBeNull();
  expect(reload).not.toHaveBeenCalled();
});

test("what waits to be sent is sent before a reload", async () => {
  newest = "/assets/index-new.js";
  const { missPart, update } = await followUpdates();
  const { showTable } = await import("./session");
  const pending = signal([{}]);
  const connection = signal({ state: "offline" });
  showTable({ id: "t1", pending, connection, document: signal(null) } as never);
  missPart();
  await vi.waitFor(() => expect(update.value).not.toBeNull());
  expect(reload).not.toHaveBeenCalled();
  pending.value = [];
  expect(reload).toHaveBeenCalledTimes(1);
});

test("a table that is connected again looks for a newer version", async () => {
  await followUpdates();
  const { showTable } = await import("./session");
  const connection = signal({ state: "connecting" });
  showTable({ id: "t1", pending: signal([]), connection, document: signal(null) } as never);
  for (const state of ["live", "connecting"]) connection.value = { state };
  expect(page).not.toHaveBeenCalled();
  connection.value = { state: "live" };
  await vi.waitFor(() => expect(page).toHaveBeenCalledTimes(1));
});

test("the worker caches the app and no responses of the server", () => {
  const config = projectFile("frontend/vite.config.ts");
  expect(config).not.toContain("runtimeCaching");
  expect(config).toContain("navigateFallbackDenylist: [/^\\/(api|ws|admin|health|privacy|static)(\\/|$)/]");
});
