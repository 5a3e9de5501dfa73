import { useEffect, useRef, useState } from "preact/hooks";
import { t } from "../i18n";
import { api } from "../net/api";
import { sentence } from "../net/errors";
import type { TableStore } from "../net/table";
import { ColourChoice } from "../people/ColourChoice";
import { NameField, nameMissing } from "../people/NameField";
import { back, go } from "../router";
import { games, keepName, loadGames, ownName, watch } from "../session/session";
import { arriveAt } from "../session/stores";
import { connectionStrip } from "../table/strips/ConnectionStrip";
import { Button } from "../ui/Button";
import { CodeBoxes, cleanCode } from "../ui/fields";
import { ActionBar } from "../ui/Prompt";
import { Screen } from "../ui/Screen";
import { useTitle } from "../ui/useTitle";
import { Isle } from "./Isle";
import { arriveWithSeat } from "./MoveHere";
import { OneOfThese, tableWords, withoutPhone } from "./OneOfThese";
import { isWide } from "./Watch";

const CODE_LENGTH = 6;

interface JoinProps {
  /** The code of a link or a QR code. */
  code?: string | undefined;
  /** A table that this phone has open already: no code is needed. */
  at?: TableStore | undefined;
}

/** Form that takes a seat: code, name, colour. A scanned code is filled in. */
export function Join({ code: linkedCode = "", at }: JoinProps) {
  useTitle(t("join.title"));
  const [code, setCode] = useState(cleanCode(linkedCode));
  const [table, setTable] = useState<TableStore | null>(at ?? null);
  const [name, setName] = useState(ownName);
  const [colour, setColour] = useState<string | null>(null);
  const [other, setOther] = useState(false);
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState<string | null>(null);
  const [wrong, setWrong] = useState<string | null>(null);
  // The code of a link is hidden unless it turns out to be wrong.
  const [types, setTypes] = useState(code.length < CODE_LENGTH);
  const form = useRef<HTMLFormElement>(null);

  useEffect(() => {
    if (at || code.length < CODE_LENGTH) return;
    let current = true;
    setFailed(null);
    setWrong(null);
    Promise.all([api.join(code), loadGames()]).then(
      ([{ table: id, to }]) => {
        if (!current) return;
        if (to === "move") go(["seat", code], true);
        else if (to === "seat") arriveWithSeat(id);
        else {
          setToWatch(to === "watch");
          setTable(arriveAt(id));
        }
      },
      (error: unknown) => {
        if (!current) return;
        setWrong(sentence(error));
        setTypes(true);
      },
    );
    return () => {
      current = false;
    };
  }, [at, code]);
  useEffect(() => {
    if (at) loadGames().catch((error: unknown) => setFailed(sentence(error)));
  }, [at]);

  useEffect(() => {
    if (!at && !linkedCode) form.current?.querySelector<HTMLElement>(".code-field")?.focus();
  }, [at, linkedCode]);

  const info = table?.document.value?.table;
  const seated = (table?.seats.value.length ?? 0) > 0;
  useEffect(() => {
    // This phone has just taken a seat, or had one already.
    if (!at && table && info && seated) go(["t", table.id], true);
  }, [at, table, info, seated]);

  const [toWatch, setToWatch] = useState(false);
  useEffect(() => {
    if (!table || !toWatch || seated) return;
    // A TV's remote types codes, not links, so a large screen is asked whether it is the TV of the room.
    if (!at && isWide()) return;
    watch(table.id, true);
    go(["t", table.id], true);
  }, [at, table, toWatch, seated]);

  const meta = games.value?.find(({ id }) => id === info?.game);
  const taken = Object.values(info?.seats ?? {});
  const free = meta?.colours.filter((candidate) => !taken.some((seat) => seat.colour === candidate)) ?? [];
  const begun = info !== undefined && info.status !== "lobby";
  const full = meta !== undefined && info !== undefined && free.length === 0;
  const chosen = colour !== null && free.includes(colour) ? colour : null;

  const missing = () => {
    if (busy) return t("join.taking");
    if (!table && wrong) return t("join.wrong_code");
    if (!table) return code.length < CODE_LENGTH ? t("join.missing_code") : t("join.looking");
    if (!info || !meta) return t("join.looking");
    return nameMissing(name, taken, true) ?? (chosen === null ? t("join.missing_colour") : undefined);
  };
  const sit = async () => {
    if (!table || chosen === null) return;
    setBusy(true);
    setFailed(null);
    try {
      const { seat } = await api.seatTake(table.id, { name: name.trim(), colour: chosen, phone: true });
      keepName(name.trim());
      watch(table.id, false);
      // The lobby opens once the document shows the seat; until then this screen stays busy.
      table.addSeat(seat);
    } catch (error) {
      setFailed(sentence(error));
      setBusy(false);
    }
  };
  const leadsTo = () => {
    if (busy || (!table && !wrong && code.length === CODE_LENGTH)) return undefined;
    if (!table) return ".code";
    return nameMissing(name, taken) ? ".name-field" : ".colours";
  };
  const onTv = !at && isWide();
  const lookHere = () => {
    if (!table) return;
    watch(table.id, true);
    go(["t", table.id], true);
  };
  const look = () => {
    if (!table) return;
    if (onTv) {
      // A TV shows the code that it was opened with.
      go(["watch", code], true);
    } else lookHere();
  };
  const closed = begun ? "begun" : full ? "full" : null;
  const asks = table && info && meta && !toWatch && !seated && info.status !== "finished";
  if (asks && (closed || !other) && !busy && withoutPhone(info).length) {
    return (
      <OneOfThese
        {...{ table, info, onTv }}
        onWatch={look}
        onOther={closed ? undefined : () => setOther(true)}
      />
    );
  }
  return (
    <Screen
      readingOrder="work-first"
      strip={table ? connectionStrip(table) : null}
      sheet={
        <div class="sheet">
          {failed === null ? null : (
            <p class="second-line bad" role="alert">
              {failed}
            </p>
          )}
          {toWatch ? (
            <div class="ways">
              <Button kind="main" onPress={look}>
                {t("join.tv")}
              </Button>
              <p class="second-line">{t("join.tv_about")}</p>
              <Button onPress={lookHere}>{t("join.here")}</Button>
              <p class="second-line">{t("join.here_about")}</p>
            </div>
          ) : closed ? (
            <ActionBar>
              <Button kind="main" onPress={look}>
                {t(onTv ? "join.tv" : "join.watch")}
              </Button>
            </ActionBar>
          ) : (
            <ActionBar steady>
              {info ? <Button onPress={look}>{t(onTv ? "join.tv" : "join.watch")}</Button> : null}
              <Button kind="main" missing={missing()} leadsTo={leadsTo()} onPress={() => void sit()}>
                {t("join.take")}
              </Button>
            </ActionBar>
          )}
        </div>
      }
    >
      <div class="margin">
        <Button
          kind="link"
          icon="back"
          label={t("common.back")}
          class="margin-back"
          onPress={() => back([])}
        />
        <Isle />
        <p class="margin-title">{t("app.name")}</p>
      </div>
      <form
        ref={form}
        class="form"
        onSubmit={(event) => {
          event.preventDefault();
          if (missing() === undefined && !closed) void sit();
        }}
      >
        <h1 class="sub-head" tabIndex={-1}>
          {toWatch ? t("join.wide") : closed ? t(`join.${closed}`) : t("join.title")}
        </h1>
        {info && !types ? <p class="second-line">{tableWords(info)}</p> : null}
        {at || !types ? null : (
          <CodeBoxes
            label={t("join.code")}
            value={code}
            hint={wrong ?? (info ? tableWords(info) : t("join.code_hint"))}
            wrong={wrong !== null}
            onInput={(typed) => {
              setCode(typed);
              if (typed === code) return;
              setWrong(null);
              setTable(null);
              setToWatch(false);
            }}
          />
        )}
        {toWatch ? null : closed ? (
          <p>{t(`join.${closed}_about`)}</p>
        ) : (
          <>
            <NameField label={t("join.name")} value={name} onInput={setName} otherSeats={taken} isOwn />
            {meta && info ? (
              <ColourChoice
                legend={t("join.colour")}
                colours={meta.colours}
                taken={taken}
                value={chosen}
                onChoose={setColour}
                lost={colour !== null && chosen === null ? colour : undefined}
              />
            ) : null}
          </>
        )}
      </form>
    </Screen>
  );
}
