import { t, text } from "../../i18n";
import { seatOf } from "../../net/viewpoint";
import { kindOf } from "../../pieces/assets";
import { tileName } from "../../surfaces/grid/describe";
import { PiecePicture } from "../../surfaces/grid/PiecePicture";
import { onlyCell, type Placing, targetsOf, turnsOf } from "../../surfaces/grid/placing";
import { Button } from "../../ui/Button";
import type { PlacePrompt } from "../../wire";
import { PieceLook } from "../PieceLook";
import { colourOf } from "../people";
import { Targets } from "../Targets";
import { secondLine, Undo } from "./bar";
import type { SheetContent, Situation } from "./content";
import { HandOf, hasHand } from "./hand";

/** Sheet of a place prompt, before and after a place was chosen. */
export function placingSheet(prompt: PlacePrompt, situation: Situation): SheetContent {
  const { placing } = situation;
  return placing ? laidSheet(prompt, placing, situation) : openSheet(prompt, situation);
}

/** Sheet while no place is chosen: the answer is tapped on the board. */
function openSheet(prompt: PlacePrompt, situation: Situation): SheetContent {
  const { art, doings } = situation;
  return {
    title: text(prompt.title),
    second: secondLine(situation, prompt.hint && text(prompt.hint)),
    aside: art && !hasHand(situation) ? <PieceLook art={art} piece={prompt.piece} size={52} /> : undefined,
    choices: <HandOf prompt={prompt} situation={situation} />,
    bar: (
      <>
        <Undo doings={doings} words={t(isDrawn(prompt, situation) ? "play.other_tile" : "common.undo")} />
        <Button missing={t("play.tap_place")} leadsTo="[data-cell]" />
      </>
    ),
  };
}

/** True if the piece was entered as drawn, so that an undo leads to entering another one. */
function isDrawn(prompt: PlacePrompt, { document }: Situation): boolean {
  return document.table.draw === "table" && document.view?.drawn === prompt.piece;
}

/** Name the other pieces in hand that would fit nowhere once this one lies here. */
function strandedWords(prompt: PlacePrompt, { cell, rotation }: Placing, { art }: Situation): string {
  const stranded = prompt.strands?.[cell]?.[rotation] ?? [];
  return stranded.map((piece) => t("play.strands", { tile: tileName(art, piece) })).join(" ");
}

/** Sheet once the piece lies: turn it, choose a target, confirm. */
function laidSheet(prompt: PlacePrompt, placing: Placing, situation: Situation): SheetContent {
  const { art, store, document, doings } = situation;
  const turnable = turnsOf(prompt, placing).on !== undefined;
  const targets = targetsOf(prompt, placing).length > 0;
  const question = turnable ? (targets ? "both" : "turn") : targets ? "add" : "lay";
  const kind = placing.target && art ? kindOf(art, prompt.piece, placing.target) : "none";
  const colour = colourOf(document, seatOf(store.seat.value));
  const stock = prompt.stock ?? 0;
  const piece = prompt.field ? t(`${document.table.game}.piece_${prompt.field}`, { form: "a", n: 1 }) : "";
  return {
    title:
      onlyCell(prompt, situation.board) === undefined
        ? t("play.laid", { question, piece })
        : text(prompt.title),
    second:
      [secondLine(situation, undefined), strandedWords(prompt, placing, situation)]
        .filter(Boolean)
        .join(" · ") || undefined,
    aside:
      prompt.field && art && colour ? (
        <span class="stock">
          <PiecePicture colour={colour} />
          <span aria-hidden="true">
            <span class="display">{stock}</span> <span class="second-line">{t("play.stock")}</span>
          </span>
          <span class="unseen">{t(`${art.id}.stock_${prompt.field}`, { n: stock })}</span>
        </span>
      ) : undefined,
    choices:
      art && targets ? (
        <Targets art={art} prompt={prompt} placing={placing} onToggle={doings.toggle} />
      ) : (
        <HandOf prompt={prompt} situation={situation} />
      ),
    bar: (
      <>
        {onlyCell(prompt, situation.board) === undefined ? (
          <Button icon="move" label={t("play.other_place")} onPress={doings.lift} />
        ) : (
          <Undo doings={doings} />
        )}
        {turnable ? <Button icon="turn" label={t("play.turn")} onPress={() => doings.turn()} /> : null}
        <Button kind="main" onPress={doings.confirm}>
          {art && prompt.field ? t(`${art.id}.confirm_${kind}`) : t("play.lay")}
        </Button>
      </>
    ),
  };
}
