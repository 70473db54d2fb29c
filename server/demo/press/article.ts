import { escapeMarkup as escape } from '#domain/formatting/escape-markup.ts';
import { withPrepositions } from './grammar.ts';
import type { NewsTag } from './tags.ts';

/** The same thought in both languages. */
export interface Line {
  bg: string;
  en: string;
}

export const say = (bg: string, en: string): Line => ({ bg: withPrepositions(bg), en });

/** A block of the article as HTML, in both languages. */
export type Block = Line & { readonly html: true };

const block = (tag: string, { bg, en }: Line): Block => ({
  html: true,
  bg: `<${tag}>${bg}</${tag}>`,
  en: `<${tag}>${en}</${tag}>`,
});

type Maybe = Line | null | undefined;

const sentences = (lines: readonly Maybe[]): Line => {
  const said = lines.filter((line): line is Line => !!line);
  return { bg: escape(said.map(({ bg }) => bg).join(' ')), en: escape(said.map(({ en }) => en).join(' ')) };
};

/** A paragraph; what is missing is left out. */
export const paragraph = (...lines: Maybe[]): Block => block('p', sentences(lines));

export const heading = (line: Line): Block => block('h2', sentences([line]));

export function bullets(lines: readonly Line[]): Block {
  const items = lines.map((line) => block('li', sentences([line])));
  return block('ul', { bg: items.map(({ bg }) => bg).join(''), en: items.map(({ en }) => en).join('') });
}

/** Somebody's words, and who said them. */
export function quotation(words: Line, speaker: Line): Block {
  return block('blockquote', {
    bg: `<p>${escape(words.bg)}</p><p><em>${escape(speaker.bg)}</em></p>`,
    en: `<p>${escape(words.en)}</p><p><em>${escape(speaker.en)}</em></p>`,
  });
}

export interface Draft {
  key: string;
  title: Line;
  summary: Line;
  blocks: readonly (Block | null)[];
  tags: readonly NewsTag[];
  competition: string | null;
  team: string | null;
  secondTeam: string | null;
  match: string | null;
  publishedAt: Date;
}

export function content(blocks: Draft['blocks']): Line {
  const kept = blocks.filter((one): one is Block => one !== null && one.bg !== '<p></p>');
  return { bg: kept.map(({ bg }) => bg).join(''), en: kept.map(({ en }) => en).join('') };
}
