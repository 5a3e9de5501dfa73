import { t } from "../i18n";

/** Seconds of silence after which any seat may take over as host. The server uses the same limit. */
export const HOST_GONE_AFTER = 60;

/**
 * Return how long a phone has been silent, in seconds up to 90, then in minutes. From ten on, seconds are rounded down to
 * tens, because screen readers read every change.
 */
export function describeSilence(seconds: number): string {
  if (seconds >= 90) return t("common.minutes", { n: Math.round(seconds / 60) });
  return t("common.seconds", { n: seconds < 10 ? seconds : Math.floor(seconds / 10) * 10 });
}
