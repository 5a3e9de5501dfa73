/** What is sent of a chosen photo. That a browser draws it right is tested in one (tests/e2e/test_photos.py). */
import { afterEach, expect, test, vi } from "vitest";
import { KINDS, prepareFile } from "./photoFile";

const photo = (type: string, bytes = 9) => new File([new Uint8Array(bytes)], "photo", { type });
const LARGE = 12 * 1024 * 1024 + 1;

afterEach(() => {
  vi.restoreAllMocks();
});

/** A browser that reads images of this size. @returns the size of each canvas on which one was drawn. */
function reads(width: number, height: number) {
  const drawn: [number, number][] = [];
  vi.stubGlobal("createImageBitmap", async () => ({ width, height, close: () => undefined }));
  vi.spyOn(HTMLCanvasElement.prototype, "getContext").mockImplementation(function (this: HTMLCanvasElement) {
    return { fillRect: () => undefined, drawImage: () => drawn.push([this.width, this.height]) } as never;
  });
  vi.spyOn(HTMLCanvasElement.prototype, "toBlob").mockImplementation((take, type) =>
    take(new Blob(["small"], { type: type ?? "" })),
  );
  return drawn;
}

test.each(KINDS)("%s is sent as it is", async (kind) => {
  const drawn = reads(4000, 3000);
  const file = photo(kind);
  expect(await prepareFile(file)).toBe(file);
  expect(drawn).toEqual([]);
});

test("iPhones send JPEG: HEIC is not asked for", () => {
  expect(KINDS.join()).not.toMatch(/hei[cf]|\*/);
});

test.each([
  ["a photo that is too large", photo("image/jpeg", LARGE)],
  ["a HEIC photo in a browser that reads it", photo("image/heic")],
  ["a file without a type", photo("")],
])("%s is drawn anew, as small as it is kept", async (_name, file) => {
  const drawn = reads(8000, 6000);
  const sent = await prepareFile(file);
  expect([sent.type, await sent.text()]).toEqual(["image/jpeg", "small"]);
  expect(drawn).toEqual([[1600, 1200]]);
});

test("a small picture is not enlarged", async () => {
  const drawn = reads(300, 1);
  await prepareFile(photo("image/heic"));
  expect(drawn).toEqual([[300, 1]]);
});

test.each(["image/heic", "image/jpeg", ""])(
  "what this browser cannot read is left to the server: %s",
  async (type) => {
    vi.stubGlobal("createImageBitmap", () => Promise.reject(new DOMException("no image")));
    const file = photo(type, type === "image/jpeg" ? LARGE : 9);
    const sent = await prepareFile(file);
    expect([sent.type, sent.size]).toEqual([type || "image/jpeg", file.size]);
  },
);
