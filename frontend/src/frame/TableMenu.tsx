import { useEffect, useRef, useState } from "preact/hooks";
import { say, t } from "../i18n";
import type { TableStore } from "../net/table";
import { hasBox } from "../pieces/boards";
import { update } from "../platform/pwa";
import { go } from "../router";
import { cover } from "../session/cover";
import { awake } from "../session/wakeLock";
import { boardTools } from "../surfaces/tools";
import { Button, LinkButton } from "../ui/Button";
import { Icon } from "../ui/Icon";
import { useCloseOnBack } from "../ui/useCloseOnBack";
import { mayReload } from "./mayReload";
import { useHasEntry } from "./useHasEntry";

/** Menu at the end of the seats band. */
export function TableMenu({ store }: { store: TableStore }) {
  const table = store.id;
  const { table: info, view } = store.document.value ?? {};
  const screenMayDim = info?.status === "playing" && awake.value !== "on";
  const loadUpdate = mayReload(store) ? update.value : null;
  const [open, setOpen] = useState(false);
  const holder = useRef<HTMLDivElement>(null);
  const tools = boardTools.value;
  const decides = store.host.value && store.seats.value.length > 0;
  const over = view?.outcome !== undefined;
  const { host_prompts: prompts = {}, bag_total: bagTotal = 0 } = view ?? {};
  const [hosts, showHosts] = useState(false);
  const hasEntry = useHasEntry(store, open);
  useCloseOnBack(open, () => setOpen(false));

  useEffect(() => {
    if (!open) {
      showHosts(false);
      return;
    }
    const outside = (event: Event) => {
      if (!holder.current?.contains(event.target as Node)) setOpen(false);
    };
    addEventListener("pointerdown", outside);
    return () => removeEventListener("pointerdown", outside);
  }, [open]);

  // The menu covers part of the sheet: a tap beside the menu closes it and must not press a button of the sheet.
  useEffect(() => {
    const sheet = holder.current?.closest(".screen")?.querySelector(".band-sheet");
    sheet?.toggleAttribute("inert", open);
    return () => sheet?.removeAttribute("inert");
  }, [open]);

  const closing = (act: () => void) => () => {
    setOpen(false);
    act();
  };
  const to = (...path: string[]) => closing(() => go(["t", table, ...path]));
  const escaped = (event: KeyboardEvent) => {
    if (event.key !== "Escape" || !open) return;
    setOpen(false);
    holder.current?.querySelector("button")?.focus();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape reaches every button in it
    <div class="table-menu" ref={holder} onKeyDown={escaped}>
      <LinkButton icon="more" label={t("common.more")} expanded={open} onPress={() => setOpen(!open)} />
      {open ? (
        <ul class="table-menu-list">
          <MenuRow words={t("cover.now")} onPress={closing(() => cover(store))} off={!store.secret.value} />
          {tools ? (
            <>
              {tools.asText ? null : (
                <li class="table-menu-tools">
                  <Button icon="whole" label={t("board.whole")} onPress={closing(tools.fitBoard)} />
                  <Button icon="plus" label={t("board.zoom_in")} onPress={tools.zoomIn} />
                  <Button icon="minus" label={t("board.zoom_out")} onPress={tools.zoomOut} />
                </li>
              )}
              <MenuRow
                words={t(tools.asText ? "board.as_picture" : "board.as_text")}
                onPress={closing(tools.toggleText)}
              />
            </>
          ) : null}
          <MenuRow words={t("play.points")} onPress={to("points")} />
          <MenuRow words={t("play.bag", { n: bagTotal })} onPress={to("bag")} off={bagTotal === 0} />
          <MenuRow words={t("corrections.timeline")} onPress={to("timeline")} />
          <MenuRow words={t("history.title")} onPress={to("history")} />
          <MenuRow words={t("play.help")} onPress={to("help")} />
          <MenuRow words={t("menu.box")} onPress={to("box")} off={!hasBox(info?.game ?? "")} />
          <MenuRow words={t("corrections.take_back_last")} onPress={to("takeback")} off={!hasEntry} />
          {decides ? (
            <li>
              <button
                type="button"
                class="table-menu-row table-menu-fold"
                aria-expanded={hosts}
                onClick={() => showHosts(!hosts)}
              >
                {t("people.host")}
                <Icon name={hosts ? "up" : "down"} size={20} />
              </button>
              {hosts ? (
                <ul class="table-menu-host">
                  <MenuRow words={t("corrections.adjust")} onPress={to("adjust")} />
                  {over
                    ? null
                    : Object.values(prompts).map(({ id, title }) => (
                        <MenuRow key={id} words={say(title)} onPress={to("setting", id)} />
                      ))}
                  <MenuRow words={t("corrections.finish")} onPress={to("finish")} off={over} />
                </ul>
              ) : null}
            </li>
          ) : null}
          <MenuRow words={t("people.title")} onPress={to("people")} />
          {loadUpdate ? <MenuRow words={t("update.load")} onPress={closing(loadUpdate)} /> : null}
          <MenuRow
            words={t("play.settings")}
            about={screenMayDim ? t("menu.dark") : ""}
            onPress={closing(() => go(["settings"]))}
          />
          <MenuRow words={t("play.leave")} onPress={closing(() => go([]))} />
        </ul>
      ) : null}
    </div>
  );
}

interface MenuRowProps {
  words: string;
  about?: string;
  onPress: () => void;
  off?: boolean;
}

function MenuRow({ words, about = "", onPress, off = false }: MenuRowProps) {
  if (off) return null;
  return (
    <li>
      <button type="button" class="table-menu-row" onClick={onPress}>
        {words}
        {about ? <span class="second-line table-menu-about">{about}</span> : null}
      </button>
    </li>
  );
}
