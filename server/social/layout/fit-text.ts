/** Widths in the heaviest font, relative to its size and rounded up: an overestimate only shrinks the text. */
const WIDTHS: [letters: RegExp, width: number][] = [
  [/[\s.,:;'’‘!|iljIі·]/u, 0.26],
  [/[МШЩЮЖФЫMW@%мшщюжфыmwѝ—]/u, 0.74],
  [/\p{Script=Han}|\p{Script=Hiragana}|\p{Script=Katakana}|\p{Script=Hangul}|\p{Extended_Pictographic}/u, 1],
  [/\p{Lu}/u, 0.53],
];
const USUAL = 0.47;

export const textWidth = (text: string, size: number): number =>
  Array.from(text).reduce((sum, letter) => sum + (WIDTHS.find(([letters]) => letters.test(letter))?.[1] ?? USUAL), 0) *
  size;

/** At most this many lines, at sizes from largest to smallest. */
export type Step = [lines: number, most: number, least: number];

/** The largest size of the first step in which the text fits, else the smallest. */
export function fitText(text: string, width: number, steps: Step[]): { size: number; lines: number } {
  for (const [lines, most, least] of steps)
    for (let size = most; size >= least; size -= 2) if (linesOf(text, size, width) <= lines) return { size, lines };
  const [lines, , size] = steps.at(-1) ?? [1, 0, 0];
  return { size, lines };
}

/** Infinity when a word is wider than a line. */
function linesOf(text: string, size: number, width: number): number {
  let lines = 1;
  let used = 0;
  for (const word of text.trim().split(/\s+/u)) {
    const wide = textWidth(word, size);
    if (wide > width) return Number.POSITIVE_INFINITY;
    const space = used === 0 ? 0 : textWidth(' ', size);
    if (used + space + wide > width) {
      lines += 1;
      used = wide;
    } else used += space + wide;
  }
  return lines;
}
