import { PieceLook } from "../../boards/PieceLook";
import { has, say, t } from "../../i18n";
import { findSeat } from "../../net/viewpoint";
import { findKind } from "../../pieces/assets";
import { readColour } from "../../seats/people";
import { nameTile } from "../../surfaces/grid/describe";
import { PiecePicture } from "../../surfaces/grid/PiecePicture";
import {
  findAddedKind,
  findOnlyCell,
  findTurns,
  isEnteredDraw,
  listTargets,
  PLAIN_PIECE,
  type Placing,
} from "../../surfaces/grid/placing";
import { Button, MainButton } from "../../ui/Button";
import type { PlacePrompt } from "../../wire";
import { FurtherPieces, hasFurther } from "../FurtherPieces";
import { Targets } from "../Targets";
import { renderSecondLine, Undo } from "./bar";
import type { SheetContent, Situation } from "./content";
import { HandOf, hasHand } from "./hand";

/** Sheet of a place prompt, before and after a place was chosen. */
export function buildPlacingSheet(prompt: PlacePrompt, situation: Situation): SheetContent {
  const { placing } = situation;
  return placing ? buildLaidSheet(prompt, placing, situation) : openSheet(prompt, situation);
}

/** Sheet while no place is chosen: the answer is tapped on the board, which has all the room. */
function openSheet(prompt: PlacePrompt, situation: Situation): SheetContent {
  const { art, doings } = situation;
  const { undo, redo } = doings;
  return {
    title: say(prompt.title),
    second: renderSecondLine(situation, prompt.hint ? say(prompt.hint) : t("play.tap_place")),
    aside: !hasHand(situation) ? <PieceLook art={art} piece={prompt.piece} size={52} /> : undefined,
    choices: <HandOf prompt={prompt} situation={situation} />,
    bar:
      undo || redo ? (
        <Undo
          doings={doings}
          words={t(isEnteredDraw(prompt, situation.document) ? "play.other_tile" : "common.undo")}
        />
      ) : undefined,
  };
}

/** Name the other pieces in hand that would fit nowhere once this one lies here. */
function describeStranded(prompt: PlacePrompt, { cell, rotation }: Placing, { art }: Situation): string {
  const stranded = prompt.strands?.[cell]?.[rotation] ?? [];
  return stranded.map((piece) => t("play.strands", { tile: nameTile(art, piece) })).join(" ");
}

/** Sheet once the piece lies: turn it, choose a target, confirm. */
function buildLaidSheet(prompt: PlacePrompt, placing: Placing, situation: Situation): SheetContent {
  const { art, store, document, doings } = situation;
  const turnable = findTurns(prompt, placing).on !== undefined;
  const targets = listTargets(prompt, placing).length > 0;
  const added = findAddedKind(prompt, placing);
  const question = turnable ? (targets ? "both" : "turn") : targets ? "add" : "lay";
  const kind = placing.target && art ? findKind(art, prompt.piece, placing.target) : "none";
  const colour = readColour(document, findSeat(store.seat.value));
  const stock = prompt.stock ?? 0;
  const nowhere = `${document.table.game}.none_here`;
  const pieceIn = (form: string) =>
    prompt.field ? t(`${document.table.game}.piece_${added || prompt.field}`, { form, n: 1 }) : "";
  return {
    title:
      findOnlyCell(prompt, situation.board) === undefined
        ? t("play.laid", { question, piece: pieceIn("a"), bare: pieceIn("bare") })
        : say(prompt.title),
    second: renderSecondLine(
      situation,
      undefined,
      prompt.field && !targets && has(nowhere) ? t(nowhere) : "",
      describeStranded(prompt, placing, situation),
    ),
    aside:
      prompt.field && art && colour && !added && !hasFurther(prompt, placing) ? (
        <span class="stock">
          <PiecePicture colour={colour} />
          <span aria-hidden="true">
            <span class="display">{stock}</span> <span class="second-line">{t("play.stock")}</span>
          </span>
          <span class="unseen">{t(`${art.id}.stock_${prompt.field}`, { n: stock })}</span>
        </span>
      ) : undefined,
    choices:
      art && (targets || hasFurther(prompt, placing)) ? (
        <>
          <FurtherPieces {...{ art, prompt, placing, colour }} onChange={doings.change} />
          <Targets {...{ art, prompt, placing }} onClaim={doings.claim} onToggle={doings.toggle} />
        </>
      ) : (
        <HandOf prompt={prompt} situation={situation} />
      ),
    bar: (
      <>
        {findOnlyCell(prompt, situation.board) === undefined ? (
          <Button icon="back" label={t("play.other_place")} onPress={doings.lift} />
        ) : (
          <Undo doings={doings} />
        )}
        {turnable ? <Button icon="turn" label={t("play.turn")} onPress={() => doings.turn()} /> : null}
        <MainButton onPress={doings.confirm}>
          {art && prompt.field ? t(`${art.id}.${nameConfirmation(placing, added, kind)}`) : t("play.lay")}
        </MainButton>
      </>
    ),
  };
}

/** Return which message the main button has: what is taken back, which figure is set, or where the plain one goes. */
function nameConfirmation(placing: Placing, added: string, kind: string): string {
  if (placing.back) return "confirm_back";
  return placing.target !== undefined && added !== PLAIN_PIECE ? `set_${added}` : `confirm_${kind}`;
}
