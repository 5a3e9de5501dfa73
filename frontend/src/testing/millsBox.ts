/** The box screens of a game that has boards and no tiles: the test-only ruleset `mills`. */

import { vi } from "vitest";
import { addTexts } from "../i18n";
import { forgetDrafts } from "../net/drafts";
import * as boards from "../pieces/boards";
import { go } from "../router";
import { projectFile } from "./files";
import { setSize, speak } from "./played";

export const GAME = "mills";
export const TRACK = {
  id: "track",
  name: { code: "mills.surface_track" },
  schema: "mills-track/1",
  expansion: "",
};

/** Open its box on a phone of that height without anything kept; `kinds` are the boards that the game has. */
export function openMillsBox(height: number, kinds: readonly boards.BoardFacts[] = [TRACK]): void {
  vi.spyOn(boards, "hasBox").mockReturnValue(true);
  vi.spyOn(boards, "fetchBoards").mockResolvedValue([...kinds]);
  localStorage.clear();
  forgetDrafts();
  setSize(390, height);
  for (const language of ["en", "de"] as const) {
    addTexts(language, projectFile(`tests/rulesets/mills/texts/${language}.ftl`), [GAME]);
  }
  speak();
  go(["box", GAME]);
}
