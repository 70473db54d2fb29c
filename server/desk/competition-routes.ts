import type { FastifyInstance } from 'fastify';
import type { CompetitionSeasonId } from '#contract/desk/ids.ts';
import { competitionEndpoints, seasonEndpoints, type CompetitionRecord } from '#contract/desk/competitions.ts';
import { publishEndpoints } from '#contract/desk/publish.ts';
import { buildGroupStandings } from '#domain/standings/build-standings.ts';
import type { CompetitionFormat } from '#domain/standings/format.ts';
import { organises } from '#domain/desk/permissions.ts';
import { addCompetitionEntry } from '#server/commands/competitions/add-competition-entry.ts';
import { competitionFieldsOf, rulesFieldsOf } from '#server/commands/steps/competition-fields.ts';
import { createSeason } from '#server/commands/seasons/create-season.ts';
import { deductPoints } from '#server/commands/competitions/deduct-points.ts';
import { deleteCompetition } from '#server/commands/competitions/delete-competition.ts';
import { deleteDeduction } from '#server/commands/competitions/delete-deduction.ts';
import { deleteSeason } from '#server/commands/seasons/delete-season.ts';
import { editCompetition } from '#server/commands/competitions/edit-competition.ts';
import { editDeduction } from '#server/commands/competitions/edit-deduction.ts';
import { presentDeduction } from '#server/commands/steps/deduction-fields.ts';
import { editCompetitionEntry } from '#server/commands/competitions/edit-competition-entry.ts';
import { editRules } from '#server/commands/competitions/edit-rules.ts';
import { editSeason } from '#server/commands/seasons/edit-season.ts';
import { presentCompetitionEntry } from '#server/commands/steps/competition-entry-fields.ts';
import { publishCompetition } from '#server/commands/competitions/publish-competition.ts';
import { withVersion } from '#server/commands/steps/refuse-conflict.ts';
import { removeCompetitionEntry } from '#server/commands/competitions/remove-competition-entry.ts';
import { presentSeason } from '#server/commands/steps/season-fields.ts';
import { setCurrentSeason } from '#server/commands/seasons/set-current-season.ts';
import { listDeductions, listEntries, listGroups, listOtherTeams } from '#server/db/competitions/competition-teams.ts';
import {
  findCompetition,
  listCompetitionsOfSeasons,
  listGameweeks,
  listOthersInSeason,
} from '#server/db/competitions/office-competitions.ts';
import { listPlannedPitches } from '#server/db/pitches/pitches.ts';
import { listLastSeasons, listTakenPitches } from '#server/db/competitions/publish.ts';
import { findTableRules } from '#server/db/standings/table-rules.ts';
import { readTableRows } from '#server/standings/read-table-rows.ts';
import { tableInput } from '#server/standings/table-input.ts';
import { listSeasons } from '#server/db/seasons/seasons.ts';
import type { Database } from '#server/db/transactions.ts';
import { findLotsToDraw, readRulesEffect } from '#server/discipline/rules-effect.ts';
import { ApiError } from '#server/errors.ts';
import { previewLeaving } from './preview-leaving.ts';
import { serveDesk } from './serve-desk.ts';

interface CompetitionOptions {
  db: Database;
  now: () => Date;
}

