import { useEffect, useState } from "preact/hooks";
import { t } from "../i18n";

/** Seconds after which `Counting` says that it takes longer. */
const LONG = 3;
/** The waiting time is shown between these bounds, in s. After an hour the table is resting. */
const SHOWN = { from: 60, until: 3600 };

/** Return the whole seconds since a moment (in ms), updated every second. */
function useSecondsSince(moment: number): number {
  const [, tick] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => tick((ticks) => ticks + 1), 1000);
    return () => clearInterval(timer);
  }, []);
  return Math.floor((Date.now() - moment) / 1000);
}

/** How long the table has waited for its next entry, from one minute on; the same on every phone. */
export function Waited({ since }: { since: number }) {
  const seconds = useSecondsSince(since);
  if (seconds < SHOWN.from || seconds >= SHOWN.until) return <>{"\u00a0"}</>;
  const time = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
  return <>{t("play.since", { time })}</>;
}

/** Words shown while the system seat works. */
export function Counting() {
  const [from] = useState(() => Date.now());
  return <>{t(useSecondsSince(from) >= LONG ? "play.takes_longer" : "play.counting")}</>;
}
