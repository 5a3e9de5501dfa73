import { useEffect, useRef, useState } from "preact/hooks";
import { buildConnectionStrip } from "../frame/strips/ConnectionStrip";
import { t } from "../i18n";
import { api } from "../net/api";
import { describeError } from "../net/errors";
import type { TableStore } from "../net/table";
import { extendMeta } from "../options/playedWith";
import { ColourChoice } from "../people/ColourChoice";
import { NameField, nameMissing } from "../people/NameField";
import { back, go } from "../router";
import { games, loadGames } from "../session/games";
import { keepName, readOwnName, watch } from "../session/session";
import { arriveAt } from "../session/stores";
import { Button, LinkButton, MainButton } from "../ui/Button";
import { CODE_LENGTH, findTableCode } from "../ui/codes";
import { CodeBoxes } from "../ui/fields";
import { ActionBar } from "../ui/Prompt";
import { Refusal } from "../ui/Refusal";
import { ScanButton } from "../ui/ScanButton";
import { Screen } from "../ui/Screen";
import { usePersistentRequest } from "../ui/usePersistentRequest";
import { useTitle } from "../ui/useTitle";
import { Isle } from "./Isle";
import { arriveWithSeat } from "./MoveHere";
import { describeTable, OneOfThese, withoutPhone } from "./OneOfThese";
import { ScreenCode } from "./ScreenCode";
import { isWide } from "./Watch";

interface JoinProps {
  /** The code of a link or a QR code. */
  code?: string | undefined;
  /** A table that this phone has open already: no code is needed. */
  at?: TableStore | undefined;
}

/** Form that takes a seat: code, name, colour. A scanned code is filled in. */
export function Join({ code: linkedCode = "", at }: JoinProps) {
  useTitle(t("join.title"));
  const [code, setCode] = useState(findTableCode(linkedCode));
  const [table, setTable] = useState<TableStore | null>(at ?? null);
  const [name, setName] = useState(readOwnName);
  const [colour, setColour] = useState<string | null>(null);
  const [other, setOther] = useState(false);
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState<string | null>(null);
  // The code of a link is hidden unless it turns out to be wrong.
  const [types, setTypes] = useState(code.length < CODE_LENGTH);
  const form = useRef<HTMLFormElement>(null);

  const found = usePersistentRequest(
    at ? "" : code.length < CODE_LENGTH ? null : code,
    () => Promise.all([at ? null : api.join(code), loadGames()]),
    ([arrival]) => {
      if (arrival === null) return;
      const { table: id, to } = arrival;
      if (to === "move") go(["seat", code], true);
      else if (to === "seat") arriveWithSeat(id);
      else {
        setToWatch(to === "watch");
        setTable(arriveAt(id));
      }
    },
  );
  const wrong = found.isRefused ? found.failed : null;
  const unreached = found.isRefused ? null : found.failed;
  useEffect(() => {
    if (wrong !== null) setTypes(true);
  }, [wrong]);

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
  // Who has just opened a table is there to play. A large screen may be the TV of the room all the same.
  const opener = at?.host.value === true && !isWide();
  useEffect(() => {
    if (!table || !toWatch || seated) return;
    // A TV's remote types codes, not links, so a large screen is asked whether it is the TV of the room.
    if (!at && isWide()) return;
    watch(table.id, true);
    go(["t", table.id], true);
  }, [at, table, toWatch, seated]);

  // Whoever fills in the form keeps it, even if a seat without a phone is added meanwhile.
  const enter = (set: (value: string) => void) => (value: string) => {
    set(value);
    setOther(true);
  };
  const bare = games.value?.find(({ id }) => id === info?.game);
  const meta = bare && extendMeta(bare, info?.expansions, info?.options);
  const taken = Object.values(info?.seats ?? {});
  const free = meta?.colours.filter((candidate) => !taken.some((seat) => seat.colour === candidate)) ?? [];
  const begun = info !== undefined && info.status !== "lobby";
  const full =
    meta !== undefined && info !== undefined && (free.length === 0 || taken.length >= meta.max_seats);
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
      setFailed(describeError(error));
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
  // A TV shows the code that it was opened with.
  const look = () => (onTv ? go(["watch", code], true) : lookHere());
  const closed = info?.status === "finished" ? "over" : begun ? "begun" : full ? "full" : null;
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
      strip={table ? buildConnectionStrip(table) : null}
      sheet={
        <div class="sheet">
          <Refusal words={failed ?? unreached} small />
          {toWatch ? (
            <div class="ways">
              <MainButton onPress={look}>{t("join.tv")}</MainButton>
              <p class="second-line">{t("join.tv_about")}</p>
              <Button onPress={lookHere}>{t("join.here")}</Button>
              <p class="second-line">{t("join.here_about")}</p>
            </div>
          ) : closed ? (
            <ActionBar>
              <MainButton onPress={look}>{t(onTv ? "join.tv" : "join.watch")}</MainButton>
            </ActionBar>
          ) : (
            <ActionBar steady>
              {info && !opener ? <Button onPress={look}>{t(onTv ? "join.tv" : "join.watch")}</Button> : null}
              {unreached === null ? (
                <MainButton missing={missing()} leadsTo={leadsTo()} onPress={() => void sit()}>
                  {t("join.take")}
                </MainButton>
              ) : (
                <MainButton onPress={found.retry}>{t("common.again")}</MainButton>
              )}
            </ActionBar>
          )}
        </div>
      }
    >
      <div class="margin">
        <LinkButton icon="back" label={t("common.back")} class="margin-back" onPress={() => back([])} />
        <Isle />
        <p class="margin-title">{t("app.name")}</p>
      </div>
      <form
        ref={form}
        class="form"
        onSubmit={(event) => {
          event.preventDefault();
          if (unreached !== null) found.retry();
          else if (missing() === undefined && !closed) void sit();
        }}
      >
        <h1 class="sub-head" tabIndex={-1}>
          {toWatch ? t("join.wide") : closed ? t(`join.${closed}`) : t(opener ? "join.take" : "join.title")}
        </h1>
        {info && (at || !types) ? <p class="second-line">{describeTable(info)}</p> : null}
        {at || !types ? null : (
          <CodeBoxes
            label={t("join.code")}
            value={code}
            hint={wrong ?? (info ? describeTable(info) : t("join.code_hint"))}
            letters={t("join.code_letters")}
            wrong={wrong !== null}
            onInput={(typed) => {
              setCode(typed);
              if (typed === code) return;
              setTable(null);
              setToWatch(false);
            }}
          />
        )}
        {at || !types || onTv ? null : <ScanButton />}
        {onTv && types && !code ? <ScreenCode /> : null}
        {toWatch ? null : closed ? (
          <p>{t(`join.${closed}_about`)}</p>
        ) : (
          <>
            <NameField
              label={t("join.name")}
              value={name}
              onInput={enter(setName)}
              otherSeats={taken}
              isOwn
            />
            {meta && info ? (
              <ColourChoice
                legend={t("join.colour")}
                colours={meta.colours}
                taken={taken}
                value={chosen}
                onChoose={enter(setColour)}
                lost={colour !== null && chosen === null ? colour : undefined}
              />
            ) : null}
          </>
        )}
      </form>
    </Screen>
  );
}
