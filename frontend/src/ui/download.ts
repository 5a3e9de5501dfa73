/** Files leave the phone: by its own sheet where it takes them, else as a download. */

import { openShareSheet } from "./share";

/** Keep it where downloads go. */
export function download(blob: Blob, name: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(blob);
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

/** Whether this phone has a sheet that takes such a file. */
export function takesFile(file: File): boolean {
  return typeof navigator.canShare === "function" && navigator.canShare({ files: [file] });
}

/** Hand it to the phone's sheet. Where there is none, or it is refused, it is downloaded. @returns whether it left. */
export async function shareOrDownload(blob: Blob, name: string): Promise<boolean> {
  const file = new File([blob], name, { type: blob.type });
  const handed = takesFile(file) ? await openShareSheet({ files: [file] }) : "not";
  if (handed === "not") download(blob, name);
  return handed !== "closed";
}
