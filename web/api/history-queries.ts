import { apiPaths } from '#contract/paths.ts';
import { ownApiQuery, parsersIn } from './api-query.ts';
import type { CompetitionEdition } from './competition-queries.ts';
import { withQuery } from './with-query.ts';

const parsers = parsersIn(() => import('./parse-history.ts'));
const recordParsers = parsersIn(() => import('./parse-records.ts'));

/* null with another backend, which has none of these. */

export const competitionHistory = ownApiQuery(
  apiPaths.competitionHistory,
  parsers,
  ({ parseHistory }) => parseHistory,
  null,
);

export const competitionRules = ({ id, season }: CompetitionEdition) =>
  ownApiQuery(withQuery(apiPaths.competitionRules(id), { season }), parsers, ({ parseRules }) => parseRules, null);

export const competitionCharts = ({ id, season }: CompetitionEdition) =>
  ownApiQuery(withQuery(apiPaths.competitionCharts(id), { season }), parsers, ({ parseCharts }) => parseCharts, null);

export const competitionRecords = (id: number) =>
  ownApiQuery(
    apiPaths.competitionRecords(id),
    recordParsers,
    ({ parseCompetitionRecords }) => parseCompetitionRecords,
    null,
  );

export const teamRecords = (id: number) =>
  ownApiQuery(apiPaths.teamRecords(id), recordParsers, ({ parseTeamRecords }) => parseTeamRecords, null);
