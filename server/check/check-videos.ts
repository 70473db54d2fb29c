import { readVideo, watchAddress } from '#domain/match/video.ts';
import { listVideoLinks } from '../db/queries/check-matches.ts';
import type { Queryable } from '../db/queryable.ts';
import { finding, type Finding } from './faults.ts';

/** Whether there is such a video; null when nobody answers. */
export type AskForVideo = (id: string) => Promise<boolean | null>;

const AT_ONCE = 8;
const PATIENCE_MS = 10_000;

/** The links by their form; with `ask` those to videos that are gone, too. */
export async function checkVideos(db: Queryable, ask?: AskForVideo): Promise<{ findings: Finding[]; unasked: number }> {
  const links = await listVideoLinks(db);
  const isThere = await askForAll(
    links.flatMap(({ link }) => idOf(link) ?? []),
    ask ?? (() => Promise.resolve(true)),
  );
  const findings = links.flatMap((match) => {
    const video = readVideo(match.link);
    if (video.kind === 'invalid')
      return [
        finding('video-link', match, `${match.column} is not the address of a video: ${match.link.slice(0, 200)}`),
      ];
    if (video.kind === 'absent' || isThere.get(video.id) !== false) return [];
    return [finding('video-link', match, `${match.column} leads to a video that is gone: ${watchAddress(video.id)}`)];
  });
  return { findings, unasked: [...isThere.values()].filter((answer) => answer === null).length };
}

function idOf(link: string): string | null {
  const video = readVideo(link);
  return video.kind === 'youtube' ? video.id : null;
}

async function askForAll(ids: readonly string[], ask: AskForVideo): Promise<Map<string, boolean | null>> {
  const waiting = [...new Set(ids)];
  const answers = new Map<string, boolean | null>();
  const work = async () => {
    for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) answers.set(id, await ask(id));
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return answers;
}

/**
 * YouTube says "200" to the page of any video; of one that is gone, private or not to be embedded its oEmbed service does
 * not. The address is made of the id alone and redirects are not followed: a link in a league cannot lead elsewhere.
 */
export const askYouTube: AskForVideo = async (id) => {
  const address = `https://www.youtube.com/oembed?format=json&url=${encodeURIComponent(watchAddress(id))}`;
  try {
    const { ok, status } = await fetch(address, {
      method: 'HEAD',
      redirect: 'manual',
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    if (ok) return true;
    return [400, 401, 403, 404, 410].includes(status) ? false : null;
  } catch {
    return null;
  }
};
