import { useState } from "preact/hooks";
import { PlayStrip } from "../frame/strips/PlayStrip";
import { t } from "../i18n";
import { Steps } from "../prompts/Steppers";
import { formatSigned } from "../scores/LineList";
import { readColour, readName } from "../seats/people";
import { Button, MainButton } from "../ui/Button";
import { Chip } from "../ui/Chip";
import { cleanText } from "../ui/cleanText";
import { TextField } from "../ui/fields";
import { Heading } from "../ui/Heading";
import { Prompt } from "../ui/Prompt";
import { Screen } from "../ui/Screen";
import { Stamp } from "../ui/Stamp";
import { useHeadingFocus } from "../ui/useHeadingFocus";
import type { Payload } from "../wire";
import type { AnswerFrame } from "./answerFrame";
import { isSamePayload } from "./draft";

/** Limits of points and of the reason's length; the server has the same. */
const MAX_POINTS = 999;
const MAX_LETTERS = 80;

interface AdjustFormProps extends Omit<AnswerFrame, "onAnswer"> {
  action: Payload;
  /** Words of the main button. */
  go: (name: string, points: string) => string;
  failed?: string | undefined;
  sending?: boolean;
  onDone: (action: Payload) => void;
}

/** Form for points by agreement: seat, amount and reason. */
export function AdjustForm({ store, document, frame, action, go, failed, sending, onDone }: AdjustFormProps) {
  useHeadingFocus();
  const seats = Object.keys(document.table.seats).map(Number);
  const [seat, setSeat] = useState(Number(action.seat ?? seats[0] ?? 0));
  const [points, setPoints] = useState(Number(action.points ?? 0));
  const [reason, setReason] = useState(String(action.reason ?? ""));
  const name = readName(document, seat);
  const clean = cleanText(reason).trim();
  const next = { type: "adjust_score", seat, points, reason: clean };
  const missing = sending
    ? t("play.sending")
    : points === 0
      ? t("corrections.adjust_how_many")
      : clean === ""
        ? t("corrections.adjust_why")
        : isSamePayload(next, action)
          ? t("corrections.change_first")
          : undefined;
  const change = (by: number) => setPoints(Math.max(-MAX_POINTS, Math.min(MAX_POINTS, points + by)));
  return (
    <Screen
      readingOrder="work-first"
      top={<Heading title={frame.title} onBack={frame.back} />}
      strip={<PlayStrip store={store} document={document} />}
      sheet={
        <Prompt
          colour={readColour(document, seat)}
          title={t("corrections.adjust_prompt", { name })}
          second={failed || t("corrections.adjust_about")}
          tone={failed ? "bad" : "plain"}
        >
          <Button onPress={frame.back}>{t("common.cancel")}</Button>
          <MainButton
            missing={missing}
            leadsTo={sending ? undefined : points === 0 ? ".adjust-stepper" : clean ? ".form" : ".text-field"}
            onPress={() => onDone(next)}
          >
            {go(name, formatSigned(points))}
          </MainButton>
        </Prompt>
      }
    >
      <div class="form">
        <fieldset>
          <legend class="field-label">{t("corrections.adjust_who")}</legend>
          <div class="choice-set">
            {seats.map((candidate) => (
              <Chip key={candidate} chosen={candidate === seat} onPress={() => setSeat(candidate)}>
                <Stamp colour={readColour(document, candidate)} />
                {readName(document, candidate)}
              </Chip>
            ))}
          </div>
        </fieldset>
        <div class="field">
          <span class="field-label">{t("corrections.adjust_points")}</span>
          <span class="stepper adjust-stepper">
            <Button label={t("corrections.fewer_by", { n: 5 })} onPress={() => change(-5)}>
              −5
            </Button>
            <Steps
              less={t("corrections.fewer_by", { n: 1 })}
              more={t("corrections.more_by", { n: 1 })}
              onStep={change}
            >
              <output class="display" aria-label={t("corrections.adjust_points")}>
                {formatSigned(points)}
              </output>
            </Steps>
            <Button label={t("corrections.more_by", { n: 5 })} onPress={() => change(5)}>
              +5
            </Button>
          </span>
        </div>
        <TextField
          label={t("corrections.adjust_reason")}
          hint={t("corrections.adjust_reason_hint")}
          value={reason}
          longest={MAX_LETTERS}
          enterKeyHint="done"
          onInput={setReason}
        />
      </div>
    </Screen>
  );
}

/** Form that corrects an earlier adjustment. */
export function AdjustAgain({ action, onAnswer, ...frame }: AnswerFrame & { action: Payload }) {
  return (
    <AdjustForm
      {...frame}
      action={action}
      go={() => t("corrections.see")}
      onDone={(next) => onAnswer(next, undefined)}
    />
  );
}
