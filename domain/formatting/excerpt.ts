import { tokenizeHtml } from './html-tokens.ts';

/** The first words of a text that may carry markup; an ellipsis when there are more. */
export function excerpt(text: string, words: number): string {
  const all = plainText(text).split(' ').filter(Boolean);
  if (all.length <= words) return all.join(' ');
  return `${all
    .slice(0, words)
    .join(' ')
    .replace(/[\s.,;:!?–—…-]+$/u, '')}…`;
}

/** The first characters of a text that may carry markup, and the mark that says that there are more. */
export function cutAt(text: string, characters: number, mark = '…'): string {
  const all = Array.from(plainText(text));
  if (all.length <= characters) return all.join('');
  return `${all.slice(0, characters).join('').trimEnd()}${mark}`;
}

/** What a text says, without markup. */
export function plainText(text: string): string {
  let said = '';
  for (const token of tokenizeHtml(text)) said += token.kind === 'text' ? token.text : ' ';
  return said
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/ ([.,;:!?…»“])/g, '$1')
    .trim();
}
