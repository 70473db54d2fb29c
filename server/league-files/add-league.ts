import { migrateDatabase, withSchemaLock } from '../db/migrate.ts';
import type { OpenDatabase } from '../db/open.ts';
import { readKnownLeague, type KnownLeague } from '../db/queries/known-league.ts';
import { writeLeague } from '../db/write-league/write-league.ts';
import { OperatorError } from '../errors.ts';
import type { League } from './league.ts';

/** Adds the competition seasons of a league to those that the database holds, all of them or none. */
export async function addLeague({ pool, db }: Pick<OpenDatabase, 'pool' | 'db'>, league: League): Promise<void> {
  await withSchemaLock(pool, async () => {
    await migrateDatabase(pool);
    await db.transaction(async (tx) => writeLeague(tx, fitInto(await readKnownLeague(tx), league)));
  });
}

/** The league without what is there: a season of the same years, a competition, a team or a player of the same key. */
function fitInto(known: KnownLeague, league: League): League {
  const seasonKeys = new Map(
    league.seasons.map(({ key, yearStart, yearEnd }) => {
      const same = known.seasons.find((season) => season.yearStart === yearStart && season.yearEnd === yearEnd);
      return [key, same?.key ?? key];
    }),
  );
  const inSeason = <Entry extends { season: string }>(entry: Entry): Entry => ({
    ...entry,
    season: seasonKeys.get(entry.season) ?? entry.season,
  });
  const competitionSeasons = league.competitionSeasons.map(inSeason);
  refuseWhatIsThere(known, league, competitionSeasons);
  const hasCurrent = known.seasons.some(({ isCurrent }) => isCurrent);
  const newest = league.seasons.toSorted((a, b) => b.yearStart - a.yearStart)[0];
  return {
    ...league,
    seasons: league.seasons
      .filter(({ key }) => seasonKeys.get(key) === key && !known.seasons.some((season) => season.key === key))
      .map((season) => ({ ...season, isCurrent: !hasCurrent && season === newest })),
    competitions: withoutKeys(league.competitions, known.competitions),
    teams: withoutKeys(league.teams, known.teams),
    players: withoutKeys(league.players, known.players),
    competitionSeasons,
    matches: league.matches.map(inSeason),
    awards: league.awards.map(inSeason),
    compositions: league.compositions.map(inSeason),
  };
}

function refuseWhatIsThere(known: KnownLeague, league: League, entries: League['competitionSeasons']) {
  const double = entries.find(({ competition, season }) =>
    known.competitionSeasons.some((there) => there.competition === competition && there.season === season),
  );
  if (!double) return;
  const name = league.competitions.find(({ key }) => key === double.competition)?.name ?? double.competition;
  throw new OperatorError(`${name} ${double.season} is in the database already. Nothing was changed.`);
}

function withoutKeys<Entry extends { key: string }>(entries: Entry[], known: string[]): Entry[] {
  const there = new Set(known);
  return entries.filter(({ key }) => !there.has(key));
}
