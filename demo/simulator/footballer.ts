import type { Position } from '#domain/lineup/position.ts';
import type { SquadRow } from '#server/db/matches/simulator.ts';
import { createRandom, type Random } from './random.ts';

export type Line = 'GK' | 'DEF' | 'MID' | 'FWD';

/** A player with skills from 0 to 100; an average player has about 60. */
export interface Footballer {
  player: string;
  position: Position | null;
  shirtNumber: number | null;
  hidden: boolean;
  line: Line;
  shooting: number;
  passing: number;
  defending: number;
  keeping: number;
  /** How often he fouls and is booked; 1 is average. */
  aggression: number;
  /** The starter with the highest becomes captain. */
  authority: number;
}

const LINES: Readonly<Record<Line, readonly Position[]>> = {
  GK: ['GK'],
  DEF: ['DEF', 'CB', 'LB', 'RB'],
  MID: ['MID', 'CM', 'LM', 'RM', 'DM'],
  FWD: ['FWD', 'ST', 'CF', 'LW', 'RW'],
};

const lineOf = (position: Position | null): Line =>
  (['GK', 'DEF', 'MID', 'FWD'] as const).find((line) => LINES[line].some((one) => one === position)) ?? 'MID';

const MEAN_SKILLS: Readonly<
  Record<Line, readonly [shooting: number, passing: number, defending: number, keeping: number]>
> = {
  GK: [32, 52, 48, 62],
  DEF: [48, 57, 66, 20],
  MID: [58, 65, 56, 18],
  FWD: [66, 58, 42, 15],
};

/** The database stores no skills, so they are drawn with the player's key as seed: the same in every match. */
export function toFootballer({ player, key, position, shirtNumber, hidden, team }: SquadRow): Footballer {
  const random = createRandom(`simulator/${key}`);
  const level = createRandom(`simulator/team ${team}`).int(-2, 3);
  const line = lineOf(position);
  const [shooting, passing, defending, keeping] = MEAN_SKILLS[line];
  const skill = (mean: number, spread: number) =>
    Math.min(86, Math.max(8, Math.round(mean + level + bell(random) * spread)));
  return {
    player: String(player),
    position,
    shirtNumber,
    hidden,
    line,
    shooting: skill(shooting, 8),
    passing: skill(passing, 7),
    defending: skill(defending, 7),
    keeping: line === 'GK' ? skill(keeping, 6) : keeping,
    aggression: 0.6 + random.next() * 0.9,
    authority: random.next() * 10,
  };
}

/** Bell-shaped, mostly between -2 and 2. */
const bell = (random: Random) => (random.next() + random.next() + random.next() - 1.5) * 2;
