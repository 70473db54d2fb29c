import { migrateDatabase, withSchemaLock } from '#server/db/migrate.ts';
import type { OpenDatabase } from '#server/db/open.ts';
import { readKnownLeague, type KnownLeague } from '#server/db/queries/known-league.ts';
import { indexTeams } from './known-teams.ts';
import { writeLeague } from './write-league.ts';
import { OperatorError } from '#server/errors.ts';
import type { League } from './league.ts';

/**
 * Adds the competition seasons of a league to those in the database, in one transaction. Returns the keys of the teams that
 * the database had under these names.
 */
export async function addLeague(
  { pool, db }: Pick<OpenDatabase, 'pool' | 'db'>,
  league: League,
): Promise<Map<string, string>> {
  return withSchemaLock(pool, async () => {
    await migrateDatabase(pool);
    return db.transaction(async (tx) => {
      const known = await readKnownLeague(tx);
      const teams = recogniseTeams(known, league);
      await writeLeague(tx, fitInto(known, withTeamKeys(league, teams)));
      return new Map(league.teams.flatMap(({ key, name }) => (teams.has(key) ? [[name, teams.get(key) ?? key]] : [])));
    });
  });
}

/** The key in the database of each team that is there, by name or by key. */
function recogniseTeams({ teams }: KnownLeague, league: League): Map<string, string> {
  const index = indexTeams(teams);
  const keys = new Set(teams.map(({ key }) => key));
  return new Map(
    league.teams.flatMap(({ key, name }) => {
      const [found, ...others] = index.find(name);
      if (others.length > 0)
        throw new OperatorError(
          `${name} may be any of ${[found, ...others].join(', ')}, which have the same name. Nothing was changed.`,
        );
      return found !== undefined ? [[key, found]] : keys.has(key) ? [[key, key]] : [];
    }),
  );
}

function withTeamKeys(league: League, keys: ReadonlyMap<string, string>): League {
  const keyOf = <Key extends string | null>(key: Key) => (key === null ? key : ((keys.get(key) ?? key) as Key));
  const renamed = <Entry extends { team: string | null }>(entries: Entry[]): Entry[] =>
    entries.map((entry) => ({ ...entry, team: keyOf(entry.team) }));
  return {
    ...league,
    teams: league.teams.map((team) => ({ ...team, key: keyOf(team.key) })),
    competitionSeasons: league.competitionSeasons.map((entry) => ({
      ...entry,
      teams: renamed(entry.teams),
      adjustments: renamed(entry.adjustments),
    })),
    memberships: renamed(league.memberships),
    matches: league.matches.map((match) => ({
      ...match,
      home: keyOf(match.home),
      away: keyOf(match.away),
      lineups: renamed(match.lineups),
      ledger: renamed(match.ledger),
      playerStats: renamed(match.playerStats),
      teamStats: renamed(match.teamStats),
    })),
  };
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
    teams: withoutKeys(
      league.teams,
      known.teams.map(({ key }) => key),
    ),
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
