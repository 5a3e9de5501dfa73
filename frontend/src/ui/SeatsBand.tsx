import type { ComponentChildren } from "preact";
import { formatNumber, t } from "../i18n";
import { Icon, Line } from "./Icon";
import { Stamp } from "./Stamp";
import "../styles/seats.css";

export interface Pill {
  /** Key: the seat's number. */
  seat: number;
  name: string;
  colour: string;
  points: number;
  /** The table waits for this seat. */
  active: boolean;
  /** True if its board is on the screen, where each seat has one. */
  isShown?: boolean | undefined;
  /** True if this phone plays the seat. */
  isOwn?: boolean | undefined;
  /** True if it is the viewer's seat. */
  you?: boolean | undefined;
  /** Word under the pill: how long its phone has been silent. In large text a clock beside the name stands for it. */
  presence?: string | undefined;
  /** Points just scored, "+6"; shown instead of the name. */
  gain?: string | undefined;
  /** What it has left, shown as icons with numbers. */
  supplies?: readonly { kind: string; n: number; icon: string; words: string; isLast: boolean }[];
}

interface SeatsBandProps {
  pills: readonly Pill[];
  /** Called for a tap on a seat. */
  onSeat?: (seat: number) => void;
  /** The menu at the end. */
  children?: ComponentChildren;
}

/** The top band: stamp and points of everybody in turn order. A pill is read out as it is seen ("4 Anna"), then the rest. */
export function SeatsBand({ pills, onSeat, children }: SeatsBandProps) {
  return (
    <nav class="seats" aria-label={t("seats.band")}>
      <ul class={pills.length > 4 ? "pills pills-many" : "pills"}>
        {pills.map((pill) => (
          <li key={pill.seat}>
            <button
              type="button"
              class={`pill${pill.isOwn ? " pill-own" : ""}${pill.active ? " pill-active" : ""}${pill.isShown ? " pill-shown" : ""}`}
              aria-pressed={pill.isShown}
              onClick={() => onSeat?.(pill.seat)}
            >
              <Stamp colour={pill.colour} />
              <span class="pill-points display">{formatNumber(pill.points)}</span>{" "}
              {pill.gain === undefined ? (
                <span class="pill-who may-be-unseen">
                  {pill.presence === undefined ? null : <Icon name="clock" size={14} />}
                  <span class="pill-name may-be-unseen" dir="auto">
                    {pill.name}
                  </span>
                  {pill.you ? (
                    <>
                      {" "}
                      <span class="pill-you">{t("seats.you")}</span>
                    </>
                  ) : null}
                </span>
              ) : (
                <>
                  <span class="pill-gain display">{pill.gain}</span> <span class="unseen">{pill.name}</span>
                </>
              )}
              {pill.supplies?.length ? (
                <span class="pill-supplies" aria-hidden="true">
                  {pill.supplies.map(({ kind, n, icon, isLast }) => (
                    <span key={kind} class={isLast ? "pill-supply pill-supply-last" : "pill-supply"}>
                      <Line path={icon} size={13} />
                      {n}
                    </span>
                  ))}
                </span>
              ) : null}
              {pill.presence === undefined ? null : (
                <>
                  {" "}
                  <span class="pill-presence">{pill.presence}</span>
                </>
              )}
              <span class="unseen">
                {[
                  "",
                  t("seats.pill", { colour: t(`colour.${pill.colour}`), points: pill.points }),
                  ...(pill.supplies ?? []).map(({ words }) => words),
                  ...(pill.active ? [t(pill.you ? "seats.active_own" : "seats.active")] : []),
                ].join(", ")}
              </span>
            </button>
          </li>
        ))}
      </ul>
      {children}
    </nav>
  );
}
