import { t } from "../i18n";
import { type Box, type BoxFile, buildComposer, type Facts } from "../pieces/boxFile";
import { back, backAfter, go } from "../router";
import { Button, MainButton } from "../ui/Button";
import { Heading } from "../ui/Heading";
import { Prompt } from "../ui/Prompt";
import { Screen } from "../ui/Screen";
import { useDraft } from "../ui/useDraft";
import { useHeadingFocus } from "../ui/useHeadingFocus";
import { useTitle } from "../ui/useTitle";
import { Composer, composed, LivePicture } from "./Composer";
import { chooseSet, findSet, isSame, makeBlank, makeDraft, makeId } from "./draft";
import { useKept, useListed } from "./useKept";
import { useLive } from "./useLive";
import { describeDifferences, namePiece, nameSet } from "./words";

interface PieceProps {
  game: string;
  piece: string;
  /** The set of a new piece, at first. */
  set?: string | undefined;
}

/** Screen to edit a piece of this phone's box. */
export function PieceScreen({ game, piece, set }: PieceProps) {
  const { file, ...listed } = useListed(game);
  const { box, keep, ...kept } = useKept(game);
  const failed = kept.failed ?? listed.failed;
  if (!file || !box) {
    return <Screen sheet={<Prompt title={t("common.loading")} second={failed ?? undefined} />} />;
  }
  // Each piece begins at the top of the form.
  return (
    <Drawing
      key={piece}
      {...{ game, piece, set, file, box, failed }}
      onKeep={(facts) => keep("pieces", piece, facts)}
    />
  );
}

interface DrawingProps extends PieceProps {
  file: BoxFile;
  box: Box;
  failed: string | null;
  onKeep: (facts: Facts | null) => Promise<boolean>;
}

function Drawing({ game, piece, set, file, box, failed, onKeep }: DrawingProps) {
  const name = namePiece(file, piece);
  useTitle(name);
  useHeadingFocus();
  const listed = file.facts[piece];
  const before = box.pieces[piece] ?? listed;
  const kinds = buildComposer(file, piece);
  const { draft, change, forget } = useDraft(composed, `${game} ${piece}`, () =>
    before ? makeDraft(before) : chooseSet(makeBlank(kinds), kinds, set),
  );
  const { live, wrong, settled, isDrawing, isWaiting, onceDrawn } = useLive(game, piece, draft);
  const keep = async (facts: Facts | null) => {
    const isKept = await onKeep(facts);
    if (isKept) forget();
    return isKept;
  };
  const keepAndLeave = (facts: Facts | null) => void backAfter(keep(facts), ["box", game]);
  const keepAndNext = async ({ facts }: { facts: Facts }) => {
    const { set } = facts;
    if (!(await keep(facts)) || set === undefined) return;
    go(["box", game, makeId([...Object.keys(box.pieces), piece]), set], true);
  };
  const leave = () => {
    forget();
    back(["box", game]);
  };
  const same = live && listed ? isSame(live.facts, listed) : false;
  const changes = live && listed ? describeDifferences(game, live.facts, listed) : [];
  const problem = failed ?? wrong;
  // A new tile of an expansion is one of many that are copied out in a row.
  const ofSetNow = before ? undefined : findSet(kinds, draft);
  const n = Object.values(box.pieces).filter((facts) => facts.set === ofSetNow?.id).length + 1;
  const all = ofSetNow?.count ?? Number.POSITIVE_INFINITY;
  const isRow = ofSetNow !== undefined && n < all;
  const missing = isWaiting ? t("common.loading") : wrong === null ? undefined : t("box.corrections_first");
  return (
    <Screen
      top={<Heading title={t("box.title")} onBack={leave} />}
      sheet={
        <Prompt
          title={
            ofSetNow?.count === undefined
              ? t("box.draw", { name })
              : t("box.draw_of", { set: nameSet(game, ofSetNow), n, all: ofSetNow.count })
          }
          aside={<LivePicture live={live} />}
          problem={problem}
          second={
            same ? (
              t("box.as_listed")
            ) : settled && live?.same_as ? (
              <strong role="status">
                {t("box.looks_like_gone", { name: namePiece(file, live.same_as) })}
              </strong>
            ) : (
              changes.join(". ") || t("box.draw_about")
            )
          }
        >
          {box.pieces[piece] ? (
            <Button onPress={() => keepAndLeave(null)}>{t(listed ? "box.printed" : "box.remove")}</Button>
          ) : null}
          <Button
            kind={isRow ? "second" : "main"}
            missing={missing}
            leadsTo={wrong === null ? undefined : ".form"}
            onPress={() =>
              onceDrawn(({ facts }) => keepAndLeave(listed && isSame(facts, listed) ? null : facts))
            }
          >
            {t("box.keep")}
          </Button>
          {isRow && missing === undefined ? (
            <MainButton onPress={() => onceDrawn((drawn) => void keepAndNext(drawn))}>
              {t("box.keep_next", { n, all: ofSetNow.count ?? 0 })}
            </MainButton>
          ) : null}
        </Prompt>
      }
    >
      <div class="form" aria-busy={isDrawing}>
        {live ? <Composer {...{ game, kinds, draft, live }} onChange={change} /> : null}
      </div>
    </Screen>
  );
}
