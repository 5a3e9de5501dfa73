import { readFileSync } from "node:fs";
import { resolve } from "node:path";

/** The text of a file of the project, by its path from the root. Tests run in frontend/. */
export const projectFile = (path: string): string => readFileSync(resolve("..", path), "utf-8");

/** The Fluent source of a language: the house's file, those of the games and of expansions that fixtures play with. */
export const texts = (language: "en" | "de"): string =>
  ["companion", "games/carcassonne", "games/isle_of_skye", "games/isle_of_skye/expansions/druids"]
    .map((folder) => projectFile(`${folder}/texts/${language}.ftl`))
    .join("\n");
