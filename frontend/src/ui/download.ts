/** Files leave the phone by the share sheet if possible, else as a download. */

import { openShareSheet } from "./share";

function download(blob: Blob, name: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(blob);
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

/** Share a file, or download it if sharing is not possible or is refused. @returns whether it was shared or saved. */
export async function shareOrDownload(blob: Blob, name: string): Promise<boolean> {
  const files = [new File([blob], name, { type: blob.type })];
  const handed = navigator.canShare?.({ files }) ? await openShareSheet({ files }) : "not";
  if (handed === "not") download(blob, name);
  return handed !== "closed";
}
