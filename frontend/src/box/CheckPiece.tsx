import { PlayStrip } from "../frame/strips/PlayStrip";
import { askNoMore, confirmAsListed } from "../frame/strips/piecesToCheck";
import { t } from "../i18n";
import type { TableStore } from "../net/table";
import type { BoxFile, Facts } from "../pieces/boxFile";
import { SvgPicture } from "../pieces/SvgPicture";
import { go } from "../router";
import { Button } from "../ui/Button";
import { Heading } from "../ui/Heading";
import { Prompt } from "../ui/Prompt";
import { Screen } from "../ui/Screen";
import { useHeadingFocus } from "../ui/useHeadingFocus";
import { useSend } from "../ui/useSend";
import type { TableDocument } from "../wire";
import { OwnPicture } from "./OwnPicture";
import { OptionWords } from "./PieceOption";
import { describeDifferences } from "./words";
import "./Box.css";

const PICTURE = 120;

interface CheckPieceProps {
  store: TableStore;
  document: TableDocument;
  piece: string;
  file: BoxFile;
  title: string;
  /** Called if the piece is printed otherwise than listed. */
  onAnswer: (facts: Facts) => void;
}

/** Screen that asks once about a disputed piece: a tap chooses the reading that is printed on it. */
export function CheckPiece({ store, document, piece, file, title, onAnswer }: CheckPieceProps) {
  const { game } = document.table;
  const { id } = store;
  const { sending, failed, send } = useSend();
  useHeadingFocus();
  const listed = file.facts[piece];
  const [other] = file.readings[piece] ?? [];
  const leave = () => go(["t", id], true);
  const asListed = () => send("listed", () => confirmAsListed(id, piece), leave);
  const otherwise = (facts: Facts) => {
    askNoMore(id, piece);
    onAnswer(facts);
  };
  return (
    <Screen
      readingOrder="work-first"
      top={<Heading title={title} onBack={leave} />}
      strip={<PlayStrip store={store} document={document} quiet />}
      sheet={
        <Prompt title={t("box.check")} second={t("box.check_about")} problem={failed}>
          <Button
            onPress={() => {
              askNoMore(id, piece);
              leave();
            }}
          >
            {t("play.let_be")}
          </Button>
          <Button
            onPress={() => {
              askNoMore(id, piece);
              go(["t", id, "box", piece]);
            }}
          >
            {t("box.check_neither")}
          </Button>
        </Prompt>
      }
    >
      {listed && other ? (
        <div class="box-pair">
          <button
            type="button"
            class="chip box-reading"
            data-reading="listed"
            disabled={sending}
            onClick={asListed}
          >
            <OwnPicture game={game} piece={piece} facts={listed} size={PICTURE} />
            <OptionWords words={describeDifferences(game, listed, other.facts)} />
          </button>
          <button
            type="button"
            class="chip box-reading"
            data-reading="other"
            disabled={sending}
            onClick={() => otherwise(other.facts)}
          >
            <SvgPicture source={other.picture} size={PICTURE} />
            <OptionWords words={describeDifferences(game, other.facts, listed)} />
          </button>
        </div>
      ) : null}
    </Screen>
  );
}
