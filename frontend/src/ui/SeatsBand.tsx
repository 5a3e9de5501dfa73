import type { ComponentChildren } from "preact";
import { t } from "../i18n";
import { Stamp } from "./Stamp";

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
  /** Word under the pill: how long its phone has been silent. */
  presence?: string | undefined;
  /** Points just scored, "+6"; shown instead of the name. */
  gain?: string | undefined;
}

interface SeatsBandProps {
  pills: readonly Pill[];
  /** Called for a tap on a seat. */
  onSeat?: (seat: number) => void;
  /** The menu at the end. */
  children?: ComponentChildren;
}

/** The top band: stamp and points of everybody in turn order. */
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
              aria-label={[
                t("seats.pill", {
                  name: pill.name,
                  colour: t(`colour.${pill.colour}`),
                  points: pill.points,
                }),
                ...(pill.gain === undefined ? [] : [pill.gain]),
                ...(pill.you ? [t("seats.you")] : []),
                ...(pill.active ? [t("seats.active")] : []),
                ...(pill.presence === undefined ? [] : [pill.presence]),
              ].join(", ")}
              onClick={() => onSeat?.(pill.seat)}
            >
              <Stamp colour={pill.colour} />
              <span class="pill-points display">{pill.points}</span>
              {pill.gain === undefined ? (
                <span class="pill-who" aria-hidden="true">
                  <span class="pill-name">{pill.name}</span>
                  {pill.you ? <span class="pill-you">{t("seats.you")}</span> : null}
                </span>
              ) : (
                <span class="pill-gain display" aria-hidden="true">
                  {pill.gain}
                </span>
              )}
              {pill.presence === undefined ? null : <span class="pill-presence">{pill.presence}</span>}
            </button>
          </li>
        ))}
      </ul>
      {children}
    </nav>
  );
}
