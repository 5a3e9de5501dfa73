import { formatNumber } from "../i18n";
import { joinNames } from "../scores/results";
import { listWinners } from "../scores/scores";
import { Stamp } from "../ui/Stamp";
import type { Outcome, TableDocument } from "../wire";
import "./celebration.css";

/** Number of rays, and of falling shapes. */
const RAYS = 24;
const FALLING = 26;

/** Decorative picture of the winners in front of a rising sun; the heading beside it names them. */
export function Winners({ document, outcome }: { document: TableDocument; outcome: Outcome }) {
  const seats = listWinners(outcome).flatMap((seat) => document.table.seats[seat] ?? []);
  return (
    <div class="winners" style={{ "--columns": Math.ceil(Math.sqrt(seats.length)) }} aria-hidden="true">
      <div class="winners-who">
        <div class="winners-sun">
          <div class="winners-falling">
            {Array.from({ length: FALLING }, (_, i) => (
              <span
                key={i}
                style={{
                  // Not random, so that every screen shows the same.
                  "--across": ((i * 37 + 11) % 100) / 100,
                  animationDelay: `${(i * 83) % 700}ms`,
                  animationDuration: `${1_500 + ((i * 131) % 900)}ms`,
                }}
              >
                <Stamp colour={seats[i % seats.length]?.colour} size={i % 3 ? 12 : 22} />
              </span>
            ))}
          </div>
          <svg class="winners-rays" viewBox="-100 -100 200 200" aria-hidden="true">
            {Array.from({ length: RAYS }, (_, i) => (
              <path
                key={i}
                d={i % 2 ? "M-2 -44L0 -96 2 -44z" : "M-3 -44L0 -80 3 -44z"}
                transform={`rotate(${(360 / RAYS) * i})`}
              />
            ))}
          </svg>
          <div class="winners-stamps">
            {seats.map(({ id, colour }) => (
              <Stamp key={id} colour={colour} size={44} />
            ))}
          </div>
        </div>
        <div class="winners-words">
          <p class="winners-name display" dir="auto">
            {joinNames(seats.map(({ name }) => name))}
          </p>
          <p class="winners-points display">{formatNumber(Math.max(...outcome.scores))}</p>
        </div>
      </div>
    </div>
  );
}
