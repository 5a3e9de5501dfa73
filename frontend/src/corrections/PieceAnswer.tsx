import { Correction } from "../box/Correction";
import type { Facts } from "../pieces/boxFile";
import type { Payload, View } from "../wire";
import type { AnswerFrame } from "./answerFrame";

export interface PieceAnswerProps extends AnswerFrame {
  /** The current view, in which the facts of pieces are complete. */
  view: View;
  action: Payload;
}

/** Form that corrects what is printed on a piece that was added at the table. */
export function PieceAnswer({ store, document, view, frame, action, onAnswer }: PieceAnswerProps) {
  const piece = String(action.tile);
  const before = (view.pieces?.[piece] ?? action.facts) as Facts;
  return (
    <Correction
      {...{ store, document, piece, before }}
      title={frame.title}
      onBack={frame.back}
      onAnswer={(facts) => onAnswer({ ...action, facts }, undefined)}
    />
  );
}
