import { changesBetween } from '#domain/formatting/nearest.ts';
import { searchKey } from '#domain/formatting/search-key.ts';
import { cleanTeam, mendLetters, plainText } from './clean-name.ts';

const PREFIX = /^(?:(?:фк|пфк|офк|дюфк|fc|sk|ск|футболен клуб|отбор|отборът на|тим|клуб|team|club)\s+)+/u;

/** What two spellings of a team have in common: „ФК "АСОВЕТЕ"“ and „Асовете“. */
export const teamKey = (name: string): string => {
  const isShouted = name === name.toUpperCase();
  // „Локомотив Г.О.“ is „Локомотив ГО“.
  const written = name.replaceAll(/(?<=(?:^|[\s.])\p{L})\.(?=\s?\p{L}(?:[.\s]|$))\s?/gu, '');
  const plain = plainText(isShouted ? mendLetters(written, true) : written);
  return searchKey(plain.replace(PREFIX, '') || plain);
};

export interface MatchedTeam {
  /** As the list has it. */
  written: string;
  /** What it is taken for; null while somebody has to say it. */
  name: string | null;
  /** The league has it. */
  isKnown: boolean;
  /** Teams of the league or of the list that are nearly called so. */
  similar: string[];
  players: number;
}

/** How many players each team of a list has, as it is written; those without a team are left out. */
export function countTeams(players: readonly { team: string }[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { team } of players) if (team !== '') counts.set(team, (counts.get(team) ?? 0) + 1);
  return counts;
}

/** A team of the list with so few players may be a misspelling of another. */
const FEW = 2;

interface Answer {
  written: string;
  name: string;
}

/**
 * [IM14] Which teams a list means: a team of the league with that name in any spelling, another that was chosen, or a new one.
 * Who is nearly called like a team is asked about once.
 */
export function matchTeams(
  written: ReadonlyMap<string, number>,
  known: readonly string[],
  answers: readonly Answer[] = [],
): MatchedTeam[] {
  const byKey = new Map(known.map((name) => [teamKey(name), name]));
  const counts = new Map<string, { written: string; most: number; players: number }>();
  for (const [name, own] of written) {
    const { players, most, written: usual } = counts.get(teamKey(name)) ?? { players: 0, most: 0, written: name };
    // Of several spellings the one that most have.
    counts.set(teamKey(name), {
      players: players + own,
      most: Math.max(most, own),
      written: own > most ? name : usual,
    });
  }
  return [...counts].map(([key, { written: first, players }]) => {
    const answer = answers.find(({ written: asked }) => teamKey(asked) === key)?.name;
    const found = byKey.get(answer === undefined ? key : teamKey(answer));
    const own = [...counts].filter(([other, team]) => other !== key && players <= FEW && team.players > players);
    const candidates = new Map([...own.map(([other, team]) => [other, cleanTeam(team.written)] as const), ...byKey]);
    const similar = answer === undefined && found === undefined ? similarTo(key, candidates) : [];
    const name = found ?? answer ?? (similar.length > 0 ? null : cleanTeam(first));
    return { written: first, name, isKnown: found !== undefined, similar, players };
  });
}

/** „Балек“ is nearly Балик; Ветерани 1 is not nearly Ветерани 2. */
function similarTo(key: string, known: ReadonlyMap<string, string>): string[] {
  const digitsOf = (text: string) => text.replaceAll(/\D/g, '');
  const candidates = [...known.keys()].filter((other) => digitsOf(other) === digitsOf(key));
  const isNear = (other: string) => key.length > 3 && changesBetween(key, other) <= (key.length < 8 ? 1 : 2);
  const isPart = (other: string) =>
    Math.min(other.length, key.length) > 3 && (` ${other} `.includes(` ${key} `) || ` ${key} `.includes(` ${other} `));
  return candidates.filter((other) => isNear(other) || isPart(other)).map((other) => known.get(other) ?? '');
}
