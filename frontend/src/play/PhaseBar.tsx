import { listed, t } from "../i18n";
import type { TableDocument, View } from "../wire";
import { turnWords } from "./LineList";
import { nameOf } from "./people";
import "./phases.css";

interface PhaseBarProps {
  document: TableDocument;
  view: View;
  /** The seat that looks: what it has in hand is always told. */
  own?: number | undefined;
}

/** The phases of this round by name: which are over, which is played, which are to come; and which round it is. */
export function PhaseBar({ document, view, own }: PhaseBarProps) {
  const { stages = [], stage = "", turn, rounds, starter, goals_now = [] } = view;
  if (!stages.length) return null;
  const { game } = document.table;
  const now = stages.indexOf(stage);
  const purse = own === undefined ? {} : (view.seats[own]?.stock ?? {});
  const about = [
    ...Object.entries(purse).map(([kind, n]) => t(`${game}.stock_${kind}`, { n })),
    rounds ? t("play.round_of", { turn: turnWords(game, turn), rounds }) : turnWords(game, turn),
  ];
  const begins = starter === undefined ? "" : t("play.begins", { name: nameOf(document, starter) });
  const scores = goals_now.length
    ? t("play.goals_now", { n: goals_now.length, places: listed(goals_now) })
    : "";
  return (
    <div class="phases">
      <ol class="stages" aria-label={t("play.phases")}>
        {stages.map((one, i) => {
          const when = i < now ? "done" : i === now ? "now" : "later";
          return (
            <li key={one} class={`stage stage-${when}`} aria-current={when === "now" ? "step" : undefined}>
              <span class="stage-word">{t(`${game}.stage_${one}`)}</span>
              <span class="unseen">, {t("play.phase", { when })}</span>
            </li>
          );
        })}
      </ol>
      <p class="phases-about">
        {about.join(" · ")}
        {begins ? <span class="phases-begins"> · {begins}</span> : null}
        {scores ? ` · ${scores}` : null}
      </p>
    </div>
  );
}
