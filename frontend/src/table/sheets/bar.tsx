import type { ComponentChildren } from "preact";
import { t } from "../../i18n";
import { seatOf } from "../../net/viewpoint";
import { preferences } from "../../platform/preferences";
import { go } from "../../router";
import { Button } from "../../ui/Button";
import { nameOf } from "../people";
import { useShort } from "../short";
import type { Doings, Situation } from "./content";

/** Return the second line of an own prompt: the seat's name on a phone with several seats, then the hint. */
export function secondLine(
  { store, document, notice }: Situation,
  hint: string | undefined,
): ComponentChildren {
  const ownSeat = seatOf(store.seat.value);
  const several = store.seats.value.length > 1 && ownSeat !== undefined;
  const words = [
    several ? t("play.for_seat", { name: nameOf(document, ownSeat) }) : undefined,
    notice,
    notice || !preferences.value.hints ? undefined : hint,
  ];
  return words.filter(Boolean).join(" · ") || undefined;
}

export function Undo({ doings, words }: { doings: Doings; words?: string }) {
  const { undo, redo } = doings;
  return (
    <>
      {undo && words ? (
        <Button icon="undo" onPress={undo}>
          {words}
        </Button>
      ) : null}
      {undo && !words ? <Button icon="undo" label={t("common.undo")} onPress={undo} /> : null}
      {redo ? (
        <Button icon="redo" onPress={redo}>
          {t("common.redo")}
        </Button>
      ) : null}
    </>
  );
}

interface BarProps {
  situation: Situation;
  /** Bar of a prompt that is answered on the board. On a short screen the board gets the room of the button for points. */
  about?: "board" | "rest";
  children?: ComponentChildren;
}

/** Bar with undo, points and more. Without an undo its place stays empty, so that the other buttons do not move. */
export function Bar({ situation, about = "rest", children }: BarProps) {
  const { store, doings } = situation;
  const short = useShort();
  return (
    <>
      {doings.undo ? null : <span class="button-place" aria-hidden="true" />}
      <Undo doings={doings} />
      {short && about === "board" ? null : (
        <Button onPress={() => go(["t", store.id, "points"])}>{t("play.points")}</Button>
      )}
      {children}
    </>
  );
}
