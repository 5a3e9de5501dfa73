import type { ComponentChildren } from "preact";
import { t } from "../i18n";
import { api } from "../net/api";
import { fetchGameArt, type GameArt, loadSheet, withOwn } from "../pieces/assets";
import { type BoxFile, type Facts, fetchBoxFile, hasDifferingBoxes } from "../pieces/boxFile";
import { TilePicture } from "../pieces/TilePicture";
import { back } from "../router";
import { Heading } from "../ui/Heading";
import { Prompt } from "../ui/Prompt";
import { Row, Rows } from "../ui/Rows";
import { Screen } from "../ui/Screen";
import { useRequest } from "../ui/useRequest";
import { useTitle } from "../ui/useTitle";
import "./Box.css";
import "../styles/table.css";
import { SetCount } from "./SetCount";
import { describeDifferences, listName, namePiece, nameSet, nameSetOfPiece } from "./words";

const PICTURE = 72;
const SMALL = 64;

interface LoadedBox {
  file: BoxFile;
  art: GameArt;
  facts: Record<string, Facts>;
}

/** Props of the entry for a piece that is not in the list. */
const describeUnlisted = (game: string, { composer }: BoxFile, facts: Facts) => {
  const words = nameSetOfPiece(game, composer, facts);
  return words.length ? words : [t("box.not_listed")];
};

/** Say how many pieces differ from the list, and how many are invented. */
function countWords(facts: readonly Facts[]): string {
  const invented = facts.filter(({ invented }) => invented).length;
  const corrected = facts.length - invented;
  const differ = corrected || !invented ? [t("lobby.box_differs", { n: corrected })] : [];
  return [...differ, ...(invented ? [t("lobby.invented", { n: invented })] : [])].join(" · ");
}

export interface TableBoxProps {
  table: string;
  game: string;
  expansions: readonly string[];
  /** Ids of the pieces that differ; a change fetches them anew. */
  pieces: readonly string[];
  /** Corrects a piece, also one as listed; in running games only. */
  onPiece?: ((piece: string) => void) | undefined;
  /** True if somebody has entered a board of the table. */
  isEntered?: boolean;
  /** The table's boards, shown above its pieces. */
  boards?: ComponentChildren;
}

/** The differences from the list in the box of this table. */
export function TableBoxScreen(props: TableBoxProps) {
  const { table, game, expansions, pieces, onPiece, isEntered = false, boards } = props;
  useTitle(t("box.of_table"));
  const load = async (): Promise<LoadedBox> => {
    const sheets = [loadSheet("glyphs"), loadSheet(`${game}-M`)];
    const asked = Promise.all([fetchBoxFile(game), fetchGameArt(game), api.pieces(table), ...sheets]);
    const [file, art, { pieces: drawn }] = await asked;
    const facts = Object.entries(drawn).map(([id, piece]) => [id, piece.facts as Facts]);
    return { file, art: withOwn(art, drawn), facts: Object.fromEntries(facts) };
  };
  // A box that does not differ has boards only.
  const version = hasDifferingBoxes(game) ? pieces.join() : null;
  const { answer: loaded, failed } = useRequest(`${table} ${game}`, load, version);
  const printed = Object.values(loaded?.facts ?? {});
  // Invented pieces fill a set that the box does not have.
  const counted = printed.some(({ invented }) => invented) ? [] : (loaded?.file.composer.sets ?? []);
  return (
    <Screen
      top={<Heading title={t(`${game}.name`)} onBack={() => back(["t", table])} />}
      sheet={
        <Prompt
          title={t(onPiece && (isEntered || hasDifferingBoxes(game)) ? "box.wrong" : "box.of_table")}
          second={
            failed ||
            (!hasDifferingBoxes(game)
              ? isEntered
                ? t(onPiece ? "box.wrong_board" : "box.board_entered")
                : undefined
              : onPiece
                ? t("box.wrong_which")
                : loaded
                  ? countWords(printed)
                  : t("common.loading"))
          }
        />
      }
    >
      {boards}
      {counted
        .filter(({ expansion }) => expansions.includes(expansion))
        .map((set) => (
          <section key={set.id}>
            <h2 class="sub-head">{nameSet(game, set)}</h2>
            <SetCount {...{ game, set }} pieces={loaded?.facts ?? {}} />
          </section>
        ))}
      {loaded ? (
        <Rows>
          {Object.entries(loaded.facts).map(([piece, facts]) => {
            const listed = loaded.file.facts[piece];
            return (
              <Row
                key={piece}
                lead={<TilePicture art={loaded.art} tile={piece} size={PICTURE} />}
                title={listName(loaded.art, piece)}
                second={
                  listed
                    ? describeDifferences(game, facts, listed).join(". ")
                    : describeUnlisted(game, loaded.file, facts).join(", ")
                }
                onPress={onPiece && !facts.invented ? () => onPiece(piece) : undefined}
              />
            );
          })}
        </Rows>
      ) : null}
      {loaded && onPiece ? (
        <ul class="picker-grid box-all">
          {Object.keys(loaded.file.facts)
            .filter((piece) => !(piece in loaded.facts))
            .map((piece) => (
              <li key={piece}>
                <button type="button" class="tile-choice" data-piece={piece} onClick={() => onPiece(piece)}>
                  <TilePicture art={loaded.art} tile={piece} size={SMALL} />
                  <span class="label">{namePiece(loaded.file, piece)}</span>
                </button>
              </li>
            ))}
        </ul>
      ) : null}
    </Screen>
  );
}
