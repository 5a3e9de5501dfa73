import { formatNumber } from "../i18n";
import type { GameArt } from "../pieces/assets";
import { AGREED, describeGoal, describeKind, KindIcon } from "../scores/ScoreTable";
import type { Standing } from "../scores/scores";
import { Stamp } from "../ui/Stamp";
import type { View } from "../wire";

interface KindProps {
  game: string;
  categories: readonly string[];
  standings: readonly Standing[];
  goals?: View["goals"];
  art: GameArt | null;
}

/** Points by category as bars, each with its number and, for screen readers, the player's name. */
export function KindChart({ game, categories, standings, goals, art }: KindProps) {
  const agreed = standings.some(({ by }) => AGREED in by);
  const kinds = agreed ? [...categories, AGREED] : categories;
  const most = Math.max(1, ...standings.flatMap(({ by }) => Object.values(by).map(Math.abs)));
  return (
    <ul class="kinds">
      {kinds.map((kind) => (
        <li key={kind}>
          <p class="kinds-head">
            <KindIcon category={kind} art={art} size={22} />
            {describeGoal(game, kind, goals) ?? describeKind(game, kind)}
          </p>
          <ul>
            {standings.map(({ seat, name, colour, by }) => (
              <li key={seat} class={`kinds-row seat-${colour}`}>
                <Stamp colour={colour} size={16} />
                <span class="unseen">{name}: </span>
                <span class="kinds-room" aria-hidden="true">
                  {by[kind] ? (
                    <span class="kinds-bar" style={{ "--part": Math.abs(by[kind] ?? 0) / most }} />
                  ) : null}
                </span>
                <span class="display kinds-number">{formatNumber(by[kind] ?? 0)}</span>
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  );
}
