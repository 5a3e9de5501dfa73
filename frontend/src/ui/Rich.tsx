/** A text in which `<b>` is the only markup. */
export function Rich({ words }: { words: string }) {
  return (
    <>
      {words
        .split(/(<b>.*?<\/b>)/)
        .map((part) => (part.startsWith("<b>") ? <b key={part}>{part.slice(3, -4)}</b> : part))}
    </>
  );
}
