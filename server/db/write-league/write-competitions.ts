import { eq } from 'drizzle-orm';
import type { CompetitionSeasonEntry, League } from '../../league-files/league.ts';
import type { Queryable } from '../queryable.ts';
import { bulkInsert } from '../bulk-insert.ts';
import {
  competitions,
  competitionSeasons,
  competitionTeams,
  gameweeks,
  groups,
  pointAdjustments,
  seasons,
} from '../tables/competition.ts';
import type { LeagueIds } from './league-ids.ts';
import { Ids, seasonKey } from './league-ids.ts';

export async function writeCompetitions(tx: Queryable, league: League, ids: LeagueIds) {
  await bulkInsert(tx, seasons, league.seasons);
  await bulkInsert(
    tx,
    competitions,
    league.competitions.map(({ logo, ...entry }) => ({ ...entry, logoId: ids.media.maybe(logo) })),
  );
  await ids.competitions.load(tx, competitions);
  const seasonIds = new Ids('season');
  await seasonIds.load(tx, seasons);
  await bulkInsert(
    tx,
    competitionSeasons,
    league.competitionSeasons.map((entry) => ({
      competitionId: ids.competitions.of(entry.competition),
      seasonId: seasonIds.of(entry.season),
      format: entry.format,
      startsOn: entry.startsOn,
      endsOn: entry.endsOn,
      pointsWin: entry.points.win,
      pointsDraw: entry.points.draw,
      pointsLoss: entry.points.loss,
      tieBreakers: entry.tieBreakers,
      extraTime: entry.extraTime,
      halfMinutes: entry.halfMinutes,
      zones: entry.zones,
    })),
  );
  const written = await tx
    .select({ id: competitionSeasons.id, competition: competitions.key, season: seasons.key })
    .from(competitionSeasons)
    .innerJoin(competitions, eq(competitions.id, competitionSeasons.competitionId))
    .innerJoin(seasons, eq(seasons.id, competitionSeasons.seasonId));
  for (const row of written) ids.competitionSeasons.set(seasonKey(row), row.id);
  await writeGroups(tx, league.competitionSeasons, ids);
  await writeGameweeks(tx, league.competitionSeasons, ids);
}

async function writeGroups(tx: Queryable, entries: CompetitionSeasonEntry[], ids: LeagueIds) {
  await bulkInsert(
    tx,
    groups,
    entries.flatMap((entry) =>
      [...new Set(entry.teams.map(({ group }) => group))]
        .filter((name) => name !== null)
        .map((name) => ({ competitionSeasonId: ids.competitionSeasons.of(seasonKey(entry)), name })),
    ),
  );
  const written = await tx.select().from(groups);
  for (const { id, competitionSeasonId, name } of written) ids.groups.set(`${competitionSeasonId} ${name}`, id);
  await bulkInsert(
    tx,
    competitionTeams,
    entries.flatMap((entry) => {
      const competitionSeasonId = ids.competitionSeasons.of(seasonKey(entry));
      return entry.teams.map(({ team, group, seed, withdrawnOn }) => ({
        competitionSeasonId,
        teamId: ids.teams.of(team),
        groupId: ids.groups.maybe(group && `${competitionSeasonId} ${group}`),
        seed,
        withdrawnOn,
      }));
    }),
  );
  await bulkInsert(
    tx,
    pointAdjustments,
    entries.flatMap((entry) =>
      entry.adjustments.map(({ team, ...adjustment }) => ({
        ...adjustment,
        competitionSeasonId: ids.competitionSeasons.of(seasonKey(entry)),
        teamId: ids.teams.of(team),
      })),
    ),
  );
}

async function writeGameweeks(tx: Queryable, entries: CompetitionSeasonEntry[], ids: LeagueIds) {
  await bulkInsert(
    tx,
    gameweeks,
    entries.flatMap((entry) =>
      entry.gameweeks.map((gameweek) => ({
        ...gameweek,
        competitionSeasonId: ids.competitionSeasons.of(seasonKey(entry)),
      })),
    ),
  );
  for (const { id, competitionSeasonId, number } of await tx.select().from(gameweeks)) {
    ids.gameweeks.set(`${competitionSeasonId} ${number}`, id);
  }
}
