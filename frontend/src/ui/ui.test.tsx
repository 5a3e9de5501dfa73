import { act, cleanup, fireEvent, render, screen, within } from "@testing-library/preact";
import { beforeEach, expect, test, vi } from "vitest";
import { listAxeFindings, resetPhone } from "../testing/app";
import { Button, MainButton } from "./Button";
import { Choice } from "./Chip";
import { CodeBoxes, Switch } from "./fields";
import { Prompt } from "./Prompt";
import { Screen } from "./Screen";
import { SeatsBand } from "./SeatsBand";
import { Strip } from "./Strip";
import { showToast } from "./Toast";

beforeEach(resetPhone);

test("a disabled button says what is missing, stays in the tab order and does nothing", () => {
  const press = vi.fn();
  render(
    <MainButton missing="Tap a place" onPress={press}>
      Done
    </MainButton>,
  );
  const button = screen.getByRole("button", { name: "Tap a place" });
  expect(button.getAttribute("aria-disabled")).toBe("true");
  expect((button as HTMLButtonElement).disabled).toBe(false);
  fireEvent.click(button);
  expect(press).not.toHaveBeenCalled();
});

test("answers of which there are more below say so until their end is in sight", () => {
  let notify = (_: boolean) => {};
  class Observer {
    constructor(report: (entries: { isIntersecting: boolean }[]) => void) {
      notify = (isIntersecting) => report([{ isIntersecting }]);
    }
    observe() {}
    disconnect() {}
  }
  vi.stubGlobal("IntersectionObserver", Observer);
  render(<Prompt title="Choose" choices={<p>One</p>} />);
  const more = () => document.querySelector(".choices[data-more]");
  notify(false);
  expect(more()).not.toBeNull();
  notify(true);
  expect(more()).toBeNull();
});

test("a strip with hidden words has an arrow that opens them", () => {
  const renderStrip = () => render(<Strip tone="card">Words</Strip>);
  renderStrip();
  expect(screen.queryByRole("button")).toBeNull();
  cleanup();
  const height = vi.spyOn(Element.prototype, "scrollHeight", "get").mockReturnValue(80);
  renderStrip();
  const more = screen.getByRole("button", { name: "More", expanded: false });
  fireEvent.click(more);
  expect(screen.getByRole("button", { name: "More", expanded: true })).toBe(more);
  expect(document.querySelector(".strip-open")).toBeTruthy();
  fireEvent.click(more);
  expect(document.querySelector(".strip-open")).toBeNull();
  height.mockRestore();
});

test("an icon without words has a name", () => {
  render(<Button icon="undo" label="Undo" />);
  expect(screen.getByRole("button", { name: "Undo" })).toBeTruthy();
});

test("six boxes show the text typed or pasted into one field", () => {
  const typed = vi.fn();
  const { container } = render(<CodeBoxes label="Code" value="K7" onInput={typed} />);
  const boxes = [...container.querySelectorAll(".code-box")].map((box) => box.textContent);
  expect(boxes).toEqual(["K", "7", "", "", "", ""]);
  fireEvent.input(screen.getByLabelText("Code"), { target: { value: "http://x/#/join/k7mp4r" } });
  expect(typed).toHaveBeenCalledWith("K7MP4R");
});

test("a choice is radio buttons, a switch is a switch", () => {
  const chosen = vi.fn();
  const switched = vi.fn();
  render(
    <>
      <Choice
        legend="Light"
        name="light"
        value="day"
        choices={[
          { value: "day", label: "Day" },
          { value: "lamp", label: "Lamp" },
        ]}
        onChoose={chosen}
      />
      <Switch label="Help" hint="More words" on={false} onChange={switched} />
    </>,
  );
  expect((screen.getByRole("radio", { name: "Day" }) as HTMLInputElement).checked).toBe(true);
  fireEvent.click(screen.getByRole("radio", { name: "Lamp" }));
  expect(chosen).toHaveBeenCalledWith("lamp");
  fireEvent.click(screen.getByRole("switch", { name: "Help" }));
  expect(switched).toHaveBeenCalledWith(true);
});

test("a prompt takes the focus after an own action only", () => {
  const { rerender } = render(<Prompt title="Draw a tile" focusKey={1} />);
  expect(document.activeElement).toBe(document.body);
  rerender(<Prompt title="Ben draws a tile" focusKey={1} />);
  expect(document.activeElement).toBe(document.body);
  rerender(<Prompt title="Place the curve" focusKey={2} />);
  expect(document.activeElement).toBe(screen.getByRole("heading", { level: 1, name: "Place the curve" }));
});

test("a toast has a band of its own above the sheet, and disappears", () => {
  vi.useFakeTimers();
  const { container } = render(<Screen sheet={<Prompt title="Draw a tile" />}>board</Screen>);
  const band = container.querySelector(".band-toast");
  expect(band?.parentElement?.classList.contains("screen")).toBe(true);
  act(() => showToast("Copied"));
  expect(within(band as HTMLElement).getByText("Copied")).toBeTruthy();
  act(() => void vi.advanceTimersByTime(4_000));
  expect(band?.textContent).toBe("");
  vi.useRealTimers();
});

test("a pill is read out as it is seen, then with colour and turn", async () => {
  render(
    <SeatsBand
      pills={[
        { seat: 0, name: "Anna", colour: "red", points: 34, active: true },
        { seat: 1, name: "Ben", colour: "blue", points: 1, active: false, presence: "gone 12 s" },
        { seat: 2, name: "Cleo", colour: "green", points: 7, active: true, you: true },
      ]}
    />,
  );
  expect(screen.getByRole("button", { name: /^34 Anna ?, Red, points, their turn$/ })).toBeTruthy();
  expect(screen.getByRole("button", { name: /^1 Ben gone 12 s ?, Blue, point$/ })).toBeTruthy();
  expect(screen.getByRole("button", { name: /^7 Cleo you ?, Green, points, your turn$/ })).toBeTruthy();
  expect(await listAxeFindings()).toEqual([]);
});
