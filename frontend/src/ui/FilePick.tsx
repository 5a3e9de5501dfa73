import type { ComponentChildren } from "preact";
import { useId } from "preact/hooks";
import "./picking.css";
import { Icon } from "./Icon";
import type { IconName } from "./icons";

interface FilePickProps {
  icon: IconName;
  /** Accepted types, as in the HTML attribute: "image/jpeg,image/png". */
  accept: string;
  /** Opens the camera of a phone at once, the one that looks at the table. */
  camera?: boolean;
  onFile: (file: File) => void;
  children: ComponentChildren;
}

/** A button that opens the file picker. */
export function FilePick({ icon, accept, camera = false, onFile, children }: FilePickProps) {
  const id = useId();
  return (
    <label class={`button button-second file-pick${camera ? " file-pick-camera" : ""}`} for={id}>
      <Icon name={icon} />
      <span>{children}</span>
      <input
        id={id}
        class="unseen"
        type="file"
        accept={accept}
        capture={camera ? "environment" : undefined}
        onChange={(event) => {
          const [file] = event.currentTarget.files ?? [];
          event.currentTarget.value = "";
          if (file) onFile(file);
        }}
      />
    </label>
  );
}
