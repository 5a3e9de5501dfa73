/** A text in which `<b>` marks the words that matter. Nothing else of it is markup. */
export function Rich({ words }: { words: string }) {
  return (
    <>
      {words
        .split(/(<b>.*?<\/b>)/)
        .map((part) => (part.startsWith("<b>") ? <b key={part}>{part.slice(3, -4)}</b> : part))}
    </>
  );
}
