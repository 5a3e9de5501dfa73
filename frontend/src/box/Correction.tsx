import { useState } from "preact/hooks";
import { PlayStrip } from "../frame/strips/PlayStrip";
import { t } from "../i18n";
import type { TableStore } from "../net/table";
import { type BoxFile, buildComposer, type Facts } from "../pieces/boxFile";
import { Button, MainButton } from "../ui/Button";
import { Switch } from "../ui/fields";
import { Heading } from "../ui/Heading";
import { Prompt } from "../ui/Prompt";
import { Screen } from "../ui/Screen";
import { useDraft } from "../ui/useDraft";
import { useHeadingFocus } from "../ui/useHeadingFocus";
import type { TableDocument } from "../wire";
import "./Box.css";
import { SvgPicture } from "../pieces/SvgPicture";
import { Composer, composed, LivePicture } from "./Composer";
import { isSame, makeDraft } from "./draft";
import { OwnPicture } from "./OwnPicture";
import { PieceOption } from "./PieceOption";
import { type Kept, useKept, useListed } from "./useKept";
import { useLive } from "./useLive";
import { describeDifferences, namePiece } from "./words";

const READING = 88;

interface CorrectionProps {
  store: TableStore;
  document: TableDocument;
  piece: string;
  /** The facts that the table has of the piece. */
  before: Facts;
  title: string;
  onBack: () => void;
  /** Called with what is really printed on it. */
  onAnswer: (facts: Facts) => void;
}

/** Form that corrects what is printed on a piece. The answer goes to the draft of a correction. */
export function Correction(props: CorrectionProps) {
  const { store, document, title, onBack } = props;
  const { file, ...listed } = useListed(document.table.game);
  const { box, keep, ...kept } = useKept(document.table.game);
  const failed = kept.failed ?? listed.failed;
  useHeadingFocus();
  if (!file || !box) {
    return (
      <Screen
        top={<Heading title={title} onBack={onBack} />}
        strip={<PlayStrip store={store} document={document} />}
        sheet={<Prompt title={t("common.loading")} second={failed ?? undefined} />}
      />
    );
  }
  // Pieces added in other boxes may have the same ids.
  const keptFacts = box.pieces[props.piece];
  const inBox = props.piece in file.facts || (keptFacts !== undefined && isSame(keptFacts, props.before));
  return <Drawing {...props} file={file} failed={failed} keep={inBox ? keep : undefined} />;
}

interface DrawingProps extends CorrectionProps {
  file: BoxFile;
  failed: string | null;
  /** Keeps the piece in this phone's box; undefined if that cannot have it. */
  keep: Kept["keep"] | undefined;
}

function Drawing(props: DrawingProps) {
  const { store, document, piece, before, title, file, failed, keep, onBack, onAnswer } = props;
  const { game } = document.table;
  const { draft, change, forget } = useDraft(composed, `${store.id} ${piece}`, () => makeDraft(before));
  const [keeps, setKeeps] = useState(false);
  const { live, wrong, settled } = useLive(game, piece, draft, store.id);
  const listed = file.facts[piece];
  const kinds = buildComposer(file, piece, document.table.expansions ?? []);
  const changes = live ? describeDifferences(game, live.facts, before) : [];
  const problem = failed ?? wrong;
  const missing = !settled
    ? t(wrong === null ? "common.loading" : "box.corrections_first")
    : live && isSame(live.facts, before)
      ? t("corrections.change_first")
      : undefined;
  const answer = async () => {
    if (!live) return;
    const isKept =
      keeps && keep
        ? await keep("pieces", piece, listed && isSame(live.facts, listed) ? null : live.facts)
        : true;
    if (!isKept) return;
    forget();
    onAnswer(live.facts);
  };
  const leave = () => {
    forget();
    onBack();
  };
  return (
    <Screen
      readingOrder="work-first"
      top={<Heading title={title} onBack={leave} />}
      strip={<PlayStrip store={store} document={document} />}
      sheet={
        <Prompt
          title={t("box.wrong_with", { name: namePiece(file, piece) })}
          aside={<LivePicture live={live} />}
          second={changes.join(". ") || t("box.wrong_about")}
          problem={problem}
        >
          <Button onPress={leave}>{t("common.cancel")}</Button>
          <MainButton
            missing={missing}
            leadsTo={settled || wrong ? ".form" : undefined}
            onPress={() => void answer()}
          >
            {t("corrections.see")}
          </MainButton>
        </Prompt>
      }
    >
      <div class="form">
        {live && listed ? (
          <Readings
            {...{ game, piece, listed, file }}
            now={live.facts}
            onChoose={(facts) => change(makeDraft(facts))}
          />
        ) : null}
        {live ? <Composer {...{ game, kinds, draft, live }} onChange={change} /> : null}
        {keep ? (
          <div class="rows">
            <Switch label={t("box.keep_too")} hint={t("box.keep_too_about")} on={keeps} onChange={setKeeps} />
          </div>
        ) : null}
      </div>
    </Screen>
  );
}

interface ReadingsProps {
  game: string;
  piece: string;
  file: BoxFile;
  listed: Facts;
  now: Facts;
  onChoose: (facts: Facts) => void;
}

/** The two readings of a disputed piece; a tap chooses one. */
function Readings({ game, piece, file, listed, now, onChoose }: ReadingsProps) {
  const [other] = file.readings[piece] ?? [];
  if (!other) return null;
  return (
    <fieldset class="choice" data-piece={piece}>
      <legend class="field-label">{t("box.two_readings")}</legend>
      <div class="box-pair">
        <PieceOption
          name="reading"
          words={describeDifferences(game, listed, other.facts)}
          chosen={isSame(now, listed)}
          onChoose={() => onChoose(listed)}
        >
          <OwnPicture game={game} piece={piece} facts={listed} size={READING} />
        </PieceOption>
        <PieceOption
          name="reading"
          words={describeDifferences(game, other.facts, listed)}
          chosen={isSame(now, other.facts)}
          onChoose={() => onChoose(other.facts)}
        >
          <SvgPicture source={other.picture} size={READING} />
        </PieceOption>
      </div>
    </fieldset>
  );
}
