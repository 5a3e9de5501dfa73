import { useEffect, useState } from "preact/hooks";
import { t } from "../i18n";

/** Seconds after which `Counting` says that it takes longer. */
const LONG = 3;
/** The waiting time is shown between these bounds, in s. After an hour the table is resting. */
const SHOWN = { from: 60, until: 3600 };

/** Return the whole seconds since a moment, in ms of `performance.now()`, updated every second. */
function useSecondsSince(moment: number): number {
  const [, tick] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => tick((ticks) => ticks + 1), 1000);
    return () => clearInterval(timer);
  }, []);
  return Math.floor((performance.now() - moment) / 1000);
}

/** An empty line, whose height is kept for words that may come. */
export const Blank = () => <span class="blank">{"\u00a0"}</span>;

/** How long the table has waited for its next entry, from one minute on; the same on every phone. */
export function Waited({ since }: { since: number }) {
  const seconds = useSecondsSince(since);
  if (seconds < SHOWN.from || seconds >= SHOWN.until) return <Blank />;
  const time = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
  return <>{t("play.since", { time })}</>;
}

/** Words shown while the system seat works. */
export function Counting() {
  const [from] = useState(() => performance.now());
  return <>{t(useSecondsSince(from) >= LONG ? "play.takes_longer" : "play.counting")}</>;
}
