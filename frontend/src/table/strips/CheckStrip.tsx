import { t } from "../../i18n";
import type { TableStore } from "../../net/table";
import { go } from "../../router";
import { Button } from "../../ui/Button";
import { Strip } from "../../ui/Strip";
import { Sentence } from "../Sentence";
import { useArt } from "../useArt";

/** Lists differ on a piece that has come up for the first time: whoever has it is asked, and nobody waits for that. */
export function CheckStrip({ store, game, piece }: { store: TableStore; game: string; piece: string }) {
  const name = useArt(game)?.tiles[piece]?.name;
  return (
    <Strip
      tone="card"
      action={
        <Button kind="link" onPress={() => go(["t", store.id, "box", piece, "check"])}>
          {t("corrections.strip_look")}
        </Button>
      }
    >
      {name ? <Sentence form={() => t("play.check_piece", { tile: name })} /> : null}
    </Strip>
  );
}
