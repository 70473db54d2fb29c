import { z } from 'zod';
import { DEFAULT_LANGUAGE, LANGUAGES } from '#contract/language.ts';
import { requireSeason } from '../api/competition/require-season.ts';
import type { Asked } from '../api/serve.ts';
import { findTeam } from '../db/queries/team.ts';
import { ApiError } from '../errors.ts';

/** As of a page, a language that nobody knows is no reason to refuse. */
export const languageQuery = z.object({ lang: z.enum(LANGUAGES).catch(DEFAULT_LANGUAGE) });

type AskedOfOne = Pick<Asked<{ id: number }, unknown>, 'params' | 'reader' | 'now' | 'tag'>;

/** The name of the team that a file is about; a 404 when there is none. */
export async function readTeamName({ params: { id }, reader }: Pick<AskedOfOne, 'params' | 'reader'>): Promise<string> {
  const team = await findTeam(reader, id);
  if (!team) throw new ApiError('not_found', `There is no team ${id}`);
  return team.name;
}

export async function readCompetitionName(asked: AskedOfOne): Promise<string> {
  const { name } = await requireSeason({ ...asked, query: {} });
  return name;
}
