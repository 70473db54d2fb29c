/** Every element that a rich text may have, except line breaks, rules and pictures. */
// oxfmt-ignore
export type RichTag =
  | 'p' | 'h2' | 'h3' | 'h4' | 'blockquote' | 'ul' | 'ol' | 'li' | 'figure' | 'figcaption'
  | 'table' | 'thead' | 'tbody' | 'tfoot' | 'tr' | 'td' | 'th' | 'strong' | 'em' | 'u' | 's' | 'a';

type Role = 'inline' | 'block' | 'item' | 'caption' | 'section' | 'row' | 'cell';

interface Rule {
  is: Role;
  holds: Role[];
  /** The element to insert between, where content is not allowed directly: a text in a list goes into an item. */
  between?: RichTag;
}

const inline: Rule = { is: 'inline', holds: ['inline'] };
const line: Rule = { is: 'block', holds: ['inline'] };
const list: Rule = { is: 'block', holds: ['item'], between: 'li' };
const section: Rule = { is: 'section', holds: ['row'], between: 'tr' };
const cell: Rule = { is: 'cell', holds: ['inline', 'block'] };

/** A browser would move misplaced elements, and hydration would fail. */
const RULES: Record<RichTag, Rule> = {
  p: line,
  h2: line,
  h3: line,
  h4: line,
  ul: list,
  ol: list,
  li: { is: 'item', holds: ['inline', 'block'] },
  blockquote: { is: 'block', holds: ['block'], between: 'p' },
  figure: { is: 'block', holds: ['inline', 'block', 'caption'] },
  figcaption: { is: 'caption', holds: ['inline'] },
  table: { is: 'block', holds: ['section'], between: 'tbody' },
  thead: section,
  tbody: section,
  tfoot: section,
  tr: { is: 'row', holds: ['cell'], between: 'td' },
  td: cell,
  th: cell,
  strong: inline,
  em: inline,
  u: inline,
  s: inline,
  a: inline,
};

/** The whole text: words outside an element become a paragraph. */
const BODY: Rule = { is: 'block', holds: ['block'], between: 'p' };

export const ruleOf = (tag: RichTag | undefined): Rule => (tag === undefined ? BODY : RULES[tag]);

/** Whether an element may contain something, directly or with an element inserted between. */
export const canContain = ({ holds, between }: Rule, role: Role): boolean =>
  holds.includes(role) || (between !== undefined && canContain(ruleOf(between), role));

/** Aliases of allowed elements. The page has its own h1, so h1 in a text becomes h2. */
const TAG_ALIASES = new Map<string, RichTag>(
  Object.entries({ b: 'strong', i: 'em', del: 's', strike: 's', ins: 'u', h1: 'h2', h5: 'h4', h6: 'h4' }),
);
/** Block elements: their text must not run into the text before. */
const BLOCKS = new Set(
  'div section article header footer main aside address center dl dt dd pre form fieldset details summary caption'.split(
    ' ',
  ),
);

export function richTag(name: string): RichTag | null {
  if (Object.hasOwn(RULES, name)) return name as RichTag;
  return TAG_ALIASES.get(name) ?? (BLOCKS.has(name) ? 'p' : null);
}
