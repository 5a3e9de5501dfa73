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

/** True if this phone's share sheet accepts such a file. */
function takesFile(file: File): boolean {
  return typeof navigator.canShare === "function" && navigator.canShare({ files: [file] });
}

/** Share a file, or download it if sharing is not possible or is refused. @returns whether it was shared or saved. */
export async function shareOrDownload(blob: Blob, name: string): Promise<boolean> {
  const file = new File([blob], name, { type: blob.type });
  const handed = takesFile(file) ? await openShareSheet({ files: [file] }) : "not";
  if (handed === "not") download(blob, name);
  return handed !== "closed";
}
