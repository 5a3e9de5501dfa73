import { has, t } from "../i18n";

const two = (n: number) => String(n).padStart(2, "0");

/** Seconds as a watch shows them: 0:35, 12:40, 1:02:03. */
export function durationDigits(seconds: number): string {
  const hours = Math.floor(seconds / 3600);
  const minutes = Math.floor(seconds / 60) % 60;
  return hours ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
}

/** The same as it is said: "12 min 40 s", "1 h 2 min". */
export function durationWords(seconds: number): string {
  const [h, m, s] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  return t("clock.spoken", { length: h ? "hours" : m ? "minutes" : "seconds", h, m, s });
}

/** What a turn is to the people at the table: texts tell "this round" from "this turn" by it. */
export function unitOf(game: string): "round" | "turn" {
  return has(`${game}.turn`) ? "round" : "turn";
}
