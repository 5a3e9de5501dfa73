import { useRef } from "preact/hooks";

/** Decide when the prompt's heading takes the focus: after an own action has led to another step, never because of what
 * somebody else did. If the action takes long, sending it is a step of its own.
 *
 * `byOwn`: an own action led to the step, so its heading is read aloud anyway. `byKeys`: that action was made by keyboard.
 * @param step names the step; empty while an answer is being sent and this has not taken long.
 * @param sending true if the step is about sending.
 */
export function useFocusKey(
  step: string,
  sending = false,
): { focusKey: number; byOwn: boolean; byKeys: boolean; acted: () => void } {
  const last = useRef({ step, expecting: false, isAnnounced: false, byOwn: false, byKeys: false, count: 0 });
  const { current } = last;
  if (step !== "" && step !== current.step) {
    current.step = step;
    // What others do meanwhile changes the text but not the focus.
    current.byOwn = current.expecting && !(sending && current.isAnnounced);
    if (current.byOwn) current.count += 1;
    current.isAnnounced = current.expecting && sending;
    current.expecting = current.isAnnounced;
  }
  const acted = () => {
    current.expecting = true;
    current.isAnnounced = false;
    const at = document.activeElement;
    current.byKeys = at !== document.body && (at?.matches(":focus-visible") ?? false);
  };
  return { focusKey: current.count, byOwn: current.byOwn, byKeys: current.byKeys, acted };
}
