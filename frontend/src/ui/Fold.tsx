import type { ComponentChildren } from "preact";

interface FoldProps {
  title: ComponentChildren;
  /** The element of the title: a heading, or plain words. */
  as?: "h2" | "h3" | "span";
  open?: boolean;
  onToggle?: (open: boolean) => void;
  children: ComponentChildren;
}

/** A part of a page that a tap on its title unfolds. */
export const Fold = ({ title, as: Title = "span", open, onToggle, children }: FoldProps) => (
  <details class="fold" open={open} onToggle={(event) => onToggle?.(event.currentTarget.open)}>
    <summary>
      <Title class="row-words row-title">{title}</Title>
    </summary>
    {children}
  </details>
);
