import { apiPaths } from '#contract/paths.ts';
import type { CompetitionCharts, CompetitionHistory, CompetitionRules } from '#web/football/history-model.ts';
import type { CompetitionRecords, TeamRecords } from '#web/football/records-model.ts';
import { ownApiQuery } from './api-query.ts';
import type { CompetitionEdition } from './competition-queries.ts';
import { parseCharts, parseHistory, parseRules } from './parse-history.ts';
import { parseCompetitionRecords, parseTeamRecords } from './parse-records.ts';
import { withQuery } from './with-query.ts';

/* null with another backend, which has none of these. */

export const competitionHistory = ownApiQuery<CompetitionHistory[] | null>(
  apiPaths.competitionHistory,
  parseHistory,
  null,
);

export const competitionRules = ({ id, season }: CompetitionEdition) =>
  ownApiQuery<CompetitionRules | null>(withQuery(apiPaths.competitionRules(id), { season }), parseRules, null);

export const competitionCharts = ({ id, season }: CompetitionEdition) =>
  ownApiQuery<CompetitionCharts | null>(withQuery(apiPaths.competitionCharts(id), { season }), parseCharts, null);

export const competitionRecords = (id: number) =>
  ownApiQuery<CompetitionRecords | null>(apiPaths.competitionRecords(id), parseCompetitionRecords, null);

export const teamRecords = (id: number) =>
  ownApiQuery<TeamRecords | null>(apiPaths.teamRecords(id), parseTeamRecords, null);
