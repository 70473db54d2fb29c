import type { Nodes, Parents, PhrasingContent, RootContent } from 'mdast';
import { gfmStrikethroughToMarkdown } from 'mdast-util-gfm-strikethrough';
import { toMarkdown } from 'mdast-util-to-markdown';
import { micromark } from 'micromark';
import { gfmStrikethrough, gfmStrikethroughHtml } from 'micromark-extension-gfm-strikethrough';
import { parseRichText, type RichNode } from '#domain/rich-text/parse-rich-text.ts';
import { pictureKey } from '#domain/rich-text/picture-key.ts';
import { writeHtml } from '#domain/rich-text/write-html.ts';

/** Articles have no code, and HTML in their Markdown is text. */
const UNUSED = [
  'autolink',
  'codeFenced',
  'codeIndented',
  'codeText',
  'definition',
  'htmlFlow',
  'htmlText',
  'setextUnderline',
];

/** Line ends around blocks and after a break, which would become spaces in the text. */
const LAYOUT = /\n(?=<\/?(?:p|h\d|ul|ol|li|blockquote|hr)\b)|(?<=<br \/>)\n/g;

/** A picture by its key: neither an address nor a path. */
const PICTURE_KEY = /<img src="(?![a-z][a-z\d+.-]*:|\/|")/gi;

export function markdownToHtml(markdown: string): string {
  const html = micromark(markdown, {
    extensions: [gfmStrikethrough({ singleTilde: false }), { disable: { null: UNUSED } }],
    htmlExtensions: [gfmStrikethroughHtml()],
  });
  return writeHtml(parseRichText(html.replaceAll(LAYOUT, '').replaceAll(PICTURE_KEY, '<img src="/media/')), '');
}

/** Elements that Markdown has no signs for are lost: compare `markdownToHtml` of it with the original. */
export function htmlToMarkdown(html: string): string {
  const root: Nodes = { type: 'root', children: parseRichText(html).map(toMdast) as RootContent[] };
  return toMarkdown(root, {
    bullet: '-',
    rule: '-',
    listItemIndent: 'one',
    resourceLink: true,
    extensions: [gfmStrikethroughToMarkdown()],
  }).trimEnd();
}

function toMdast(node: RichNode): Nodes {
  if (typeof node === 'string') return { type: 'text', value: node };
  if (node.tag === 'img') return { type: 'image', url: pictureKey(node.src) ?? node.src, alt: node.alt };
  if (!('children' in node)) return { type: node.tag === 'br' ? 'break' : 'thematicBreak' };
  const children = node.children.map(toMdast) as never[];
  switch (node.tag) {
    case 'h2':
    case 'h3':
    case 'h4':
      return { type: 'heading', depth: Number(node.tag[1]) as 2 | 3 | 4, children };
    case 'ul':
    case 'ol':
      return { type: 'list', ordered: node.tag === 'ol', spread: false, children };
    case 'li':
      return { type: 'listItem', spread: false, children: withParagraphs(node.children) };
    case 'a':
      return { type: 'link', url: node.href ?? '', children };
    default:
      return { type: MDAST_TYPES[node.tag] ?? 'paragraph', children } as Parents;
  }
}

const MDAST_TYPES: Partial<Record<string, Parents['type']>> = {
  blockquote: 'blockquote',
  strong: 'strong',
  em: 'emphasis',
  s: 'delete',
};

/** In Markdown's tree the words of a list item stand in a paragraph. */
function withParagraphs(nodes: readonly RichNode[]): never[] {
  const blocks: Nodes[] = [];
  for (const node of nodes.map(toMdast)) {
    const last = blocks.at(-1);
    if (!INLINE.has(node.type)) blocks.push(node);
    else if (last?.type === 'paragraph') last.children.push(node as PhrasingContent);
    else blocks.push({ type: 'paragraph', children: [node as PhrasingContent] });
  }
  return blocks as never[];
}

const INLINE = new Set(['text', 'break', 'image', 'link', 'strong', 'emphasis', 'delete']);
