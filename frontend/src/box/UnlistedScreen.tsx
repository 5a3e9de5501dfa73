import { useEffect, useState } from "preact/hooks";
import { t, text } from "../i18n";
import { api } from "../net/api";
import { sentence } from "../net/errors";
import type { TableStore } from "../net/table";
import { keepPieces, leavePieces } from "../net/unkept";
import { seatOf } from "../net/viewpoint";
import { type BoxFile, boxFile, kindsOf } from "../pieces/boxFile";
import { prefer, preferences } from "../platform/preferences";
import { go } from "../router";
import { asidesOf } from "../table/questions";
import { Broken } from "../ui/Broken";
import { Button } from "../ui/Button";
import { Switch } from "../ui/fields";
import { Heading } from "../ui/Heading";
import { ActionBar, Prompt } from "../ui/Prompt";
import { Screen } from "../ui/Screen";
import { useTitle } from "../ui/useTitle";
import type { Payload, PickPrompt, View } from "../wire";
import { Composer } from "./Composer";
import { blank, ofSet, type PieceDraft } from "./draft";
import "./Box.css";
import { useLive } from "./useLive";
import { pieceName } from "./words";

export interface UnlistedProps {
  store: TableStore;
  game: string;
  view: View;
  /** The pick prompt that the piece answers. */
  prompt?: string | undefined;
}

/** Return the pick prompt that a piece outside the list may answer, if it is open. */
export function unlistedIn(view: View, id: string | undefined): PickPrompt | undefined {
  return Object.values(view.prompts ?? {}).find(
    (prompt): prompt is PickPrompt =>
      prompt.kind === "pick" && prompt.id === id && Object.keys(prompt.unlisted ?? {}).length > 0,
  );
}

/** Form for a piece that is not in the list. Once entered, it answers the prompt. */
export function UnlistedScreen({ store, game, view, prompt: id }: UnlistedProps) {
  const [file, setFile] = useState<BoxFile | null>(null);
  const [lost, setLost] = useState(false);
  useEffect(() => {
    boxFile(game).then(setFile, () => setLost(true));
  }, [game]);
  const [prompt] = useState(() => unlistedIn(view, id));
  const back = () => go(["t", store.id], true);
  if (lost) return <Broken code="client.no_chunk" />;
  if (!file) return <Screen sheet={<Prompt title={t("common.loading")} />}>{null}</Screen>;
  if (!prompt?.unlisted) {
    return (
      <Screen
        sheet={
          <Prompt
            title={t("box.nobody_draws")}
            bar={
              <ActionBar>
                <Button kind="main" onPress={back}>
                  {t("common.back")}
                </Button>
              </ActionBar>
            }
          />
        }
      >
        {null}
      </Screen>
    );
  }
  return <Drawing {...{ store, game, file, prompt }} action={prompt.unlisted} onBack={back} />;
}

interface DrawingProps {
  store: TableStore;
  game: string;
  file: BoxFile;
  prompt: PickPrompt;
  action: Payload;
  onBack: () => void;
}

function Drawing({ store, game, file, prompt, action, onBack }: DrawingProps) {
  const piece = String(action.tile);
  const kinds = kindsOf(file, piece, store.document.value?.table.expansions ?? []);
  // The question may say which set the piece belongs to.
  const { set } = (action.facts ?? {}) as Partial<PieceDraft>;
  const [draft, setDraft] = useState<PieceDraft>(() => ofSet(blank(kinds), kinds, set));
  const [failed, setFailed] = useState<string | null>(null);
  const [ids] = useState(() => ({ add: crypto.randomUUID(), pick: crypto.randomUUID() }));
  const { live, wrong, settled } = useLive(game, piece, draft, store.id);
  const host = store.host.value;
  const { keeps } = preferences.value;
  const seat = seatOf(store.seat.peek());
  const pick = (tile: string, version: number) =>
    api.act(store.id, {
      seat: seat as number,
      id: ids.pick,
      version,
      action: { ...prompt.action, [prompt.field]: tile },
    });
  const add = async () => {
    if (!live || seat === undefined) return;
    setFailed(null);
    try {
      const { v } = store.version.peek();
      const answer = { ...action, facts: live.facts };
      const { version } = await api.act(store.id, { seat, id: ids.add, version: v, action: answer });
      // The table has the piece now. If keeping or picking it fails, the table offers it again.
      if (host && keeps) await keepPieces(store.id, [piece]).catch(() => undefined);
      if (host && !keeps) leavePieces(store.id, [piece]);
      await pick(piece, version).catch(() => undefined);
      onBack();
    } catch (error) {
      setFailed(sentence(error));
    }
  };
  const take = async (samePiece: string) => {
    if (seat === undefined) return;
    setFailed(null);
    try {
      await pick(samePiece, store.version.peek().v);
      onBack();
    } catch (error) {
      setFailed(sentence(error));
    }
  };
  const same = settled ? (live?.same_as ?? null) : null;
  const isOpen = same !== null && prompt.choices.includes(same);
  const problem = failed ?? wrong;
  // The aside of a market's piece moves with it from space to space: find it by its action.
  const lying = asidesOf(store.document.value?.view).find(
    (aside) => JSON.stringify(aside.action) === JSON.stringify(prompt.action),
  );
  const title = lying ? text(lying.title) : t("box.unlisted");
  useTitle(title);
  return (
    <Screen
      top={<Heading title={t(`${game}.name`)} level={2} onBack={onBack} />}
      sheet={
        <Prompt
          title={title}
          second={
            problem !== null ? (
              <span class="bad">{problem}</span>
            ) : same !== null ? (
              <strong role="status">
                {t(isOpen ? "box.looks_like" : "box.looks_like_gone", { name: pieceName(file, same) })}
              </strong>
            ) : (
              t("box.unlisted_about")
            )
          }
          bar={
            <ActionBar>
              {isOpen ? (
                <Button onPress={() => void take(same)}>
                  {t("box.it_is", { name: pieceName(file, same) })}
                </Button>
              ) : null}
              <Button
                kind="main"
                missing={settled ? undefined : t(wrong === null ? "common.loading" : "box.corrections_first")}
                leadsTo={wrong === null ? undefined : ".form"}
                onPress={() => void add()}
              >
                {t("box.into_bag")}
              </Button>
            </ActionBar>
          }
        />
      }
    >
      <div class="form">
        {live ? <Composer {...{ game, kinds, draft, live }} onChange={setDraft} /> : null}
        {host ? (
          <div class="rows">
            <Switch
              label={t("box.keep_too")}
              hint={t("box.keep_too_about")}
              on={keeps}
              onChange={(on) => prefer({ keeps: on })}
            />
          </div>
        ) : null}
      </div>
    </Screen>
  );
}
