import { cutToWords, SEPARATOR } from './cut-to-words.ts';
import { linesAsParagraphs, tokenizeHtml } from './html-tokens.ts';

/** [EX1] The first words of a text that may have markup. */
export const excerpt = (text: string, words: number): string => cutToWords(plainText(text), words);

/** [EX2] The first characters of a text that may have markup, with an ellipsis when there are more. */
export function cutAt(text: string, characters: number, mark = '…'): string {
  const all = Array.from(plainText(text));
  if (all.length <= characters) return all.join('');
  return `${all.slice(0, characters).join('').trimEnd()}${mark}`;
}

/** Elements that begin on a new line. */
const BLOCKS = new Set(
  'p div h1 h2 h3 h4 h5 h6 ul ol li blockquote section article header footer table tr td th figure figcaption hr'.split(
    ' ',
  ),
);

/** [EX3] The visible text, without markup. */
export function plainText(text: string): string {
  const blocks = [''];
  for (const token of tokenizeHtml(linesAsParagraphs(text)))
    if (token.kind !== 'text' && BLOCKS.has(token.name)) blocks.push('');
    else blocks.push(`${blocks.pop()}${token.kind === 'text' ? token.text : ' '}`);
  const shown = blocks
    .map((block) =>
      block
        .replaceAll(/\s+/g, ' ')
        .replaceAll(/ ([.,;:!?…»“])/g, '$1')
        .trim(),
    )
    .filter(Boolean);
  return shown
    .reduce((before, block) => before + (ENDS_SENTENCE.test(before) ? ' ' : ` ${SEPARATOR} `) + block, '')
    .trim();
}

const ENDS_SENTENCE = /(^|[.,;:!?…][»“"'’”)]*)$/u;
