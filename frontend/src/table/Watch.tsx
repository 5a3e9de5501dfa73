import { spokenTime, watchTime } from "./watchTime";

/** A time in digits; who listens hears it in words. */
export function Watch({ seconds }: { seconds: number }) {
  return (
    <>
      <span aria-hidden="true">{watchTime(seconds)}</span>
      <span class="unseen">{spokenTime(seconds)}</span>
    </>
  );
}
