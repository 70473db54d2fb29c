import { decodeEntities } from './entities.ts';

/** The visible text of HTML, and its tags. */
export type HtmlToken =
  | { kind: 'text'; text: string }
  | { kind: 'open'; name: string; attributes: ReadonlyMap<string, string>; isClosed: boolean }
  | { kind: 'close'; name: string };

/** Raw text elements: a browser sees no tags in them but their own end. */
const RAW = new Set(['script', 'style', 'iframe', 'noscript', 'noembed', 'noframes', 'textarea', 'title', 'xmp']);
/** Elements whose content is not visible. */
const HIDDEN = new Set([...RAW, 'object', 'svg', 'math', 'template', 'select']);

/** In a text without markup line breaks are meant as such. */
export const linesAsParagraphs = (html: string): string =>
  /<[a-z]/i.test(html) ? html : html.replaceAll(/[\r\n]+/g, '<p>');

/** Never throws, and takes time in proportion to the input. */
export function* tokenizeHtml(html: string): Generator<HtmlToken> {
  let at = 0;
  while (at < html.length) {
    const tagAt = html.indexOf('<', at);
    const textEnd = tagAt < 0 ? html.length : tagAt;
    if (textEnd > at) yield { kind: 'text', text: decodeEntities(html.slice(at, textEnd)) };
    if (tagAt < 0) return;

    const { token, end } = readMarkup(html, tagAt);
    at = end;
    if (!token) continue;
    if (token.kind === 'text' || !HIDDEN.has(token.name)) yield token;
    else if (token.kind === 'open' && !token.isClosed) at = endOfHidden(html, at, token.name);
  }
}

interface Markup {
  token: HtmlToken | null;
  end: number;
}

function readMarkup(html: string, at: number): Markup {
  if (/[a-z]/i.test(html.charAt(at + 1))) return readOpening(html, at);
  if (html.startsWith('<!--', at)) return { token: null, end: endOf(html, '-->', at + 2) };
  const closing = /<\/([a-z][^\s/>]*)/iy;
  closing.lastIndex = at;
  const [, name] = closing.exec(html) ?? [];
  if (name !== undefined) return { token: { kind: 'close', name: name.toLowerCase() }, end: endOf(html, '>', at) };
  if (/[!?/]/.test(html.charAt(at + 1))) return { token: null, end: endOf(html, '>', at) };
  return { token: { kind: 'text', text: '<' }, end: at + 1 };
}

/** A tag that never ends hides the rest of the text, as in a browser. */
function readOpening(html: string, start: number): Markup {
  const opening = /<([^\s/>]+)/y;
  const attribute = /([^\s/>=]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>][^\s>]*)?))?/y;
  opening.lastIndex = start;
  const [whole = '', name = ''] = opening.exec(html) ?? [];
  const attributes = new Map<string, string>();
  let at = start + whole.length;
  while (at < html.length && html.charAt(at) !== '>') {
    attribute.lastIndex = at;
    const [matched = '', key = '', ...values] = attribute.exec(html) ?? [];
    const value = values.find((candidate) => candidate !== undefined) ?? '';
    if (key && !attributes.has(key.toLowerCase())) attributes.set(key.toLowerCase(), decodeEntities(value));
    at += matched.length || 1;
  }
  if (at >= html.length) return { token: null, end: html.length };
  const isClosed = html.charAt(at - 1) === '/';
  return { token: { kind: 'open', name: name.toLowerCase(), attributes, isClosed }, end: at + 1 };
}

/** The position of the end tag of a hidden element; without one the rest is hidden. */
function endOfHidden(html: string, from: number, name: string): number {
  const tag = new RegExp(`<(/?)${name}(?=[\\s/>])`, 'gi');
  tag.lastIndex = from;
  let depth = 1;
  for (let found = tag.exec(html); found; found = tag.exec(html)) {
    if (found[1]) depth -= 1;
    else if (!RAW.has(name)) depth += 1;
    if (depth === 0) return found.index;
  }
  return html.length;
}

function endOf(html: string, mark: string, from: number): number {
  const at = html.indexOf(mark, from);
  return at < 0 ? html.length : at + mark.length;
}
