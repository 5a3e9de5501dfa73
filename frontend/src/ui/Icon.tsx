import { ICONS, type IconName } from "./icons";

/** An icon in the colour of its text. A control without words needs a label. */
export function Icon({ name, size = 24 }: { name: IconName; size?: number }) {
  return <Line path={ICONS[name]} size={size} />;
}

/** One path in a 24 px box, drawn like an icon. */
export function Line({ path, size }: { path: string; size: number }) {
  return (
    <svg class="icon" viewBox="0 0 24 24" width={size} height={size} aria-hidden="true">
      <path
        d={path}
        fill="none"
        stroke="currentColor"
        stroke-width="2.4"
        stroke-linecap="round"
        stroke-linejoin="round"
      />
    </svg>
  );
}
