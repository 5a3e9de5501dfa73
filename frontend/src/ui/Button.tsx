import type { ComponentChildren } from "preact";
import { Icon } from "./Icon";
import type { IconName } from "./icons";
import { leadTo } from "./leadTo";

export interface ButtonProps {
  /** Main: amber, one a screen, names the outcome. Second: the rest. Link: inside a sentence or a row. */
  kind?: "main" | "second" | "link";
  /** With no children the icon stands alone and `label` is required. */
  icon?: IconName;
  /** What a screen reader says instead of the visible words. */
  label?: string | undefined;
  onPress?: (() => void) | undefined;
  /** Why it cannot be pressed now: shown as its words. It stays in the tab order, so the focus is never lost. */
  missing?: string | undefined;
  /** What is missing, as a selector within the form or the screen: a tap leads there. */
  leadsTo?: string | undefined;
  /** A toggle's state. */
  pressed?: boolean;
  expanded?: boolean;
  submit?: boolean;
  children?: ComponentChildren;
  class?: string;
}

export function Button(props: ButtonProps) {
  const { kind = "second", icon, label, onPress, missing, pressed, expanded, submit, children } = props;
  const off = missing !== undefined;
  const alone = icon !== undefined && children === undefined && !off;
  const names = ["button", `button-${kind}`, off ? "button-off" : "", alone ? "button-square" : ""];
  return (
    <button
      type={submit ? "submit" : "button"}
      class={[...names, props.class ?? ""].filter(Boolean).join(" ")}
      aria-label={off ? undefined : label}
      aria-disabled={off ? "true" : undefined}
      aria-pressed={pressed}
      aria-expanded={expanded}
      onClick={(event) => {
        if (!off) onPress?.();
        else {
          event.preventDefault();
          const at = event.currentTarget;
          if (props.leadsTo) leadTo(props.leadsTo, at.closest("form") ?? at.closest("main") ?? document);
        }
      }}
    >
      {icon && !off ? <Icon name={icon} /> : null}
      {off && props.leadsTo ? <Icon name="up" size={20} /> : null}
      {off ? <span>{missing}</span> : children === undefined ? null : <span>{children}</span>}
    </button>
  );
}