/** Seasons, and the competitions that are played in them. */
export function competitionRoutes(app: FastifyInstance, { db, now }: CompetitionOptions) {
  serveDesk(app, seasonEndpoints, now, {
    createSeason: ({ body, actor }) => createSeason(db, actor, body),
    editSeason: ({ params, body, actor }) => editSeason(db, actor, { ...body, ...params }),
    setCurrentSeason: ({ params, actor }) => setCurrentSeason(db, actor, params),
    deleteSeason: ({ params, actor }) => deleteSeason(db, actor, params),
  });
  serveDesk(app, publishEndpoints, now, {
    getCompetitionBasis: async ({ actor }) => ({
      seasons: (await listSeasons(db)).map(presentSeason),
      teams: await listOtherTeams(db, 0),
      pitches: await listPlannedPitches(db, actor.at),
      taken: await listTakenPitches(db, actor.at),
      competitions: await listLastSeasons(db),
    }),
    publishCompetition: ({ body, actor }) => publishCompetition(db, actor, body),
  });
  serveDesk(app, competitionEndpoints, now, {
    listCompetitions: async ({ actor }) => ({
      seasons: (await listSeasons(db)).map(presentSeason),
      competitions: (await listCompetitionsOfSeasons(db)).filter(({ competitionId }) =>
        organises(actor.who, competitionId),
      ),
    }),
    getCompetition: ({ params }) => readCompetition(db, params.competitionSeasonId),
    editCompetition: ({ params, body, actor }) => editCompetition(db, actor, { ...body, ...params }),
    deleteCompetition: ({ params, actor }) => deleteCompetition(db, actor, params),
    editRules: ({ params, body, actor }) => editRules(db, actor, { ...body, ...params }),
    previewRules: async ({ params, query }) => {
      const competition = await findCompetition(db, params.competitionSeasonId);
      if (!competition) throw noCompetition(params.competitionSeasonId);
      return readRulesEffect(db, competition, query.rules);
    },
    addTeam: ({ params, body, actor }) => addCompetitionEntry(db, actor, { ...body, ...params }),
    editCompetitionEntry: ({ params, body, actor }) => editCompetitionEntry(db, actor, { ...body, ...params }),
    previewLeaving: ({ params: { competitionSeasonId, teamId }, query }) =>
      previewLeaving(db, competitionSeasonId, teamId, query.choice),
    removeTeam: ({ params, actor }) => removeCompetitionEntry(db, actor, params),
    deductPoints: ({ params, body, actor }) => deductPoints(db, actor, { ...body, ...params }),
    editDeduction: ({ params, body, actor }) => editDeduction(db, actor, { ...body, ...params }),
    deleteDeduction: ({ params, actor }) => deleteDeduction(db, actor, params),
  });
}

const noCompetition = (id: CompetitionSeasonId) => new ApiError('not_found', `There is no competition ${id}`);

async function readTables(
  db: Database,
  id: CompetitionSeasonId,
  format: CompetitionFormat,
  entries: Awaited<ReturnType<typeof listEntries>>,
): Promise<CompetitionRecord['tables']> {
  const rules = format === 'KNOCKOUT' ? null : await findTableRules(db, id);
  if (!rules) return [];
  const teams = new Map(entries.map(({ team }) => [team.id, team]));
  return buildGroupStandings(tableInput(await readTableRows(db, rules))).map(({ group, rows }) => ({
    group,
    rows: rows.flatMap(({ team: teamId, matches, wins, draws, losses, goalsScored, goalsConceded, points }) => {
      const team = teams.get(teamId);
      const goals = { goalsFor: goalsScored, goalsAgainst: goalsConceded };
      return team ? [{ team, played: matches, wins, draws, losses, ...goals, points }] : [];
    }),
  }));
}

async function readCompetition(db: Database, id: CompetitionSeasonId): Promise<CompetitionRecord> {
  const row = await findCompetition(db, id);
  const [season] = row ? await listSeasons(db, row.seasonId) : [];
  if (!row || !season) throw noCompetition(id);
  const [entries, otherTeams, groups, deductions, gameweeks, others, lotsToDraw] = await Promise.all([
    listEntries(db, id),
    listOtherTeams(db, id),
    listGroups(db, id),
    listDeductions(db, id),
    listGameweeks(db, id),
    listOthersInSeason(db, id),
    findLotsToDraw(db, row),
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
    entries: entries.map(presentCompetitionEntry),
    tables: await readTables(db, id, format, entries),
    otherTeams,
    deductions: deductions.map(presentDeduction),
    lotsToDraw,
    others,
    gameweeks,
  };
}
