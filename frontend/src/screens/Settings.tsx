import { useEffect } from "preact/hooks";
import { mayReload } from "../frame/mayReload";
import languages from "../generated/languages.json";
import { version } from "../generated/version.json";
import { LANGUAGES, listRooms, t } from "../i18n";
import { Rulings } from "../options/Rulings";
import { giveFeedback } from "../platform/haptics";
import { type Preferences, prefer, preferences } from "../platform/preferences";
import { back } from "../router";
import { games, loadGames } from "../session/games";
import { openTable } from "../session/session";
import { LinkButton } from "../ui/Button";
import { Choice } from "../ui/Chip";
import { Switch } from "../ui/fields";
import { Heading } from "../ui/Heading";
import { Screen } from "../ui/Screen";
import { buildUpdateStrip } from "../ui/UpdateStrip";
import { useTitle } from "../ui/useTitle";
import { AppOnPhone, AwakeSwitch } from "./AppOnPhone";

/** Preferences of this phone, and the rulings of the games. */
export function Settings() {
  useTitle(t("settings.title"));
  const chosen = preferences.value;
  const table = openTable.value?.document.value?.table;
  const playing = table?.game;
  useEffect(() => {
    // At a table only its own rulings are shown, which also works offline.
    if (playing === undefined) loadGames().catch(() => undefined);
  }, [playing]);
  const rooms = table ? listRooms(table) : (games.value ?? []).map(({ id }) => id);
  return (
    <Screen
      top={<Heading level={1} title={t("settings.title")} onBack={() => back([])} />}
      strip={!openTable.value || mayReload(openTable.value) ? buildUpdateStrip() : null}
    >
      <div class="form">
        <Choice
          legend={t("settings.language")}
          name="language"
          value={chosen.language}
          choices={[
            { value: "", label: t("settings.language_system") },
            ...LANGUAGES.map((language) => ({ value: language, label: languages[language].name })),
          ]}
          onChoose={(language) => prefer({ language })}
        />
        <Choice<Preferences["theme"]>
          legend={t("settings.light")}
          name="light"
          value={chosen.theme}
          choices={(["system", "day", "lamp"] as const).map((value) => ({
            value,
            label: t(`settings.light_${value}`),
          }))}
          onChoose={(theme) => prefer({ theme })}
        />
        <Choice<Preferences["signals"]>
          legend={t("settings.signals")}
          name="signals"
          value={chosen.signals}
          choices={(["off", "touch", "both"] as const).map((value) => ({
            value,
            label: t(`settings.signals_${value}`),
          }))}
          onChoose={(signals) => {
            prefer({ signals });
            giveFeedback("turn");
          }}
        />
        {chosen.signals === "off" ? null : (
          <LinkButton onPress={() => giveFeedback("turn")}>{t("settings.signals_try")}</LinkButton>
        )}
        <div class="rows">
          <Switch
            label={t("settings.contrast")}
            hint={t("settings.contrast_about")}
            on={chosen.contrast}
            onChange={(contrast) => prefer({ contrast })}
          />
          <Switch
            label={t("settings.hints")}
            hint={t("settings.hints_about")}
            on={chosen.hints}
            onChange={(hints) => prefer({ hints })}
          />
          <Switch
            label={t("settings.hand")}
            hint={t("settings.hand_about")}
            on={chosen.hand === "left"}
            onChange={(isLeft) => prefer({ hand: isLeft ? "left" : "right" })}
          />
          <AwakeSwitch />
        </div>
        {rooms.map((room) => (
          <Rulings key={room} room={room} />
        ))}
        <AppOnPhone />
        <section class="prose">
          <h2 class="sub-head">{t("settings.about")}</h2>
          <p>{t("settings.about_words")}</p>
          <p class="second-line">{t("settings.about_fonts")}</p>
          <p class="second-line">{t("settings.version", { version })}</p>
          <p>
            <a
              class="button button-second"
              href={`/privacy${chosen.language && `?language=${chosen.language}`}`}
            >
              {t("settings.privacy")}
            </a>
          </p>
        </section>
      </div>
    </Screen>
  );
}
