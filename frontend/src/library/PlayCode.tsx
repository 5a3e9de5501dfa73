import { useEffect, useRef, useState } from "preact/hooks";
import { t } from "../i18n";
import { QrCode } from "../ui/CodeCard";
import { useCloseOnBack } from "../ui/useCloseOnBack";

/** QR code with a whole play. It is dense, so a tap shows it full-screen for another phone to scan. */
export function PlayCode({ svg, label }: { svg: string; label: string }) {
  const [large, setLarge] = useState(false);
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (large) dialog.current?.showModal();
  }, [large]);
  useCloseOnBack(large, () => setLarge(false));
  return (
    <div class="invite-picture keep-code">
      <QrCode svg={svg} label={label} />
      <button
        type="button"
        class="invite-enlarge"
        aria-haspopup="dialog"
        aria-label={t("lobby.qr_larger", { qr: label })}
        onClick={() => setLarge(true)}
      />
      {large ? (
        <dialog ref={dialog} class="keep-code-large" aria-label={label} onClose={() => setLarge(false)}>
          <button
            type="button"
            aria-label={t("lobby.qr_smaller", { qr: label })}
            onClick={() => dialog.current?.close()}
          >
            <QrCode svg={svg} label={label} />
          </button>
        </dialog>
      ) : null}
    </div>
  );
}
