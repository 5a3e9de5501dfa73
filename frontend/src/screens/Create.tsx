import { useState } from "preact/hooks";
import { listRooms, t } from "../i18n";
import { api } from "../net/api";
import { createDraftSignal } from "../net/drafts";
import {
  describeSeats,
  ExpansionChoice,
  findUsualExpansions,
  keepUsualExpansions,
  toggleExpansion,
} from "../options/ExpansionChoice";
import {
  countChanged,
  type Draw,
  DrawChoice,
  FirstOptions,
  findDrawer,
  LazyClockChoice,
  type Options,
  OptionsForm,
} from "../options/OptionsForm";
import { extendMeta } from "../options/playedWith";
import { hasNoBox, listWithoutBox } from "../options/withoutBox";
import { hasBox } from "../pieces/boards";
import { back, go } from "../router";
import { games, loadGames } from "../session/games";
import { Button, MainButton } from "../ui/Button";
import { Choice } from "../ui/Chip";
import { Heading } from "../ui/Heading";
import { nameGame } from "../ui/nameGame";
import { ActionBar } from "../ui/Prompt";
import { Refusal } from "../ui/Refusal";
import { Screen } from "../ui/Screen";
import { useAsk } from "../ui/useAsk";
import { usePersistentRequest } from "../ui/usePersistentRequest";
import { useRequest } from "../ui/useRequest";
import { useTexts } from "../ui/useTexts";
import { useTitle } from "../ui/useTitle";
import type { GameMeta, NewTable } from "../wire";
import { LazyBoxCard } from "./LazyBoxCard";

/** The choices for a table that is not opened yet; kept while the box is open. */
type Chosen = Omit<Partial<NewTable>, "draw"> & { draw?: Draw };
const chosen = createDraftSignal<Chosen>();

