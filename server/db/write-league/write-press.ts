import type { League } from '../../league-files/league.ts';
import type { Queryable } from '../queryable.ts';
import { bulkInsert } from '../bulk-insert.ts';
import { awards, compositions, news } from '../tables/press.ts';
import type { LeagueIds } from './league-ids.ts';
import { seasonKey } from './league-ids.ts';

export async function writePress(tx: Queryable, league: League, ids: LeagueIds) {
  await bulkInsert(
    tx,
    news,
    league.news.map(({ picture, competition, team, secondTeam, match, publishedAt, updatedAt, ...article }) => ({
      ...article,
      pictureId: ids.media.maybe(picture),
      competitionId: ids.competitions.maybe(competition),
      teamId: ids.teams.maybe(team),
      secondTeamId: ids.teams.maybe(secondTeam),
      matchId: ids.matches.maybe(match),
      publishedAt: new Date(publishedAt),
      updatedAt: new Date(updatedAt),
    })),
  );
  const occasion = (entry: { competition: string; season: string; gameweek: number | null }) => {
    const competitionSeasonId = ids.competitionSeasons.of(seasonKey(entry));
    return {
      competitionSeasonId,
      gameweekId: ids.gameweeks.maybe(entry.gameweek === null ? null : `${competitionSeasonId} ${entry.gameweek}`),
    };
  };
  await bulkInsert(
    tx,
    awards,
    league.awards.map((award) => ({
      key: award.key,
      type: award.type,
      subtype: award.subtype,
      ...occasion(award),
      matchId: ids.matches.maybe(award.match),
      teamId: ids.teams.maybe(award.team),
      playerId: ids.players.maybe(award.player),
      awardedOn: award.awardedOn,
      notesBg: award.notesBg,
      notesEn: award.notesEn,
      pictureId: ids.media.maybe(award.picture),
    })),
  );
  await bulkInsert(
    tx,
    compositions,
    league.compositions.map((team) => ({
      key: team.key,
      type: team.type,
      ...occasion(team),
      goalkeeperId: ids.players.of(team.goalkeeper),
      firstDefenderId: ids.players.of(team.defenders[0]),
      secondDefenderId: ids.players.of(team.defenders[1]),
      midfielderId: ids.players.of(team.midfielder),
      firstForwardId: ids.players.of(team.forwards[0]),
      secondForwardId: ids.players.of(team.forwards[1]),
      notesBg: team.notesBg,
      notesEn: team.notesEn,
      pictureId: ids.media.maybe(team.picture),
      createdOn: team.createdOn,
    })),
  );
}
