import type { ComponentChildren } from "preact";
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

/** One line under the seats about the connection or about other people; told politely. */
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
        <p class="strip-words">{children}</p>
      )}
      {action}
    </div>
  );
}
