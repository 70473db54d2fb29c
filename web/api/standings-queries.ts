import { apiPaths } from '#contract/paths.ts';
import { apiQuery, ownApiQuery, parsersIn } from './api-query.ts';
import { withQuery } from './with-query.ts';

const parsers = parsersIn(() => import('./parse-featured.ts'));

/** Without a season the server chooses. */
export const featured = (competitionId: number, season: number | null = null) =>
  featuredAt(withQuery(apiPaths.featured(competitionId), { season }));

/** For home: while a season waits for its first match, the last one. Only our own server knows the parameter. */
export const featuredAtHome = (competitionId: number, isOwnBackend: boolean) =>
  isOwnBackend ? featuredAt(withQuery(apiPaths.featured(competitionId), { played: 'true' })) : featured(competitionId);

const featuredAt = (path: string) => apiQuery(path, parsers, ({ parseFeatured }) => parseFeatured);

/** [ST16] null while nothing of it is played. */
export const liveTable = (competitionId: number) =>
  ownApiQuery(apiPaths.liveTable(competitionId), parsers, ({ parseLiveTable }) => parseLiveTable, null);
