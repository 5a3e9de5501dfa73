import { act, fireEvent, render, screen } from "@testing-library/preact";
import { beforeEach, expect, test } from "vitest";
import { addTexts } from "../i18n";
import { readTexts } from "../testing/files";
import { lazy } from "./lazy";

const Late = () => (
  <main>
    <h1 tabIndex={-1}>Here</h1>
    <input aria-label="name" />
  </main>
);
const meanwhile = () => <h1 tabIndex={-1}>One moment</h1>;
const failed = (retry: () => void) => (
  <button type="button" onClick={retry}>
    Try again
  </button>
);

/** A component that loads, or fails to load, when the test says so. */
function late(Shown: () => preact.JSX.Element = Late) {
  const requests: { come: () => void; fail: () => void }[] = [];
  const load = () =>
    new Promise<{ Shown: typeof Shown }>((resolve, reject) => {
      requests.push({ come: () => resolve({ Shown }), fail: () => reject(new TypeError("no network")) });
    });
  const settle = (how: "come" | "fail") =>
    act(async () => {
      requests.at(-1)?.[how]();
      await new Promise((next) => setTimeout(next)); // after every promise that waits for it
    });
  return { Screen: lazy([], load, "Shown", meanwhile, failed), requests, settle };
}

const heading = () => screen.getByRole("heading", { level: 1 });

beforeEach(() => addTexts("en", readTexts("en")));

test("late content is read from its heading, like the placeholder before it", async () => {
  const { Screen, settle } = late();
  render(<Screen />);
  heading().focus();
  expect(document.activeElement?.textContent).toBe("One moment");
  await settle("come");
  expect(document.activeElement).toBe(heading());
  expect(heading().textContent).toBe("Here");
});

test("late content does not steal the focus", async () => {
  const { Screen, settle } = late();
  render(
    <>
      <button type="button">Elsewhere</button>
      <Screen />
    </>,
  );
  screen.getByText("Elsewhere").focus();
  await settle("come");
  expect(heading().textContent).toBe("Here");
  expect(document.activeElement?.textContent).toBe("Elsewhere");
});

test("prefetched content is there at once, and the browser decides where reading starts", async () => {
  const { Screen, requests, settle } = late();
  const fetched = Screen.fetch();
  await settle("come");
  await fetched;
  render(<Screen />);
  expect(heading().textContent).toBe("Here");
  expect(document.activeElement).toBe(document.body);
  expect(requests).toHaveLength(1);
});

test("failed loading is retried when the network is back", async () => {
  const { Screen, requests, settle } = late();
  render(<Screen />);
  await settle("fail");
  expect(screen.getByRole("button", { name: "Try again" })).toBeTruthy();
  act(() => void dispatchEvent(new Event("online")));
  expect(requests).toHaveLength(2);
  await settle("come");
  expect(heading().textContent).toBe("Here");
});

test("failed loading is retried on a tap, also a second time", async () => {
  const { Screen, requests, settle } = late();
  render(<Screen />);
  for (const tries of [2, 3]) {
    await settle("fail");
    fireEvent.click(screen.getByRole("button", { name: "Try again" }));
    expect(requests).toHaveLength(tries);
  }
  await settle("come");
  expect(heading().textContent).toBe("Here");
});

test("content that could not be prefetched is loaded when it is shown", async () => {
  const { Screen, requests, settle } = late();
  const refused = expect(Screen.fetch()).rejects.toThrow("no network");
  await settle("fail");
  await refused;
  render(<Screen />);
  expect(heading().textContent).toBe("One moment");
  expect(requests).toHaveLength(2);
  await settle("come");
  expect(heading().textContent).toBe("Here");
});
