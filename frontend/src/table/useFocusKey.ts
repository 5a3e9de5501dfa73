import { useRef } from "preact/hooks";

/**
 * When the prompt's heading takes the focus: after an own action has led to another step, never because of what
 * somebody else did. Where the action takes long, that it is on its way is such a step, and what it leads to another.
 *
 * `byOwn`: the step came of an own action, so its heading is read anyway. `byKeys`: that action was made by keys.
 *
 * @param step names the step; empty while an answer is on its way, which is no step of its own until that takes long.
 * @param sending whether the step says that an answer is on its way.
 */
export function useFocusKey(
  step: string,
  sending = false,
): { focusKey: number; byOwn: boolean; byKeys: boolean; acted: () => void } {
  const seen = useRef({ step, expecting: false, told: false, byOwn: false, byKeys: false, count: 0 });
  const { current } = seen;
  if (step !== "" && step !== current.step) {
    current.step = step;
    // What the others do meanwhile changes what is written, not where the focus is.
    current.byOwn = current.expecting && !(sending && current.told);
    if (current.byOwn) current.count += 1;
    current.told = current.expecting && sending;
    current.expecting = current.told;
  }
  const acted = () => {
    current.expecting = true;
    current.told = false;
    const at = document.activeElement;
    current.byKeys = at !== document.body && (at?.matches(":focus-visible") ?? false);
  };
  return { focusKey: current.count, byOwn: current.byOwn, byKeys: current.byKeys, acted };
}
