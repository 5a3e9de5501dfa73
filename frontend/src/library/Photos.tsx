import { useEffect, useRef, useState } from "preact/hooks";
import { locale, t } from "../i18n";
import { sentence } from "../net/errors";
import { Button } from "../ui/Button";
import { FilePick } from "../ui/FilePick";
import { useRequest } from "../ui/useRequest";
import type { Photo } from "../wire";
import { shelf } from "./shelf";

/** Maximum number of photos of a table. */
const MOST = 3;
const KINDS = "image/jpeg,image/png,image/webp";

/** Photos of a table, for its players. */
export function Photos({ table }: { table: string }) {
  const { answer: photos, failed, retry } = useRequest(table, () => shelf.photos(table));
  const [busy, setBusy] = useState(false);
  const [refused, setRefused] = useState("");
  if (!photos) return failed ? <p class="second-line">{failed}</p> : null;

  const change = (request: Promise<unknown>) => {
    setBusy(true);
    setRefused("");
    request.then(retry, (error: unknown) => setRefused(sentence(error))).finally(() => setBusy(false));
  };
  const add = (file: File) => change(shelf.photoAdd(table, file));
  return (
    <section class="form">
      <h2 class="sub-head">{t("photos.title")}</h2>
      <p class="second-line">{t("photos.about")}</p>
      {photos.length ? (
        <ul class="photos">
          {photos.map((photo) => (
            <li key={photo.photo}>
              <PhotoPicture table={table} photo={photo} />
              {photo.mine ? (
                <Button
                  icon="bin"
                  label={t("photos.remove", { when: whenOf(photo) })}
                  onPress={() => change(shelf.photoRemove(table, photo.photo))}
                />
              ) : null}
            </li>
          ))}
        </ul>
      ) : null}
      {refused ? (
        <p class="bad" role="alert">
          {refused}
        </p>
      ) : null}
      {photos.length < MOST ? (
        <div class="photo-ways">
          <FilePick camera icon="camera" accept={KINDS} onFile={add}>
            {t(busy ? "photos.busy" : "photos.take")}
          </FilePick>
          <FilePick icon="plus" accept={KINDS} onFile={add}>
            {t(busy ? "photos.busy" : "photos.add")}
          </FilePick>
        </div>
      ) : null}
    </section>
  );
}

const whenOf = ({ at }: Photo) =>
  new Intl.DateTimeFormat(locale(), { dateStyle: "medium", timeStyle: "short" }).format(new Date(at));

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
      if (!isCancelled) setFailed(sentence(error));
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
      aria-label={t("photos.photo", { when: whenOf(photo) })}
    />
  );
}
