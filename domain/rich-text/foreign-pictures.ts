import { parseRichText, type RichNode } from './parse-rich-text.ts';
import { isForeign } from './safe-address.ts';
import { writeHtml } from './write-html.ts';

/** The addresses of all pictures of a text. */
export const picturesIn = (nodes: readonly RichNode[]): string[] =>
  nodes.flatMap((node) => {
    if (typeof node === 'string') return [];
    if (node.tag === 'img') return [node.src];
    return 'children' in node ? picturesIn(node.children) : [];
  });

/** [RT2] The addresses of the pictures that another site has. */
export const foreignPictures = (html: string): string[] =>
  /<img\b/i.test(html) ? picturesIn(parseRichText(html)).filter(isForeign) : [];

/** [RT2] The text as it is, unless another site has pictures of it. */
export const withoutForeignPictures = (html: string): string =>
  foreignPictures(html).length === 0
    ? html
    : writeHtml(
        parseRichText(html, (src) => !isForeign(src)),
        '',
      );
