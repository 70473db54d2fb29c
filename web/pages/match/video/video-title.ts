import { isUnplayed } from '#domain/match/status-display.ts';
import type { ShownStatus } from '#domain/match/status.ts';

/** The broadcast of a match that is over is a recording. */
export const videoTitle = (
  name: 'live' | 'summary',
  status: ShownStatus,
): 'video.live' | 'video.recording' | 'video.summary' =>
  name === 'summary' ? 'video.summary' : status === 'LIVE' || isUnplayed(status) ? 'video.live' : 'video.recording';
