import { migrateDatabase, withSchemaLock } from '#server/db/migrate.ts';
import type { OpenDatabase } from '#server/db/open.ts';
import { readKnownLeague, type KnownLeague } from '#server/db/queries/known-league.ts';
import { writeLeague } from './write-league.ts';
import { OperatorError } from '#server/errors.ts';
import type { League } from './league.ts';

/** Adds the competition seasons of a league to those in the database, in one transaction. */
export async function addLeague({ pool, db }: Pick<OpenDatabase, 'pool' | 'db'>, league: League): Promise<void> {
  await withSchemaLock(pool, async () => {
    await migrateDatabase(pool);
    await db.transaction(async (tx) => writeLeague(tx, fitInto(await readKnownLeague(tx), league)));
  });
}

/** The league without what the database has: a season of the same years, a competition, team or player of the same key. */
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
  refuseExisting(known, league, competitionSeasons);
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

function refuseExisting(known: KnownLeague, league: League, entries: League['competitionSeasons']) {
  const duplicate = entries.find(({ competition, season }) =>
    known.competitionSeasons.some((existing) => existing.competition === competition && existing.season === season),
  );
  if (!duplicate) return;
  const name = league.competitions.find(({ key }) => key === duplicate.competition)?.name ?? duplicate.competition;
  throw new OperatorError(`${name} ${duplicate.season} is in the database already. Nothing was changed.`);
}

function withoutKeys<Entry extends { key: string }>(entries: Entry[], known: string[]): Entry[] {
  const existing = new Set(known);
  return entries.filter(({ key }) => !existing.has(key));
}
