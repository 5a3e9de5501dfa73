import { break_s } from "../generated/clock.json";
import { t } from "../i18n";
import { at, client } from "../net/client";
import { nameTurn } from "../scores/LineList";
import { describeDuration, findTurnUnit, formatDuration } from "../seats/duration";
import { Stamp } from "../ui/Stamp";
import { useRequest } from "../ui/useRequest";
import type { SeatTimes, TableDocument } from "../wire";
import { ChartCard } from "./ChartCard";
import "./History.css";
import "./times.css";

interface TimesProps {
  table: string;
  document: TableDocument;
}

interface Timed extends SeatTimes {
  seat: string;
  name: string;
  colour: string;
}

/** How long the table waited for each player: bars with numbers, and the same as a table. */
export function TimesCard({ table, document }: TimesProps) {
  const { answer, failed } = useRequest(table, () =>
    client.GET("/api/v1/tables/{table_id}/times", { params: at(table) }),
  );
  const { game, seats } = document.table;
  const timed = Object.entries(seats).flatMap(([seat, { name, colour }]): Timed[] => {
    const times = answer?.seats?.[Number(seat)];
    return times ? [{ seat, name, colour, ...times }] : [];
  });
  const title = t("clock.title");
  if (!timed.length) {
    return answer || failed ? (
      <section class="card chart">
        <h2 class="sub-head">{title}</h2>
        <p class="second-line">{failed || t("clock.none")}</p>
      </section>
    ) : null;
  }
  const breaks = answer?.breaks ?? 0;
  return (
    <ChartCard
      title={title}
      picture={<Bars game={game} timed={timed} />}
      table={<Numbers game={game} timed={timed} title={title} />}
    >
      {/* Which waits count, and how much time was left out as breaks. */}
      <p class="second-line times-rule">
        {t("clock.rule", { minutes: Math.round(break_s / 60) })}
        {breaks ? ` ${t("clock.breaks", { time: formatDuration(breaks) })}` : ""}
      </p>
    </ChartCard>
  );
}

function Bars({ game, timed }: { game: string; timed: readonly Timed[] }) {
  const most = Math.max(1, ...timed.map(({ total }) => total));
  return (
    <ul class="times">
      {timed.map(({ seat, name, colour, total, turns, median, longest, longest_turn }) => (
        <li key={seat} class={`seat-${colour}`}>
          <p class="times-who">
            <Stamp colour={colour} />
            <span class="times-name">
              <bdi>{name}</bdi>
            </span>
            <span class="display times-total">
              <SpokenDuration seconds={total} />
            </span>
          </p>
          <p class="times-room" aria-hidden="true">
            {total ? <span class="kinds-bar" style={{ "--part": total / most }} /> : null}
          </p>
          {turns ? (
            <p class="second-line">
              {t("clock.of_turns", {
                unit: findTurnUnit(game),
                median: formatDuration(median),
                longest: formatDuration(longest),
                when: nameTurn(game, longest_turn),
              })}
            </p>
          ) : null}
        </li>
      ))}
    </ul>
  );
}

function Numbers({ game, timed, title }: { game: string; timed: readonly Timed[]; title: string }) {
  const unit = findTurnUnit(game);
  return (
    <table class="course-table">
      <caption class="unseen">{title}</caption>
      <thead>
        <tr>
          <td />
          <th scope="col" class="label">
            {t("clock.in_all")}
          </th>
          <th scope="col" class="label">
            {t("clock.median", { unit })}
          </th>
          <th scope="col" class="label">
            {t("clock.longest", { unit })}
          </th>
        </tr>
      </thead>
      <tbody>
        {timed.map(({ seat, name, colour, total, turns, median, longest }) => (
          <tr key={seat}>
            <th scope="row">
              <span class="times-who">
                <Stamp colour={colour} />
                <span class="times-name">
                  <bdi>{name}</bdi>
                </span>
              </span>
            </th>
            <Cell seconds={total} />
            <Cell seconds={turns ? median : undefined} />
            <Cell seconds={turns ? longest : undefined} />
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Cell({ seconds }: { seconds: number | undefined }) {
  return <td class="display">{seconds === undefined ? "–" : <SpokenDuration seconds={seconds} />}</td>;
}

/** A duration in digits, and in words for screen readers. */
function SpokenDuration({ seconds }: { seconds: number }) {
  return (
    <>
      <span aria-hidden="true">{formatDuration(seconds)}</span>
      <span class="unseen">{describeDuration(seconds)}</span>
    </>
  );
}
