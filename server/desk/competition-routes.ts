import type { FastifyInstance, FastifyRequest } from 'fastify';
import {
  addEntryRequestSchema,
  deductionFieldsSchema,
  editCompetitionRequestSchema,
  editDeductionRequestSchema,
  editEntryRequestSchema,
  editRulesRequestSchema,
  editSeasonRequestSchema,
  newSeasonRequestSchema,
  type CompetitionList,
  type CompetitionRecord,
} from '#contract/desk/competitions.ts';
import { publishRequestSchema, type CompetitionBasis } from '#contract/desk/publish.ts';
import { deskPaths } from '#contract/desk/paths.ts';
import { idText } from '#contract/http/shared.ts';
import { addEntry } from '#server/commands/add-entry.ts';
import { competitionFieldsOf, rulesFieldsOf } from '#server/commands/competition-fields.ts';
import { createSeason } from '#server/commands/create-season.ts';
import { deductPoints } from '#server/commands/deduct-points.ts';
import { deleteCompetition } from '#server/commands/delete-competition.ts';
import { deleteDeduction } from '#server/commands/delete-deduction.ts';
import { deleteSeason } from '#server/commands/delete-season.ts';
import { editCompetition } from '#server/commands/edit-competition.ts';
import { editDeduction, presentDeduction } from '#server/commands/edit-deduction.ts';
import { editEntry } from '#server/commands/edit-entry.ts';
import { editRules } from '#server/commands/edit-rules.ts';
import { editSeason } from '#server/commands/edit-season.ts';
import { presentEntry } from '#server/commands/entry-fields.ts';
import { publishCompetition } from '#server/commands/publish-competition.ts';
import { withVersion } from '#server/commands/refuse-conflict.ts';
import { removeEntry } from '#server/commands/remove-entry.ts';
import { presentSeason } from '#server/commands/season-fields.ts';
import { setCurrentSeason } from '#server/commands/set-current-season.ts';
import { listDeductions, listEntries, listGroups, listOtherTeams } from '#server/db/desk/competition-teams.ts';
import {
  findCompetition,
  listCompetitionsOfSeasons,
  listGameweeks,
  listOthersInSeason,
} from '#server/db/desk/competitions.ts';
import { listPitches } from '#server/db/desk/calendar.ts';
import { listLastSeasons, listTakenPitches } from '#server/db/desk/publish.ts';
import { listSeasons } from '#server/db/desk/seasons.ts';
import type { Database } from '#server/db/open.ts';
import { ApiError } from '#server/errors.ts';
import { actorAt } from './actor.ts';
import { readInput } from './read-input.ts';

interface CompetitionOptions {
  db: Database;
  now: () => Date;
}

/** More than thousands of matches have. */
const PUBLISH_BYTES = 1024 * 1024;

