import type { LiveTable } from '#contract/http/live-table.ts';
import { apiPaths } from '#contract/paths.ts';
import { apiQuery, ownApiQuery } from './api-query.ts';
import { parseFeatured } from './parse-featured.ts';
import { list } from './parse.ts';
import { withQuery } from './with-query.ts';

/** Without a season the server chooses. */
export const featured = (competitionId: number, season: number | null = null) =>
  apiQuery(withQuery(apiPaths.featured(competitionId), { season }), parseFeatured);

/** For home: while a season waits for its first match, the last one. Only our own server knows the parameter. */
export const featuredAtHome = (competitionId: number, isOwnBackend: boolean) =>
  isOwnBackend
    ? apiQuery(withQuery(apiPaths.featured(competitionId), { played: 'true' }), parseFeatured)
    : featured(competitionId);

/** [ST16] null while nothing of it is played. */
export const liveTable = (competitionId: number) =>
  ownApiQuery(apiPaths.liveTable(competitionId), parseLiveTable, null);

const parseLiveTable = (response: unknown): LiveTable | null =>
  list(response, 'matches').length === 0 ? null : (response as LiveTable);
