import type { Draft } from '../article.ts';
import type { Ink } from '../ink.ts';
import type { Records } from '../records.ts';

/** What a story that is not a match report starts from. */
export interface Assignment {
  records: Records;
  ink: Ink;
  now: Date;
}

/** A story, or nothing where the league gives no occasion for it. */
export type Story = (assignment: Assignment) => Draft | null;

const HOUR = 3_600_000;

export const hoursBefore = (now: Date, hours: number) => new Date(now.getTime() - hours * HOUR);
export const hoursAfter = (instant: Date, hours: number) => new Date(instant.getTime() + hours * HOUR);

export const NO_REFERENCES = { competition: null, team: null, secondTeam: null, match: null } as const;
export const HOME_LEAGUE = 'delta-liga';
