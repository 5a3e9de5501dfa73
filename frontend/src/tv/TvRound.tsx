import { t } from "../i18n";
import { readName } from "../seats/people";
import { Icon } from "../ui/Icon";
import type { TableDocument, View } from "../wire";

/** The start player and the phases of the round, marked as done, current or to come. */
export function TvRound({ document, view }: { document: TableDocument; view: View }) {
  const { stages = [], stage = "", starter } = view;
  if (!stages.length || view.outcome) return null;
  const at = stages.indexOf(stage);
  return (
    <div class="tv-small">
      {starter === undefined ? null : <p>{t("play.begins", { name: readName(document, starter) })}</p>}
      <ol class="tv-stages" aria-label={t("play.phases")}>
        {stages.map((name, i) => {
          const when = i < at ? "done" : i === at ? "now" : "later";
          return (
            <li key={name} class={`tv-stage-${when}`} aria-current={i === at ? "step" : undefined}>
              {when === "done" ? <Icon name="check" size={16} /> : null}
              {t(`${document.table.game}.stage_${name}`)}
              <span class="unseen">, {t("play.phase", { when })}</span>
            </li>
          );
        })}
      </ol>
    </div>
  );
}
