import { useEffect, useRef, useState } from "preact/hooks";
import { t } from "../i18n";
import "./handover.css";

/** Duration of a long press, in ms. */
const HOLD = 600;
/** Longest time between two presses, in ms. */
const TWICE = 3_000;

const HOW = "hand-how";

/** The line above the button. */
export function HoldHow() {
  return <span id={HOW}>{t("hand.how")}</span>;
}

/** Button that is held or pressed twice, so that a stray touch does not reveal secrets. */
export function HoldButton({ onTaken }: { onTaken: () => void }) {
  const [once, setOnce] = useState(false);
  const [isHeld, setHeld] = useState(false);
  const holding = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const forgetting = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const release = () => {
    clearTimeout(holding.current);
    setHeld(false);
  };
  useEffect(
    () => () => {
      clearTimeout(holding.current);
      clearTimeout(forgetting.current);
    },
    [],
  );
  const hold = (event: PointerEvent) => {
    if (event.button !== 0) return;
    setHeld(true);
    clearTimeout(holding.current);
    holding.current = setTimeout(onTaken, HOLD);
  };
  const press = () => {
    if (once) {
      onTaken();
      return;
    }
    setOnce(true);
    forgetting.current = setTimeout(() => setOnce(false), TWICE);
  };
  return (
    <button
      type="button"
      class={isHeld ? "button button-main hand-take hand-held" : "button button-main hand-take"}
      onPointerDown={hold}
      onPointerUp={release}
      onPointerLeave={release}
      onPointerCancel={release}
      onContextMenu={(event) => event.preventDefault()}
      onClick={press}
      aria-describedby={HOW}
    >
      <span aria-live="polite">{t(once ? "hand.once_more" : "hand.hold")}</span>
    </button>
  );
}
