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
}

/** One line under the seats about the connection or about other people; told politely. */
export function Strip({ tone, icon, colour, children, action }: StripProps) {
  return (
    <div class={`strip strip-${tone}`}>
      {colour === undefined ? null : <Stamp colour={colour} />}
      {icon ? <Icon name={icon} size={20} /> : null}
      <p class="strip-words">{children}</p>
      {action}
    </div>
  );
}
