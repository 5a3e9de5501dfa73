import { t } from "../i18n";
import type { Box, BoxFile } from "../pieces/boxFile";
import { Row, Rows } from "../ui/Rows";
import { countsIn } from "./SetCount";
import { nameSet } from "./words";

interface BoxParts {
  game: string;
  file: BoxFile | null;
  box: Box;
  /** How many boards there are, how many are copied out, and how much on them contradicts the rules. */
  boards: { all: number; copied: number; wrong: number };
  /** How many numbers of pieces there are, and how many are entered. */
  counts: { all: number; entered: number };
}

interface BoxPart {
  id: string;
  title: string;
  /** How many are entered, and how many there are in all. */
  summary: string;
  /** How much contradicts the rules. */
  wrong: number;
}

/** Return what is entered, what is missing and what contradicts the rules, by part of the box. */
export function listParts({ game, file, box, boards, counts }: BoxParts): readonly BoxPart[] {
  const disputed = Object.keys(file?.readings ?? {});
  const checked = disputed.filter((piece) => box.settled.includes(piece)).length;
  return [
    {
      id: "disputed",
      title: t("box.disputed"),
      all: disputed.length,
      summary: t("box.settled", { n: checked, all: disputed.length }),
      wrong: 0,
    },
    ...(file?.composer.sets ?? []).map((set) => {
      const { entered, extras, tooMany } = countsIn(game, set, box.pieces);
      const all = set.count ?? entered.length;
      const more = extras.map(({ id, n, all: most }) =>
        most === undefined ? "" : t(`${game}.extra_${id}_count`, { n, all: most }),
      );
      return {
        id: set.id,
        title: nameSet(game, set),
        all,
        summary: [t("box.tiles_of", { n: entered.length, all }), ...more].filter(Boolean).join(" · "),
        wrong: tooMany.length,
      };
    }),
    {
      id: "boards",
      title: t("box.boards"),
      all: boards.all,
      summary: t("box.boards_copied", { n: boards.copied, all: boards.all }),
      wrong: boards.wrong,
    },
    {
      id: "counts",
      title: t("box.counts"),
      all: counts.all,
      summary: t("box.counts_entered", { n: counts.entered, all: counts.all }),
      wrong: 0,
    },
  ].filter(({ all }) => all > 0);
}

/** The parts of a box, each with its summary. A tap leads to the part. */
export function Overview({ parts }: { parts: readonly BoxPart[] }) {
  return (
    <Rows label={t("box.overview")}>
      {parts.map(({ id, title, summary, wrong }) => (
        <Row
          key={id}
          title={title}
          second={[summary, ...(wrong ? [t("box.board_doubts", { n: wrong })] : [])].join(" · ")}
          onPress={() => showPart(id)}
        />
      ))}
    </Rows>
  );
}

export const formatHeadingId = (part: string) => `box-part-${part}`;

function showPart(part: string): void {
  const head = document.getElementById(formatHeadingId(part));
  head?.scrollIntoView();
  head?.focus({ preventScroll: true });
}
