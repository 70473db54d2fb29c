import { byAlphabet } from '#domain/formatting/alphabet.ts';
import { positionGroup, type PositionGroup } from './position.ts';
import { BEST_TEAM_SLOTS, SLOT_PLACES, type BestTeamPlayers } from './team-of-the-week.ts';

/** What somebody did in the gameweek or the season. */
export interface BestTeamCandidate {
  id: number;
  name: string;
  /** Null if nobody wrote it down. */
  position: string | null;
  matches: number;
  /** The average of several matches. */
  rating: number | null;
  manOfTheMatch: number;
  goals: number;
  assists: number | null;
  cleanSheets: number;
}

/** Of two players the one with more of it stands first. */
type Measure = (candidate: BestTeamCandidate) => number;

const rating: Measure = (candidate) => candidate.rating ?? -1;
const attacking: Measure[] = [(one) => one.manOfTheMatch, (one) => one.goals, (one) => one.assists ?? 0];
const defending: Measure[] = [(one) => one.cleanSheets, ...attacking];
const MEASURES: Record<PositionGroup, Measure[]> = {
  GK: [rating, ...defending],
  DEF: [rating, ...defending],
  MID: [rating, ...attacking],
  FWD: [rating, ...attacking],
};

/** [TW4] The best of a line first. */
export const rankForSlot = <C extends BestTeamCandidate>(candidates: readonly C[], line: PositionGroup): C[] =>
  candidates.toSorted((a, b) => {
    for (const measure of [...MEASURES[line], (one: BestTeamCandidate) => one.matches]) {
      const lead = measure(b) - measure(a);
      if (lead !== 0) return lead;
    }
    return byAlphabet(a.name, b.name) || a.id - b.id;
  });

/** [TW4] [TW5] The six whom the figures name; a place is empty where nobody fits it. */
export function proposeTeam(candidates: readonly BestTeamCandidate[]): BestTeamPlayers<number> {
  const most = Math.max(0, ...candidates.map(({ matches }) => matches));
  const regular = candidates.filter(({ matches }) => matches > 0 && matches * 2 >= most);
  const taken = new Set<number>();
  const team = Object.fromEntries(BEST_TEAM_SLOTS.map((slot) => [slot, null])) as Record<
    (typeof BEST_TEAM_SLOTS)[number],
    number | null
  >;
  const fill = (fits: (candidate: BestTeamCandidate, line: PositionGroup) => boolean) => {
    for (const slot of BEST_TEAM_SLOTS) {
      const line = SLOT_PLACES[slot].position;
      const free = regular.filter((one) => !taken.has(one.id) && fits(one, line));
      const [best] = team[slot] === null ? rankForSlot(free, line) : [];
      if (!best) continue;
      team[slot] = best.id;
      taken.add(best.id);
    }
  };
  fill(({ position }, line) => position !== null && positionGroup(position) === line);
  fill(({ position }, line) => position === null && line !== 'GK');
  return team;
}
