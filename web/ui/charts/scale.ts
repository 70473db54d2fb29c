/** A scale from nothing up to a round number, and the lines to read it by. */
export interface Scale {
  top: number;
  lines: number[];
}

const ROUND = [1, 2, 2.5, 5, 10];

/** For counts: the lines are whole numbers, a few of them, and as little as can be is left empty above. */
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

/** The smallest of 1, 2, 5, 10, 20, 25, 50 … that is enough. */
function roundStep(least: number): number {
  const power = 10 ** Math.floor(Math.log10(Math.max(1, least)));
  return ROUND.map((factor) => factor * power).find((step) => step >= least && Number.isInteger(step)) ?? power * 10;
}

/** An attribute of SVG in parts of the whole, so that a drawing made on the server fits any screen. */
export const percent = (share: number): string => `${Math.round(share * 10_000) / 100}%`;
