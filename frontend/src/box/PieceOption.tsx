import type { ComponentChildren } from "preact";

interface PieceOptionProps {
  name: string;
  words: readonly string[];
  chosen: boolean;
  onChoose: () => void;
  children: ComponentChildren;
}

/** A radio button with a picture. Tapping the chosen one calls `onChoose`, too. */
export function PieceOption({ name, words, chosen, onChoose, children }: PieceOptionProps) {
  return (
    <label class={chosen ? "chip chip-chosen box-reading" : "chip box-reading"}>
      <input class="unseen" type="radio" name={name} checked={chosen} onChange={onChoose} />
      {children}
      <OptionWords words={words} />
    </label>
  );
}

/** What tells an option apart, a line each. */
export function OptionWords({ words }: { words: readonly string[] }) {
  return (
    <span class="choice-words">
      {words.map((word) => (
        <span key={word}>{word}</span>
      ))}
    </span>
  );
}
