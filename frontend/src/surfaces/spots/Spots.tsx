import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import { t } from "../../i18n";
import { type Bounds, computeWindow, fitCamera, type Point, type Size, TARGET } from "../camera";
import { Frame, type FramedProps, PictureOrText, useFrame } from "../Frame";
import { mapSlot } from "../tools";
import { NO_PLACES } from "../types";
import { type Aim, computeNearScale, useCamera } from "../useCamera";
import { useRoom } from "../useRoom";
import {
  type Chart,
  computeBoundsAround,
  computeBoundsOfAll,
  computeSpotBounds,
  computeWholeBounds,
  findCell,
  findNearestPlace,
  findPlaceUnder,
  findPoint,
  listSpotsAmong,
  showAsMoved,
} from "./chart";
import { Ring } from "./layers";
import { listPlacesOfProof } from "./proof";
import { computeBadgeSize, isFine, SpotsLayers } from "./SpotsLayers";
import { SpotsMap, SpotsMapIn } from "./SpotsMap";
import { SpotsText } from "./SpotsText";
import type { SpotsProps } from "./types";
import { useNewest } from "./useNewest";
import { describeSpot, isMore, nameSpot, titlePiece, titleSpot } from "./words";
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

/** Smallest height with a map, or with what is around a proof, in CSS px. */
const MAPPED_FROM = 300;
/** Largest part of the height that a map takes, as in Spots.css. */
const MAP_SHARE = 0.56;
/** How much larger than the whole surface a window beside a map shows its part, at least. */
const CLOSER = 1.3;

/** How large a window beside a map shows its part, as a share of what it would be without the map, at least. */
const WORTH = 0.85;

function computeSizeBelowMap({ size }: Chart, { width, height }: Size): Size {
  return { width, height: height - Math.min(MAP_SHARE * height, (width * size.y) / size.x) };
}

/** Return what the window shows: a proof (in a low one, of a stack as it lay, that alone), highlighted places, a move, targets, else everything. */
function findAim({
  chart,
  legal = NO_PLACES,
  quiet = NO_PLACES,
  lit,
  proof,
  fitsBoard,
  trail,
  tentative,
  mapped,
  changes = {},
  isLow,
  isCloser,
  newest,
}: SpotsProps & {
  isLow: boolean;
  isCloser: (around: Bounds) => boolean;
  /** What somebody else has just moved, if there is room for a map beside it. */
  newest: readonly string[];
}): Aim {
  if (fitsBoard) return { kind: "whole", key: "whole" };
  if (proof) {
    const [scored] = isLow ? Object.keys(proof.stacks ?? {}) : [];
    const around =
      scored === undefined
        ? computeBoundsAround(chart, listPlacesOfProof(proof, chart))
        : computeSpotBounds(chart, scored);
    return { kind: "places", key: `proof ${proof.n} ${scored ?? ""}`, around };
  }
  const litBounds = computeBoundsOfAll(chart, lit ?? NO_PLACES);
  if (mapped && lit?.length && isCloser(litBounds)) {
    return { kind: "near", key: `lit ${lit.join()}`, around: litBounds };
  }
  if (lit?.length) return { kind: "look", key: `lit ${lit.join()}`, around: computeBoundsAround(chart, lit) };
  if (mapped && trail) {
    const { from, path, to, leaves } = trail;
    const targets = legal.filter((place) => !quiet.includes(place));
    // Where a piece may be left, that place is asked about.
    const places = to === undefined ? targets : leaves ? Object.keys(changes) : [...path, to];
    const around = computeBoundsOfAll(chart, [from, ...places]);
    return { kind: "near", key: `trail ${from} ${to ?? ""}`, around };
  }
  const [first] = [...legal, ...Object.keys(chart.ahead ?? {})];
  if (!mapped) {
    // A track is as wide as the window; where nothing is next, what lies on it comes into view.
    const at = first ?? Object.keys(chart.stacks)[0];
    if (at !== undefined) {
      return { kind: "touch", key: first === undefined ? "lying" : "legal", cell: findCell(chart, at) };
    }
  }
  const newestBounds = computeBoundsOfAll(chart, newest);
  if (first === undefined && newest.length && isCloser(newestBounds)) {
    return { kind: "near", key: `newest ${newest.join()}`, around: newestBounds };
  }
  // On a plan a piece is chosen on the whole surface: a wrong one can be changed.
  if (first === undefined || (mapped && tentative)) return { kind: "whole", key: "whole" };
  const around = computeBoundsOfAll(chart, legal);
  if (isCloser(around)) return { kind: "near", key: `legal ${legal.join()}`, around };
  // Everything is free: the window starts in the middle.
  const middle = { x: chart.size.x / 2, y: chart.size.y / 2 };
  return {
    kind: "near",
    key: "legal",
    around: computeSpotBounds(chart, findNearestPlace(chart, middle, legal) ?? first),
  };
}