/** For organisers: seasons, and the competitions that are played in them. */
export function competitionRoutes(app: FastifyInstance, { db, now }: CompetitionOptions) {
  const actorOf = actorAt(now);
  const idOf = ({ params }: FastifyRequest, name: string) =>
    readInput(idText, (params as Record<string, string>)[name], 'The id');

  app.get(deskPaths.competitions, async (): Promise<CompetitionList> => ({
    seasons: (await listSeasons(db)).map(presentSeason),
    competitions: await listCompetitionsOfSeasons(db),
  }));

  app.get(deskPaths.competitionBasis, async (): Promise<CompetitionBasis> => ({
    seasons: (await listSeasons(db)).map(presentSeason),
    teams: await listOtherTeams(db, 0),
    pitches: await listPitches(db, now()),
    taken: await listTakenPitches(db, now()),
    competitions: await listLastSeasons(db),
  }));
  app.post(deskPaths.competitions, { bodyLimit: PUBLISH_BYTES }, async (request, reply) => {
    const competition = readInput(publishRequestSchema, request.body, 'The competition');
    void reply.code(201);
    return publishCompetition(db, competition, actorOf(request));
  });

  app.post(deskPaths.seasons, async (request, reply) => {
    const season = readInput(newSeasonRequestSchema, request.body, 'The season');
    void reply.code(201);
    return createSeason(db, season, actorOf(request));
  });
  app.put(deskPaths.season(':seasonId'), async (request) => {
    const season = readInput(editSeasonRequestSchema, request.body, 'The season');
    return editSeason(db, idOf(request, 'seasonId'), season, actorOf(request));
  });
  app.put(deskPaths.currentSeason(':seasonId'), async (request) =>
    setCurrentSeason(db, idOf(request, 'seasonId'), actorOf(request)),
  );
  app.delete(deskPaths.season(':seasonId'), async (request, reply) => {
    await deleteSeason(db, idOf(request, 'seasonId'), actorOf(request));
    return reply.code(204).send();
  });

  app.get(deskPaths.competition(':competitionId'), async (request) =>
    readCompetition(db, idOf(request, 'competitionId')),
  );
  app.put(deskPaths.competition(':competitionId'), async (request) => {
    const fields = readInput(editCompetitionRequestSchema, request.body, 'The competition');
    return editCompetition(db, idOf(request, 'competitionId'), fields, actorOf(request));
  });
  app.delete(deskPaths.competition(':competitionId'), async (request, reply) => {
    await deleteCompetition(db, idOf(request, 'competitionId'), actorOf(request));
    return reply.code(204).send();
  });
  app.put(deskPaths.rules(':competitionId'), async (request) => {
    const rules = readInput(editRulesRequestSchema, request.body, 'The rules');
    return editRules(db, idOf(request, 'competitionId'), rules, actorOf(request));
  });

  app.post(deskPaths.entries(':competitionId'), async (request, reply) => {
    const entry = readInput(addEntryRequestSchema, request.body, 'The team');
    void reply.code(201);
    return addEntry(db, idOf(request, 'competitionId'), entry, actorOf(request));
  });
  app.put(deskPaths.entry(':competitionId', ':teamId'), async (request) => {
    const fields = readInput(editEntryRequestSchema, request.body, 'The team');
    return editEntry(db, idOf(request, 'competitionId'), idOf(request, 'teamId'), fields, actorOf(request));
  });
  app.delete(deskPaths.entry(':competitionId', ':teamId'), async (request, reply) => {
    await removeEntry(db, idOf(request, 'competitionId'), idOf(request, 'teamId'), actorOf(request));
    return reply.code(204).send();
  });

  app.post(deskPaths.deductions(':competitionId'), async (request, reply) => {
    const fields = readInput(deductionFieldsSchema, request.body, 'The deduction');
    void reply.code(201);
    return deductPoints(db, idOf(request, 'competitionId'), fields, actorOf(request));
  });
  app.put(deskPaths.deduction(':deductionId'), async (request) => {
    const fields = readInput(editDeductionRequestSchema, request.body, 'The deduction');
    return editDeduction(db, idOf(request, 'deductionId'), fields, actorOf(request));
  });
  app.delete(deskPaths.deduction(':deductionId'), async (request, reply) => {
    await deleteDeduction(db, idOf(request, 'deductionId'), actorOf(request));
    return reply.code(204).send();
  });
}

async function readCompetition(db: Database, id: number): Promise<CompetitionRecord> {
  const row = await findCompetition(db, id);
  const [season] = row ? await listSeasons(db, row.seasonId) : [];
  if (!row || !season) throw new ApiError('not_found', `There is no competition ${id}`);
  const [entries, otherTeams, groups, deductions, gameweeks, others] = await Promise.all([
    listEntries(db, id),
    listOtherTeams(db, id),
    listGroups(db, id),
    listDeductions(db, id),
    listGameweeks(db, id),
    listOthersInSeason(db, id),
  ]);
  const { version: _version, competitions: _competitions, ...played } = presentSeason(season);
  const { competitionId, format, startsOn, endsOn, logo, teams, matches, played: results } = row;
  return {
    id,
    competitionId,
    season: played,
    format,
    startsOn,
    endsOn,
    counts: { teams, matches, played: results },
    logo,
    competition: withVersion(competitionFieldsOf(row)),
    rules: withVersion(rulesFieldsOf(row)),
    groups: groups.map(({ name }) => name),
    entries: entries.map(presentEntry),
    otherTeams,
    deductions: deductions.map(presentDeduction),
    others,
    gameweeks,
  };
}
