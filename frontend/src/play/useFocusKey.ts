import { useRef } from "preact/hooks";

/**
 * When the prompt's heading takes the focus: after an own action has led to another step, never because of what
 * somebody else did.
 *
 * `byOwn`: the step came of an own action, so its heading is read anyway.
 *
 * @param step names the step; empty while an answer is on its way, which is no step of its own.
 */
export function useFocusKey(step: string): { focusKey: number; byOwn: boolean; acted: () => void } {
  const seen = useRef({ step, expecting: false, byOwn: false, count: 0 });
  const { current } = seen;
  if (step !== "" && step !== current.step) {
    current.step = step;
    current.byOwn = current.expecting;
    if (current.expecting) current.count += 1;
    current.expecting = false;
  }
  const acted = () => {
    current.expecting = true;
  };
  return { focusKey: current.count, byOwn: current.byOwn, acted };
}
