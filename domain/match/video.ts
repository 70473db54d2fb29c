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
