import type { FastifyInstance } from 'fastify';
import type { CompetitionSeasonId } from '#contract/desk/ids.ts';
import { honourEndpoints, type AwardList } from '#contract/desk/honours.ts';
import { proposeTeam } from '#domain/lineup/propose-team.ts';
import { awardLeaders, type AwardTeam } from '#domain/player/award-leaders.ts';
import { findSeasonChampion } from '#server/api/competition/season-champion.ts';
import { readTableRows } from '#server/standings/read-table-rows.ts';
import { presentStandings } from '#server/api/competition/standings-presenter.ts';
import { presentAward } from '#server/commands/steps/award-fields.ts';
import { readBestTeam, requireOccasion } from '#server/commands/steps/best-team-fields.ts';
import { chooseBestTeam } from '#server/commands/honours/choose-best-team.ts';
import { dropBestTeam } from '#server/commands/honours/drop-best-team.ts';
import { editAward } from '#server/commands/honours/edit-award.ts';
import { giveAward } from '#server/commands/honours/give-award.ts';
import { takeAwardBack } from '#server/commands/honours/take-award-back.ts';
import { listAwards, listTeamFigures } from '#server/db/honours/awards.ts';
import { findCompetition, type CompetitionSeasonRow } from '#server/db/competitions/office-competitions.ts';
import { listCandidates } from '#server/db/honours/best-teams.ts';
import type { Database } from '#server/db/transactions.ts';
import { ApiError } from '#server/errors.ts';
import { serveDesk } from './serve-desk.ts';

interface HonourOptions {
  db: Database;
  now: () => Date;
}

/** Teams of the week, of the season and of the year, and awards. */
export const honourRoutes = (app: FastifyInstance, { db, now }: HonourOptions) =>
  serveDesk(app, honourEndpoints, now, {
    getBestTeam: async ({ params }) => {
      const competition = await requireCompetition(db, params.competitionSeasonId);
      const { stored, saved, candidates } = await readBestTeam(db, await requireOccasion(db, competition, params.of));
      return { isChosen: stored !== null, chosen: saved, proposed: proposeTeam(candidates), candidates };
    },
    chooseBestTeam: ({ params, body, actor }) => chooseBestTeam(db, actor, { ...body, ...params }),
    dropBestTeam: ({ params, query, actor }) => dropBestTeam(db, actor, { ...query, ...params }),
    listAwards: ({ params }) => readAwards(db, params.competitionSeasonId),
    giveAward: ({ params, body, actor }) => giveAward(db, actor, { ...body, ...params }),
    editAward: ({ params, body, actor }) => editAward(db, actor, { ...body, ...params }),
    takeAwardBack: ({ params, actor }) => takeAwardBack(db, actor, params),
  });

async function requireCompetition(db: Database, id: CompetitionSeasonId): Promise<CompetitionSeasonRow> {
  const competition = await findCompetition(db, id);
  if (!competition) throw new ApiError('not_found', `There is no competition ${id}`);
  return competition;
}

async function readAwards(db: Database, id: CompetitionSeasonId): Promise<AwardList> {
  const competition = await requireCompetition(db, id);
  const { startsOn, endsOn } = competition;
  const season = { competitionSeasonId: id, gameweekId: null, startsOn, endsOn };
  const [awards, candidates, figures, placeOf] = await Promise.all([
    listAwards(db, { competitionSeasonId: id }),
    listCandidates(db, season),
    listTeamFigures(db, id),
    readPlaces(db, competition),
  ]);
  const teams = figures.map((team): AwardTeam => ({ ...team, place: placeOf.get(team.id) ?? null }));
  return { awards: awards.map(presentAward), candidates, leaders: awardLeaders(candidates, teams) };
}

/** Of the one table of a league; of a cup only the winner has a place. */
async function readPlaces(db: Database, competition: CompetitionSeasonRow): Promise<ReadonlyMap<number, number>> {
  const { id, competitionId, seasonId, format } = competition;
  if (format !== 'LEAGUE') {
    const champion = await findSeasonChampion(db, { id: competitionId, seasonId });
    return new Map(champion ? [[champion.id, 1]] : []);
  }
  const standings = presentStandings(await readTableRows(db, { ...competition, competitionSeasonId: id }));
  return new Map(Array.isArray(standings) ? standings.map(({ team, position }) => [team.id, position]) : []);
}
