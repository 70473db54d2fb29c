import { tokenizeHtml } from './html-tokens.ts';

/** [EX1] The first words of a text that may have markup. */
export function excerpt(text: string, words: number): string {
  const all = plainText(text).split(' ').filter(Boolean);
  if (all.length <= words) return all.join(' ');
  return `${all
    .slice(0, words)
    .join(' ')
    .replace(/[\s.,;:!?–—…-]+$/u, '')}…`;
}

/** [EX2] The first characters of a text that may have markup, with an ellipsis when there are more. */
export function cutAt(text: string, characters: number, mark = '…'): string {
  const all = Array.from(plainText(text));
  if (all.length <= characters) return all.join('');
  return `${all.slice(0, characters).join('').trimEnd()}${mark}`;
}

/** The visible text, without markup. */
export function plainText(text: string): string {
  let visible = '';
  for (const token of tokenizeHtml(text)) visible += token.kind === 'text' ? token.text : ' ';
  return visible
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/ ([.,;:!?…»“])/g, '$1')
    .trim();
}
