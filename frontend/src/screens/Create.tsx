import { useEffect, useState } from "preact/hooks";
import { roomsOf, t } from "../i18n";
import { api } from "../net/api";
import { draftSignal } from "../net/drafts";
import { sentence } from "../net/errors";
import { hasBox } from "../pieces/boards";
import { back, go } from "../router";
import { games, loadGames } from "../session/session";
import { useBoxOptions } from "../table/boxOptions";
import {
  changedCount,
  type Draw,
  DrawChoice,
  drawnBy,
  FirstOptions,
  LazyClockChoice,
  OptionsForm,
} from "../table/OptionsForm";
import { playedWith } from "../table/playedWith";
import { Button } from "../ui/Button";
import { Choice } from "../ui/Chip";
import { Switch } from "../ui/fields";
import { Heading } from "../ui/Heading";
import { ActionBar } from "../ui/Prompt";
import { Screen } from "../ui/Screen";
import { useRetry } from "../ui/useRetry";
import { useTexts } from "../ui/useTexts";
import { useTitle } from "../ui/useTitle";
import type { GameMeta, NewTable } from "../wire";

/** The choices for a table that is not opened yet; kept while the box is open. */
type Chosen = Omit<Partial<NewTable>, "draw"> & { draw: Draw };
const NOTHING: Chosen = { draw: "table" };
const chosen = draftSignal<Chosen>();

/** Form that opens a table: game, expansions, who draws. Rules and aids are folded and as printed at first. */
export function Create() {
  useTitle(t("new.title"));
  const form = chosen.value ?? NOTHING;
  const { game, draw, expansions = [], options = {}, clock } = form;
  const choose = (change: Partial<Chosen>) => {
    chosen.value = { ...form, ...change };
  };
  const [opening, setOpening] = useState(false);
  const [failed, setFailed] = useState<string | null>(null);
  const [unfolded, unfold] = useState(false);
  const [unread, setUnread] = useState<string | null>(null);
  const [tries, retry] = useRetry(unread !== null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each try asks anew
  useEffect(() => {
    loadGames().then(
      () => setUnread(null),
      (error: unknown) => setUnread(sentence(error)),
    );
  }, [tries]);

  const bare = games.value?.find(({ id }) => id === game) ?? games.value?.[0];
  const meta = bare && playedWith(bare, expansions);
  const allOptions = { ...useBoxOptions(meta), ...options };
  const rest = meta && { ...meta, options: meta.options.filter(({ first }) => !first) };
  const change = (changed: Record<string, string>) => choose({ options: { ...options, ...changed } });
  const texts = useTexts(...(meta ? roomsOf({ game: meta.id, expansions }) : []));
  const open = async (of: GameMeta) => {
    setOpening(true);
    setFailed(null);
    try {
      // Options of an expansion that was deselected again are left out.
      const keys = of.options.map(({ key }) => key);
      const ours = Object.fromEntries(Object.entries(options).filter(([key]) => keys.includes(key)));
      const body = {
        game: of.id,
        options: ours,
        ...(of.draws.length ? { draw: drawnBy(of, draw) } : {}),
        expansions,
        ...(clock ? { clock } : {}),
      };
      const { table } = await api.tableCreate(body);
      chosen.value = null;
      go(["t", table], true);
    } catch (error) {
      setFailed(sentence(error));
      setOpening(false);
    }
  };
  const leave = () => {
    chosen.value = null;
    back([]);
  };
  return (
    <Screen
      readingOrder="work-first"
      top={<Heading title={t("new.title")} onBack={leave} />}
      sheet={
        <div class="sheet">
          {(failed ?? unread) === null ? null : (
            <p class="second-line bad" role="alert">
              {failed ?? unread}
            </p>
          )}
          <ActionBar>
            {unread === null ? null : <Button onPress={retry}>{t("common.again")}</Button>}
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
            onChoose={(id) => choose({ game: id, expansions: [], options: {} })}
          />
          {meta.expansions.length ? (
            <section class="rows">
              <h2 class="field-label">{t("new.expansions")}</h2>
              {meta.expansions.map(({ id }) => (
                <Switch
                  key={id}
                  label={t(`${meta.id}.${id}.name`)}
                  on={expansions.includes(id)}
                  onChange={(on) =>
                    choose({
                      expansions: on ? [...expansions, id] : expansions.filter((other) => other !== id),
                    })
                  }
                />
              ))}
            </section>
          ) : null}
          <DrawChoice meta={meta} value={draw} onChoose={(by) => choose({ draw: by })} />
          {texts === "here" ? <FirstOptions meta={meta} chosen={allOptions} onChange={change} /> : null}
          {hasBox(meta.id) ? <Button onPress={() => go(["box", meta.id])}>{t("new.box")}</Button> : null}
          <details class="fold" onToggle={(event) => unfold(event.currentTarget.open)}>
            <summary>
              <div class="row-words">
                <h2 class="row-title">{t("new.options")}</h2>
                <p class="second-line">
                  {t("new.options_changed", { n: rest ? changedCount(rest, allOptions) : 0 })}
                </p>
              </div>
            </summary>
            {texts === "here" ? <OptionsForm meta={meta} chosen={allOptions} onChange={change} rest /> : null}
            {unfolded ? (
              <LazyClockChoice value={clock ?? "result"} onChoose={(clock) => choose({ clock })} />
            ) : null}
          </details>
        </div>
      ) : null}
    </Screen>
  );
}
