import { z } from 'zod';
import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '#contract/language.ts';
import { nameIn } from '#domain/formatting/name-in.ts';
import { requireSeason } from '#server/api/competition/require-season.ts';
import type { EndpointContext } from '#server/api/serve.ts';
import { findTeam } from '#server/db/teams/team.ts';
import { ApiError } from '#server/errors.ts';

/** As for pages, an unknown language falls back to the default. */
export const languageQuery = z.object({ lang: z.enum(LANGUAGES).catch(DEFAULT_LANGUAGE) });

type SubjectContext = Pick<
  EndpointContext<{ id: number }, { lang: Language }>,
  'params' | 'query' | 'reader' | 'now' | 'tag'
>;

export async function readTeamName({
  params: { id },
  query: { lang },
  reader,
  tag,
}: Omit<SubjectContext, 'now'>): Promise<string> {
  tag(`team:${id}`);
  const team = await findTeam(reader, id);
  if (!team) throw new ApiError('not_found', `There is no team ${id}`);
  return nameIn(lang, team);
}

export async function readCompetitionName(context: SubjectContext): Promise<string> {
  const { name, nameLatin } = await requireSeason({ ...context, query: {} });
  return nameIn(context.query.lang, { name, nameLatin });
}
