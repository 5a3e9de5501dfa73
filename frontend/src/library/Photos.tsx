import { useEffect, useRef, useState } from "preact/hooks";
import limits from "../generated/limits.json";
import { findLocale, t } from "../i18n";
import { describeError } from "../net/errors";
import { isRefusal } from "../net/refusals";
import { Button } from "../ui/Button";
import { FilePick } from "../ui/FilePick";
import { Refusal } from "../ui/Refusal";
import { SteadyLabel } from "../ui/SteadyLabel";
import { useAsk } from "../ui/useAsk";
import { useRequest } from "../ui/useRequest";
import type { Photo } from "../wire";
import { KINDS, prepareFile } from "./photoFile";
import { shelf } from "./shelf";

const ACCEPTED = KINDS.join(",");

export function Photos({ table }: { table: string }) {
  const { answer: photos, failed, retry } = useRequest(table, () => shelf.photos(table));
  const [busy, setBusy] = useState<"take" | "add" | "remove" | null>(null);
  const { failed: refused, ask } = useAsk();
  /** A photo that met a fault. The camera has kept none, so it can be sent again from here. */
  const [unsent, setUnsent] = useState<File | null>(null);
  if (!photos) return failed ? <p class="second-line">{failed}</p> : null;

  const change = async (way: "take" | "add" | "remove", request: Promise<unknown>) => {
    setBusy(way);
    if (await ask(request)) retry();
    setBusy(null);
  };
  const add = (way: "take" | "add", file: File) => {
    setUnsent(null);
    const adding = prepareFile(file).then((photo) => shelf.photoAdd(table, photo));
    void change(way, adding);
    adding.catch((error: unknown) => {
      if (isRefusal(error)) return;
      setUnsent(file);
      retry(); // it may be there all the same
    });
  };
  return (
    <section class="form">
      <h2 class="sub-head">{t("photos.title")}</h2>
      <p class="second-line">{t("photos.about")}</p>
      <Refusal words={refused} />
      {photos.length < limits.photos ? (
        <div class="photo-ways">
          <FilePick camera icon="camera" accept={ACCEPTED} onFile={(file) => add("take", file)}>
            <SteadyLabel isSecond={busy === "take"} first={t("photos.take")} second={t("photos.busy")} />
          </FilePick>
          <FilePick icon="plus" accept={ACCEPTED} onFile={(file) => add("add", file)}>
            <SteadyLabel isSecond={busy === "add"} first={t("photos.add")} second={t("photos.busy")} />
          </FilePick>
          {unsent && !busy ? <Button onPress={() => add("add", unsent)}>{t("common.again")}</Button> : null}
        </div>
      ) : null}
      {photos.length ? (
        <ul class="photos">
          {photos.map((photo) => (
            <li key={photo.photo}>
              <PhotoPicture table={table} photo={photo} />
              {photo.mine ? (
                <Button
                  icon="bin"
                  label={t("photos.remove", { when: describeTime(photo) })}
                  onPress={() => void change("remove", shelf.photoRemove(table, photo.photo))}
                />
              ) : null}
            </li>
          ))}
        </ul>
      ) : null}
    </section>
  );
}

const describeTime = ({ at }: Photo) =>
  new Intl.DateTimeFormat(findLocale(), { dateStyle: "medium", timeStyle: "short" }).format(new Date(at));

/** Drawn on a canvas: the content security policy allows images only from our own files. */
function PhotoPicture({ table, photo }: { table: string; photo: Photo }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [failed, setFailed] = useState("");
  const { photo: key, width, height } = photo;
  useEffect(() => {
    let isCancelled = false;
    const show = async () => {
      const image = await createImageBitmap(await shelf.photo(table, key));
      if (!isCancelled) canvas.current?.getContext("2d")?.drawImage(image, 0, 0);
      image.close();
    };
    show().catch((error: unknown) => {
      if (!isCancelled) setFailed(describeError(error));
    });
    return () => {
      isCancelled = true;
    };
  }, [table, key]);
  if (failed) return <p class="second-line">{failed}</p>;
  return (
    <canvas
      ref={canvas}
      class="photo"
      width={width}
      height={height}
      role="img"
      aria-label={t("photos.photo", { when: describeTime(photo) })}
    />
  );
}
