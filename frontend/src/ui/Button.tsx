import type { ComponentChildren } from "preact";
import { Icon } from "./Icon";
import type { IconName } from "./icons";
import { leadTo } from "./leadTo";

interface ButtonProps {
  kind?: "main" | "second" | "link";
  /** Without children the icon is the whole button, and `label` is required. */
  icon?: IconName;
  /** Accessible name, instead of the visible words. */
  label?: string | undefined;
  onPress?: (() => void) | undefined;
  /** Why it cannot be pressed now, shown as its words. The button stays in the tab order, so that the focus is not lost. */
  missing?: string | undefined;
  /** Selector of what is missing, within the form or the screen; a tap focuses it. */
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

/** The one button of a screen that leads on; its words name the outcome. */
export const MainButton = (props: ButtonProps) => <Button {...props} kind="main" />;

/** A button inside a sentence or a row. */
export const LinkButton = (props: ButtonProps) => <Button {...props} kind="link" />;
