import type { ComponentChildren } from "preact";
import { Icon } from "./Icon";

/** A list with lines between its rows. */
export function Rows({ label, children }: { label?: string; children: ComponentChildren }) {
  return (
    <ul class="rows" aria-label={label}>
      {children}
    </ul>
  );
}

interface RowProps {
  /** Stamp or icon at the left. */
  lead?: ComponentChildren;
  title: ComponentChildren;
  second?: ComponentChildren;
  /** Points, a state, controls at the right. */
  end?: ComponentChildren;
  /** The whole row is one button then, with an arrow at its end. */
  onPress?: (() => void) | undefined;
}

export function Row({ lead, title, second, end, onPress }: RowProps) {
  const words = (
    <>
      {lead}
      <span class="row-words">
        <span class="row-title">{title}</span>
        {second === undefined ? null : <span class="second-line">{second}</span>}
      </span>
      {end}
    </>
  );
  if (!onPress) return <li class="row">{words}</li>;
  return (
    <li>
      <button type="button" class="row row-button" onClick={onPress}>
        {words}
        <Icon name="next" size={20} />
      </button>
    </li>
  );
}
