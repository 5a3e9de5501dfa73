import { useEffect, useState } from "preact/hooks";
import { t } from "../i18n";

const LONG = 3;
/** Less is nothing to tell of; after more the table is resting. */
const WORTH_TELLING = { from: 60, until: 3600 };

/** Whole seconds since a moment, ms; they count on. */
function useSecondsSince(moment: number): number {
  const [, tick] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => tick((ticks) => ticks + 1), 1000);
    return () => clearInterval(timer);
  }, []);
  return Math.floor((Date.now() - moment) / 1000);
}

/** How long the table has waited for its next entry, once that is a while: the same on every phone. */
export function Waited({ since }: { since: number }) {
  const seconds = useSecondsSince(since);
  if (seconds < WORTH_TELLING.from || seconds >= WORTH_TELLING.until) return <>{"\u00a0"}</>;
  const time = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
  return <>{t("play.since", { time })}</>;
}

/** Under the work of the system seat: it is never a bare spinner. */
export function Counting() {
  const [from] = useState(() => Date.now());
  return <>{t(useSecondsSince(from) >= LONG ? "play.takes_longer" : "play.counting")}</>;
}
