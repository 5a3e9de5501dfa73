import { useEffect } from "preact/hooks";
import { loadSheet } from "./assets";
import { drawPicture } from "./drawings";

interface GoalPictureProps {
  game: string;
  goal: string;
  /** CSS px of its side. */
  size: number;
}

/** Decorative picture of a goal; its name is written beside it. */
export function GoalPicture({ game, goal, size }: GoalPictureProps) {
  useEffect(() => {
    loadSheet(`${game}-goals`).catch(() => undefined); // its name is shown without it
  }, [game]);
  return (
    <svg
      class="goal-picture"
      viewBox="0 0 100 100"
      width={size}
      height={size}
      aria-hidden="true"
      data-goal={goal}
    >
      <use href={drawPicture(`${game}-goal-${goal}`)} width="100" height="100" />
    </svg>
  );
}
