import { useMemo } from "preact/hooks";
import { t } from "../../i18n";
import { type Point, UNIT } from "../camera";
import { Frame, type FramedProps, PictureOrText, useFrame } from "../Frame";
import { NO_PLACES } from "../types";
import { type Aim, useCamera } from "../useCamera";
import { boundsAround, cellAt, nearestTo, placeUnder, pointOf, spotsAmong, wholeOf } from "./chart";
import { AheadLabels, AheadRings, Printed, Ring, SpotMarks, SpotTargets, Stacks, TrailLayer } from "./layers";
import { citedSpots, placesOfProof } from "./proof";
import { SpotsText } from "./SpotsText";
import type { SpotsProps } from "./types";
import { spotName, spotWords } from "./words";
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

function aimOf({ chart, legal, lit, proof, whole }: SpotsProps): Aim {
  if (whole) return { kind: "whole", key: "whole" };
  if (proof) {
    const around = boundsAround(chart, placesOfProof(proof, chart));
    return { kind: "places", key: `proof ${proof.n}`, around };
  }
  if (lit?.length) return { kind: "look", key: `lit ${lit.join()}`, around: boundsAround(chart, lit) };
  const [first] = [...(legal ?? []), ...Object.keys(chart.ahead ?? {})];
  if (first !== undefined) return { kind: "touch", key: "legal", cell: cellAt(chart, first) };
  return { kind: "whole", key: "whole" };
}

/** Smallest radius of badges and labels, in CSS px; then the bounds of their scale. */
const NUMBER_RADIUS = 11;
const [LEAST, MOST] = [0.9, 2.4];
const biggerAt = (scale: number) => Math.min(MOST, Math.max(LEAST, (NUMBER_RADIUS / 12) * (UNIT / scale)));

function SpotsPicture(props: SpotsProps & FramedProps) {
  const { art, chart, seats, legal = NO_PLACES, words = {}, trail, onCell } = props;
  const { refs, cursor, say, frame } = useFrame(props);
  const lit = spotsAmong(chart, props.lit ?? NO_PLACES);
  const proof = props.proof && placesOfProof(props.proof, chart).length ? props.proof : undefined;
  const table = { game: art.id, chart, seats };
  const steps = legal.length ? chart.order.filter((place) => legal.includes(place)) : chart.order;
  const bounds = useMemo(() => wholeOf(chart), [chart]);

  const camera = useCamera(refs, bounds, aimOf({ ...props, lit, proof }), (at: Point) => {
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
    props.onLook?.(place, { title: spotName(chart, place), about: spotWords(table, place) });
  }

  function tell(place: string): void {
    const choice = legal.includes(place) && words[place] ? ` ${words[place]}.` : "";
    say(`${spotName(chart, place)}: ${spotWords(table, place)}${choice}`);
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
    >
      <SpotsLayers {...props} lit={lit} proof={proof} bigger={biggerAt(camera.scale)} />
      {cursor.place === null ? null : (
        <g data-cursor={cursor.place}>
          <Ring chart={chart} place={cursor.place} name="cursor" />
        </g>
      )}
    </Frame>
  );
}

type LayersProps = Pick<
  SpotsProps,
  "art" | "chart" | "seats" | "legal" | "labels" | "quiet" | "trail" | "lit" | "proof"
> & {
  bigger: number;
};

/** All layers of the surface; with a proof, its places in full colour over the faint surface. */
export function SpotsLayers(props: LayersProps) {
  const {
    art,
    chart,
    seats,
    legal = NO_PLACES,
    labels = {},
    quiet = NO_PLACES,
    trail,
    lit = NO_PLACES,
    proof,
    bigger,
  } = props;
  const pictures = art.pieces;
  const cited = proof && citedSpots(proof, chart);
  return (
    <>
      <g class={cited ? "board-layers board-faint" : "board-layers"}>
        <Printed chart={chart} />
        <SpotMarks chart={chart} />
        <AheadRings chart={chart} except={legal} />
        <SpotTargets chart={chart} places={legal} labels={labels} quiet={quiet} bigger={bigger} />
        {trail ? <TrailLayer chart={chart} trail={trail} /> : null}
        {lit.map((place) => (
          <Ring key={place} chart={chart} place={place} name="lit" />
        ))}
        <Stacks chart={chart} seats={seats} pictures={pictures} bigger={bigger} />
        <AheadLabels chart={chart} bigger={bigger} />
      </g>
      {cited && proof ? (
        <g class="proof" key={proof.n}>
          {cited.places.map((place) => (
            <Ring key={place} chart={chart} place={place} name="proof" />
          ))}
          <Stacks chart={chart} seats={seats} pictures={pictures} places={cited.places} bigger={bigger} />
          {cited.leftOver.map((place) => {
            const { x, y } = pointOf(chart, place);
            return (
              <g
                key={place}
                class="left-over"
                data-left-over={place}
                transform={`translate(${x * UNIT} ${y * UNIT})scale(${bigger})`}
              >
                <circle r="9" />
                <path d="M-3.4-3.4L3.4 3.4M3.4-3.4L-3.4 3.4" />
              </g>
            );
          })}
          {cited.numbers.map(({ place, number }) => {
            const { x, y } = pointOf(chart, place);
            const aside = chart.radius * 0.78;
            return (
              <g
                key={number}
                class="proof-number"
                data-number={number}
                transform={`translate(${(x - aside) * UNIT} ${(y - aside) * UNIT})scale(${bigger})`}
              >
                <circle r="12" />
                <text y="5.2">{number}</text>
              </g>
            );
          })}
        </g>
      ) : null}
    </>
  );
}

/** The whole surface as a picture without interaction. */
export function SpotsStill(
  props: Omit<LayersProps, "bigger"> & { label?: string | undefined; size?: number },
) {
  const { chart, label, size: width = 390 } = props;
  const margin = 0.25;
  const box = [-margin, -margin, chart.size.x + 2 * margin, chart.size.y + 2 * margin];
  return (
    <svg
      class="spots-still"
      viewBox={box.map((length) => length * UNIT).join(" ")}
      focusable="false"
      role={label === undefined ? undefined : "img"}
      aria-label={label}
      aria-hidden={label === undefined ? true : undefined}
    >
      <SpotsLayers {...props} bigger={biggerAt(width / (chart.size.x + 2 * margin))} />
    </svg>
  );
}
