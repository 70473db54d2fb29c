export type Video = { kind: 'absent' } | { kind: 'invalid' } | { kind: 'youtube'; id: string };

const ADDRESS =
  /^(?:https?:)?(?:\/\/)?(?:(?:www|m|music)\.)?(?:youtu\.be\/|youtube(?:-nocookie)?\.com\/(?:embed\/|live\/|shorts\/|v\/|watch\/?\?(?:[^#]*&)?v=))([\w-]{11})(?![\w-])/i;

/** A link to a video, as an organiser pastes it. */
export function readVideo(link: string | null | undefined): Video {
  const address = link?.trim() ?? '';
  if (address === '') return { kind: 'absent' };
  const id = ADDRESS.exec(address)?.[1];
  return id === undefined ? { kind: 'invalid' } : { kind: 'youtube', id };
}

/** Where videos are embedded from: the one that sets no cookies before it plays. */
export const EMBED_ORIGIN = 'https://www.youtube-nocookie.com';

/** Plays at once, for the visitor has asked for it, and talks to the page around it. */
export const embedAddress = (id: string, pageOrigin: string): string =>
  `${EMBED_ORIGIN}/embed/${id}?autoplay=1&playsinline=1&rel=0&enablejsapi=1&origin=${encodeURIComponent(pageOrigin)}`;

export const watchAddress = (id: string): string => `https://www.youtube.com/watch?v=${id}`;
