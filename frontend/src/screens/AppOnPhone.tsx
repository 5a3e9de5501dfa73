import { t } from "../i18n";
import { api } from "../net/api";
import { install, isInstalled, isIos } from "../platform/install";
import { prefer, preferences } from "../platform/preferences";
import { type Awake, awake } from "../session/wakeLock";
import { Button } from "../ui/Button";
import { Switch } from "../ui/fields";
import { Rich } from "../ui/Rich";
import { useRequest } from "../ui/useRequest";

const AWAKE_WORDS: Record<Awake, string> = {
  on: "settings.awake_on",
  idle: "settings.awake_idle",
  off: "settings.awake_idle",
  refused: "settings.awake_refused",
  none: "settings.awake_none",
};

/** Switch that keeps the screen on, and says whether the browser allows it. */
export function AwakeSwitch() {
  const words =
    awake.value === "none" && !window.isSecureContext ? "settings.awake_http" : AWAKE_WORDS[awake.value];
  return (
    <Switch
      label={t("settings.awake")}
      hint={t(words)}
      on={preferences.value.awake && awake.value !== "none"}
      onChange={(on) => prefer({ awake: on })}
    />
  );
}

/** The way to HTTPS, as this server was started. */
function WayToHttps() {
  const { answer } = useRequest("https", api.httpsWay);
  const { way, words } = answer ?? { way: "ask" };
  return (
    <p>
      <Rich words={t(`missing.${way}`, { words: words ?? "" })} />
    </p>
  );
}

/** Section on installing the app. Over plain HTTP it says what browsers withhold, and how to get it. */
export function AppOnPhone() {
  if (!window.isSecureContext) {
    return (
      <section class="prose">
        <h2 class="sub-head">{t("missing.title")}</h2>
        <p>{t("missing.about")}</p>
        <ul class="points">
          <li>{t("missing.install")}</li>
          <li>{t("missing.offline")}</li>
          <li>{t("missing.awake")}</li>
          <li>{t("missing.scan")}</li>
        </ul>
        <WayToHttps />
      </section>
    );
  }
  if (isInstalled()) return null;
  const ask = install.value;
  return (
    <section class="prose">
      <h2 class="sub-head">{t("install.title")}</h2>
      {ask ? (
        <Button onPress={ask}>{t("install.now")}</Button>
      ) : (
        <p>{t(isIos() ? "install.ios" : "install.menu")}</p>
      )}
      {isIos() ? <p class="second-line">{t("install.apart")}</p> : null}
    </section>
  );
}
