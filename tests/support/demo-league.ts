import { generateLeague } from '#server/demo/generate-league.ts';
import type { League } from '#server/league-files/league.ts';

/** A Sunday evening in March. */
export const DEMO_NOW = new Date('2026-03-15T17:30:00Z');

let made: League | null = null;

/** The demo league as it is then, generated once for all files of a worker. Nobody changes it. */
export const demoLeague = (): League => (made ??= generateLeague({ seed: 'api', now: DEMO_NOW }));

export const isDemoLeague = (league: League | undefined): boolean => league !== undefined && league === made;
