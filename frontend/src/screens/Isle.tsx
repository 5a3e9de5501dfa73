/** Decorative picture: a linocut of an isle in the colours of the tiles. */

const KEY = "var(--t-key)";

/** Return the path of strokes of one form that begin at the points "x y, x y", like cuts of a gouge. */
const cuts = (points: string, stroke: string) =>
  points
    .split(", ")
    .map((point) => `M${point}${stroke}`)
    .join("");

const FIELD_CUTS = cuts(
  "14 222, 34 236, 62 228, 84 244, 108 232, 128 246, 150 228, 168 240, 196 226, 214 248, 228 224, 268 244, 256 220, 290 228, 306 244, 372 222, 380 238, 20 246, 240 256, 186 254",
  "q5.5 -3.6 11 -2",
);
const WAVE_CUTS = cuts(
  "8 268, 30 280, 58 270, 86 282, 110 272, 134 284, 238 278, 262 268, 284 284, 306 274, 366 282, 376 268, 66 290, 120 294, 216 292, 322 290, 348 294, 16 294",
  "q8.5 -1.6 17 0",
);
const RAYS = Array.from({ length: 30 }, (_, ring) => 58 + 16 * ring);

function Tree({ x, y, s = 1 }: { x: number; y: number; s?: number }) {
  return (
    <g transform={`translate(${x} ${y}) scale(${s})`}>
      <path d="M0 2V12" stroke={KEY} stroke-width="3" />
      <circle cy="-4" r="8" fill="var(--t-tree)" stroke={KEY} stroke-width="2" />
      <path d="M-4-6q3-4 7-2" fill="none" stroke="var(--t-field)" stroke-width="1.8" />
    </g>
  );
}

function Sheep({ x, y, s = 1 }: { x: number; y: number; s?: number }) {
  return (
    <g transform={`translate(${x} ${y}) scale(${s} ${Math.abs(s)})`} stroke={KEY} stroke-width="2">
      <path d="M-6 6v7M-1 7v7M5 7v7M9 5v7" />
      <path
        d="M-11 2a5 5 0 0 1 2-8 6 6 0 0 1 10-3 6 6 0 0 1 9 4 5 5 0 0 1 0 10 5 5 0 0 1-7 3 6 6 0 0 1-9-1 4 4 0 0 1-5-5z"
        fill="var(--t-white)"
      />
      <path d="M-16-7q4-3 8 0l1 6q-3 5-7 2z" fill={KEY} stroke="none" />
    </g>
  );
}

function Castle() {
  return (
    <g stroke={KEY} stroke-width="2.6" stroke-linejoin="round">
      <path d="M136 142V112" stroke-width="5.4" />
      <path d="M136 142V112" stroke="var(--t-stone)" stroke-width="2" />
      <path d="M136 113h25l-6 8 6 8h-25z" fill="var(--s-blue)" />
      <path d="M119 206V142h6v6h7v-6h8v6h7v-6h6v64z" fill="var(--t-white)" />
      <path d="M100 206v-48h5v5h5v-5h6v5h5v-5h5v48z" fill="var(--t-white)" />
      <path d="M146 206v-48h5v5h5v-5h6v5h5v-5h5v48z" fill="var(--t-white)" />
      <path d="M129 206v-14q7-9 14 0v14z" fill={KEY} />
      <path
        d="M128 160v7M144 160v7M136 172v7M111 174v7M157 174v7"
        stroke-width="4.4"
        stroke-linecap="round"
      />
    </g>
  );
}

function Lighthouse() {
  return (
    <g stroke={KEY} stroke-width="2.4" stroke-linejoin="round">
      <path d="M340 200L306 190v22zM362 200l32-10v22z" fill="var(--t-gold)" />
      <path d="M322 272q4-14 18-13l26 1q14 1 16 13-28 9-60-1z" fill="var(--t-stone)" />
      <path d="M338 264l4-52h18l4 52z" fill="var(--t-white)" />
      <path d="M340.6 230l1.3-17h18.2l1.3 17zM338.4 258l1.2-14h23l1.2 14z" fill="var(--t-red)" />
      <path d="M338 212h26" stroke-width="4" />
      <path d="M344 211v-17h14v17z" fill="var(--t-gold)" />
      <path d="M341 194l10-10 10 10z" fill="var(--t-red)" />
    </g>
  );
}