function SpotsPicture(props: SpotsProps & FramedProps) {
  const { art, chart, seats, legal = NO_PLACES, words = {}, trail, onCell, mapped = false } = props;
  const { refs, cursor, say, frame } = useFrame(props);
  const lit = listSpotsAmong(chart, props.lit ?? NO_PLACES);
  const proof = props.proof && listPlacesOfProof(props.proof, chart).length ? props.proof : undefined;
  const table = { game: art.id, chart, seats };
  const steps = legal.length ? chart.order.filter((place) => legal.includes(place)) : chart.order;
  const bounds = useMemo(() => computeWholeBounds(chart), [chart]);
  const { quiet = NO_PLACES } = props;
  const targets = legal.filter((place) => !quiet.includes(place));

  const root = useRef<HTMLDivElement>(null);
  const room = useRoom(root);
  const whole = fitCamera(bounds, room).scale;
  const slot = mapSlot.value;
  const mayMap = mapped && whole < TARGET && (slot !== null || room.height >= MAPPED_FROM);
  const window = mayMap && !slot ? computeSizeBelowMap(chart, room) : room;
  const isCloser = (around: Bounds, inside = room) =>
    computeNearScale(around, bounds, inside) > CLOSER * whole;
  const isLow = room.height > 0 && room.height < MAPPED_FROM;
  const newest = useNewest(chart.stacks, props.live === true);
  const newestPlaces = mayMap ? newest.places : NO_PLACES;
  const aimKey = findAim({ ...props, lit, proof, isLow, isCloser, newest: newestPlaces });
  // The place that was tapped on the map, until the aim changes.
  const [turnedTo, turnTo] = useState<string | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever that changes
  useEffect(() => turnTo(null), [aimKey.key]);
  const aim: Aim =
    turnedTo !== null && aimKey.kind === "near"
      ? { kind: "near", key: `map ${turnedTo}`, around: computeSpotBounds(chart, turnedTo) }
      : aimKey;
  const hasMap =
    mayMap &&
    aim.kind === "near" &&
    isCloser(aim.around, window) &&
    computeNearScale(aim.around, bounds, window) >= WORTH * computeNearScale(aim.around, bounds, room);

  const camera = useCamera(refs, bounds, aim, (at: Point) => {
    cursor.clear();
    const under = camera.under(at);
    const place = findPlaceUnder(chart, under, legal);
    if (place !== undefined) onCell?.(place, "picture");
    else {
      const other = findPlaceUnder(chart, under, chart.order);
      if (other !== undefined) look(other);
    }
  });

  function look(place: string): void {
    props.onLook?.(place, { title: titleSpot(chart, place), about: describeSpot(table, place) });
  }

  function tell(place: string): void {
    const choice = legal.includes(place) && isMore(words[place], chart, place) ? ` ${words[place]}.` : "";
    say(`${nameSpot(chart, place)}: ${describeSpot(table, place)}${choice}`);
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: said once a piece is chosen
  useEffect(() => {
    if (trail && trail.to === undefined && !trail.sent) {
      const { from } = trail;
      say(
        t("board.piece_chosen", {
          piece: titlePiece(table, from),
          place: nameSpot(chart, from),
          n: targets.length,
        }),
      );
    }
  }, [trail?.from, trail?.to]);

  function pointedAt(at: Point): void {
    const nearest = findNearestPlace(chart, at, chart.order);
    if (nearest !== undefined) turnTo(nearest);
  }

  const step = (key: string) => {
    const first = trail?.from ?? findNearestPlace(chart, findPoint(chart, chart.order[0] ?? ""), steps);
    const to = cursor.step(key, steps, first, (place) => findPoint(chart, place));
    if (to === undefined) return;
    camera.reveal(findCell(chart, to));
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

  const shown = useMemo(() => showAsMoved(chart, trail), [chart, trail]);
  // What a question is about is the only thing outlined.
  const outlined = newest.isFresh && !trail && !proof && !lit.length ? newest.places : undefined;
  const map = {
    ...props,
    chart: shown,
    lit,
    newest: outlined,
    seen: computeWindow(camera.shown, camera.size()),
    onPoint: pointedAt,
  };
  return (
    <Frame
      {...frame}
      camera={camera}
      keys={t("board.spot_keys", { legal: legal.length ? "choose" : "look" })}
      isProof={proof !== undefined}
      places={hasMap ? undefined : targets.map((place) => findPoint(chart, place))}
      onStep={step}
      onKey={pressed}
      root={root}
      map={hasMap ? slot ? <SpotsMapIn {...map} slot={slot} /> : <SpotsMap {...map} /> : undefined}
      beside={slot !== null}
    >
      <SpotsLayers
        {...props}
        chart={shown}
        newest={outlined}
        lit={lit}
        proof={proof}
        bigger={computeBadgeSize(camera.scale)}
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
