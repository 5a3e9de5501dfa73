import { readFileSync } from "node:fs";
import { resolve } from "node:path";

/** Read a file of the project, by its path from the root. Tests run in frontend/. */
export const projectFile = (path: string): string => readFileSync(resolve("..", path), "utf-8");

/** Return the Fluent source of a language: shared texts, games, and the expansions used in fixtures. */
export const readTexts = (language: "en" | "de"): string =>
  [
    "companion",
    "games/carcassonne",
    "games/isle_of_skye",
    "games/isle_of_skye/expansions/druids",
    "games/dolmengoetter",
  ]
    .map((folder) => projectFile(`${folder}/texts/${language}.ftl`))
    .join("\n");
