import { apiPaths } from '#contract/paths.ts';
import { apiQuery, parsersIn } from './api-query.ts';
import { withQuery } from './with-query.ts';

const parsers = parsersIn(() => import('./parse-pitch.ts'));

export const pitch = (id: number) => apiQuery(apiPaths.pitch(id), parsers, ({ parsePitch }) => parsePitch);

const MATCHES_PER_PAGE = 10;

export const pitchMatches = (id: number, page: number) =>
  apiQuery(
    withQuery(apiPaths.pitchMatches(id), { page, limit: MATCHES_PER_PAGE }),
    parsers,
    ({ parsePitchMatches }) => parsePitchMatches,
  );
