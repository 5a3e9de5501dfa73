import { useEffect, useState } from "preact/hooks";
import { t } from "../i18n";
import { api } from "../net/api";
import { sentence } from "../net/errors";
import type { TableStore } from "../net/table";
import { go } from "../router";
import { Broken } from "../screens/Broken";
import { Button } from "../ui/Button";
import { Heading } from "../ui/Heading";
import { ActionBar, Prompt } from "../ui/Prompt";
import { Screen } from "../ui/Screen";
import { useTitle } from "../ui/useTitle";
import type { Payload, PickPrompt, View } from "../wire";
import { type BoxFile, boxFile, kindsOf } from "./boxFile";
import { Composer } from "./Composer";
import { blank, type Draft, ofSet } from "./draft";
import "./box.css";
import { useLive } from "./useLive";

export interface UnlistedProps {
  store: TableStore;
  game: string;
  view: View;
}

/** The question that a piece from outside the list would answer. */
export function unlistedIn(view: View): PickPrompt | undefined {
  return Object.values(view.prompts ?? {}).find(
    (prompt): prompt is PickPrompt => prompt.kind === "pick" && Object.keys(prompt.unlisted ?? {}).length > 0,
  );
}

/** A piece that was drawn at the table and that the list lacks: drawn up, it is in the bag and can be picked. */
export function UnlistedScreen({ store, game, view }: UnlistedProps) {
  const [file, setFile] = useState<BoxFile | null>(null);
  const [lost, setLost] = useState(false);
  useEffect(() => {
    boxFile(game).then(setFile, () => setLost(true));
  }, [game]);
  const [action] = useState(() => unlistedIn(view)?.unlisted);
  const back = () => go(["t", store.id], true);
  if (lost) return <Broken code="client.no_chunk" />;
  if (!file) return <Screen sheet={<Prompt title={t("common.loading")} />}>{null}</Screen>;
  if (!action) {
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
  return <Drawing {...{ store, game, file, action }} onBack={back} />;
}

interface DrawingProps {
  store: TableStore;
  game: string;
  file: BoxFile;
  action: Payload;
  onBack: () => void;
}

function Drawing({ store, game, file, action, onBack }: DrawingProps) {
  useTitle(t("box.unlisted"));
  const piece = String(action.tile);
  const kinds = kindsOf(file, piece, store.document.value?.table.expansions ?? []);
  // The question may know of which set the piece is.
  const { set } = (action.facts ?? {}) as Partial<Draft>;
  const [draft, setDraft] = useState<Draft>(() => ofSet(blank(kinds), kinds, set));
  const [failed, setFailed] = useState<string | null>(null);
  const [id] = useState(() => crypto.randomUUID());
  const { live, wrong, settled } = useLive(game, piece, draft);
  const add = async () => {
    const seat = store.seat.peek();
    if (!live || typeof seat !== "number") return;
    setFailed(null);
    try {
      const version = store.version.peek().v;
      await api.act(store.id, { seat, id, version, action: { ...action, facts: live.facts } });
      onBack();
    } catch (error) {
      setFailed(sentence(error));
    }
  };
  const problem = failed ?? wrong;
  return (
    <Screen
      top={<Heading title={t(`${game}.name`)} level={2} onBack={onBack} />}
      sheet={
        <Prompt
          title={t("box.unlisted")}
          second={problem === null ? t("box.unlisted_about") : <span class="bad">{problem}</span>}
          bar={
            <ActionBar>
              <Button
                kind="main"
                missing={settled ? undefined : t(wrong === null ? "common.loading" : "box.mend_first")}
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
      </div>
    </Screen>
  );
}
