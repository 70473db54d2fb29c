import { readVideo, watchAddress } from '#domain/match/video.ts';
import { listVideoLinks } from '#server/db/check/check-matches.ts';
import type { Queryable } from '#server/db/queryable.ts';
import { finding, type Finding } from './faults.ts';

/** Whether the video exists; null when the service does not answer. */
export type VideoLookup = (id: string) => Promise<boolean | null>;

const CONCURRENCY = 8;
const TIMEOUT_MS = 10_000;

/** Malformed links; with `ask` also those to videos that are gone. */
export async function checkVideos(
  db: Queryable,
  lookUp?: VideoLookup,
): Promise<{ findings: Finding[]; unanswered: number }> {
  const links = await listVideoLinks(db);
  const existsById = await lookUpAll(
    links.flatMap(({ link }) => idOf(link) ?? []),
    lookUp ?? (() => Promise.resolve(true)),
  );
  const findings = links.flatMap((match) => {
    const video = readVideo(match.link);
    if (video.kind === 'invalid')
      return [
        finding('video-link', match, `${match.column} is not the address of a video: ${match.link.slice(0, 200)}`),
      ];
    if (video.kind === 'absent' || existsById.get(video.id) !== false) return [];
    return [finding('video-link', match, `${match.column} leads to a video that is gone: ${watchAddress(video.id)}`)];
  });
  return { findings, unanswered: [...existsById.values()].filter((answer) => answer === null).length };
}

function idOf(link: string): string | null {
  const video = readVideo(link);
  return video.kind === 'youtube' ? video.id : null;
}

async function lookUpAll(ids: readonly string[], lookUp: VideoLookup): Promise<Map<string, boolean | null>> {
  const waiting = [...new Set(ids)];
  const answers = new Map<string, boolean | null>();
  const work = async () => {
    for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) answers.set(id, await lookUp(id));
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, work));
  return answers;
}

/**
 * YouTube answers 200 for the page of any video, but its oEmbed service does not for one that is gone, private or not
 * embeddable. The address is made of the id alone and redirects are not followed, so a link cannot lead elsewhere.
 */
export const lookUpOnYouTube: VideoLookup = async (id) => {
  const address = `https://www.youtube.com/oembed?format=json&url=${encodeURIComponent(watchAddress(id))}`;
  try {
    const { ok, status } = await fetch(address, {
      method: 'HEAD',
      redirect: 'manual',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if (ok) return true;
    return [400, 401, 403, 404, 410].includes(status) ? false : null;
  } catch {
    return null;
  }
};
