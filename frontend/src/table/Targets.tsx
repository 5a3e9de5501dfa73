import { t } from "../i18n";
import { type GameArt, kindOf } from "../pieces/assets";
import { type Placing, targetsOf } from "../surfaces/grid/placing";
import type { PlacePrompt } from "../wire";

interface TargetsProps {
  art: GameArt;
  prompt: PlacePrompt;
  placing: Placing;
  onToggle: (segment: string) => void;
}

/** The targets on the placed piece, by name, with the same numbers as on the board. A second tap takes the choice off. */
export function Targets({ art, prompt, placing, onToggle }: TargetsProps) {
  const targets = targetsOf(prompt, placing);
  if (!targets.length) return null;
  return (
    <ul class="targets" aria-label={t("play.targets")}>
      {targets.map(([segment, note], i) => (
        <li key={segment}>
          <button
            type="button"
            class={segment === placing.target ? "target-choice target-choice-on" : "target-choice"}
            aria-pressed={segment === placing.target}
            data-choice={segment}
            onClick={() => onToggle(segment)}
          >
            <span class="display">{i + 1}</span>
            <span class="target-name">{t(`${art.id}.target_${kindOf(art, prompt.piece, segment)}`)}</span>
            {note ? <span class="target-note">{noteWords(art, note)}</span> : null}
          </button>
        </li>
      ))}
    </ul>
  );
}

/** Return a note of the form `<word>:<number>` in words. */
function noteWords(art: GameArt, note: string): string {
  const [word = "", n = "0"] = note.split(":");
  return t(`${art.id}.note_${word}`, { n: Number(n) });
}
