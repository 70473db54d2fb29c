export type Video = { kind: 'absent' } | { kind: 'invalid' } | { kind: 'youtube'; id: string };

const ADDRESS =
  /^(?:https?:)?(?:\/\/)?(?:(?:www|m|music)\.)?(?:youtu\.be\/|youtube(?:-nocookie)?\.com\/(?:embed\/|live\/|shorts\/|v\/|watch\/?\?(?:[^#]*&)?v=))([\w-]{11})(?![\w-])/i;

export function readVideo(link: string | null | undefined): Video {
  const address = link?.trim() ?? '';
  if (address === '') return { kind: 'absent' };
  const id = ADDRESS.exec(address)?.[1];
  return id === undefined ? { kind: 'invalid' } : { kind: 'youtube', id };
}

/** This host sets no cookies before a video plays. */
export const EMBED_ORIGIN = 'https://www.youtube-nocookie.com';

/** Plays at once, because the visitor has clicked; `enablejsapi` lets the page control it. */
export const embedAddress = (id: string, pageOrigin: string): string =>
  `${EMBED_ORIGIN}/embed/${id}?autoplay=1&playsinline=1&rel=0&enablejsapi=1&origin=${encodeURIComponent(pageOrigin)}`;

export const watchAddress = (id: string): string => `https://www.youtube.com/watch?v=${id}`;
