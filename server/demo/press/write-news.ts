import type { League, NewsEntry } from '#server/league-files/league.ts';

interface PressOptions {
  seed: string;
  now: Date;
}

/** Forty articles about what happened in the league, newest first. */
export function writeNews(_league: Omit<League, 'news' | 'media'>, _options: PressOptions): NewsEntry[] {
  return [];
}
