import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import { t } from "../../i18n";
import { fitted, type Point, TARGET } from "../camera";
import { Frame, type FramedProps, PictureOrText, useFrame } from "../Frame";
import { NO_PLACES } from "../types";
import { type Aim, useCamera } from "../useCamera";
import { useRoom } from "../useRoom";
import { boundsAround, cellAt, nearestTo, placeUnder, pointOf, spotsAmong, wholeOf } from "./chart";
import { Ring } from "./layers";
import { placesOfProof } from "./proof";
import { isFine, SpotsLayers, sizeOfBadges } from "./SpotsLayers";
import { SpotsMap } from "./SpotsMap";
import { SpotsText } from "./SpotsText";
import type { SpotsProps } from "./types";
import { spotName, spotTitle, spotWords } from "./words";
import "../grid/Board.css";
import "./Spots.css";

/** A surface of spots, drawn from a chart, for every game. It is moved by finger, wheel and keyboard, and has a text twin.
 * What may be tapped comes in as props; taps go out as callbacks.
 */
export function Spots(props: SpotsProps) {
  return (
    <PictureOrText
      picture={(focused, onText) => <SpotsPicture {...props} focused={focused} onText={onText} />}
      text={(onPicture) => <SpotsText {...props} onPicture={onPicture} />}
    />
  );
}

/** Smallest height with a map, in CSS px. */
const MAPPED_FROM = 300;

/** Return what the window shows: a proof, highlighted places, a move, targets, else everything. */
function aimOf({
  chart,
  legal = NO_PLACES,
  quiet = NO_PLACES,
  lit,
  proof,
  fitsBoard,
  trail,
  tentative,
  mapped,
}: SpotsProps): Aim {
  if (fitsBoard) return { kind: "whole", key: "whole" };
  if (proof) {
    const around = boundsAround(chart, placesOfProof(proof, chart));
    return { kind: "places", key: `proof ${proof.n}`, around };
  }
  if (lit?.length) return { kind: "look", key: `lit ${lit.join()}`, around: boundsAround(chart, lit) };
  if (mapped && trail) {
    const { from, path, to } = trail;
    const targets = legal.filter((place) => !quiet.includes(place));
    const around = boundsAround(chart, [from, ...(to === undefined ? targets : [...path, to])]);
    return { kind: "near", key: `trail ${from} ${to ?? ""}`, cell: cellAt(chart, to ?? from), around };
  }
  const [first] = [...legal, ...Object.keys(chart.ahead ?? {})];
  if (!mapped) {
    // A track is as wide as the window; where nothing is next, what lies on it comes into view.
    const at = first ?? Object.keys(chart.stacks)[0];
    if (at !== undefined) {
      return { kind: "touch", key: first === undefined ? "lying" : "legal", cell: cellAt(chart, at) };
    }
  }
  // On a plan a piece is chosen on the whole surface: a wrong one can be changed.
  if (first === undefined || (mapped && tentative)) return { kind: "whole", key: "whole" };
  const middle = { x: chart.size.x / 2, y: chart.size.y / 2 };
  const cell = cellAt(chart, nearestTo(chart, middle, legal) ?? first);
  return { kind: "near", key: "legal", cell, around: boundsAround(chart, legal) };
}

function SpotsPicture(props: SpotsProps & FramedProps) {
  const { art, chart, seats, legal = NO_PLACES, words = {}, trail, onCell, mapped = false } = props;
  const { refs, cursor, say, frame } = useFrame(props);
  const lit = spotsAmong(chart, props.lit ?? NO_PLACES);
  const proof = props.proof && placesOfProof(props.proof, chart).length ? props.proof : undefined;
  const table = { game: art.id, chart, seats };
  const steps = legal.length ? chart.order.filter((place) => legal.includes(place)) : chart.order;
  const bounds = useMemo(() => wholeOf(chart), [chart]);

  const root = useRef<HTMLDivElement>(null);
  const room = useRoom(root);
  const aimKey = aimOf({ ...props, lit, proof });
  // The place that was tapped on the map, until the aim changes.
  const [turnedTo, turnTo] = useState<string | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever that changes
  useEffect(() => turnTo(null), [aimKey.key]);
  const aim: Aim =
    turnedTo !== null && aimKey.kind === "near"
      ? {
          kind: "near",
          key: `map ${turnedTo}`,
          cell: cellAt(chart, turnedTo),
          around: boundsAround(chart, [turnedTo]),
        }
      : aimKey;
  const hasMap =
    mapped && aim.kind === "near" && room.height >= MAPPED_FROM && fitted(bounds, room).scale < TARGET;

  const camera = useCamera(refs, bounds, aim, (at: Point) => {
    cursor.clear();
    const under = camera.under(at);
    const place = placeUnder(chart, under, legal);
    if (place !== undefined) onCell?.(place, "picture");
    else {
      const other = placeUnder(chart, under, chart.order);
      if (other !== undefined) look(other);
    }
  });

  function look(place: string): void {
    props.onLook?.(place, { title: spotTitle(chart, place), about: spotWords(table, place) });
  }

  function tell(place: string): void {
    const choice = legal.includes(place) && words[place] ? ` ${words[place]}.` : "";
    say(`${spotName(chart, place)}: ${spotWords(table, place)}${choice}`);
  }

  function pointedAt(at: Point & { scale: number }): void {
    const place = props.tentative ? placeUnder(chart, at, legal) : undefined;
    const nearest = nearestTo(chart, at, chart.order);
    if (place !== undefined) onCell?.(place, "picture");
    else if (nearest !== undefined) turnTo(nearest);
  }

  const step = (key: string) => {
    const first = trail?.from ?? nearestTo(chart, pointOf(chart, chart.order[0] ?? ""), steps);
    const to = cursor.step(key, steps, first, (place) => pointOf(chart, place));
    if (to === undefined) return;
    camera.reveal(cellAt(chart, to));
    tell(to);
  };

  const pressed = ({ key }: KeyboardEvent): boolean => {
    const isPress = key === "Enter" || key === " ";
    const at = cursor.place;
    if (isPress && at !== null) {
      if (legal.includes(at)) onCell?.(at, "picture");
      else look(at);
    } else if (key === "Escape" && trail && props.onBack) props.onBack();
    else return false;
    return true;
  };

  return (
    <Frame
      {...frame}
      camera={camera}
      keys={t("board.spot_keys", { legal: legal.length ? "choose" : "look" })}
      isProof={proof !== undefined}
      onStep={step}
      onKey={pressed}
      root={root}
      map={hasMap ? <SpotsMap {...props} lit={lit} onPoint={pointedAt} /> : undefined}
    >
      <SpotsLayers
        {...props}
        lit={lit}
        proof={proof}
        bigger={sizeOfBadges(camera.scale)}
        fine={isFine(camera.scale)}
      />
      {cursor.place === null ? null : (
        <g data-cursor={cursor.place}>
          <Ring chart={chart} place={cursor.place} name="cursor" />
        </g>
      )}
    </Frame>
  );
}
