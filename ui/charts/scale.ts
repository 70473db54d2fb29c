/** A scale up to a round number, with its grid lines. */
export interface Scale {
  /** 0 if not given. */
  bottom?: number;
  top: number;
  lines: number[];
}

const ROUND_STEPS = [1, 2, 2.5, 5, 10];

/** For counts: a few grid lines at whole numbers, with as little empty space above as possible. */
export function scaleFor(values: readonly number[]): Scale {
  const highest = Math.max(1, ...values);
  return [2, 3, 4, 5]
    .map((parts) => roundStep(highest / parts))
    .map((step) => linesUpTo(Math.ceil(highest / step) * step, step))
    .map((lines) => ({ top: lines.at(-1) ?? highest, lines }))
    .filter(({ lines }) => lines.length > 2 || highest === 1)
    .reduce((best, next) => (next.top < best.top ? next : best));
}

export const linesUpTo = (top: number, step: number): number[] =>
  Array.from({ length: Math.round(top / step) + 1 }, (_, line) => line * step);

/** The smallest of 1, 2, 5, 10, 20, 25, 50 … that is at least this. */
function roundStep(minimum: number): number {
  const power = 10 ** Math.floor(Math.log10(Math.max(1, minimum)));
  return (
    ROUND_STEPS.map((factor) => factor * power).find((step) => step >= minimum && Number.isInteger(step)) ?? power * 10
  );
}

/** SVG attributes in percent let a chart rendered on the server fit any screen. */
export const percent = (share: number): string => `${Math.round(share * 10_000) / 100}%`;
