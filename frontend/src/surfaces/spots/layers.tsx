/** The layers of a surface of spots, from the bottom up, in stage units (100 per cell). */

import { t } from "../../i18n";
import { SHAPES } from "../../ui/Stamp";
import { Content } from "../Content";
import { UNIT } from "../camera";
import type { Seats, Trail } from "../types";
import { areJoined, type Chart, pointOf, radiusOf } from "./chart";
import { spotName } from "./words";

/** Longest label below a spot, in characters. Longer ones are shown in the sheet and in the text twin only. */
const LABEL = 16;
/** Widths of ways on a plan, of a spot's radius. */
const [WAY_EDGE, WAY] = [0.46, 0.21];

interface ChartProps {
  chart: Chart;
}

const spotAt = (chart: Chart, place: string) => {
  const { x, y } = pointOf(chart, place);
  return { x: x * UNIT, y: y * UNIT };
};

/** The sheet, its drawing, the lines and the spots with what is printed on them. */
export function Printed({ chart }: ChartProps) {
  const { size, radius, unit, drawing, ways, order, stacked } = chart;
  const path = ways
    .map(({ ends: [from, to] }) => {
      const [start, end] = [spotAt(chart, from), spotAt(chart, to)];
      return `M${start.x} ${start.y}L${end.x} ${end.y}`;
    })
    .join("");
  const width = (share: number) => (stacked ? { strokeWidth: share * radius * UNIT } : undefined);
  return (
    <g class={stacked ? "spots-plan" : undefined}>
      <rect class="spots-sheet" width={size.x * UNIT} height={size.y * UNIT} />
      {drawing ? <Content source={drawing} transform={`scale(${unit * UNIT})`} /> : null}
      <path class="spots-way-edge" d={path} style={width(WAY_EDGE)} />
      <path class="spots-way" d={path} style={width(WAY)} />
      {order.map((place) => {
        const { x, y } = spotAt(chart, place);
        const { field = false } = chart.spots[place] ?? {};
        return (
          <circle
            key={place}
            class={field ? "spot spot-field" : "spot"}
            data-spot={place}
            cx={x}
            cy={y}
            r={radiusOf(chart, place) * UNIT}
          />
        );
      })}
      {order.map((place) => {
        const { sign, figure } = chart.spots[place] ?? {};
        const { x, y } = spotAt(chart, place);
        const scale = `translate(${x} ${y})scale(${unit * UNIT})`;
        if (sign)
          return (
            <g key={place} class="spot-sign">
              <Content source={sign} transform={scale} />
            </g>
          );
        return figure && !chart.stacks[place]?.length ? (
          <text key={place} class="spot-figure" transform={scale} y="17">
            {figure}
          </text>
        ) : null;
      })}
    </g>
  );
}

/** Marks of the game on spots: a dashed ring. */
export function SpotMarks({ chart }: ChartProps) {
  const marked = Object.keys(chart.marks).filter((place) => place in chart.spots);
  return (
    <g>
      {marked.map((place) => {
        const { x, y } = spotAt(chart, place);
        const r = radiusOf(chart, place) * UNIT + 7;
        return <circle key={place} class="spot-mark" data-mark={place} cx={x} cy={y} r={r} />;
      })}
    </g>
  );
}

/** The shapes of the seats that are ahead on a spot, at its lower edge. */
export function Holders({ chart, seats, bigger }: ChartProps & { seats: Seats; bigger: number }) {
  const scale = 1.1 * bigger;
  return (
    <g>
      {Object.entries(chart.holders).map(([place, holders]) => {
        const { x, y } = spotAt(chart, place);
        const below = y + (radiusOf(chart, place) * 0.86 + 0.02) * UNIT;
        return holders.map((seat, i) => {
          const colour = seats[seat]?.colour;
          const shape = colour === undefined ? undefined : SHAPES[colour];
          const left = x + (i - (holders.length - 1) / 2) * 21 * scale;
          return shape ? (
            <path
              key={`${place} ${seat}`}
              class={`spot-holder seat-${colour}`}
              data-holder={place}
              d={shape.path}
              transform={`translate(${left} ${below})scale(${scale})`}
            />
          ) : null;
        });
      })}
    </g>
  );
}

interface TargetsProps extends ChartProps {
  places: readonly string[];
  /** Places that may be tapped but are not highlighted. */
  quiet: readonly string[];
  fine: boolean;
}

/** Spots that pieces enter next: a ring, dashed if something is missing for that. */
export function AheadRings({ chart, except }: ChartProps & { except: readonly string[] }) {
  return (
    <g>
      {Object.entries(chart.ahead ?? {}).map(([place, missing]) =>
        except.includes(place) ? null : (
          <g key={place} class={missing ? "spot-ahead spot-ahead-short" : "spot-ahead"} data-ahead={place}>
            <Circle chart={chart} place={place} name="spot-ahead-edge" />
            <Circle chart={chart} place={place} name="spot-ahead-line" />
          </g>
        ),
      )}
    </g>
  );
}

