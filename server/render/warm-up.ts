import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '#contract/language.ts';
import { apiPaths, pagePaths } from '#contract/paths.ts';
import type { Competition } from '#contract/http/competition.ts';
import type { LiveAndUpcoming } from '#contract/http/live.ts';
import type { PageRequest } from '#contract/page.ts';
import type { PageMaker } from './page-routes.ts';

/** One page after the other, so that visitors are not kept waiting. A page that fails is made when somebody asks for it. */
export async function warmUp({ prepare }: PageMaker, fetchApi: PageRequest['fetchApi']): Promise<void> {
  for (const language of LANGUAGES)
    for (const url of await mostVisited(fetchApi, language).catch(() => [pagePaths.home]))
      await prepare(url, language).catch(() => {});
}

/** In the order in which fans open them on a match night; in the second language only the front pages. */
async function mostVisited(fetchApi: PageRequest['fetchApi'], language: Language): Promise<string[]> {
  const { home, liveMatches: today, results, news } = pagePaths;
  if (language !== DEFAULT_LANGUAGE) return [home, today, results, news];
  const competitions = (await fetchApi(apiPaths.activeCompetitions)) as Competition[];
  const { liveMatches, upcomingMatches } = (await fetchApi(apiPaths.liveAndUpcoming)) as LiveAndUpcoming;
  return [
    home,
    today,
    ...liveMatches.map(({ id }) => pagePaths.match(id)),
    ...competitions.flatMap(({ id }) => [pagePaths.competition(id), `${pagePaths.competition(id)}?tab=standings`]),
    results,
    news,
    ...upcomingMatches.map(({ id }) => pagePaths.match(id)),
  ];
}
