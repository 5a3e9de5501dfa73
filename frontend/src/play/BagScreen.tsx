import { PieceLook } from "../boards/PieceLook";
import { t } from "../i18n";
import { useArt } from "../pieces/useArt";
import { back, go } from "../router";
import type { TableScreenProps } from "../session/tableProps";
import { nameTile } from "../surfaces/grid/describe";
import { Button } from "../ui/Button";
import { Heading } from "../ui/Heading";
import { Prompt } from "../ui/Prompt";
import { Screen } from "../ui/Screen";
import { useTitle } from "../ui/useTitle";
import "./bag.css";

const PICTURE = 72;

/** The tiles that may still be drawn, each with its number of copies, if the table shows this. */
export function BagScreen({ document, view }: TableScreenProps) {
  const { id, game } = document.table;
  const art = useArt(game);
  const title = t("play.bag", { n: view.bag_total ?? 0 });
  useTitle(title);
  const contents = Object.entries(view.bag ?? {}).filter(([, n]) => n > 0);
  return (
    <Screen
      top={<Heading title={title} onBack={() => back(["t", id])} />}
      sheet={
        <Prompt
          title={contents.length ? t(`${game}.name`) : t("play.bag_empty")}
          second={contents.length ? t("play.bag_about") : undefined}
        >
          <Button onPress={() => go(["t", id])}>{t("points.board")}</Button>
        </Prompt>
      }
    >
      {art ? (
        <ul class="bag">
          {contents.map(([piece, n]) => (
            <li key={piece}>
              <PieceLook art={art} piece={piece} size={PICTURE} />
              {n > 1 ? (
                <span class="label">
                  <span class="unseen">{nameTile(art, piece)}: </span>× {n}
                </span>
              ) : null}
            </li>
          ))}
        </ul>
      ) : null}
    </Screen>
  );
}
