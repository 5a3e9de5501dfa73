import type { ComponentChildren } from "preact";
import { useLayoutEffect, useRef, useState } from "preact/hooks";
import { t } from "../i18n";
import { Button } from "./Button";
import { Icon } from "./Icon";
import type { IconName } from "./icons";
import { Stamp } from "./Stamp";

interface StripProps {
  /** Sunk: offline. Card: other people. Ink: back again. */
  tone: "sunk" | "card" | "ink";
  icon?: IconName | undefined;
  colour?: string | undefined;
  children: ComponentChildren;
  /** The way on: a link button, or two. */
  action?: ComponentChildren;
  /** Where a tap on the words leads. The strip then has one height, and words that are too many end in dots. */
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

/** Px: less is no hidden line. */
const LEAST = 8;

/** Words that are too many end in dots after a whole line; a tap opens all of them. */
function Words({ children }: { children: ComponentChildren }) {
  const lines = useRef<HTMLSpanElement>(null);
  const [isCut, setCut] = useState(false);
  const [isOpen, setOpen] = useState(false);
  useLayoutEffect(() => {
    const { current } = lines;
    if (!current || isCut) return;
    // Less than a line is a picture that stands out. Never back: the arrow takes room, without it the words might fit.
    const measure = () => current.scrollHeight > current.clientHeight + LEAST && setCut(true);
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
        <Button
          kind="link"
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
