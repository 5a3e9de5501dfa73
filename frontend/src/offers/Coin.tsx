/** A price or a purse: the number on a coin. Its words stand beside it. */
export function Coin({ n, size = "small" }: { n: number; size?: "small" | "large" }) {
  return (
    <span class={`coin coin-${size} display`} aria-hidden="true">
      {n}
    </span>
  );
}
