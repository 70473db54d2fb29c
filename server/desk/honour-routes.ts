import type { FastifyInstance, FastifyRequest } from 'fastify';
import {
  awardFieldsSchema,
  bestTeamOfSchema,
  editAwardSchema,
  saveBestTeamSchema,
  versionQuerySchema,
  type AwardList,
  type BestTeam,
  type BestTeamOf,
} from '#contract/desk/honours.ts';
import { deskPaths } from '#contract/desk/paths.ts';
import { idText } from '#contract/http/shared.ts';
import { proposeTeam } from '#domain/lineup/propose-team.ts';
import { awardLeaders, type AwardTeam } from '#domain/player/award-leaders.ts';
import { findSeasonChampion } from '#server/api/competition/season-champion.ts';
import { readStandings } from '#server/api/standings/read-standings.ts';
import { presentStandings } from '#server/api/standings/standings-presenter.ts';
import { presentAward } from '#server/commands/award-fields.ts';
import { readBestTeam, requireOccasion } from '#server/commands/best-team-fields.ts';
import { chooseBestTeam } from '#server/commands/choose-best-team.ts';
import { dropBestTeam } from '#server/commands/drop-best-team.ts';
import { editAward } from '#server/commands/edit-award.ts';
import { giveAward } from '#server/commands/give-award.ts';
import { takeAwardBack } from '#server/commands/take-award-back.ts';
import { listAwards, listTeamFigures } from '#server/db/desk/awards.ts';
import { findCompetition, type CompetitionSeasonRow } from '#server/db/desk/competitions.ts';
import { listCandidates } from '#server/db/desk/honours.ts';
import type { Database } from '#server/db/open.ts';
import { readerIn } from '#server/db/reader.ts';
import { ApiError } from '#server/errors.ts';
import { actorAt } from './actor.ts';
import { readInput } from './read-input.ts';

interface HonourOptions {
  db: Database;
  now: () => Date;
}

/** For organisers: teams of the week, of the season and of the year, and awards. */
export function honourRoutes(app: FastifyInstance, { db, now }: HonourOptions) {
  const actorOf = actorAt(now);
  const param = ({ params }: FastifyRequest, name: string) => (params as Record<string, string>)[name];
  const idOf = (request: FastifyRequest, name: string) => readInput(idText, param(request, name), 'The id');
  const occasionOf = (request: FastifyRequest): [number, BestTeamOf] => [
    idOf(request, 'competitionId'),
    readInput(bestTeamOfSchema, param(request, 'of'), 'The gameweek'),
  ];
  const bestTeam = deskPaths.bestTeam(':competitionId', ':of');

  app.get(bestTeam, async (request): Promise<BestTeam> => {
    const [id, of] = occasionOf(request);
    const occasion = await requireOccasion(db, await requireCompetition(db, id), of);
    const { stored, saved, candidates } = await readBestTeam(db, occasion);
    return { isChosen: stored !== null, chosen: saved, proposed: proposeTeam(candidates), candidates };
  });
  app.put(bestTeam, async (request) => {
    const team = readInput(saveBestTeamSchema, request.body, 'The team');
    return chooseBestTeam(db, ...occasionOf(request), team, actorOf(request));
  });
  app.delete(bestTeam, async (request, reply) => {
    const { version } = readInput(versionQuerySchema, request.query, 'The version');
    await dropBestTeam(db, ...occasionOf(request), version, actorOf(request));
    return reply.code(204).send();
  });

  app.get(deskPaths.awards(':competitionId'), async (request) => readAwards(db, idOf(request, 'competitionId')));
  app.post(deskPaths.awards(':competitionId'), async (request, reply) => {
    const award = readInput(awardFieldsSchema, request.body, 'The award');
    void reply.code(201);
    return giveAward(db, idOf(request, 'competitionId'), award, actorOf(request));
  });
  app.put(deskPaths.award(':awardId'), async (request) => {
    const award = readInput(editAwardSchema, request.body, 'The award');
    return editAward(db, idOf(request, 'awardId'), award, actorOf(request));
  });
  app.delete(deskPaths.award(':awardId'), async (request, reply) => {
    await takeAwardBack(db, idOf(request, 'awardId'), actorOf(request));
    return reply.code(204).send();
  });
}

async function requireCompetition(db: Database, id: number): Promise<CompetitionSeasonRow> {
  const competition = await findCompetition(db, id);
  if (!competition) throw new ApiError('not_found', `There is no competition ${id}`);
  return competition;
}

async function readAwards(db: Database, id: number): Promise<AwardList> {
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
  const reader = readerIn(db);
  const { id, competitionId, seasonId, format } = competition;
  if (format !== 'LEAGUE') {
    const champion = await findSeasonChampion(reader, { id: competitionId, seasonId });
    return new Map(champion ? [[champion.id, 1]] : []);
  }
  const standings = presentStandings(await readStandings(reader, { ...competition, competitionSeasonId: id }));
  return new Map(Array.isArray(standings) ? standings.map(({ team, position }) => [team.id, position]) : []);
}
