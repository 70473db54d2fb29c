import { createElement, useMemo, type ComponentType, type ReactNode } from 'react';
import { unbrokenScores } from '#domain/formatting/unbroken-scores.ts';
import { loneVideo } from '#domain/rich-text/lone-video.ts';
import { parseRichText, type RichNode, type RichPicture } from '#domain/rich-text/parse-rich-text.ts';
import { isForeign } from '#domain/rich-text/safe-address.ts';
import { useBrokenImage } from '#ui/use-broken-image.ts';
import styles from './rich-text.module.css';

/** Untrusted HTML, parsed and rebuilt from allowed elements; never inserted directly. */
export function RichText({ html, video: Video }: { html: string; video?: ComponentType<{ id: string }> }) {
  const nodes = useMemo(() => parseRichText(html), [html]);
  return (
    <div className={styles.text}>
      {nodes.map((node, key) => {
        const video = Video ? loneVideo(node) : null;
        return Video && video !== null ? <Video key={key} id={video} /> : rendered(node, key);
      })}
    </div>
  );
}

function rendered(node: RichNode, key: number): ReactNode {
  if (typeof node === 'string') return unbrokenScores(node);
  if (node.tag === 'img') return <Picture key={key} picture={node} />;
  if (!('children' in node)) return createElement(node.tag, { key });
  const { tag, href, children } = node;
  const away = href !== undefined && isForeign(href) ? { target: '_blank', rel: 'noopener nofollow' } : {};
  return createElement(tag, { key, ...(tag === 'a' && { href, ...away }) }, children.map(rendered));
}

/** Reserves its space while it loads. */
function Picture({ picture: { src, alt, size } }: { picture: RichPicture }) {
  const { broken, imageProps } = useBrokenImage(src);
  if (broken) return null;
  return <img {...imageProps} src={src} alt={alt} {...size} loading="lazy" decoding="async" />;
}
