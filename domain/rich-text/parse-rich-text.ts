import { linesAsParagraphs, tokenizeHtml, type HtmlToken } from '#domain/formatting/html-tokens.ts';
import { richTag, ruleOf, canContain, type RichTag } from './content-model.ts';
import { linkAddress, pictureAddress } from './safe-address.ts';

/** A sanitised text: only allowed elements, each where it is allowed. */
export type RichNode = string | RichParent | RichPicture | { tag: 'br' | 'hr' };

export interface RichParent {
  tag: RichTag;
  /** Only for links. */
  href?: string;
  children: RichNode[];
}

export interface RichPicture {
  tag: 'img';
  src: string;
  alt: string;
  size: { width: number; height: number } | null;
}

/** Deeper than any real text, and shallow enough for recursion. */
const DEEPEST = 24;

/** Parses HTML as a browser would, as far as an article needs it, with the pictures that are wanted. Never throws. */
export function parseRichText(html: string, wantsPicture: (src: string) => boolean = () => true): RichNode[] {
  const text: RichNode[] = [];
  /** The open elements, from the outermost. */
  const open: RichParent[] = [];
  const ruleHere = () => ruleOf(open.at(-1)?.tag);
  const add = (node: RichNode) => (open.at(-1)?.children ?? text).push(node);

  function enter(tag: RichTag, href?: string): void {
    const parent: RichParent = { tag, children: [], ...(href !== undefined && { href }) };
    add(parent);
    open.push(parent);
  }

  /** Closes elements that cannot contain it and opens those that go between; false when no open element can contain it. */
  function openParentFor(role: ReturnType<typeof ruleOf>['is']): boolean {
    const place = [undefined, ...open].findLastIndex((parent) => canContain(ruleOf(parent?.tag), role));
    if (place < 0) return false;
    open.length = place;
    for (let rule = ruleHere(); !rule.holds.includes(role); rule = ruleHere()) enter(rule.between ?? 'p');
    return true;
  }

  function addWords(words: string): void {
    const isBlank = words.trim() === '';
    if (isBlank && !ruleHere().holds.includes('inline')) return;
    openParentFor('inline');
    add(words.replaceAll(/[\p{Cc}\p{Cs} ]+/gu, ' '));
  }

  function begin({ name, attributes }: Extract<HtmlToken, { kind: 'open' }>): void {
    if (name === 'br' || name === 'hr') {
      openParentFor(name === 'br' ? 'inline' : 'block');
      add({ tag: name });
      return;
    }
    if (name === 'img') {
      const picture = readPicture(attributes);
      if (picture && wantsPicture(picture.src) && openParentFor('inline')) add(picture);
      return;
    }
    const tag = richTag(name);
    if (tag === null || open.length >= DEEPEST) return;
    if (tag === 'a') {
      end('a');
      const href = linkAddress(attributes.get('href'));
      if (href !== null && openParentFor('inline')) enter('a', href);
    } else if (openParentFor(ruleOf(tag).is)) {
      enter(tag);
    } else if (openParentFor('block')) {
      // An item or cell without its list or table.
      enter('p');
    }
  }

  function end(tag: RichTag): void {
    const at = open.findLastIndex((parent) => parent.tag === tag);
    const endsBlocks = open.slice(at + 1).some((parent) => ruleOf(parent.tag).is !== 'inline');
    if (at >= 0 && !(ruleOf(tag).is === 'inline' && endsBlocks)) open.length = at;
  }

  for (const token of tokenizeHtml(linesAsParagraphs(html))) {
    if (token.kind === 'text') addWords(token.text);
    else if (token.kind === 'open') begin(token);
    else {
      const tag = richTag(token.name);
      if (tag !== null) end(tag);
    }
  }
  return withoutEmpty(text);
}

function readPicture(attributes: ReadonlyMap<string, string>): RichPicture | null {
  const src = pictureAddress(attributes.get('src'));
  if (src === null) return null;
  const [width, height] = ['width', 'height'].map((side) => pixels(attributes.get(side)));
  return { tag: 'img', src, alt: attributes.get('alt') ?? '', size: width && height ? { width, height } : null };
}

const pixels = (written = '') => (/^[1-9]\d{0,4}$/.test(written) ? Number(written) : null);

/** Editors leave empty paragraphs and items behind; an empty table cell must stay. */
function withoutEmpty(nodes: RichNode[]): RichNode[] {
  return nodes.flatMap((node): RichNode[] => {
    if (typeof node === 'string' || !('children' in node)) return [node];
    const full = { ...node, children: withoutEmpty(node.children) };
    const { is } = ruleOf(full.tag);
    if (is === 'cell') return [full];
    const isEmpty = is === 'inline' ? full.children.length === 0 : full.children.every(isBlank);
    return isEmpty ? [] : [full];
  });
}

function isBlank(node: RichNode): boolean {
  if (typeof node === 'string') return node.trim() === '';
  if ('children' in node) return ruleOf(node.tag).is === 'inline' && node.children.every(isBlank);
  return node.tag === 'br';
}