function Cottage() {
  return (
    <g stroke={KEY} stroke-width="2.4" stroke-linejoin="round">
      <path d="M42 250v-18h34v18z" fill="var(--t-white)" />
      <path d="M64 214h6v12h-6z" fill="var(--t-white)" />
      <path d="M34 234l10-16h30l10 16z" fill="var(--t-roof)" />
      <path d="M55 250v-9h8v9z" fill={KEY} />
    </g>
  );
}

function Ship() {
  return (
    <g stroke={KEY} stroke-width="2.4" stroke-linejoin="round" stroke-linecap="round">
      <path d="M187 278v-50" stroke-width="3.4" />
      <path d="M164 233q23 7 46 0q5 17-3 33q-20-6-40 0q-8-16-3-33z" fill="var(--t-white)" />
      <path
        d="M173 235.200q7 1.400 10 1.300v27.600q-5 .2-9 .8zM193 236.300q6-.2 10-1.400l-1 29.800q-4-.6-9-.7z"
        fill="var(--t-red)"
        stroke="none"
      />
      <path d="M164 233q23 7 46 0q5 17-3 33q-20-6-40 0q-8-16-3-33z" fill="none" />
      <path
        d="M150 262q-2-8 6-10l2 14q29 8 58 0l2-14q8 2 6 10-2 20-15 24h-44q-13-4-15-24z"
        fill="var(--t-wood)"
      />
      <path d="M160 277q27 6 54 0" fill="none" stroke-width="1.8" />
    </g>
  );
}

/** Fills its place in width and height; a taller place shows more sky. */
export function Isle() {
  return (
    <svg class="isle" viewBox="0 -420 390 716" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
      <rect y="-420" width="390" height="716" class="isle-sky" />
      <g class="isle-rays">
        {RAYS.map((r) => (
          <circle key={r} cx="272" cy="92" r={r} stroke-dasharray={`${8 + (r % 9)} ${7 + (r % 5)}`} />
        ))}
      </g>
      <circle cx="272" cy="92" r="41" class="isle-sun" stroke={KEY} stroke-width="2.6" />
      <g stroke={KEY} stroke-width="2.6" stroke-linejoin="round">
        <path
          d="M-6 210C30 186 66 196 104 178S190 134 236 148s60 34 92 36 48-6 68 4v40H-6z"
          fill="var(--t-mountain)"
        />
        <path d="M296 188l24-36 14 18 9-9 19 30z" fill="var(--t-mountain-light)" />
        <path d="M320 152l-7 36h22l-8-14zM343 161l-3 28h22z" fill="var(--t-mountain-dark)" stroke="none" />
        <path d="M296 188l24-36 14 18 9-9 19 30z" fill="none" />
        <path
          d="M-6 214c40-18 76-6 126-6s90-14 140-6 90 8 136-6v70c-60-20-96 6-150 6s-96-14-146-8-80 4-106-6z"
          fill="var(--t-field)"
        />
      </g>
      <path
        d="M196 160q14-5 28-3M176 172q22-8 44-5M210 178q16-4 30 0M120 184q10-5 20-7"
        class="isle-cut"
        stroke="var(--t-mountain-light)"
      />
      <path d={FIELD_CUTS} class="isle-cut" stroke="var(--t-field-light)" />
      <path
        d="M-6 258c26 10 56 12 106 6s92 8 146 8 90-26 150-6v36H-6z"
        fill="var(--t-water)"
        stroke={KEY}
        stroke-width="2.6"
      />
      <path
        d="M-6 262.600c26 10 56 12 106 6s92 8 146 8 90-26 150-6"
        fill="none"
        stroke="var(--t-water-light)"
        stroke-width="2.4"
      />
      <path d={WAVE_CUTS} class="isle-cut" stroke="var(--t-water-light)" />
      <Tree x={22} y={204} />
      <Tree x={40} y={198} s={0.9} />
      <Tree x={200} y={204} s={0.9} />
      <Tree x={216} y={208} />
      <Castle />
      <Cottage />
      <Sheep x={108} y={238} s={-0.9} />
      <Sheep x={236} y={234} />
      <Sheep x={276} y={222} s={0.74} />
      <Lighthouse />
      <Ship />
    </svg>
  );
}
