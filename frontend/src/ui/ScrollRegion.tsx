import type { ComponentChildren } from "preact";

interface ScrollRegionProps {
  label: string;
  /** An additional class. */
  look?: string;
  children: ComponentChildren;
}

/** Something to read that may be longer than its place: the keyboard reaches it to scroll. */
export function ScrollRegion({ label, look = "", children }: ScrollRegionProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls has to take the focus
    <section class={`reading ${look}`} aria-label={label} tabIndex={0}>
      {children}
    </section>
  );
}
