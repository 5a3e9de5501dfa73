import { useEffect, useState } from "preact/hooks";
import { type GameArt, gameArt, loadSheet, withOwn } from "../board/assets";
import { TilePicture } from "../board/TilePicture";
import { t, text } from "../i18n";
import { api } from "../net/api";
import { sentence } from "../net/errors";
import { go } from "../router";
import { Heading } from "../ui/Heading";
import { Prompt } from "../ui/Prompt";
import { Row, Rows } from "../ui/Rows";
import { Screen } from "../ui/Screen";
import { useTitle } from "../ui/useTitle";
import { type BoxFile, boxFile, type Facts } from "./boxFile";
import "./box.css";
import "../play/play.css";
import { differences } from "./words";

const PICTURE = 72;

interface Shown {
  file: BoxFile;
  art: GameArt;
  facts: Record<string, Facts>;
}

export interface TableBoxProps {
  table: string;
  game: string;
  /** The pieces that differ: other ones are asked for. */
  pieces: readonly string[];
}

/** What differs in the box with which this table is going to be played. */
export function TableBoxScreen({ table, game, pieces }: TableBoxProps) {
  useTitle(t("box.of_table"));
  const [shown, setShown] = useState<Shown | null>(null);
  const [failed, setFailed] = useState<string | null>(null);
  const wanted = pieces.join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked for again when others differ
  useEffect(() => {
    let gone = false;
    Promise.all([boxFile(game), gameArt(game), api.pieces(table), loadSheet("glyphs")]).then(
      ([file, art, { pieces: drawn }]) => {
        const facts = Object.fromEntries(Object.entries(drawn).map(([id, one]) => [id, one.facts as Facts]));
        if (!gone) setShown({ file, art: withOwn(art, drawn), facts });
      },
      (error: unknown) => !gone && setFailed(sentence(error)),
    );
    return () => {
      gone = true;
    };
  }, [table, game, wanted]);
  return (
    <Screen
      top={<Heading title={t(`${game}.name`)} level={2} onBack={() => go(["t", table], true)} />}
      sheet={
        <Prompt title={t("box.of_table")} second={failed ?? t("lobby.box_differs", { n: pieces.length })} />
      }
    >
      {shown ? (
        <Rows>
          {Object.entries(shown.facts).map(([piece, facts]) => {
            const listed = shown.file.facts[piece];
            return (
              <Row
                key={piece}
                lead={<TilePicture art={shown.art} tile={piece} size={PICTURE} />}
                title={text(shown.file.names[piece] ?? { code: "box.added", params: { id: piece } })}
                second={listed ? differences(game, facts, listed).join(". ") : t("box.not_listed")}
              />
            );
          })}
        </Rows>
      ) : null}
    </Screen>
  );
}
