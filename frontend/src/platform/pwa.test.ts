import { afterEach, expect, test, vi } from "vitest";
import { projectFile } from "../testing/files";
import { register, update } from "./pwa";

/** A service worker registration with an arriving worker, and the page's reaction. */
function stubWorkers(controlled: boolean) {
  const installing = Object.assign(new EventTarget(), { postMessage: vi.fn() });
  const registration = Object.assign(new EventTarget(), {
    installing,
    waiting: null as typeof installing | null,
  });
  const container = Object.assign(new EventTarget(), {
    controller: controlled ? {} : null,
    register: vi.fn(async () => registration),
  });
  vi.stubGlobal("navigator", { serviceWorker: container });
  const arrive = () => {
    registration.dispatchEvent(new Event("updatefound"));
    registration.waiting = installing;
    installing.dispatchEvent(new Event("statechange"));
  };
  return { container, registration, installing, arrive };
}

afterEach(() => vi.unstubAllGlobals());

test("the first worker is no update", async () => {
  const { container, arrive } = stubWorkers(false);
  register();
  dispatchEvent(new Event("load"));
  await vi.waitFor(() => expect(container.register).toHaveBeenCalledWith("/sw.js"));
  arrive();
  expect(update.value).toBeNull();
});

test("a newer worker is offered, takes over on request, and the page is reloaded", async () => {
  const { container, registration, installing, arrive } = stubWorkers(true);
  const listen = vi.spyOn(registration, "addEventListener");
  const reload = vi.spyOn(location, "reload").mockImplementation(() => undefined);
  register();
  dispatchEvent(new Event("load"));
  await vi.waitFor(() => expect(listen).toHaveBeenCalled());
  arrive();
  expect(reload).not.toHaveBeenCalled();
  update.value?.();
  expect(installing.postMessage).toHaveBeenCalledWith({ type: "SKIP_WAITING" });
  container.dispatchEvent(new Event("controllerchange"));
  expect(reload).toHaveBeenCalledTimes(1);
});

test("the app runs without service workers", () => {
  vi.stubGlobal("navigator", {});
  expect(register).not.toThrow();
});

test("the worker caches the app and no responses of the server", () => {
  const config = projectFile("frontend/vite.config.ts");
  expect(config).not.toContain("runtimeCaching");
  expect(config).toContain("navigateFallbackDenylist: [/^\\/(api|ws|admin|health|static)(\\/|$)/]");
});
