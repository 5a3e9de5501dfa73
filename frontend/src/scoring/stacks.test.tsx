/** Stacks that were scored and have left the board: proofs, lists, ceremony and result show them as they lay. */

import { act, fireEvent, screen, within } from "@testing-library/preact";
import { expect, test } from "vitest";
import { prefer } from "../platform/preferences";
import { listAxeFindings } from "../testing/app";
import { onAPhone, showTable } from "../testing/phone";
import { loadDocument, loadView } from "../testing/played";
import type { ScoreLine } from "../wire";
import { follow, groupSteps, listFinalLines } from "./ceremony";

onAPhone();

const texts = (selector: string) => [...document.querySelectorAll(selector)].map((one) => one.textContent);
/** Return what each piece of a stack says in a proof, from the top: its value and its factor. */
const stackIn = (place: string) =>
  [...document.querySelectorAll(`.proof [data-stack='${place}'] .spot-piece`)]
    .map((piece) =>
      [".spot-piece-level", ".spot-piece-times"].map((part) => piece.querySelector(part)?.textContent),
    )
    .reverse();
const ringed = () =>
  [...document.querySelectorAll<HTMLElement>("[data-name='proof']")].map((ring) => ring.dataset.ring);

const line = (n: number) => loadView("dolmens_scored").lines?.[n] as ScoreLine;

test.each([
  [5, "Cara", 6],
  [6, "Deniz", 12],
])("the proof of line %i shows the whole stack as it lay, top first", async (n, name, points) => {
  expect(loadView("dolmens_scored").surfaces.plan).not.toHaveProperty("stacks.c01");
  showTable("dolmens_scored", 0, undefined, "line", String(n));
  await screen.findByRole("application");
  expect(stackIn("c01")).toEqual([
    ["1", "×4"],
    ["4", "×3"],
    ["1", "×2"],
  ]);
  expect(ringed()).toEqual(["c01"]); // the stones around it earn nothing
  expect(document.querySelector("[data-number]")).toBeNull();
  expect(texts(".proof-total")).toEqual([`+${points}`]);
  expect(texts(".prompt .second-line")).toEqual([`${name} · Turn ${line(n).turn} · Hexagon 1\u2060-\u20601`]);
  expect(await listAxeFindings()).toEqual([]);
  fireEvent.keyDown(screen.getByRole("application"), { key: "t" });
  expect(document.querySelector("[data-spot='c01']")?.textContent).toContain(
    "3 pieces, from the top: Cara: dolmen, 1; Deniz: dolmen, 4; Cara: dolmen, 1.",
  );
});

test("a point lost is proved by the place as it was left, whoever stands there now", async () => {
  const later = loadDocument("dolmens_scored");
  const plan = later.view?.surfaces.plan;
  if (plan?.kind !== "plan") throw new Error("no plan");
  plan.stacks.p68 = [{ kind: "druid", seat: 0 }];
  showTable(later, 0, undefined, "line", "4");
  await screen.findByRole("application");
  expect(ringed()).toEqual(["p68"]);
  expect(document.querySelector("[data-stack='p68']")).toBeNull();
  expect(texts(".proof-sum li")).toEqual(["1\u00a0point lost −1"]);
  expect(texts(".proof-total")).toEqual(["−1"]);
});

test("a list names the circle and what was added up there", async () => {
  showTable("dolmens_scored", 0, undefined, "points");
  const list = await screen.findByRole("list", { name: "Every point, newest first" });
  const [square, hexagon, other, lost] = within(list).getAllByRole("button");
  await screen.findByText("Hexagon 1\u2060-\u20601: 4 × 3");
  expect(square?.textContent).toBe(
    `Square 1\u2060-\u20602: 2 × 3Cara · Turn ${line(7).turn} · Full circle+6`,
  );
  expect(hexagon?.textContent).toBe(
    `Hexagon 1\u2060-\u20601: 4 × 3Deniz · Turn ${line(6).turn} · Full circle+12`,
  );
  expect(other?.textContent).toMatch(/^Hexagon 1\u2060-\u20601: 1 × 4 \+ 1 × 2/);
  expect(lost?.textContent).toMatch(/^Moved without a stone, 1\u00a0point lost.*−1$/);
  // Each shows in a picture of the board where that is.
  const marksIn = (row: Element | undefined) => row?.querySelectorAll(".places-glimpse-mark").length;
  expect([square, hexagon, other, lost].map(marksIn)).toEqual([1, 1, 1, 1]);
});

test("in German too", async () => {
  prefer({ language: "de" });
  showTable("dolmens_scored", 0, undefined, "line", "6");
  await screen.findByText("Ebene 2: Dolmen 4 × Faktor 3");
  expect(document.body.textContent).not.toMatch(/dolmengoetter[: ]/);
});

test("who share a step of the final scoring have a line and a number each", async () => {
  showTable("dolmens_over", 0, ({ store }) => follow(store.id));
  const steps = groupSteps(listFinalLines(loadView("dolmens_over")));
  const at = steps.findIndex((step) => step.length > 1);
  for (let n = 0; n <= at; n++) fireEvent.click(await screen.findByRole("button", { name: "Next" }));
  expect(screen.getByRole("heading", { level: 1, name: "Octagon 2\u2060-\u20601" })).toBeTruthy();
  expect(texts(".ceremony-gains li")).toEqual(["Ben3 × 5 + 1 × 4+19", "Cara4 × 3 + 2 × 2+16"]);
  expect(document.querySelector(".proof-total")).toBeNull();
  expect(stackIn("c07").map(([value]) => value)).toEqual(["3", "1", "4", "2"]);
  expect(texts("[aria-live='polite']").join()).toContain("Octagon 2\u2060-\u20601: Ben +19, now");
  expect(await listAxeFindings()).toEqual([]);
});

test("at the end the stacks that were counted stay on the board", async () => {
  const { container } = showTable("dolmens_over", 0);
  await screen.findByRole("button", { name: "Play again" });
  await act(async () => undefined);
  expect(container.querySelector("[data-stack='c07']")?.getAttribute("data-count")).toBe("4");
});
