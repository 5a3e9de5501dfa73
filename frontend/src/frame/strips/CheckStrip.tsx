import { t } from "../../i18n";
import type { TableStore } from "../../net/table";
import { Sentence } from "../../pieces/Sentence";
import { useArt } from "../../pieces/useArt";
import { go } from "../../router";
import { LinkButton } from "../../ui/Button";
import { Strip } from "../../ui/Strip";

/**
 * Strip that asks the owner of a disputed piece to check it, when it comes up for the first time. Nobody waits for
 * the answer.
 */
export function CheckStrip({ store, game, piece }: { store: TableStore; game: string; piece: string }) {
  const name = useArt(game)?.tiles[piece]?.name;
  return (
    <Strip
      tone="card"
      action={
        <LinkButton onPress={() => go(["t", store.id, "box", piece, "check"])}>
          {t("corrections.strip_look")}
        </LinkButton>
      }
    >
      {name ? <Sentence form={() => t("play.check_piece", { tile: name })} /> : null}
    </Strip>
  );
}
