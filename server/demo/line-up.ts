import type { LineupEntry } from '#server/league-files/league.ts';
import type { Footballer, Line } from './people.ts';
import type { Random } from './random.ts';
import type { Member } from './squads.ts';

export interface SheetPlayer {
  footballer: Footballer;
  lineup: LineupEntry;
}

export interface TeamSheet {
  team: string;
  starters: SheetPlayer[];
  bench: SheetPlayer[];
}

/** Defenders, midfielders, forwards in front of the keeper. */
const FORMATIONS: readonly { weight: number; lines: Readonly<Record<Exclude<Line, 'GK'>, number>> }[] = [
  { weight: 6, lines: { DEF: 2, MID: 1, FWD: 2 } },
  { weight: 4, lines: { DEF: 2, MID: 2, FWD: 1 } },
  { weight: 2, lines: { DEF: 1, MID: 2, FWD: 2 } },
  { weight: 1, lines: { DEF: 3, MID: 1, FWD: 1 } },
];

const worth = ({ line, shooting, passing, defending, keeping }: Footballer) => {
  switch (line) {
    case 'GK':
      return keeping;
    case 'DEF':
      return defending * 0.7 + passing * 0.3;
    case 'MID':
      return passing * 0.5 + shooting * 0.25 + defending * 0.25;
    case 'FWD':
      return shooting * 0.75 + passing * 0.25;
  }
};

/** Six to start and four to six on the bench, from those who may play that day. */
export function pickTeam(team: string, eligible: readonly Member[], random: Random): TeamSheet {
  const mood = new Map(
    eligible.map((member) => [
      member,
      // Work, weddings and colds keep one in ten at home.
      worth(member.footballer) + random.next() * 14 - (random.chance(0.1) ? 100 : 0),
    ]),
  );
  const ranked = eligible.toSorted((a, b) => (mood.get(b) ?? 0) - (mood.get(a) ?? 0));
  const inLine = (line: Line) => ranked.filter(({ footballer }) => footballer.line === line);
  const formation = random.weighted(FORMATIONS, ({ weight }) => weight).lines;
  const [keeper, reserveKeeper] = inLine('GK');
  if (!keeper) throw new Error(`${team} has no goalkeeper`);
  const starters = [keeper];
  for (const line of ['DEF', 'MID', 'FWD'] as const) starters.push(...inLine(line).slice(0, formation[line]));
  const outfield = ranked.filter((member) => member.footballer.line !== 'GK' && !starters.includes(member));
  while (starters.length < 6) {
    const next = outfield.shift();
    if (!next) throw new Error(`${team} cannot field six`);
    starters.push(next);
  }
  const seats = random.int(4, 6);
  const bench =
    reserveKeeper && random.chance(0.6) ? [...outfield.slice(0, seats - 1), reserveKeeper] : outfield.slice(0, seats);
  const captain = starters.toSorted((a, b) => b.footballer.authority - a.footballer.authority)[0];
  const onSheet = (member: Member, place: number): SheetPlayer => ({
    footballer: member.footballer,
    lineup: {
      player: member.footballer.entry.key,
      team,
      starter: place <= 6,
      shirtNumber: member.membership.shirtNumber,
      position: member.footballer.entry.position,
      place,
      captain: member === captain,
    },
  });
  return {
    team,
    starters: starters.map((member, i) => onSheet(member, i + 1)),
    bench: bench.map((member, i) => onSheet(member, i + 7)),
  };
}
