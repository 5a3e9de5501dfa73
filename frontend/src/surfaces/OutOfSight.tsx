import { t } from "../i18n";
import { Icon } from "../ui/Icon";
import { type Box, listBeyondWindow } from "./beyondWindow";
import type { Point } from "./camera";
import type { CameraControl } from "./useCamera";

const ICONS = { up: "up", left: "previous", right: "next", down: "down" } as const;

const formatStyle = (box: Box) =>
  Object.fromEntries(Object.entries(box).map(([side, px]) => [side, `${px}px`]));

interface OutOfSightProps {
  /** Middles of the places that may be tapped, in cells. */
  places: readonly Point[];
  camera: CameraControl;
}

/** Chips at the edges of a board's window: how many of the places that may be tapped are out of sight on that side. A tap
 * leads there. Keys step from place to place anyway, and the text twin lists them all. */
export function OutOfSight({ places, camera }: OutOfSightProps) {
  const beyond = listBeyondWindow(places, camera.shown, camera.size());
  return (
    <>
      {beyond.map(({ side, count, points, box }) => (
        <button
          key={side}
          type="button"
          class="chip out-of-sight"
          tabIndex={-1}
          style={formatStyle(box)}
          data-beyond={side}
          aria-label={t("board.out_of_sight", { n: count, side })}
          onClick={() => camera.lead(points)}
        >
          <Icon name={ICONS[side]} size={20} />
          {count}
        </button>
      ))}
    </>
  );
}
