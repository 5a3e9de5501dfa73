import { durationDigits, durationWords } from "./duration";

/** A time in digits; who listens hears it in words. */
export function SpokenDuration({ seconds }: { seconds: number }) {
  return (
    <>
      <span aria-hidden="true">{durationDigits(seconds)}</span>
      <span class="unseen">{durationWords(seconds)}</span>
    </>
  );
}
