import type { MatchEntry } from '#server/league-files/league.ts';
import type { Random } from './random.ts';

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';

/** Eleven characters, as YouTube's are, and plainly nobody's video. */
const demoVideo = (random: Random) =>
  `https://www.youtube.com/watch?v=DeltaDemo${LETTERS.charAt(random.int(0, 61))}${LETTERS.charAt(random.int(0, 61))}`;

/** Most matches were filmed; a few volunteers left the field empty. */
export function addVideos(match: MatchEntry, random: Random) {
  const video = () => (random.chance(0.9) ? demoVideo(random) : '');
  if (match.status === 'LIVE' || random.chance(0.6)) match.liveVideo = video();
  if (match.status === 'FINISHED' && random.chance(0.75)) match.summaryVideo = video();
}
