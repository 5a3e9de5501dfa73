import { useEffect, useState } from "preact/hooks";
import { boxesDiffer } from "../box/boxFile";
import { t } from "../i18n";
import { api } from "../net/api";
import { sentence } from "../net/errors";
import { go } from "../router";
import { games, loadGames } from "../session";
import { Button } from "../ui/Button";
import { Choice } from "../ui/Chip";
import { Heading } from "../ui/Heading";
import { ActionBar } from "../ui/Prompt";
import { Screen } from "../ui/Screen";
import { useTexts } from "../ui/useTexts";
import { useTitle } from "../ui/useTitle";
import type { GameMeta } from "../wire";
import { changedCount, type Draw, DrawChoice, OptionsForm } from "./OptionsForm";

/** Open a table: the game, who draws; rules and help are folded, as printed until somebody looks. */
export function Create() {
  useTitle(t("new.title"));
  const [game, setGame] = useState<string | null>(null);
  const [draw, setDraw] = useState<Draw>("table");
  const [options, setOptions] = useState<Record<string, string>>({});
  const [opening, setOpening] = useState(false);
  const [failed, setFailed] = useState<string | null>(null);
  useEffect(() => {
    loadGames().catch((error: unknown) => setFailed(sentence(error)));
  }, []);

  const meta = games.value?.find(({ id }) => id === game) ?? games.value?.[0];
  const texts = useTexts(...(meta ? [meta.id] : []));
  const open = async (chosen: GameMeta) => {
    setOpening(true);
    setFailed(null);
    try {
      const { table } = await api.tableCreate({ game: chosen.id, options, draw, expansions: [] });
      go(["t", table], true);
    } catch (error) {
      setFailed(sentence(error));
      setOpening(false);
    }
  };
  return (
    <Screen
      reading="work-first"
      top={<Heading title={t("new.title")} onBack={() => go([])} />}
      sheet={
        <div class="sheet">
          {failed === null ? null : (
            <p class="second-line bad" role="alert">
              {failed}
            </p>
          )}
          <ActionBar>
            <Button
              kind="main"
              missing={meta ? (opening ? t("new.opening") : undefined) : t("common.loading")}
              onPress={() => meta && void open(meta)}
            >
              {t("new.open")}
            </Button>
          </ActionBar>
        </div>
      }
    >
      {meta ? (
        <div class="form">
          <Choice
            look="rows"
            legend={t("new.game")}
            name="game"
            value={meta.id}
            choices={(games.value ?? []).map(({ id, min_seats, max_seats }) => ({
              value: id,
              label: t(`${id}.name`),
              hint: t("new.people", { min: min_seats, max: max_seats }),
            }))}
            onChoose={(id) => {
              setGame(id);
              setOptions({});
            }}
          />
          <DrawChoice value={draw} onChoose={setDraw} />
          {boxesDiffer(meta.id) ? <Button onPress={() => go(["box", meta.id])}>{t("new.box")}</Button> : null}
          <details class="fold">
            <summary>
              <div class="row-words">
                <h2 class="row-title">{t("new.options")}</h2>
                <p class="second-line">{t("new.options_changed", { n: changedCount(meta, options) })}</p>
              </div>
            </summary>
            {texts === "here" ? (
              <OptionsForm
                meta={meta}
                chosen={options}
                onChange={(change) => setOptions((before) => ({ ...before, ...change }))}
              />
            ) : null}
          </details>
        </div>
      ) : null}
    </Screen>
  );
}
