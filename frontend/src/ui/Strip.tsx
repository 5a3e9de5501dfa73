import type { ComponentChildren } from "preact";
import { useLayoutEffect, useRef, useState } from "preact/hooks";
import { t } from "../i18n";
import { LinkButton } from "./Button";
import { Icon } from "./Icon";
import type { IconName } from "./icons";
import { Stamp } from "./Stamp";

interface StripProps {
  /** Sunk: offline. Card: about other people. Ink: online again. */
  tone: "sunk" | "card" | "ink";
  icon?: IconName | undefined;
  colour?: string | undefined;
  children: ComponentChildren;
  /** One or two link buttons. */
  action?: ComponentChildren;
  /** Called for a tap on the words. The strip then has a fixed height, and a long text ends in an ellipsis. */
  onRead?: (() => void) | undefined;
}

/** One line under the seats about the connection or about other people; a polite live region. */
export function Strip({ tone, icon, colour, children, action, onRead }: StripProps) {
  return (
    <div class={`strip strip-${tone}${onRead ? " strip-steady" : ""}`}>
      {colour === undefined ? null : <Stamp colour={colour} />}
      {icon ? <Icon name={icon} size={20} /> : null}
      {onRead ? (
        <button type="button" class="strip-words strip-read" onClick={onRead}>
          <span class="strip-lines">{children}</span>
        </button>
      ) : (
        <Words>{children}</Words>
      )}
      {action}
    </div>
  );
}

/** Overflow in px that counts as a hidden line. */
const MIN_OVERFLOW = 8;

/** A text that is cut with an ellipsis after a whole line; a tap opens all of it. */
function Words({ children }: { children: ComponentChildren }) {
  const lines = useRef<HTMLSpanElement>(null);
  const [isCut, setCut] = useState(false);
  const [isOpen, setOpen] = useState(false);
  useLayoutEffect(() => {
    const { current } = lines;
    if (!current || isCut) return;
    // A smaller overflow is a picture. Never reset it: without the arrow the words might fit, and it would flicker.
    const measure = () => current.scrollHeight > current.clientHeight + MIN_OVERFLOW && setCut(true);
    const observer = new ResizeObserver(measure);
    observer.observe(current);
    measure();
    return () => observer.disconnect();
  });
  return (
    <p class={isOpen ? "strip-words strip-open" : "strip-words"}>
      <span ref={lines} class="strip-lines">
        {children}
      </span>
      {isCut ? (
        <LinkButton
          icon={isOpen ? "up" : "down"}
          label={t("common.more")}
          expanded={isOpen}
          class="strip-more"
          onPress={() => setOpen(!isOpen)}
        />
      ) : null}
    </p>
  );
}
