import { has, t } from "../i18n";

const formatTwoDigits = (n: number) => String(n).padStart(2, "0");

/** Return seconds as a clock shows them: 0:35, 12:40, 1:02:03. */
export function formatDuration(seconds: number): string {
  const hours = Math.floor(seconds / 3600);
  const minutes = Math.floor(seconds / 60) % 60;
  return hours
    ? `${hours}:${formatTwoDigits(minutes)}:${formatTwoDigits(seconds % 60)}`
    : `${minutes}:${formatTwoDigits(seconds % 60)}`;
}

/** Return seconds in words: "12 min 40 s", "1 h 2 min". */
export function describeDuration(seconds: number): string {
  const [h, m, s] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  return t("clock.spoken", { length: h ? "hours" : m ? "minutes" : "seconds", h, m, s });
}

/** Return what a game calls a turn, for texts that say "this round" or "this turn". */
export function findTurnUnit(game: string): "round" | "turn" {
  return has(`${game}.turn`) ? "round" : "turn";
}
