import { useEffect, useState } from "preact/hooks";
import { t } from "../i18n";

const LONG = 3;

/** Whole seconds since this was first shown. */
function useSeconds(): number {
  const [seconds, setSeconds] = useState(0);
  useEffect(() => {
    const from = Date.now();
    const timer = setInterval(() => setSeconds(Math.floor((Date.now() - from) / 1000)), 1000);
    return () => clearInterval(timer);
  }, []);
  return seconds;
}

const WORTH_TELLING = 60;

/**
 * How long the table has been waiting for somebody, once that is a while: each phone counts from when it first showed it.
 * Give it a key.
 */
export function Since() {
  const seconds = useSeconds();
  if (seconds < WORTH_TELLING) return <>{"\u00a0"}</>;
  const time = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
  return <>{t("play.since", { time })}</>;
}

/** Under the work of the system seat: it is never a bare spinner. */
export function Counting() {
  return <>{t(useSeconds() >= LONG ? "play.takes_longer" : "play.counting")}</>;
}
