import type { MatchAct } from '#domain/match/desk/act.ts';
import type { Side } from '#domain/match/score.ts';
import type { SquadRow } from '../../db/queries/simulated.ts';
import { pickTeam, type SheetPlayer, type TeamSheet } from '../line-up.ts';
import type { Footballer } from '../people.ts';
import { lineOf, skills } from '../people.ts';
import { createRandom } from '../random.ts';

/** How good somebody is, the same in every match: the database does not know, his name decides. */
function toFootballer({ player, key, name, position, hidden, team }: SquadRow): Footballer {
  const random = createRandom(`simulator/${key}`);
  const level = createRandom(`simulator/team ${team}`).int(-2, 3);
  const place = position ?? 'MID';
  return {
    entry: {
      key: String(player),
      name,
      nameLatin: key,
      birthdate: null,
      nationality: 'BG',
      position: place,
      picture: null,
      hidden,
      parentalDeclaration: false,
    },
    ...skills(random, lineOf(place), level),
    temper: 0.6 + random.next() * 0.9,
    authority: random.next() * 10,
  };
}

/** The sheet that was recorded; null while there is none. */
export function readSheet(squad: readonly SquadRow[], teamId: number): TeamSheet | null {
  const onSheet = squad
    .filter(({ team, starter }) => team === teamId && starter !== null)
    .toSorted((a, b) => (a.place ?? 0) - (b.place ?? 0))
    .map((row): SheetPlayer => ({
      footballer: toFootballer(row),
      lineup: {
        player: String(row.player),
        team: String(teamId),
        starter: row.starter === true,
        shirtNumber: row.shirtNumber,
        position: row.position,
        place: row.place ?? 0,
        captain: row.captain,
      },
    }));
  const starters = onSheet.filter(({ lineup }) => lineup.starter);
  if (!starters.some(({ footballer }) => footballer.line === 'GK')) return null;
  return { team: String(teamId), starters, bench: onSheet.filter(({ lineup }) => !lineup.starter) };
}

/** Six and a bench from the squad, as the desk would be told. */
export function pickSheet(squad: readonly SquadRow[], teamId: number, side: Side, seed: string): MatchAct {
  const members = squad
    .filter(({ team }) => team === teamId)
    .toSorted((a, b) => a.player - b.player)
    .map((row) => ({
      footballer: toFootballer(row),
      membership: {
        team: String(teamId),
        player: String(row.player),
        shirtNumber: row.shirtNumber,
        rank: 'MAIN' as const,
        joinedOn: '',
        leftOn: null,
      },
    }));
  const { starters, bench } = pickTeam(String(teamId), members, createRandom(`${seed}/${side}`));
  const place = ({ lineup }: SheetPlayer) => ({
    player: Number(lineup.player),
    shirtNumber: lineup.shirtNumber,
    position: lineup.position,
  });
  const captain = starters.find(({ lineup }) => lineup.captain);
  return {
    act: 'lineup',
    team: side,
    starters: starters.map(place),
    substitutes: bench.map(place),
    captain: captain ? Number(captain.lineup.player) : null,
  };
}