/** Form that opens a table: game, expansions, who draws. Rules and aids are folded and as printed at first. */
export function Create() {
  useTitle(t("new.title"));
  const form = chosen.value ?? {};
  const { game, clock } = form;
  const choose = (change: Partial<Chosen>) => {
    chosen.value = { ...form, ...change };
  };
  const { busy, failed, ask } = useAsk();
  const [unfolded, unfold] = useState(false);
  const { failed: unread, retry } = usePersistentRequest("games", loadGames, () => undefined);

  const bare = games.value?.find(({ id }) => id === game) ?? games.value?.[0];
  const noBox = bare && hasNoBox(bare.id) ? listWithoutBox(bare) : {};
  const draw = form.draw ?? noBox.draw ?? "table";
  const options = { ...noBox.options, ...form.options };
  const expansions = form.expansions ?? (bare ? findUsualExpansions(bare) : []);
  const meta = bare && extendMeta(bare, expansions, options);
  const allOptions = { ...useBoxOptions(meta), ...options };
  // Numbers of pieces are asked beside what else the box has not said, options of expansions below their switches.
  const rest = bare && {
    ...bare,
    options: bare.options.filter(({ first, in_box }) => !first && !(in_box && hasBox(bare.id))),
  };
  const change = (changed: Record<string, string>) => choose({ options: { ...options, ...changed } });
  const texts = useTexts(...(meta ? listRooms({ game: meta.id, expansions }) : []));
  const open = async (of: GameMeta) => {
    // Options of an expansion that was deselected again are left out.
    const keys = of.options.map(({ key }) => key);
    const ours = Object.fromEntries(Object.entries(options).filter(([key]) => keys.includes(key)));
    const body = {
      game: of.id,
      options: ours,
      ...(of.draws.length ? { draw: findDrawer(of, draw) } : {}),
      expansions,
      ...(clock ? { clock } : {}),
    };
    const { table } = await api.tableCreate(body);
    if (of.expansions.length) keepUsualExpansions(of.id, expansions);
    chosen.value = null;
    go(["t", table], true);
  };
  const leave = () => {
    chosen.value = null;
    back([]);
  };
  return (
    <Screen
      readingOrder="work-first"
      top={<Heading level={1} title={t("new.title")} onBack={leave} />}
      sheet={
        <div class="sheet">
          <Refusal words={failed || unread} small />
          {meta ? <p class="second-line">{nameGame(meta.id, expansions)}</p> : null}
          <ActionBar>
            {unread === null ? (
              <MainButton
                missing={meta ? (busy ? t("new.opening") : undefined) : t("common.loading")}
                onPress={() => meta && void ask(open(meta))}
              >
                {t("new.open")}
              </MainButton>
            ) : (
              <MainButton onPress={retry}>{t("common.again")}</MainButton>
            )}
          </ActionBar>
        </div>
      }
    >
      {meta && rest ? (
        <div class="form">
          <Choice
            look="rows"
            legend={t("new.game")}
            name="game"
            value={meta.id}
            choices={(games.value ?? []).map((listed) => ({
              value: listed.id,
              label: t(`${listed.id}.name`),
              hint:
                listed.id === meta.id
                  ? describeSeats(listed, expansions, options)
                  : describeSeats(listed, findUsualExpansions(listed), {}),
            }))}
            onChoose={(id) => {
              const { expansions: _others, ...rest } = form;
              chosen.value = { ...rest, game: id, options: {} };
            }}
          />
          <ExpansionChoice
            meta={meta}
            expansions={expansions}
            texts={texts === "here"}
            chosen={allOptions}
            onToggle={(id, on) => choose({ expansions: toggleExpansion(expansions, id, on) })}
            onChange={change}
          />
          <DrawChoice meta={meta} value={draw} onChoose={(by) => choose({ draw: by })} />
          {hasBox(meta.id) && texts === "here" ? (
            // It comes later than the form. Below the choice that it speaks of, so that it does not push that away.
            <LazyBoxCard
              key={meta.id}
              game={meta.id}
              expansions={expansions}
              draw={findDrawer(meta, draw)}
              seats={meta.min_seats}
              onCount={(key, n) => {
                const { [key]: _before, ...others } = options;
                choose({ options: n === null ? others : { ...others, [key]: String(n) } });
              }}
              onNoBox={() => {
                const { draw, options: changed } = listWithoutBox(meta);
                choose({ ...(draw ? { draw } : {}), options: { ...options, ...changed } });
              }}
            />
          ) : null}
          {texts === "here" ? <FirstOptions meta={meta} chosen={allOptions} onChange={change} /> : null}
          {hasBox(meta.id) ? <Button onPress={() => go(["box", meta.id])}>{t("new.box")}</Button> : null}
          <details class="fold" onToggle={(event) => unfold(event.currentTarget.open)}>
            <summary>
              <div class="row-words">
                <h2 class="row-title">{t("new.options")}</h2>
                <p class="second-line">{t("new.options_changed", { n: countChanged(rest, allOptions) })}</p>
              </div>
            </summary>
            {texts === "here" ? <OptionsForm meta={rest} chosen={allOptions} onChange={change} /> : null}
            {unfolded ? (
              <LazyClockChoice value={clock ?? "result"} onChoose={(clock) => choose({ clock })} />
            ) : null}
          </details>
        </div>
      ) : null}
    </Screen>
  );
}

/** Return the options of a new table that this phone's box decides. Empty until the box is loaded. */
function useBoxOptions(meta: GameMeta | null | undefined): Options {
  const keys = (meta?.options ?? []).filter((option) => option.in_box).map(({ key }) => key);
  const game = keys.length ? meta?.id : undefined;
  // A failure is not shown: the server says the same when the table opens.
  const { current: box } = useRequest(game ?? "", () => api.box(game ?? ""), game ?? null);
  const counts = Object.entries(box?.counts ?? {}).filter(([key]) => keys.includes(key));
  return Object.fromEntries(counts.map(([key, count]) => [key, String(count)]));
}
