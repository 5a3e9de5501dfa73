import type { ComponentChildren } from "preact";
import { useEffect, useState } from "preact/hooks";
import { t } from "../i18n";
import { api } from "../net/api";
import { sentence } from "../net/errors";
import { type GameArt, gameArt, loadSheet, withOwn } from "../pieces/assets";
import { type BoxFile, boxesDiffer, boxFile, type Facts } from "../pieces/boxFile";
import { TilePicture } from "../pieces/TilePicture";
import { back } from "../router";
import { Heading } from "../ui/Heading";
import { Prompt } from "../ui/Prompt";
import { Row, Rows } from "../ui/Rows";
import { Screen } from "../ui/Screen";
import { useTitle } from "../ui/useTitle";
import "./Box.css";
import "../table/table.css";
import { SetCount } from "./SetCount";
import { differences, listName, pieceName, setName, setWords } from "./words";

const PICTURE = 72;
const SMALL = 64;

interface LoadedBox {
  file: BoxFile;
  art: GameArt;
  facts: Record<string, Facts>;
}

/** Props of the entry for a piece that is not in the list. */
const unlistedWords = (game: string, { composer }: BoxFile, facts: Facts) => {
  const words = setWords(game, composer, facts);
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
  /** The table's boards, shown above its pieces. */
  boards?: ComponentChildren;
}

/** The differences from the list in the box of this table. */
export function TableBoxScreen({ table, game, expansions, pieces, onPiece, boards }: TableBoxProps) {
  useTitle(t("box.of_table"));
  const [loaded, setLoaded] = useState<LoadedBox | null>(null);
  const [failed, setFailed] = useState<string | null>(null);
  const pieceIds = pieces.join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked for again when others differ
  useEffect(() => {
    let isCancelled = false;
    if (!boxesDiffer(game)) return; // such a box has boards only
    Promise.all([
      boxFile(game),
      gameArt(game),
      api.pieces(table),
      loadSheet("glyphs"),
      loadSheet(`${game}-M`),
    ]).then(
      ([file, art, { pieces: drawn }]) => {
        const facts = Object.fromEntries(
          Object.entries(drawn).map(([id, piece]) => [id, piece.facts as Facts]),
        );
        if (!isCancelled) setLoaded({ file, art: withOwn(art, drawn), facts });
      },
      (error: unknown) => !isCancelled && setFailed(sentence(error)),
    );
    return () => {
      isCancelled = true;
    };
  }, [table, game, pieceIds]);
  const printed = Object.values(loaded?.facts ?? {});
  // Invented pieces fill a set that the box does not have.
  const counted = printed.some(({ invented }) => invented) ? [] : (loaded?.file.composer.sets ?? []);
  return (
    <Screen
      top={<Heading title={t(`${game}.name`)} level={2} onBack={() => back(["t", table])} />}
      sheet={
        <Prompt
          title={t(onPiece ? "box.wrong" : "box.of_table")}
          second={
            failed ??
            (!boxesDiffer(game)
              ? undefined
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
            <h2 class="sub-head">{setName(game, set)}</h2>
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
                    ? differences(game, facts, listed).join(". ")
                    : unlistedWords(game, loaded.file, facts).join(", ")
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
                  <span class="label">{pieceName(loaded.file, piece)}</span>
                </button>
              </li>
            ))}
        </ul>
      ) : null}
    </Screen>
  );
}
