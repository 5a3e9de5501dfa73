import { has, t } from "../i18n";
import { findKind, type GameArt } from "../pieces/assets";
import { describePart } from "../surfaces/grid/describe";
import { findAddedKind, listTargets, type Placing } from "../surfaces/grid/placing";
import type { PlacePrompt } from "../wire";

interface TargetsProps {
  art: GameArt;
  prompt: PlacePrompt;
  placing: Placing;
  /** Undefined: a row is chosen, and a second tap takes the choice off. */
  onClaim: ((segment: string) => void) | undefined;
  onToggle: (segment: string) => void;
}

/** The targets on the placed piece, by name, with the same numbers as on the board. */
export function Targets({ art, prompt, placing, onClaim, onToggle }: TargetsProps) {
  const targets = listTargets(prompt, placing);
  if (!targets.length) return null;
  const names = targets.map(([segment]) => nameTarget(art, prompt, placing, segment));
  const isShared = (name: string | undefined) => names.filter((other) => other === name).length > 1;
  return (
    <ul class="targets" aria-label={t("play.targets")}>
      {targets.map(([segment, note], i) => (
        <li key={segment}>
          <button
            type="button"
            class={segment === placing.target ? "target-choice target-choice-on" : "target-choice"}
            aria-pressed={segment === placing.target || (onClaim ? undefined : false)}
            data-choice={segment}
            onClick={() => (onClaim ?? onToggle)(segment)}
          >
            <span class="display">{i + 1}</span>
            <span class="target-name">{names[i]}</span>
            {isShared(names[i]) ? (
              <span class="unseen">
                , {describePart(art, prompt.piece, Number(placing.rotation), segment)}
              </span>
            ) : null}
            {note ? <span class="target-note">{describeNote(art, note)}</span> : null}
          </button>
        </li>
      ))}
    </ul>
  );
}

/** Return what the piece would be there. A piece with a name of its own keeps it, where the texts say so. */
function nameTarget(art: GameArt, prompt: PlacePrompt, placing: Placing, segment: string): string {
  const target = `${art.id}.target_${findKind(art, prompt.piece, segment)}`;
  const named = `${target}_${findAddedKind(prompt, placing)}`;
  return t(has(named) ? named : target);
}

/** Return a note of the form `<word>:<number>` in words. */
function describeNote(art: GameArt, note: string): string {
  const [word = "", n = "0"] = note.split(":");
  return t(`${art.id}.note_${word}`, { n: Number(n) });
}
