/** Between two blocks of a text; no word. */
export const SEPARATOR = '·';

/** [EX1] The first words of a text without markup. */
export function cutToWords(text: string, words: number): string {
  const all = text.split(' ').filter(Boolean);
  let counted = 0;
  const end = all.findIndex((word) => word !== SEPARATOR && ++counted > words);
  if (end < 0) return all.join(' ');
  return `${all
    .slice(0, end)
    .join(' ')
    .replace(/[\s.,;:!?–—…·-]+$/u, '')}…`;
}
