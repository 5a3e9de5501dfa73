import { BoardTabs, hasTabs, type TurnedBoard } from "../boards/BoardTabs";
import { isEffect, Things } from "../boards/Things";
import { has, t } from "../i18n";
import type { TableStore } from "../net/table";
import { findSeat } from "../net/viewpoint";
import { useArt } from "../pieces/useArt";
import { go } from "../router";
import { describeGoalsNow, describeWorthsNow } from "../scores/goalsNow";
import { nameTurn } from "../scores/LineList";
import { readColour, readName } from "../seats/people";
import { countUnknown, openMarketName } from "../surfaces/display/market";
import { Stamp } from "../ui/Stamp";
import type { TableDocument, View } from "../wire";
import "./phases.css";

/** More words than this have no room on a phone that is held upright. */
const MANY = 6;

interface PhaseBarProps {
  document: TableDocument;
  view: View;
  /** The viewer's seat: its amounts are always shown. */
  ownSeat?: number | undefined;
  /** Hands the phone to the seat, to see its amounts that the view leaves out because others may look. */
  onHidden?: (() => void) | undefined;
  /** The open market: whether it is on the screen, and how to switch to it and back. */
  market?: { isShown: boolean; onTurn: () => void } | undefined;
  /** Which of the boards beside each other is on the screen. */
  turned?: TurnedBoard | undefined;
}

/** Return what hands the phone to a seat that is asked while others may look; undefined if nothing of it is hidden. */
export function findUncovering(store: TableStore, view: View): (() => void) | undefined {
  const seat = findSeat(store.seat.value);
  return view.secrets && seat !== undefined && seat !== store.seat.value
    ? () => store.handTo(seat)
    : undefined;
}

/** True if the table has phases to show. */
export const hasPhaseBar = ({ stages = [] }: View) => stages.length > 0;

/** The phases of this round by name, marked as done, current or to come; then the round, the start player and a link
 * to the goals. */
