/** A price as a number on a coin. Hidden from screen readers: the text beside it says the price. */
export function Coin({ n }: { n: number }) {
  return (
    <span class="coin display" aria-hidden="true">
      {n}
    </span>
  );
}
