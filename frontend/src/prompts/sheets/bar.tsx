import type { ComponentChildren } from "preact";
import { t } from "../../i18n";
import { findSeat } from "../../net/viewpoint";
import { DOT } from "../../pieces/Sentence";
import { preferences } from "../../platform/preferences";
import { go } from "../../router";
import { readName } from "../../seats/people";
import { Button } from "../../ui/Button";
import type { Doings, Situation } from "./content";

/** Return the second line of an own prompt: the seat's name on a phone with several seats, then the hint, then what is
 * said to everybody. */
export function renderSecondLine(
  { store, document, notice }: Situation,
  hint: ComponentChildren,
  ...more: readonly string[]
): ComponentChildren {
  const ownSeat = findSeat(store.seat.value);
  const several = store.seats.value.length > 1 && ownSeat !== undefined;
  const words = [
    several ? t("play.for_seat", { name: readName(document, ownSeat) }) : undefined,
    notice,
    notice || !preferences.value.hints ? undefined : hint,
    ...more,
  ];
  const shown = words.filter(Boolean);
  return shown.length ? shown.flatMap((word, i) => (i ? [DOT, word] : [word])) : undefined;
}

/** Undo and redo as icons; with words where there is nothing else, redo only without an undo beside it. */
export function Undo({ doings: { undo, redo }, words }: { doings: Doings; words?: string }) {
  return (
    <>
      {undo ? (
        <Button icon="undo" label={words ? undefined : t("common.undo")} onPress={undo}>
          {words}
        </Button>
      ) : null}
      {redo ? (
        <Button icon="redo" label={t("common.redo")} onPress={redo}>
          {words && !undo ? t("common.redo") : undefined}
        </Button>
      ) : null}
    </>
  );
}

interface BarProps {
  situation: Situation;
  children?: ComponentChildren;
}

/** Bar with undo, points and more. Without an undo or a redo its place stays empty, so that the other buttons do not move;
 * alone beside it, points is in the middle.
 */
export function Bar({ situation, children }: BarProps) {
  const { store, doings } = situation;
  return (
    <>
      {doings.undo === undefined && !doings.redo ? <span class="button-place" aria-hidden="true" /> : null}
      <Undo doings={doings} />
      <Button class="button-points" onPress={() => go(["t", store.id, "points"])}>
        {t("play.points")}
      </Button>
      {children}
    </>
  );
}
