import { Stock } from "../boards/Stock";
import { Things } from "../boards/Things";
import { formatNumber, say, t } from "../i18n";
import { Sentence } from "../pieces/Sentence";
import { useArt } from "../pieces/useArt";
import { useMedia } from "../platform/media";
import { go } from "../router";
import { findOwnSeat, readColour, tellTo } from "../seats/people";
import type { TableScreenProps } from "../session/tableProps";
import { LinkButton } from "../ui/Button";
import { Stamp } from "../ui/Stamp";
import "./besides.css";

/** Screens that show the sheet beside the board, with room below the prompt. */
const WIDE = "(orientation: landscape) and (min-width: 1000px) and (min-height: 541px)";
const MAX_NEWS = 12;

/** True if the sheet is beside the board and has room to spare. */
export const useRoomBeside = (): boolean => useMedia(WIDE);

/** Below the prompt on wide screens: all players with their stock, and the last moves. */
export function Beside({ store, document, view }: TableScreenProps) {
  const { game, seats } = document.table;
  const art = useArt(game);
  const ownSeat = findOwnSeat(store);
  const latest = [...store.narrations.value].reverse().slice(0, MAX_NEWS);
  return (
    <div class="beside">
      <ul aria-label={t("play.players")}>
        {Object.entries(seats).map(([key, { name, colour }]) => {
          const seat = view.seats[key];
          const awaited = view.waits?.[key] !== undefined;
          const isYou = ownSeat === Number(key);
          return (
            <li key={key} class={awaited ? "beside-seat beside-seat-active" : "beside-seat"}>
              <Stamp colour={colour} size={28} />
              <div class="beside-who">
                <p>
                  <b>{name}</b>
                  {isYou ? <span class="second-line"> {t("seats.you")}</span> : null}
                  {awaited ? (
                    <span class="unseen">, {t(isYou ? "seats.active_own" : "seats.active")}</span>
                  ) : null}
                </p>
                <Stock game={game} colour={colour} seat={seat} art={art} line="beside-stock" size={20} />
                <Things game={game} seat={seat} now={view} />
              </div>
              <span class="display beside-points">{formatNumber(seat?.score ?? 0)}</span>
            </li>
          );
        })}
      </ul>
      {latest.length ? (
        <section class="beside-log" aria-labelledby="beside-log">
          <h2 id="beside-log" class="sub-head">
            {t("play.last_moves")}
          </h2>
          <ol>
            {latest.map((news) => (
              <li key={news.key}>
                <Stamp colour={readColour(document, news.seat)} size={22} />
                <span>
                  <Sentence form={() => say(tellTo(ownSeat, news.text))} />
                </span>
              </li>
            ))}
          </ol>
          <LinkButton onPress={() => go(["t", store.id, "timeline"])}>{t("corrections.timeline")}</LinkButton>
        </section>
      ) : null}
    </div>
  );
}
