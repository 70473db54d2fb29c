import { picturesIn } from '#domain/rich-text/foreign-pictures.ts';
import { parseRichText, type RichNode } from '#domain/rich-text/parse-rich-text.ts';
import { pictureKey } from '#domain/rich-text/picture-key.ts';
import { isForeign } from '#domain/rich-text/safe-address.ts';
import { writeHtml } from '#domain/rich-text/write-html.ts';
import { listPictures } from '#server/db/news/articles.ts';
import type { Queryable } from '#server/db/queryable.ts';
import { InvalidField } from '#server/errors.ts';

interface Contents {
  contentBg: string;
  contentEn: string;
}

/** The texts as they are stored: allowed elements only, our own pictures by key. And the pictures that they show. */
export async function storedContents(tx: Queryable, { contentBg, contentEn }: Contents) {
  const texts = { contentBg: parseRichText(contentBg), contentEn: parseRichText(contentEn) };
  const sources = { contentBg: picturesIn(texts.contentBg), contentEn: picturesIn(texts.contentEn) };
  for (const field of ['contentBg', 'contentEn'] as const)
    if (sources[field].some(isForeign))
      throw new InvalidField(field, 'foreign_picture', 'A picture in the text is on another site: upload it here');
  const all = [...sources.contentBg, ...sources.contentEn];
  const pictures = await listPictures(tx, {
    keys: all.map(pictureKey).filter((key) => key !== null),
    addresses: all,
  });
  const byAddress = new Map(pictures.map((picture) => [picture.address, picture]));
  const byKey = new Map(pictures.map((picture) => [picture.key, picture]));
  const find = (src: string) => byAddress.get(src) ?? byKey.get(pictureKey(src) ?? '');
  for (const field of ['contentBg', 'contentEn'] as const)
    if (sources[field].some((src) => src.startsWith('/media/') && !find(src)))
      throw new InvalidField(field, 'picture_gone', 'A picture in the text was deleted: upload it again');
  const toHtml = (nodes: readonly RichNode[]) =>
    writeHtml(
      nodes.map((node) => withKeys(node, (src) => find(src)?.key)),
      '',
    );
  return {
    contentBg: toHtml(texts.contentBg),
    contentEn: toHtml(texts.contentEn),
    pictureIds: pictures.map(({ id }) => id),
  };
}

/** The size of our own pictures is added when they are read. */
function withKeys(node: RichNode, keyOf: (src: string) => string | undefined): RichNode {
  if (typeof node === 'string') return node;
  if (node.tag === 'img') {
    const key = keyOf(node.src);
    return key === undefined ? node : { ...node, src: `/media/${encodeURI(key)}`, size: null };
  }
  return 'children' in node ? { ...node, children: node.children.map((child) => withKeys(child, keyOf)) } : node;
}
