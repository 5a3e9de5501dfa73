/** A button that lacks something leads to it. */
import { fireEvent, render, screen } from "@testing-library/preact";
import { beforeEach, expect, test, vi } from "vitest";
import { FormScreen } from "../account/FormScreen";
import { AddSeat } from "../screens/AddSeat";
import { Lobby } from "../screens/Lobby";
import { loadGames } from "../session/games";
import { listAxeFindings, makeLobbyInfo, resetPhone } from "../testing/app";
import { makePlayed } from "../testing/played";
import { Button } from "./Button";

beforeEach(resetPhone);

const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));

test("a tap focuses the first field of what is missing and lets all of it pulse", () => {
  const pulses = vi.fn();
  vi.stubGlobal("matchMedia", () => ({ matches: false }));
  Element.prototype.animate = pulses;
  const onPress = vi.fn();
  render(
    <main>
      <p class="one">
        <input aria-label="first" disabled />
        <input aria-label="second" />
      </p>
      <p class="one" />
      <Button missing="Choose one" leadsTo=".one" onPress={onPress} />
    </main>,
  );
  press("Choose one");
  expect(document.activeElement).toBe(screen.getByLabelText("second"));
  expect(pulses.mock.contexts).toEqual([...document.querySelectorAll(".one")]);
  expect(onPress).not.toHaveBeenCalled();
  vi.unstubAllGlobals();
  Reflect.deleteProperty(Element.prototype, "animate");
});

test("what is half covered is scrolled into view as a whole, before the browser shows the focused field", () => {
  vi.stubGlobal("matchMedia", () => ({ matches: true }));
  const order: string[] = [];
  Element.prototype.scrollIntoView = function (this: Element, how) {
    order.push(`${this.className} ${JSON.stringify(how)}`);
  };
  render(
    <main>
      <fieldset class="colours">
        <input aria-label="red" type="radio" onFocus={() => order.push("focus")} />
      </fieldset>
      <Button missing="Choose a colour" leadsTo=".colours" />
    </main>,
  );
  press("Choose a colour");
  expect(order).toEqual(['colours {"block":"nearest"}', "focus"]);
  Reflect.deleteProperty(Element.prototype, "scrollIntoView");
  vi.unstubAllGlobals();
});

test("a seat without a name leads to the name", async () => {
  const nothing = () => undefined;
  render(
    <main>
      <AddSeat colours={["red"]} taken={[]} failed="" onAdd={nothing} onLeave={nothing} />
    </main>,
  );
  press("Enter a name");
  expect(document.activeElement).toBe(screen.getByLabelText("Name"));
  expect(await listAxeFindings()).toEqual([]);
});

test("a table with too few people leads to the code to join", async () => {
  await loadGames();
  const info = makeLobbyInfo();
  const { store } = makePlayed({ table: info }, 0);
  render(<Lobby table={store} info={info} />);
  press("One more player needed");
  expect(document.activeElement?.closest(".invite")).toBeTruthy();
});

test("what lies on a board leads to the board", () => {
  vi.stubGlobal("matchMedia", () => ({ matches: true }));
  render(
    <main>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: as a board */}
      <div role="application" tabIndex={0}>
        <p class="place" />
      </div>
      <Button missing="Tap a place" leadsTo=".place" />
    </main>,
  );
  press("Tap a place");
  expect(document.activeElement).toBe(screen.getByRole("application"));
  vi.unstubAllGlobals();
});

test("a form leads to its first empty field", () => {
  const fields = [
    { name: "email", label: "E-mail", kind: "email" },
    { name: "password", label: "Password", kind: "current-password" },
  ] as const;
  render(<FormScreen title="In" about="" fields={fields} main="Go" onSubmit={vi.fn()} back={[]} />);
  fireEvent.input(screen.getByLabelText("E-mail"), { target: { value: "a@b.c" } });
  press("Enter: Password");
  expect(document.activeElement).toBe(screen.getByLabelText("Password"));
});
