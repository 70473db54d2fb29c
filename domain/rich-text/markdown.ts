import type { RichNode, RichParent } from './parse-rich-text.ts';
import { linkAddress, pictureAddress } from './safe-address.ts';

/*
 * The part of Markdown that articles need: paragraphs, headings from ##, lists, quotes, rules, **strong**, *emphasis*,
 * ~~struck~~, [links](…), ![pictures](…), a backslash at the end of a line that breaks it. HTML in it is text.
 */

const HEADINGS = { '#': 'h2', '##': 'h2', '###': 'h3', '####': 'h4' } as const;
const HEADING = /^(#{1,4}) (.+)$/;
const RULE = /^(---+|\*\*\*+)$/;
const QUOTED = /^> ?/;
const ITEM = /^(?:[-*]|(\d{1,9})\.) +/;
const INDENTED = /^ {2,4}/;

export function parseMarkdown(text: string): RichNode[] {
  return parseBlocks(text.replaceAll(/\r\n?/g, '\n').split('\n'), 0);
}

/** Deeper than any honest text. */
const DEEPEST = 12;

function parseBlocks(lines: string[], depth: number): RichNode[] {
  const nodes: RichNode[] = [];
  const rest = lines.toReversed();
  const take = (wanted: (line: string) => boolean): string[] => {
    const taken: string[] = [];
    for (let line = rest.at(-1); line !== undefined && wanted(line); line = rest.at(-1)) {
      taken.push(line);
      rest.pop();
    }
    return taken;
  };
  while (rest.length > 0) {
    const line = rest.at(-1) ?? '';
    const heading = HEADING.exec(line);
    if (line.trim() === '') {
      rest.pop();
    } else if (heading) {
      rest.pop();
      nodes.push({ tag: HEADINGS[heading[1] as keyof typeof HEADINGS], children: parseInline(heading[2] ?? '') });
    } else if (RULE.test(line)) {
      rest.pop();
      nodes.push({ tag: 'hr' });
    } else if (QUOTED.test(line) && depth < DEEPEST) {
      const quoted = take((next) => QUOTED.test(next)).map((next) => next.replace(QUOTED, ''));
      nodes.push({ tag: 'blockquote', children: parseBlocks(quoted, depth + 1) });
    } else if (ITEM.test(line) && depth < DEEPEST) {
      const isNumbered = ITEM.exec(line)?.[1] !== undefined;
      const sameList = (next: string) => ITEM.test(next) && (ITEM.exec(next)?.[1] !== undefined) === isNumbered;
      const items: RichNode[] = [];
      while (rest.length > 0 && sameList(rest.at(-1) ?? '')) {
        const first = (rest.pop() ?? '').replace(ITEM, '');
        const below = take((next) => INDENTED.test(next)).map((next) => next.replace(INDENTED, ''));
        items.push({ tag: 'li', children: [...parseInline(first), ...parseBlocks(below, depth + 1)] });
      }
      nodes.push({ tag: isNumbered ? 'ol' : 'ul', children: items });
    } else {
      rest.pop();
      const isGoingOn = (next: string) =>
        ![HEADING, RULE, QUOTED, ITEM].some((begin) => begin.test(next)) && next.trim() !== '';
      nodes.push({ tag: 'p', children: parseInline([line, ...take(isGoingOn)].join('\n').trim()) });
    }
  }
  return nodes;
}

const MARKS = { '**': 'strong', '*': 'em', '~~': 's' } as const;
const LINK = /^(!?)\[((?:\\[^]|[^\\[\]])*)\]\(([^\s()]+)\)/;
const ESCAPED = /^\\([!-/:-@[-`{-~])/;

function parseInline(text: string): RichNode[] {
  const nodes: RichNode[] = [];
  let words = '';
  const say = (node: RichNode) => {
    if (words !== '') nodes.push(words);
    words = '';
    nodes.push(node);
  };
  for (let at = 0; at < text.length;) {
    const rest = text.slice(at, at + 4000);
    const escaped = ESCAPED.exec(rest);
    const link = rest.startsWith('[') || rest.startsWith('![') ? LINK.exec(rest) : null;
    const linked = link && linkNode(link);
    const marked = escaped ? null : markedNode(rest);
    if (rest.startsWith('\\\n')) {
      say({ tag: 'br' });
      at += 2;
    } else if (escaped) {
      words += escaped[1];
      at += 2;
    } else if (linked) {
      say(linked);
      at += link[0].length;
    } else if (marked) {
      say(marked.node);
      at += marked.length;
    } else {
      words += text[at] === '\n' ? ' ' : text[at];
      at += 1;
    }
  }
  if (words !== '') nodes.push(words);
  return nodes;
}

function linkNode([, picture, label = '', address]: RegExpExecArray): RichNode | null {
  if (picture === '!') {
    const src = pictureAddress(address);
    return src === null ? null : { tag: 'img', src, alt: label.replaceAll(/\\([^])/g, '$1'), size: null };
  }
  const href = linkAddress(address);
  return href === null ? null : { tag: 'a', href, children: parseInline(label) };
}

function markedNode(text: string): { node: RichParent; length: number } | null {
  const mark = (['**', '~~', '*'] as const).find((one) => text.startsWith(one));
  if (!mark) return null;
  const end = closing(text, mark);
  if (end <= mark.length) return null;
  return { node: { tag: MARKS[mark], children: parseInline(text.slice(mark.length, end)) }, length: end + mark.length };
}

function closing(text: string, mark: keyof typeof MARKS): number {
  for (let at = mark.length; at < text.length; at++) {
    if (text[at] === '\\') at += 1;
    else if (mark === '*' && text.startsWith('**', at)) {
      const end = text.indexOf('**', at + 2);
      if (end < 0) return -1;
      at = end + 1;
    } else if (text.startsWith(mark, at)) return at;
  }
  return -1;
}

/** Null for what Markdown has no signs for: tables, underlined words, figures. */
export function writeMarkdown(nodes: readonly RichNode[]): string | null {
  try {
    return nodes.map(writeBlock).join('\n\n');
  } catch (error) {
    if (error instanceof NoSigns) return null;
    throw error;
  }
}

class NoSigns extends Error {}

function writeBlock(node: RichNode): string {
  if (typeof node === 'string') throw new NoSigns();
  switch (node.tag) {
    case 'hr':
      return '---';
    case 'p':
      return escapeStart(writeInline(node.children));
    case 'h2':
      return `## ${writeInline(node.children)}`;
    case 'h3':
      return `### ${writeInline(node.children)}`;
    case 'h4':
      return `#### ${writeInline(node.children)}`;
    case 'blockquote':
      return indent(node.children.map(writeBlock).join('\n\n'), '> ', '> ');
    case 'ul':
    case 'ol':
      return node.children
        .map((item, index) => writeItem(item, node.tag === 'ol' ? `${index + 1}. ` : '- '))
        .join('\n');
    default:
      throw new NoSigns();
  }
}

function writeItem(item: RichNode, sign: string): string {
  if (typeof item === 'string' || item.tag !== 'li') throw new NoSigns();
  const firstBlock = item.children.findIndex(
    (node) => typeof node !== 'string' && (node.tag === 'ul' || node.tag === 'ol'),
  );
  const words = firstBlock < 0 ? item.children : item.children.slice(0, firstBlock);
  const below = firstBlock < 0 ? [] : item.children.slice(firstBlock);
  const first = writeInline(words);
  if (first.includes('\n')) throw new NoSigns();
  return [sign + first, ...below.map((node) => indent(writeBlock(node), '  ', '  '))].join('\n');
}

const indent = (text: string, first: string, others: string) =>
  first + text.replaceAll('\n', `\n${others}`).replaceAll(/ +$/gm, '');

/** What begins a line must not make it a heading, a list, a quote or a rule. */
const escapeStart = (text: string) =>
  text.replaceAll(/^[#>-]/gm, String.raw`\$&`).replaceAll(/^(\d+)\./gm, String.raw`$1\.`);

const writeInline = (nodes: readonly RichNode[]): string => nodes.map(writeInlineNode).join('');

function writeInlineNode(node: RichNode): string {
  if (typeof node === 'string') return node.replaceAll(/[\\*~[\]]/g, String.raw`\$&`);
  switch (node.tag) {
    case 'br':
      return '\\\n';
    case 'strong':
      return `**${writeInline(node.children)}**`;
    case 'em':
      return `*${writeInline(node.children)}*`;
    case 's':
      return `~~${writeInline(node.children)}~~`;
    case 'a':
      return `[${writeInline(node.children)}](${node.href ?? ''})`;
    case 'img':
      if (node.size) throw new NoSigns();
      return `![${node.alt.replaceAll(/[\\[\]]/g, String.raw`\$&`)}](${node.src})`;
    default:
      throw new NoSigns();
  }
}
