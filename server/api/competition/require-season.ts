import type { Tag } from '#server/db/tags.ts';
import type { Reader } from '#server/db/queryable.ts';
import { findCompetitionSeason, type CompetitionSeasonRow } from '#server/db/competitions/competition.ts';
import { ApiError } from '#server/errors.ts';

export interface CompetitionContext {
  params: { id: number };
  query: { season?: number | undefined; played?: 'true' | undefined };
  reader: Reader;
  now: Date;
  tag(...tags: Tag[]): void;
}

/** The competition in the requested season, else in the current one, else in its latest; 404 when there is none. */
export async function requireSeason({
  params,
  query,
  reader,
  now,
  tag,
}: CompetitionContext): Promise<CompetitionSeasonRow> {
  tag(`competition:${params.id}`, 'competitions');
  const season = await findCompetitionSeason(reader, params.id, now, query.season, query.played === 'true');
  if (season) return season;
  if (query.season === undefined) throw noCompetition(params.id);
  throw new ApiError('not_found', `Competition ${params.id} was not played in season ${query.season}`);
}

export const noCompetition = (id: number) => new ApiError('not_found', `There is no competition ${id}`);
