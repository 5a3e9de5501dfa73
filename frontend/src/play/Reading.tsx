import type { ComponentChildren } from "preact";

/** Something to read that may be longer than its place: the keyboard reaches it to scroll. */
export function Reading({ label, children }: { label: string; children: ComponentChildren }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls has to take the focus
    <section class="reading" aria-label={label} tabIndex={0}>
      {children}
    </section>
  );
}
