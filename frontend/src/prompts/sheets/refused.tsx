import { t } from "../../i18n";
import { go } from "../../router";
import { readColour, readName } from "../../seats/people";
import { Button, MainButton } from "../../ui/Button";
import type { Step } from "../step";
import { Undo } from "./bar";
import type { SheetContent, Situation } from "./content";

/** Sheet of a refusal: nothing was changed, why, and how to go on. */
export function buildRefusedSheet(
  step: Extract<Step, { kind: "refused" }>,
  situation: Situation,
): SheetContent {
  const { store, document, doings } = situation;
  const { rejection, open } = step;
  const ownSeat = rejection.entry.seat;
  if (rejection.code === "table.stale_version") {
    const faster = store.narrations.value
      .filter(({ seat, v }) => seat !== undefined && seat !== ownSeat && v > rejection.entry.version)
      .at(-1)?.seat;
    return {
      colour: readColour(document, faster ?? ownSeat),
      title:
        faster === undefined
          ? t("play.overtaken")
          : t("play.overtaken_by", { name: readName(document, faster) }),
      second: t(
        rejection.entry.kind === "undo"
          ? "play.overtaken_undo"
          : open
            ? "play.overtaken_kept"
            : "play.overtaken_gone",
      ),
      bar: open ? (
        <>
          <Button onPress={doings.dismiss}>{t("play.drop")}</Button>
          <MainButton onPress={doings.resend}>{t("play.again")}</MainButton>
        </>
      ) : (
        <MainButton onPress={doings.dismiss}>{t("play.go_on")}</MainButton>
      ),
    };
  }
  const blocked = rejection.code === "table.undo_blocked";
  const placed = rejection.entry.kind === "submit" && "x" in (rejection.entry.action ?? {});
  return {
    colour: readColour(document, ownSeat),
    tone: "bad",
    title: t(placed ? "play.does_not_fit" : "play.not_possible"),
    second: (
      <>
        {rejection.message} {t(blocked ? "play.undo_by_correction" : "play.nothing_changed")}
      </>
    ),
    bar: (
      <>
        {placed && doings.undo ? <Undo doings={doings} words={t("play.other_tile")} /> : null}
        <Button onPress={doings.dismiss}>{t(placed ? "play.other_place" : "play.go_on")}</Button>
        {blocked ? (
          <MainButton
            onPress={() => {
              doings.dismiss();
              go(["t", store.id, "takeback"]);
            }}
          >
            {t("play.correct_instead")}
          </MainButton>
        ) : null}
      </>
    ),
  };
}
