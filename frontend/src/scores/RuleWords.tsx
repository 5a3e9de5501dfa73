import { has, t } from "../i18n";
import { go } from "../router";
import { readName } from "../seats/people";
import type { ScoreLine, TableDocument } from "../wire";
import { countLeftOver } from "./scores";

interface RuleWordsProps {
  document: TableDocument;
  line: ScoreLine;
  /** Called before the help opens. */
  onHelp?: () => void;
}

/** The rule of a line in a sentence, what did not count, and a link to the help. */
export function RuleWords({ document, line, onHelp }: RuleWordsProps) {
  const { game } = document.table;
  const rule = line.reason.replace(`${game}.`, `${game}.rule_`);
  const reason = line.reason.replace(`${game}.`, "");
  // A reason may have a help card of its own; otherwise the card of its rule is used.
  const explained = has(`${game}.section_${reason}`) ? reason : line.rule;
  const card = `${game}.section_${explained}`;
  const leftOver = countLeftOver(line);
  return (
    <>
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
      {has(card) && !line.note ? (
        <button
          type="button"
          class="help-link"
          onClick={() => {
            onHelp?.();
            go(["t", document.table.id, "help", explained]);
          }}
        >
          {t("play.help_at", { step: t(card) })}
        </button>
      ) : null}
    </>
  );
}

/** Return the counts of the compared seats except `without`, most first: "Cara 4, Anna 3". */
export function formatCounts(document: TableDocument, { counts = {} }: ScoreLine, without?: number): string {
  return Object.entries(counts)
    .filter(([seat]) => Number(seat) !== without)
    .sort(([first, many], [second, more]) => more - many || Number(first) - Number(second))
    .map(([seat, count]) => t("points.count_of", { name: readName(document, Number(seat)), count }))
    .join(", ");
}
