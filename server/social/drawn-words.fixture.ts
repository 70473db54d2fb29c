import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { expect } from 'vitest';
import { toSvg, type Drawing } from './draw-card.tsx';
import { loadFonts } from '#server/pictures/load-fonts.ts';

interface Word {
  text: string;
  left: number;
  right: number;
  top: number;
  bottom: number;
}

const fonts = loadFonts();
const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: '',
  textNodeName: 'word',
  trimValues: false,
  parseTagValue: false,
  htmlEntities: true,
});

/** The words of a picture and their boxes before they become outlines, read by another parser. */
export async function drawnWords(drawing: Drawing): Promise<Word[]> {
  const svg = await toSvg(drawing, await fonts, { embedFont: false });
  expect(XMLValidator.validate(svg)).toBe(true);
  return wordsIn(parser.parse(svg));
}

/** Neighbouring pieces are joined to words. */
export const drawnText = (words: Word[]): string =>
  words
    .map(({ text, left, bottom }, index) => {
      const before = words[index - 1];
      const touches = before?.bottom === bottom && Math.abs(left - before.right) < 1;
      return touches || index === 0 ? text : ` ${text}`;
    })
    .join('');

function wordsIn(node: unknown, name = ''): Word[] {
  if (Array.isArray(node)) return node.flatMap((item) => wordsIn(item, name));
  if (typeof node !== 'object' || node === null) return [];
  const { word, x, y, width, height } = node as Record<string, string | undefined>;
  const [left, bottom] = [Number(x), Number(y)];
  const own = name === 'text' && word !== undefined && word.trim() !== '';
  return [
    ...(own ? [{ text: word, left, right: left + Number(width), top: bottom - Number(height), bottom }] : []),
    ...Object.entries(node).flatMap(([tag, child]) => wordsIn(child, tag)),
  ];
}
