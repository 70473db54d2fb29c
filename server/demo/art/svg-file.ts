import type { MediaFile } from '#server/league-files/league.ts';

interface Drawing {
  key: string;
  /** Size in the picture's own units. */
  box: readonly [width: number, height: number];
  /** Size in pixels where nobody says otherwise. */
  size: readonly [width: number, height: number];
  body: string;
}

export function svgFile({ key, box, size: [width, height], body }: Drawing): MediaFile {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${box.join(' ')}">${body}</svg>`;
  return { key, type: 'image/svg+xml', width, height, bytes: new TextEncoder().encode(svg) };
}

/** Prefix for the ids inside a drawing, so that several can stand inline on one page. */
export const idOf = (key: string) => key.replaceAll(/[^\p{L}\p{N}]+/gu, '-');
