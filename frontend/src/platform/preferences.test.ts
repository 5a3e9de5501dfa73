import { expect, test, vi } from "vitest";

async function readWith(kept: string) {
  localStorage.setItem("tableside.preferences", kept);
  vi.resetModules();
  const { preferences } = await import("./preferences");
  return preferences.value;
}

const USUAL = {
  language: "",
  theme: "system",
  contrast: false,
  hints: true,
  hand: "right",
  signals: "touch",
  awake: true,
  keeps: true,
};

test.each([
  "null",
  "5",
  '"lamp"',
  "[1]",
  "{",
  '{"theme":"neon","language":5,"hints":"yes","hand":null,"signals":[]}',
])("what cannot be a preference counts as not set: %s", async (kept) => {
  expect(await readWith(kept)).toEqual(USUAL);
});

test("the rest of what was stored is kept", async () => {
  const kept = { theme: "lamp", language: "de", hints: false, signals: "loud", more: 1 };
  expect(await readWith(JSON.stringify(kept))).toEqual({
    ...USUAL,
    theme: "lamp",
    language: "de",
    hints: false,
  });
});
