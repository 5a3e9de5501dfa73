import { useState } from "preact/hooks";
import { t } from "../i18n";
import { type Box, type BoxFile, type Facts, kindsOf } from "../pieces/boxFile";
import { back, backAfter } from "../router";
import { Button } from "../ui/Button";
import { Heading } from "../ui/Heading";
import { ActionBar, Prompt } from "../ui/Prompt";
import { Screen } from "../ui/Screen";
import { useTitle } from "../ui/useTitle";
import { Composer } from "./Composer";
import { blank, drafted, isSame, ofSet, type PieceDraft } from "./draft";
import { useBox } from "./useBox";
import { useLive } from "./useLive";
import { differences, pieceName } from "./words";

interface PieceProps {
  game: string;
  piece: string;
  /** The set of a new piece, at first. */
  set?: string | undefined;
}

/** Screen to edit a piece of this phone's box. */
export function PieceScreen({ game, piece, set }: PieceProps) {
  const { file, box, failed, keep } = useBox(game);
  if (!file || !box) {
    return (
      <Screen sheet={<Prompt title={t("common.loading")} second={failed ?? undefined} />}>{null}</Screen>
    );
  }
  return <Drawing {...{ game, piece, set, file, box, failed }} onKeep={(facts) => keep(piece, facts)} />;
}

interface DrawingProps extends PieceProps {
  file: BoxFile;
  box: Box;
  failed: string | null;
  onKeep: (facts: Facts | null) => Promise<boolean>;
}

function Drawing({ game, piece, set, file, box, failed, onKeep }: DrawingProps) {
  const name = pieceName(file, piece);
  useTitle(name);
  const listed = file.facts[piece];
  const before = box.pieces[piece] ?? listed;
  const kinds = kindsOf(file, piece);
  const [draft, setDraft] = useState<PieceDraft>(() =>
    before ? drafted(before) : ofSet(blank(kinds), kinds, set),
  );
  const { live, wrong, settled } = useLive(game, piece, draft);
  const keepAndLeave = (facts: Facts | null) => void backAfter(onKeep(facts), ["box", game]);
  const same = live && listed ? isSame(live.facts, listed) : false;
  const changes = live && listed ? differences(game, live.facts, listed) : [];
  const problem = failed ?? wrong;
  return (
    <Screen
      top={<Heading title={t("box.title")} level={2} onBack={() => back(["box", game])} />}
      sheet={
        <Prompt
          title={t("box.draw", { name })}
          second={
            problem !== null ? (
              <span class="bad">{problem}</span>
            ) : same ? (
              t("box.as_listed")
            ) : settled && live?.same_as ? (
              <strong role="status">
                {t("box.looks_like_gone", { name: pieceName(file, live.same_as) })}
              </strong>
            ) : (
              changes.join(". ") || t("box.draw_about")
            )
          }
          bar={
            <ActionBar>
              {box.pieces[piece] ? (
                <Button onPress={() => keepAndLeave(null)}>{t(listed ? "box.printed" : "box.remove")}</Button>
              ) : null}
              <Button
                kind="main"
                missing={settled ? undefined : t(wrong === null ? "common.loading" : "box.corrections_first")}
                leadsTo={wrong === null ? undefined : ".form"}
                onPress={() => live && keepAndLeave(same ? null : live.facts)}
              >
                {t("box.keep")}
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
