/** What has failed, in words that are read out at once. Empty without words. */
export function Refusal({ words, small = false }: { words: string | null; small?: boolean }) {
  if (!words) return null;
  return (
    <p class={small ? "second-line bad" : "bad"} role="alert">
      {words}
    </p>
  );
}
