import { useEffect } from "preact/hooks";
import { LANGUAGES, roomsOf, t } from "../i18n";
import { pulse } from "../platform/haptics";
import { type Preferences, prefer, preferences } from "../platform/preferences";
import { back } from "../router";
import { games, loadGames, openTable } from "../session/session";
import { mayReload } from "../table/mayReload";
import { Rulings } from "../table/Rulings";
import { Button } from "../ui/Button";
import { Choice } from "../ui/Chip";
import { Switch } from "../ui/fields";
import { Heading } from "../ui/Heading";
import { Screen } from "../ui/Screen";
import { updateStrip } from "../ui/UpdateStrip";
import { useTitle } from "../ui/useTitle";
import { AppOnPhone, AwakeSwitch } from "./AppOnPhone";

/** Names of languages are written in themselves. */
const LANGUAGE_NAMES = { en: "English", de: "Deutsch" } as const;

/** What this phone wants, and how the table decides where the rules are silent. */
export function Settings() {
  useTitle(t("settings.title"));
  const wishes = preferences.value;
  const table = openTable.value?.document.value?.table;
  const playing = table?.game;
  useEffect(() => {
    // Offline the rulings of the game at hand are still shown; the list of the others is no need.
    if (playing === undefined) loadGames().catch(() => undefined);
  }, [playing]);
  const silent = table ? roomsOf(table) : (games.value ?? []).map(({ id }) => id);
  return (
    <Screen
      top={<Heading title={t("settings.title")} onBack={() => back([])} />}
      strip={!openTable.value || mayReload(openTable.value) ? updateStrip() : null}
    >
      <div class="form">
        <Choice
          legend={t("settings.language")}
          name="language"
          value={wishes.language}
          choices={[
            { value: "", label: t("settings.language_system") },
            ...LANGUAGES.map((language) => ({ value: language, label: LANGUAGE_NAMES[language] })),
          ]}
          onChoose={(language) => prefer({ language })}
        />
        <Choice<Preferences["theme"]>
          legend={t("settings.light")}
          name="light"
          value={wishes.theme}
          choices={(["system", "day", "lamp"] as const).map((value) => ({
            value,
            label: t(`settings.light_${value}`),
          }))}
          onChoose={(theme) => prefer({ theme })}
        />
        <Choice<Preferences["signals"]>
          legend={t("settings.signals")}
          name="signals"
          value={wishes.signals}
          choices={(["off", "touch", "both"] as const).map((value) => ({
            value,
            label: t(`settings.signals_${value}`),
          }))}
          onChoose={(signals) => {
            prefer({ signals });
            pulse("turn");
          }}
        />
        {wishes.signals === "off" ? null : (
          <Button kind="link" onPress={() => pulse("turn")}>
            {t("settings.signals_try")}
          </Button>
        )}
        <div class="rows">
          <Switch
            label={t("settings.contrast")}
            hint={t("settings.contrast_about")}
            on={wishes.contrast}
            onChange={(contrast) => prefer({ contrast })}
          />
          <Switch
            label={t("settings.hints")}
            hint={t("settings.hints_about")}
            on={wishes.hints}
            onChange={(hints) => prefer({ hints })}
          />
          <Switch
            label={t("settings.hand")}
            hint={t("settings.hand_about")}
            on={wishes.hand === "left"}
            onChange={(left) => prefer({ hand: left ? "left" : "right" })}
          />
          <AwakeSwitch />
        </div>
        {silent.map((room) => (
          <Rulings key={room} room={room} />
        ))}
        <AppOnPhone />
        <section class="prose">
          <h2 class="sub-head">{t("settings.about")}</h2>
          <p>{t("settings.about_words")}</p>
          <p class="second-line">{t("settings.about_fonts")}</p>
        </section>
      </div>
    </Screen>
  );
}
