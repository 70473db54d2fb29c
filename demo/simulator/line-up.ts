import type { MatchAct } from '#domain/match/rules/act.ts';
import type { Side } from '#domain/match/score.ts';
import type { SquadRow } from '#server/db/matches/simulator.ts';
import { toFootballer, type Footballer, type Line } from './footballer.ts';
import { createRandom } from './random.ts';

export interface Lineup {
  team: string;
  starters: Footballer[];
  bench: Footballer[];
}

/** Defenders, midfielders and forwards in front of the goalkeeper. */
const FORMATIONS: readonly { weight: number; lines: Readonly<Record<Exclude<Line, 'GK'>, number>> }[] = [
  { weight: 6, lines: { DEF: 2, MID: 1, FWD: 2 } },
  { weight: 4, lines: { DEF: 2, MID: 2, FWD: 1 } },
  { weight: 2, lines: { DEF: 1, MID: 2, FWD: 2 } },
  { weight: 1, lines: { DEF: 3, MID: 1, FWD: 1 } },
];

/** The line-up that was recorded; null if there is none. */
export function recordedLineup(squad: readonly SquadRow[], teamId: number): Lineup | null {
  const rows = squad
    .filter(({ team, starter }) => team === teamId && starter !== null)
    .toSorted((a, b) => (a.place ?? 0) - (b.place ?? 0));
  const starters = rows.filter(({ starter }) => starter).map(toFootballer);
  if (!starters.some(({ line }) => line === 'GK')) return null;
  return { team: String(teamId), starters, bench: rows.filter(({ starter }) => !starter).map(toFootballer) };
}

/** Picks six starters and a bench of four to six from the squad. */
export function pickLineup(squad: readonly SquadRow[], teamId: number, side: Side, seed: string): MatchAct {
  const random = createRandom(`${seed}/${side}`);
  const form = new Map(
    squad
      .filter(({ team }) => team === teamId)
      .toSorted((a, b) => a.player - b.player)
      .map(toFootballer)
      // One player in ten is not available.
      .map((one) => [one, overallSkill(one) + random.next() * 14 - (random.chance(0.1) ? 100 : 0)]),
  );
  const ranked = [...form.keys()].toSorted((a, b) => (form.get(b) ?? 0) - (form.get(a) ?? 0));
  const inLine = (wanted: Line) => ranked.filter(({ line }) => line === wanted);
  const formation = random.weighted(FORMATIONS, ({ weight }) => weight).lines;
  const [keeper, reserveKeeper] = inLine('GK');
  if (!keeper) throw new Error(`Team ${teamId} has no goalkeeper`);
  const starters = [keeper];
  for (const line of ['DEF', 'MID', 'FWD'] as const) starters.push(...inLine(line).slice(0, formation[line]));
  const rest = ranked.filter((one) => one.line !== 'GK' && !starters.includes(one));
  starters.push(...rest.splice(0, 6 - starters.length));
  if (starters.length < 6) throw new Error(`Team ${teamId} cannot field six players`);
  const seats = random.int(4, 6);
  const bench =
    reserveKeeper && random.chance(0.6) ? [...rest.slice(0, seats - 1), reserveKeeper] : rest.slice(0, seats);
  const captain = starters.toSorted((a, b) => b.authority - a.authority)[0];
  const place = ({ player, shirtNumber, position }: Footballer) => ({ player: Number(player), shirtNumber, position });
  return {
    act: 'lineup',
    team: side,
    starters: starters.map(place),
    substitutes: bench.map(place),
    captain: captain ? Number(captain.player) : null,
  };
}

function overallSkill({ line, shooting, passing, defending, keeping }: Footballer): number {
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
}
