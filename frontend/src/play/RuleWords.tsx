import { has, t, text } from "../i18n";
import type { ScoreLine, TableDocument } from "../wire";
import { nameOf } from "./people";
import { leftOverOf } from "./scores";

/** The rule of a line in a sentence, and what was looked at and did not count. */
export function RuleWords({ document, line }: { document: TableDocument; line: ScoreLine }) {
  const { game } = document.table;
  const rule = line.reason.replace(`${game}.`, `${game}.rule_`);
  const leftOver = leftOverOf(line);
  return (
    <>
      {line.why ? <p class="proof-rule">{text(line.why)}</p> : null}
      {line.unknown ? <p class="proof-rule">{t(`${game}.unknown`)}</p> : null}
      {has(rule) && !line.note ? <p class="proof-rule">{t(rule)}</p> : null}
      {leftOver.length ? (
        <p class="proof-rule">
          {t("points.left_over")}{" "}
          {leftOver
            .map(({ reason, count }) => t("points.left_over_one", { count, reason: t(reason) }))
            .join(", ")}
        </p>
      ) : null}
    </>
  );
}

/** Where seats are compared: how much each of them has, most first, but for `without`. "Cara 4, Anna 3" */
export function countsWords(document: TableDocument, { counts = {} }: ScoreLine, without?: number): string {
  return Object.entries(counts)
    .filter(([seat]) => Number(seat) !== without)
    .sort(([one, many], [other, more]) => more - many || Number(one) - Number(other))
    .map(([seat, count]) => t("points.count_of", { name: nameOf(document, Number(seat)), count }))
    .join(", ");
}