function Circle({ chart, place, name }: ChartProps & { place: string; name: string }) {
  const { x, y } = spotAt(chart, place);
  return <circle class={name} cx={x} cy={y} r={radiusOf(chart, place) * UNIT + 8} />;
}

/** Width of a letter of a label at most, in units of the label. */
const LETTER = 8.6;
const LABEL_HEIGHT = 38;

/** What is missing for the spots that pieces enter next: a label of two lines below each, kept inside the sheet. */
export function AheadLabels({ chart, bigger }: ChartProps & { bigger: number }) {
  const word = t("board.missing");
  return (
    <g>
      {Object.entries(chart.ahead ?? {}).map(([place, missing]) => {
        if (!missing) return null;
        const { x, y } = spotAt(chart, place);
        const width = Math.max(word.length, missing.length) * LETTER + 14;
        const half = (width * bigger) / 2;
        const within = Math.min(Math.max(x, half), chart.size.x * UNIT - half);
        const below = Math.min(y + chart.radius * UNIT + 12, chart.size.y * UNIT - LABEL_HEIGHT * bigger);
        return (
          <g
            key={place}
            class="spot-missing"
            data-missing={place}
            transform={`translate(${within} ${below})scale(${bigger})`}
          >
            <rect x={-width / 2} width={width} height={LABEL_HEIGHT} rx="8" />
            <text y="15">{word}</text>
            <text class="spot-missing-what" y="31">
              {missing}
            </text>
          </g>
        );
      })}
    </g>
  );
}

/** How far a target reaches beyond its spot. From afar it is drawn broader, so that it shows around a piece. */
const beyond = (fine: boolean) => (fine ? 8 : 18);

/** Spots that may be tapped: an amber disc with a dark edge. */
export function SpotTargets({ chart, places, quiet, fine }: TargetsProps) {
  return (
    <g class={fine ? undefined : "spots-afar"}>
      {places.map((place) => {
        const { x, y } = spotAt(chart, place);
        const radius = radiusOf(chart, place) * UNIT + beyond(fine);
        return (
          <g
            key={place}
            class={quiet.includes(place) ? "spot-target spot-quiet" : "spot-target"}
            data-place={place}
            transform={`translate(${x} ${y})`}
          >
            <circle class="legal-glow" r={radius} />
            <circle class="legal-edge" r={radius} />
            <circle class="legal-mark" r={radius} />
          </g>
        );
      })}
    </g>
  );
}

interface LabelsProps extends ChartProps {
  places: readonly string[];
  /** Labels below places that say more than their names. */
  labels: Readonly<Record<string, string>>;
  bigger: number;
}

/** Words below places, over everything that lies there. */
export function SpotLabels({ chart, places, labels, bigger }: LabelsProps) {
  return (
    <g>
      {places.map((place) => {
        const label = labels[place] ?? "";
        const { x, y } = spotAt(chart, place);
        const below = y + radiusOf(chart, place) * UNIT + beyond(true) + 17 * bigger;
        return label && label.length <= LABEL && label !== spotName(chart, place) ? (
          <text key={place} class="spot-label" x={x} y={below} style={{ fontSize: `${15 * bigger}px` }}>
            {label}
          </text>
        ) : null;
      })}
    </g>
  );
}

/**
 * A move while it is chosen or on its way: where from, the way as dots, where to. What is joined without a line has no
 * dots between: both ends are ringed.
 */
export function TrailLayer({ chart, trail }: ChartProps & { trail: Trail }) {
  const { from, path, to, sent = false } = trail;
  const places = [from, ...(to === undefined ? [] : [...path, to])];
  const line = places
    .map((place, i) => {
      const { x, y } = spotAt(chart, place);
      const leaps = i > 0 && areJoined(chart, places[i - 1] ?? "", place);
      return `${i && !leaps ? "L" : "M"}${x} ${y}`;
    })
    .join("");
  return (
    <g class={sent ? "trail draft-sent" : "trail"}>
      {line.includes("L") ? (
        <>
          <path class="trail-edge" d={line} />
          <path class="trail-line" d={line} />
        </>
      ) : null}
      {[from, ...(to === undefined ? [] : [to])].map((place) => (
        <Ring key={place} chart={chart} place={place} name="draft" />
      ))}
    </g>
  );
}

/** A ring with a dark edge around a spot. */
export function Ring({
  chart,
  place,
  name,
}: ChartProps & { place: string; name: "draft" | "lit" | "proof" | "cursor" | "partner" }) {
  const { x, y } = spotAt(chart, place);
  const r = radiusOf(chart, place) * UNIT + (name === "cursor" || name === "partner" ? 16 : 8);
  const kind = name === "draft" ? "draft" : name === "cursor" ? "cursor" : "outline";
  const line = name === "draft" ? "draft-frame" : `${kind}-line`;
  return (
    <g class={`${kind} ${kind}-${name}`} data-ring={place} data-name={name}>
      <circle class={`${kind}-edge`} cx={x} cy={y} r={r} />
      <circle class={line} cx={x} cy={y} r={r} />
    </g>
  );
}
