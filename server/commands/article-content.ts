import { parseRichText, type RichNode } from '#domain/rich-text/parse-rich-text.ts';
import { pictureKey } from '#domain/rich-text/picture-key.ts';
import { writeHtml } from '#domain/rich-text/write-html.ts';
import { listPictures } from '#server/db/desk/articles.ts';
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

const picturesIn = (nodes: readonly RichNode[]): string[] =>
  nodes.flatMap((node) => {
    if (typeof node === 'string') return [];
    if (node.tag === 'img') return [node.src];
    return 'children' in node ? picturesIn(node.children) : [];
  });

/** The size of our own pictures is added when they are read. */
function withKeys(node: RichNode, keyOf: (src: string) => string | undefined): RichNode {
  if (typeof node === 'string') return node;
  if (node.tag === 'img') {
    const key = keyOf(node.src);
    return key === undefined ? node : { ...node, src: `/media/${encodeURI(key)}`, size: null };
  }
  return 'children' in node ? { ...node, children: node.children.map((child) => withKeys(child, keyOf)) } : node;
}
