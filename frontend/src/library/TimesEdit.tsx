import { useState } from "preact/hooks";
import { findLocale, t } from "../i18n";
import { Button, LinkButton } from "../ui/Button";
import { Refusal } from "../ui/Refusal";
import { useAsk } from "../ui/useAsk";
import { useCloseOnBack } from "../ui/useCloseOnBack";
import type { Kept } from "../wire";
import { NativeField } from "./NativeField";
import { formatDay, shelf } from "./shelf";

interface TimesEditProps {
  table: string;
  record: Kept;
  /** Called when the server has stored new times. */
  onSaved: () => void;
}

/** Form for start and duration of a game. A game may be entered afterwards or left open overnight. */
export function TimesEdit({ table, record, onSaved }: TimesEditProps) {
  const [open, setOpen] = useState(false);
  useCloseOnBack(open, () => setOpen(false));
  const [day, setDay] = useState("");
  const [time, setTime] = useState("");
  const [minutes, setMinutes] = useState("");
  const { busy, failed: refused, setError, ask } = useAsk();
  const began = new Date(`${day}T${time}`);
  const complete = !Number.isNaN(began.getTime()) && /^-?\d{1,6}$/.test(minutes);

  const edit = () => {
    const at = new Date(record.began);
    setDay(formatDay(at));
    setTime(at.toTimeString().slice(0, 5));
    setMinutes(String(record.minutes ?? 0));
    setError(null);
    setOpen(true);
  };
  const send = async (work: Promise<void>) => {
    if (!(await ask(work))) return;
    setOpen(false);
    onSaved();
  };
  const save = () => send(shelf.timesKeep(table, { began: began.toISOString(), minutes: Number(minutes) }));
  return (
    <section class="form">
      <h2 class="sub-head">{t("keep.times")}</h2>
      <p role="status">{describeTimes(record.began, record.minutes)}</p>
      {record.logged ? (
        <p class="second-line">
          {t("keep.times_logged", { times: describeTimes(record.logged.began, record.logged.minutes) })}
        </p>
      ) : null}
      {open ? (
        <>
          <div class="filter-days">
            <NativeField
              type="date"
              label={t("keep.day")}
              value={day}
              max={formatDay(new Date())}
              onValue={setDay}
            />
            <NativeField type="time" label={t("keep.time")} value={time} onValue={setTime} />
            <NativeField
              type="number"
              label={t("keep.minutes")}
              value={minutes}
              min={0}
              onValue={setMinutes}
            />
          </div>
          <p class="second-line">{t("keep.times_about")}</p>
          <Refusal words={refused} />
          <div class="shelf-ways">
            <Button onPress={() => setOpen(false)}>{t("common.cancel")}</Button>
            <Button
              missing={complete ? (busy ? t("library.busy") : undefined) : t("keep.times_missing")}
              leadsTo={complete ? undefined : ".filter-days"}
              onPress={save}
            >
              {t("keep.save")}
            </Button>
          </div>
        </>
      ) : (
        <div class="shelf-ways">
          <Button icon="pen" onPress={edit}>
            {t("keep.times_edit")}
          </Button>
          {record.logged ? (
            <LinkButton onPress={() => send(shelf.timesForget(table))}>{t("keep.times_forget")}</LinkButton>
          ) : null}
          <Refusal words={refused} />
        </div>
      )}
    </section>
  );
}

/** Return "Friday 20 November 2026 at 19:14 · 72 min". */
function describeTimes(began: string, minutes = 0): string {
  const when = new Intl.DateTimeFormat(findLocale(), { dateStyle: "full", timeStyle: "short" }).format(
    new Date(began),
  );
  return [when, minutes ? t("common.minutes", { n: minutes }) : ""].filter(Boolean).join(" · ");
}
