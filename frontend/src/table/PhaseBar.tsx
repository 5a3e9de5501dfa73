import { t } from "../i18n";
import { go } from "../router";
import { openMarketName, untoldOf } from "../surfaces/display/market";
import { Stamp } from "../ui/Stamp";
import type { TableDocument, View } from "../wire";
import { turnWords } from "./LineList";
import { colourOf, nameOf } from "./people";
import { goalsNow, worthsNow } from "./points/goalsNow";
import { isEffect, Things } from "./Things";
import { useArt } from "./useArt";
import "./phases.css";

/** Separator of two facts. The line may break after it, not before. */
const DOT = "\u00a0· ";

/** More words than this have no room on a phone that is held upright. */
const MANY = 6;

interface PhaseBarProps {
  document: TableDocument;
  view: View;
  /** The viewer's seat: its amounts are always shown. */
  ownSeat?: number | undefined;
  /** The open market: whether it is on the screen, and how to switch to it and back. */
  market?: { isShown: boolean; onTurn: () => void } | undefined;
}

/** The phases of this round by name, marked as done, current or to come; then the round, the start player and a link
 * to the goals. */
export function PhaseBar({ document, view, ownSeat, market }: PhaseBarProps) {
  const { game } = document.table;
  const art = useArt(game);
  const { stages = [], stage = "", turn, rounds, starter } = view;
  if (!stages.length) return null;
  const now = stages.indexOf(stage);
  const purse = ownSeat === undefined ? {} : (view.seats[ownSeat]?.stock ?? {});
  const about = [
    ...Object.entries(purse)
      .filter(([kind, n]) => art && !isEffect(art, kind) && (n > 0 || art.stock[kind]?.kind === "amount"))
      .map(([kind, n]) => t(`${game}.stock_${kind}`, { n })),
    rounds ? t("play.round_of", { turn: turnWords(game, turn), rounds }) : turnWords(game, turn),
  ];
  const unknownCount = untoldOf(view);
  const goals = Object.keys(view.goals ?? {});
  const worths = worthsNow(view);
  const words = (
    <>
      <ol class="stages" aria-label={t("play.phases")}>
        {stages.map((name, i) => {
          const when = i < now ? "done" : i === now ? "now" : "later";
          return (
            <li key={name} class={`stage stage-${when}`} aria-current={when === "now" ? "step" : undefined}>
              <span class="stage-word">{t(`${game}.stage_${name}`)}</span>
              <span class="unseen">, {t("play.phase", { when })}</span>
            </li>
          );
        })}
      </ol>
      <p class="phases-about">
        {about.join(DOT)}
        {starter === undefined ? null : (
          <>
            {DOT}
            <span class="phases-starter">{t("play.begins", { name: nameOf(document, starter) })}</span>
            <span class="phases-stamp" aria-hidden="true">
              <Stamp colour={colourOf(document, starter)} size={14} />
              {t("play.begins_short")}
            </span>
          </>
        )}
        {goals.length ? (
          <>
            {DOT}
            <span class="phases-goals-end">
              <button
                type="button"
                class="phases-goals"
                onClick={() => go(["t", document.table.id, "goals"])}
              >
                <span class="unseen">{t("points.goals")}: </span>
                <span class="phases-scores">{goalsNow(view) || goals.join(" ")}</span>
              </button>
              {worths ? (
                <span class="phases-dot" aria-hidden="true">
                  {"\u00a0·"}
                </span>
              ) : null}
            </span>
            {worths ? (
              <>
                <span class="phases-worths" aria-hidden="true">
                  {" "}
                  {t("play.goals_worth", { points: worths })}
                </span>
                <span class="unseen">
                  {DOT}
                  {t("play.goals_worth", { points: worthsNow(view, t("points.unknown_worth")) })}
                </span>
              </>
            ) : null}
          </>
        ) : null}
      </p>
    </>
  );
  const help = (
    <button
      type="button"
      class="phases-help"
      aria-label={t("play.help")}
      onClick={() => go(["t", document.table.id, "help"])}
    />
  );
  return (
    <div
      class={["phases", market ? "phases-wares" : "", stages.length > MANY ? "phases-many" : ""]
        .filter(Boolean)
        .join(" ")}
    >
      <div class="phases-words">
        {words}
        {help}
      </div>
      {market ? (
        <button
          type="button"
          class="chip phases-turn"
          aria-pressed={market.isShown}
          data-wares={market.isShown}
          onClick={market.onTurn}
        >
          {openMarketName(view)}
          {unknownCount ? (
            <span class="phases-untold">
              <span aria-hidden="true">{unknownCount} ?</span>
              <span class="unseen">, {t("play.market_untold_count", { n: unknownCount })}</span>
            </span>
          ) : null}
        </button>
      ) : null}
      <Things game={game} seat={ownSeat === undefined ? undefined : view.seats[ownSeat]} now={view} />
    </div>
  );
}
