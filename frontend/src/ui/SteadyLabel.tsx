import "./oneOf.css";

interface SteadyLabelProps {
  isSecond: boolean;
  first: string;
  second: string;
}

/** One of two labels of a button. It has room for both, so that the button keeps its size. */
export const SteadyLabel = ({ isSecond, first, second }: SteadyLabelProps) => (
  <span class="one-of" data-room={isSecond ? first : second}>
    <span>{isSecond ? second : first}</span>
  </span>
);
