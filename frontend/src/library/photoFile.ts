/** Types of images that the server reads. HEIC is not among them: Apple's browsers then send such photos as JPEG. */
export const KINDS = [
  "image/jpeg",
  "image/png",
  "image/webp",
  "image/avif",
  "image/gif",
  "image/tiff",
  "image/bmp",
  "image/jp2",
];
/** Bytes of a photo that the server takes at most. */
const MOST_BYTES = 12 * 1024 * 1024;
/** Pixels of a photo's longer side, as the server keeps it. */
const LONGEST = 1600;
const QUALITY = 0.92;

/**
 * Return what is sent of a chosen photo: the file itself, which the server reads best. If it is too large, or of another
 * type, it is drawn anew; if this browser cannot read it either, the server says what is wrong with it.
 */
export async function prepareFile(file: Blob): Promise<Blob> {
  if (KINDS.includes(file.type) && file.size <= MOST_BYTES) return file;
  const drawn = await redrawImage(file).catch(() => null);
  return drawn ?? (file.type.startsWith("image/") ? file : new Blob([file], { type: "image/jpeg" }));
}

/** Return an image as a smaller JPEG, upright, on white; null if there is no room to draw it. */
async function redrawImage(file: Blob): Promise<Blob | null> {
  const image = await createImageBitmap(file);
  const share = Math.min(1, LONGEST / Math.max(image.width, image.height));
  const canvas = document.createElement("canvas");
  canvas.width = Math.max(1, Math.round(image.width * share));
  canvas.height = Math.max(1, Math.round(image.height * share));
  const context = canvas.getContext("2d");
  if (!context) return null;
  context.fillStyle = "white";
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.imageSmoothingQuality = "high";
  context.drawImage(image, 0, 0, canvas.width, canvas.height);
  image.close();
  return new Promise((resolve) => canvas.toBlob(resolve, "image/jpeg", QUALITY));
}
