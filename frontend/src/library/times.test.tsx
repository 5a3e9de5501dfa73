/** Date and duration of a game, edited afterwards. */

import { fireEvent, render, screen, waitFor } from "@testing-library/preact";
import { beforeEach, expect, test, vi } from "vitest";
import { fetchMock, http, listAxeFindings, readBody, resetPhone } from "../testing/app";
import { refuse } from "../testing/fakeSocket";
import type { Kept } from "../wire";
import { TimesEdit } from "./TimesEdit";

const BEGAN = new Date(2026, 10, 20, 19, 14).toISOString();
const saved = vi.fn();

beforeEach(() => {
  resetPhone();
  saved.mockReset();
});

const show = (record: Partial<Kept> = {}) =>
  render(<TimesEdit table="t1" record={{ began: BEGAN, minutes: 872, ...record }} onSaved={saved} />);
const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));
const type = (label: string, value: string) =>
  fireEvent.input(screen.getByLabelText(label), { target: { value } });
const methods = () => (fetchMock.mock.calls as [string, RequestInit?][]).map(([, init]) => init?.method);

test("the form begins with the known values, and sends an instant and minutes", async () => {
  http["PUT /api/v1/library/t1/times"] = { status: 204 };
  show();
  press("Change");
  expect((screen.getByLabelText("Day") as HTMLInputElement).value).toBe("2026-11-20");
  expect((screen.getByLabelText("Started at") as HTMLInputElement).value).toBe("19:14");
  expect((screen.getByLabelText("Minutes played") as HTMLInputElement).value).toBe("872");
  expect(await listAxeFindings()).toEqual([]);
  type("Day", "2026-11-19");
  type("Minutes played", "95");
  press("Save");
  await waitFor(() => expect(saved).toHaveBeenCalledTimes(1));
  expect(readBody("PUT /api/v1/library/t1/times")).toEqual({
    began: new Date(2026, 10, 19, 19, 14).toISOString(),
    minutes: 95,
  });
  expect(screen.queryByLabelText("Day")).toBeNull();
});

test("what is typed stays when something else is shown anew before the field is left", () => {
  const edit = (record: Partial<Kept>) => (
    <TimesEdit table="t1" record={{ began: BEGAN, minutes: 872, ...record }} onSaved={saved} />
  );
  const { rerender } = render(edit({}));
  press("Change");
  type("Minutes played", "95");
  rerender(edit({ note: "Rain" }));
  expect((screen.getByLabelText("Minutes played") as HTMLInputElement).value).toBe("95");
});

test("a missing value is named; nothing is sent", () => {
  show();
  press("Change");
  type("Day", "");
  press("Enter day, time and minutes");
  expect(methods()).not.toContain("PUT");
});

test("a refusal is shown at its field, and the input stays", async () => {
  const message = "This game would end in the future. Check the date, the time and how long it took.";
  http["PUT /api/v1/library/t1/times"] = refuse(422, "times.future");
  show();
  press("Change");
  type("Day", "2036-11-20");
  press("Save");
  expect((await screen.findByRole("alert")).textContent).toBe(message);
  expect((screen.getByLabelText("Day") as HTMLInputElement).value).toBe("2036-11-20");
  expect(saved).not.toHaveBeenCalled();
});

test("for edited times, the app's times are shown below and restored with one tap", async () => {
  http["DELETE /api/v1/library/t1/times"] = { status: 204 };
  show({ minutes: 95, logged: { began: BEGAN, minutes: 872 } });
  expect(screen.getByText(/^According to the app: .*872/)).toBeTruthy();
  press("As the app has it");
  await waitFor(() => expect(saved).toHaveBeenCalledTimes(1));
  expect(methods()).toContain("DELETE");
});
