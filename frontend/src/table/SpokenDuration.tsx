import { durationDigits, durationWords } from "./duration";

/** A duration in digits, and in words for screen readers. */
export function SpokenDuration({ seconds }: { seconds: number }) {
  return (
    <>
      <span aria-hidden="true">{durationDigits(seconds)}</span>
      <span class="unseen">{durationWords(seconds)}</span>
    </>
  );
}