export function PhaseBar({ document, view, ownSeat, onHidden, market, turned }: PhaseBarProps) {
  const { game } = document.table;
  const art = useArt(game);
  const { stages = [], stage = "", turn, rounds, starter } = view;
  if (!hasPhaseBar(view)) return null;
  const now = stages.indexOf(stage);
  const stock = Object.entries((ownSeat === undefined ? undefined : view.seats[ownSeat]?.stock) ?? {});
  // Until the art is loaded: what can be hidden from others is an amount, so that nothing moves when it comes.
  const isAmount = ([kind]: [string, number]) =>
    art ? art.stock[kind]?.kind === "amount" : has(`${game}.stock_${kind}_hidden`);
  const about = [
    ...stock
      .filter((entry) => art && !isEffect(art, entry[0]) && !isAmount(entry) && entry[1] > 0)
      .map(([kind, n]) => t(`${game}.stock_${kind}`, { n })),
    rounds ? t("play.round_of", { turn: nameTurn(game, turn), rounds }) : nameTurn(game, turn),
  ].map((fact) => fact.replaceAll(" ", "\u00a0"));
  const shown = new Set(stock.map(([kind]) => kind));
  const hidden = Object.entries(art?.stock ?? {}).filter(
    ([kind, { kind: look }]) =>
      onHidden && look === "amount" && !shown.has(kind) && has(`${game}.stock_${kind}_hidden`),
  );
  const unknownCount = countUnknown(view);
  const goals = Object.keys(view.goals ?? {});
  const worths = describeWorthsNow(view);
  const { length: n } = view.goals_now ?? [];
  const tabs = turned && hasTabs(turned) ? <BoardTabs surfaces={view} turned={turned} /> : null;
  const isBeside = tabs !== null && (market !== undefined || (turned?.beside.length ?? 0) > 1);
  const words = (
    <>
      <ol class="stages" aria-label={t("play.phases")}>
        {stages.map((name, i) => {
          const when = i < now ? "done" : i === now ? "now" : "later";
          return (
            <li
              key={name}
              class={`stage stage-${when} may-be-unseen`}
              aria-current={when === "now" ? "step" : undefined}
            >
              <span class="stage-word may-be-unseen">{t(`${game}.stage_${name}`)}</span>
              <span class="unseen">, {t("play.phase", { when })}</span>
            </li>
          );
        })}
      </ol>
      <Dot />
      <div class="phases-about">
        {hidden.map(([kind]) => (
          <Purse key={kind} words={t(`${game}.stock_${kind}_hidden`)} isHidden onOpen={onHidden} />
        ))}
        {stock.filter(isAmount).map(([kind, n]) => (
          <Purse
            key={kind}
            words={t(`${game}.stock_${kind}`, { n })}
            onOpen={
              ownSeat !== undefined && view.incomes?.[ownSeat]
                ? () => go(["t", document.table.id, "income", String(ownSeat)])
                : undefined
            }
          />
        ))}
        <p>
          {about.map((fact, i) => (
            <span key={fact}>
              {i ? <Dot /> : null}
              {fact}
            </span>
          ))}
          {starter === undefined ? null : (
            <>
              <Dot />
              <span class="phases-starter may-be-unseen">
                {t("play.begins", { name: readName(document, starter) })}
              </span>
              <span class="phases-stamp" aria-hidden="true">
                <Stamp colour={readColour(document, starter)} size={14} />
                {t("play.begins_short")}
              </span>
            </>
          )}
        </p>
        {goals.length ? (
          <p class="phases-count">
            <button type="button" class="phases-goals" onClick={() => go(["t", document.table.id, "goals"])}>
              <span class="unseen">{t("points.goals")}: </span>
              <span class="phases-scores">{describeGoalsNow(view) || goals.join(" ")}</span>
            </button>
            {worths ? (
              <>
                <span class="phases-worths may-be-unseen" aria-hidden="true">
                  {t("play.goals_worth", { n, points: worths })}
                </span>
                <span class="unseen">
                  {t("play.goals_worth", { n, points: describeWorthsNow(view, t("points.unknown_worth")) })}
                </span>
              </>
            ) : null}
          </p>
        ) : null}
        {isBeside ? null : tabs}
      </div>
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
      class={["phases", market || isBeside ? "phases-wares" : "", stages.length > MANY ? "phases-many" : ""]
        .filter(Boolean)
        .join(" ")}
    >
      <div class="phases-words">
        {words}
        {help}
      </div>
      {isBeside || market ? (
        <div class="phases-side">
          {isBeside ? tabs : null}
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
                  <span class="unseen">, {t("play.market_unknown_count", { n: unknownCount })}</span>
                </span>
              ) : null}
            </button>
          ) : null}
        </div>
      ) : null}
      <Things game={game} seat={ownSeat === undefined ? undefined : view.seats[ownSeat]} now={view} />
    </div>
  );
}

/** Separator of two facts: a space with a dot on it, so that no dot is at the end of a line. */
const Dot = () => <span class="phases-dot"> </span>;

interface PurseProps {
  words: string;
  isHidden?: boolean;
  onOpen: (() => void) | undefined;
}

/**
 * An amount that the viewer owns: a tap shows where this round's income came from. A dot instead of a hidden one: a tap
 * hands the phone to its owner.
 */
function Purse({ words, isHidden = false, onOpen }: PurseProps) {
  const inside = (
    <>
      <span class="phases-coin" aria-hidden="true" />
      {isHidden ? <span class="phases-hidden" aria-hidden="true" /> : null}
      {words}
      {isHidden ? <span class="unseen">, {t("cover.title")}</span> : null}
    </>
  );
  return onOpen ? (
    <button type="button" class="phases-purse" onClick={onOpen}>
      {inside}
    </button>
  ) : (
    <span class="phases-purse">{inside}</span>
  );
}
