import type { Position } from '#domain/lineup/position.ts';
import { transliterate } from '#domain/formatting/transliterate.ts';
import type { PlayerEntry, RefereeEntry } from '#server/league-files/league.ts';
import { FIRST_NAMES, FOREIGNERS, REFEREE_NAMES, SURNAMES } from './names.ts';
import type { Random } from './random.ts';
import { addDays } from '#domain/formatting/sofia-time.ts';

export type Line = 'GK' | 'DEF' | 'MID' | 'FWD';

/** A player, and how well he does what he does: 0 to 100, an ordinary one about 60. */
export interface Footballer {
  entry: PlayerEntry;
  line: Line;
  shooting: number;
  passing: number;
  defending: number;
  keeping: number;
  /** Fouls and cards; 1 is ordinary. */
  temper: number;
  /** The highest among the starters wears the armband. */
  authority: number;
}

const LINES: Readonly<Record<Line, readonly Position[]>> = {
  GK: ['GK'],
  DEF: ['DEF', 'CB', 'LB', 'RB'],
  MID: ['MID', 'CM', 'LM', 'RM', 'DM'],
  FWD: ['FWD', 'ST', 'CF', 'LW', 'RW'],
};

const ALL_LINES: readonly Line[] = ['GK', 'DEF', 'MID', 'FWD'];

export const lineOf = (position: Position): Line => ALL_LINES.find((line) => LINES[line].includes(position)) ?? 'MID';

/** Bell-shaped, mostly between -2 and 2. */
const bell = (random: Random) => (random.next() + random.next() + random.next() - 1.5) * 2;

export interface PersonWish {
  position: Position;
  birthdate: string;
  /** Added to every skill: the club's level, a star's gift. */
  level: number;
  temper: number;
}

export interface People {
  createFootballer(wish: PersonWish): Footballer;
  /** The next player from abroad takes this player's name and flag. */
  makeForeign(footballer: Footballer): void;
  referees: RefereeEntry[];
}

export function gatherPeople(random: Random, today: string): People {
  const names = mixNames(random.fork('names'));
  const taken = new Set<string>();
  const keyOf = (latin: string) => {
    const slug = latin
      .normalize('NFD')
      .replace(/\p{M}/gu, '')
      .replaceAll('ı', 'i')
      .toLowerCase()
      .replaceAll(/[^a-z]+/g, '-');
    let key = slug;
    for (let n = 2; taken.has(key); n++) key = `${slug}-${n}`;
    taken.add(key);
    return key;
  };
  const abroad = [...FOREIGNERS];
  const referees = REFEREE_NAMES.map((name): RefereeEntry => {
    const nameLatin = transliterate(name);
    return { key: keyOf(nameLatin), name, nameLatin, picture: null };
  });
  return {
    referees,
    createFootballer: ({ position, birthdate, level, temper }) => {
      const name = names.next().value;
      const nameLatin = transliterate(name);
      const key = keyOf(nameLatin);
      const minor = addDays(birthdate, 18 * 365 + 4) > addDays(today, -3 * 365);
      return {
        entry: {
          key,
          name,
          nameLatin,
          birthdate,
          nationality: 'BG',
          position,
          picture: `player/${key}`,
          hidden: false,
          parentalDeclaration: minor,
        },
        ...skills(random.fork(`skills/${key}`), lineOf(position), level),
        temper: temper * (0.6 + random.next() * 0.9),
        authority: (Number(today.slice(0, 4)) - Number(birthdate.slice(0, 4))) / 4 + random.next() * 6,
      };
    },
    makeForeign: (footballer) => {
      const foreigner = abroad.shift();
      if (!foreigner) return;
      const key = keyOf(foreigner.nameLatin);
      Object.assign(footballer.entry, foreigner, { key, picture: `player/${key}` });
    },
  };
}

function* mixNames(random: Random): Generator<string, never> {
  const firstNames = random.shuffle(FIRST_NAMES);
  const surnames = random.shuffle(SURNAMES);
  for (let round = 0; ; round++) {
    for (const [i, surname] of surnames.entries()) {
      // A step that shares no factor with the list's length meets every first name before it repeats one.
      const first = firstNames[(i * 5 + round * 13) % firstNames.length];
      yield `${first} ${surname}`;
    }
  }
}

export function skills(random: Random, line: Line, level: number) {
  const base: Record<Line, readonly [shooting: number, passing: number, defending: number, keeping: number]> = {
    GK: [32, 52, 48, 62],
    DEF: [48, 57, 66, 20],
    MID: [58, 65, 56, 18],
    FWD: [66, 58, 42, 15],
  };
  const [shooting, passing, defending, keeping] = base[line];
  const skill = (mean: number, spread: number) =>
    Math.min(86, Math.max(8, Math.round(mean + level + bell(random) * spread)));
  return {
    line,
    shooting: skill(shooting, 8),
    passing: skill(passing, 7),
    defending: skill(defending, 7),
    keeping: line === 'GK' ? skill(keeping, 6) : keeping,
  };
}
