/** A scale from nothing up to a round number, and the lines to read it by. */
export interface Scale {
  top: number;
  lines: number[];
}

const ROUND = [1, 2, 2.5, 5, 10];

/** For counts: the lines are whole numbers, two to four apart from the one at nothing, and as little as can be is left empty. */
export function scaleFor(values: readonly number[]): Scale {
  const highest = Math.max(1, ...values);
  const [step, top] = [2, 3, 4]
    .map((parts) => roundStep(highest / parts))
    .map((size) => [size, Math.ceil(highest / size) * size] as const)
    .reduce((best, next) => (next[1] < best[1] ? next : best));
  return { top, lines: linesUpTo(top, step) };
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
