import { useLayoutEffect, useState } from "preact/hooks";
import { keepPieces, leavePieces } from "../frame/strips/unkept";
import { say, t } from "../i18n";
import { api } from "../net/api";
import { makeId } from "../net/outbox";
import type { TableStore } from "../net/table";
import { findSeat } from "../net/viewpoint";
import { type BoxFile, buildComposer, fetchBoxFile } from "../pieces/boxFile";
import { useArt } from "../pieces/useArt";
import { prefer, preferences } from "../platform/preferences";
import { listAsides } from "../prompts/questions";
import { go } from "../router";
import { Button, MainButton } from "../ui/Button";
import { Switch } from "../ui/fields";
import { Heading } from "../ui/Heading";
import { Prompt } from "../ui/Prompt";
import { Screen } from "../ui/Screen";
import { useDraft } from "../ui/useDraft";
import { useRequest } from "../ui/useRequest";
import { useTitle } from "../ui/useTitle";
import type { Payload, PickPrompt, View } from "../wire";
import { Composer, composed, LivePicture } from "./Composer";
import { chooseSet, makeBlank, type PieceDraft } from "./draft";
import "./Box.css";
import { renderMoment, Unreached } from "../ui/Meanwhile";
import { useAsk } from "../ui/useAsk";
import { type Live, useLive } from "./useLive";
import { namePiece } from "./words";

export interface UnlistedProps {
  store: TableStore;
  game: string;
  view: View;
  /** The pick prompt that the piece answers. */
  prompt?: string | undefined;
}

/** Return the pick prompt that a piece outside the list may answer, if it is open. */
function findUnlisted(view: View, id: string | undefined): PickPrompt | undefined {
  return Object.values(view.prompts ?? {}).find(
    (prompt): prompt is PickPrompt =>
      prompt.kind === "pick" && prompt.id === id && Object.keys(prompt.unlisted ?? {}).length > 0,
  );
}

/** Form for a piece that is not in the list. Once entered, it answers the prompt. */
export function UnlistedScreen({ store, game, view, prompt: id }: UnlistedProps) {
  const { answer: file, failed } = useRequest(game, () => fetchBoxFile(game));
  const [prompt] = useState(() => findUnlisted(view, id));
  const back = () => go(["t", store.id], true);
  if (failed) return <Unreached />;
  if (!file) return renderMoment();
  if (!prompt?.unlisted) {
    return (
      <Screen
        sheet={
          <Prompt title={t("box.nobody_draws")}>
            <MainButton onPress={back}>{t("common.back")}</MainButton>
          </Prompt>
        }
      />
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
  const kinds = buildComposer(file, piece, store.document.value?.table.expansions ?? []);
  // The question may say which set the piece belongs to.
  const { set } = (action.facts ?? {}) as Partial<PieceDraft>;
  const { draft, isUntouched, change, forget } = useDraft(
    composed,
    `${store.id} ${JSON.stringify(prompt.action)}`,
    () => chooseSet(makeBlank(kinds), kinds, set),
  );
  // However the screen is closed: the next tile begins blank. A reload closes nothing.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, at the end
  useLayoutEffect(() => forget, []);
  useArt(game);
  const { failed, ask } = useAsk();
  const [ids] = useState(() => ({ add: makeId(), pick: makeId() }));
  const { live, wrong, settled, isWaiting, onceDrawn } = useLive(game, piece, draft, store.id);
  const host = store.host.value;
  const { keeps } = preferences.value;
  const seat = findSeat(store.seat.peek());
  const pick = (tile: string, version: number) =>
    api.act(store.id, {
      seat: seat as number,
      id: ids.pick,
      version,
      action: { ...prompt.action, [prompt.field]: tile },
    });
  const add = async ({ facts }: Live) => {
    if (seat === undefined) return;
    const { v } = store.version.peek();
    const answer = { ...action, facts };
    const { version } = await api.act(store.id, { seat, id: ids.add, version: v, action: answer });
    // The table has the piece now. If keeping or picking it fails, the table offers it again.
    if (host && keeps) await keepPieces(store.id, [piece]).catch(() => undefined);
    if (host && !keeps) leavePieces(store.id, [piece]);
    await pick(piece, version).catch(() => undefined);
    onBack();
  };
  const take = async (samePiece: string) => {
    if (seat === undefined) return;
    await pick(samePiece, store.version.peek().v);
    onBack();
  };
  const same = settled ? (live?.same_as ?? null) : null;
  const isOpen = same !== null && prompt.choices.includes(same);
  const problem = failed || wrong;
  // The aside of a market's piece moves with it from space to space: find it by its action.
  const lying = listAsides(store.document.value?.view).find(
    (aside) => JSON.stringify(aside.action) === JSON.stringify(prompt.action),
  );
  const title = lying ? say(lying.title) : t("box.unlisted");
  useTitle(title);
  return (
    <Screen
      top={<Heading title={t(`${game}.name`)} onBack={onBack} />}
      sheet={
        <Prompt
          title={title}
          aside={<LivePicture live={live} />}
          problem={problem}
          second={
            same !== null ? (
              <strong role="status">
                {t(isOpen ? "box.looks_like" : "box.looks_like_gone", { name: namePiece(file, same) })}
              </strong>
            ) : (
              t("box.unlisted_about")
            )
          }
        >
          {isOpen ? (
            <Button onPress={() => void ask(take(same))}>
              {t("box.it_is", { name: namePiece(file, same) })}
            </Button>
          ) : null}
          <MainButton
            missing={
              isUntouched
                ? t("box.untouched")
                : isWaiting
                  ? t("common.loading")
                  : wrong === null
                    ? undefined
                    : t("box.corrections_first")
            }
            leadsTo={wrong === null && !isUntouched ? undefined : ".form"}
            onPress={() => onceDrawn((drawn) => void ask(add(drawn)))}
          >
            {t("box.into_bag")}
          </MainButton>
        </Prompt>
      }
    >
      <div class="form">
        {live ? (
          <Composer {...{ game, kinds, draft, live }} isSetKnown={set !== undefined} onChange={change} />
        ) : null}
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
