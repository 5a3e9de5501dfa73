import { t } from "../i18n";

/** Return the name of a game with its expansions: "Carcassonne + The River". */
export function nameGame(game: string, expansions: readonly string[] = []): string {
  return [t(`${game}.name`), ...expansions.map((id) => t(`${game}.${id}.name`))].join(" + ");
}
