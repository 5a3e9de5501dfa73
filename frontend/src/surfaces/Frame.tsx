import type { ComponentChildren, JSX, RefObject } from "preact";
import { useId, useLayoutEffect, useRef, useState } from "preact/hooks";
import { t } from "../i18n";
import { Button } from "../ui/Button";
import { type Point, UNIT } from "./camera";
import { useCursor } from "./cursor";
import { OutOfSight } from "./OutOfSight";
import { isStep } from "./steps";
import { boardTools } from "./tools";
import type { CameraControl } from "./useCamera";

interface PictureOrTextProps {
  /** `focused`: the picture has just replaced the text and takes the focus over. */
  picture: (focused: boolean, onText: () => void) => JSX.Element;
  text: (onPicture: () => void) => JSX.Element;
}

export function PictureOrText({ picture, text }: PictureOrTextProps) {
  const [form, setForm] = useState<"first" | "text" | "picture">("first");
  return form === "text"
    ? text(() => setForm("picture"))
    : picture(form === "picture", () => setForm("text"));
}

/** Props that the picture of any kind of surface passes on to its frame. */
export interface FramedProps {
  /** Name of the surface for screen readers. */
  label: string;
  /** The picture has just replaced the text. */
  focused: boolean;
  onText: () => void;
  onConfirm?: (() => void) | undefined;
}

/** Create the parts of a frame that its picture uses. Spread `frame` into `Frame`; `say` makes screen readers speak. */
export function useFrame({ label, focused, onText, onConfirm }: FramedProps) {
  const refs = { frame: useRef<HTMLDivElement>(null), stage: useRef<SVGSVGElement>(null) };
  const cursor = useCursor();
  const [announcement, say] = useState("");
  const onLeave = () => {
    cursor.clear();
    say(""); // readers find it later, too, when it may be untrue
  };
  return { refs, cursor, say, frame: { ...refs, announcement, label, focused, onText, onConfirm, onLeave } };
}

interface FrameProps extends FramedProps {
  frame: RefObject<HTMLDivElement | null>;
  stage: RefObject<SVGSVGElement | null>;
  camera: CameraControl;
  /** The focus leaves the picture. */
  onLeave: () => void;
  keys: string;
  /** Text that screen readers read when it changes. */
  announcement: string;
  isProof: boolean;
  /** Handles an arrow key, or the key for the next or previous place in reading order. */
  onStep: (key: string) => void;
  /** Handles a key of this kind of surface. @returns true if the key did something. */
  onKey: (event: KeyboardEvent) => boolean;
  /** Middles of the places that may be tapped, in cells: those out of sight are counted. */
  places?: readonly Point[] | undefined;
  /** All of it in small, where the window shows a part. */
  map?: ComponentChildren;
  /** The map stands elsewhere on the screen. */
  beside?: boolean;
  root?: RefObject<HTMLDivElement | null> | undefined;
  children: ComponentChildren;
}

/** Frame of any kind of surface: stage, keyboard, zoom buttons. */
export function Frame(props: FrameProps) {
  const { frame, stage, label, keys, announcement, isProof, focused, onText, children } = props;
  const { zoomIn, zoomOut, fitBoard } = props.camera;
  const keysId = useId();

  useLayoutEffect(() => {
    if (focused) frame.current?.focus({ preventScroll: true });
  }, [focused, frame]);

  useLayoutEffect(() => {
    boardTools.value = { zoomIn, zoomOut, fitBoard, asText: false, toggleText: onText };
    return () => {
      boardTools.value = null;
    };
  });

  const pressed = (event: KeyboardEvent) => {
    const { key } = event;
    if (isStep(key)) props.onStep(key);
    else if (key === "Enter" && event.ctrlKey) props.onConfirm?.();
    else if (props.onKey(event)) {
      // done
    } else if (key === "+" || key === "=") zoomIn();
    else if (key === "-") zoomOut();
    else if (key === "0") fitBoard();
    else if (key === "t" || key === "T") onText();
    else return;
    event.preventDefault();
  };

  return (
    <div
      ref={props.root ?? null}
      class={["board", isProof ? "board-proof" : "", props.map && !props.beside ? "board-mapped" : ""]
        .filter(Boolean)
        .join(" ")}
    >
      <div
        ref={frame}
        class="board-frame"
        role="application"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: an application handles its own keys
        tabIndex={0}
        aria-label={label}
        aria-describedby={keysId}
        aria-keyshortcuts="B"
        onKeyDown={pressed}
        onBlur={props.onLeave}
      >
        <svg
          ref={stage}
          class="board-stage"
          width={UNIT}
          height={UNIT}
          viewBox="0 0 100 100"
          aria-hidden="true"
        >
          {children}
        </svg>
      </div>
      {props.places?.length ? <OutOfSight places={props.places} camera={props.camera} /> : null}
      {props.map}
      <p id={keysId} class="unseen">
        {keys}
      </p>
      <p class="unseen" aria-live="polite">
        {announcement}
      </p>
      <div class="board-tools">
        <Button onPress={onText} icon="list" label={t("board.as_text")} />
        <Button onPress={zoomIn} icon="plus" label={t("board.zoom_in")} />
        <Button onPress={zoomOut} icon="minus" label={t("board.zoom_out")} />
        <Button onPress={fitBoard} icon="whole" label={t("board.whole")} />
      </div>
    </div>
  );
}
