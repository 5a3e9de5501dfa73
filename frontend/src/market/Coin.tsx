/** A price: the number on a coin. Its words stand beside it. */
export function Coin({ n }: { n: number }) {
  return (
    <span class="coin display" aria-hidden="true">
      {n}
    </span>
  );
}
