import { readVideo } from '#domain/match/video.ts';
import type { RichNode } from './parse-rich-text.ts';

/**
 * [RT1] The video of a paragraph that is nothing but the address of one: pages show a player in its place, and readers of feeds
 * and files still have the link.
 */
export function loneVideo(node: RichNode): string | null {
  if (typeof node === 'string' || node.tag !== 'p') return null;
  const [link, ...more] = node.children.filter((child) => typeof child !== 'string' || child.trim() !== '');
  if (!link || more.length > 0 || typeof link === 'string' || link.tag !== 'a') return null;
  const [words] = link.children;
  const [target, written] = [link.href, typeof words === 'string' ? words : ''].map(readVideo);
  return target?.kind === 'youtube' && written?.kind === 'youtube' && target.id === written.id ? target.id : null;
}
