import { whereOf } from '#i18n/league-words.ts';
import { ALL_RECORDS, type LeagueRecords } from '#domain/league/records.ts';
import { competitionSeasons } from '#web/api/competition-queries.ts';
import { pageStatusFor } from '#web/api/errors.ts';
import { idFromParams, isOwnBackend } from '#web/api/load.ts';
import type { FeaturedLeague } from '#web/api/parse-featured.ts';
import { leagueRecords } from '#web/api/league-queries.ts';
import { featured } from '#web/api/standings-queries.ts';
import type { CompetitionSeason } from '#web/football/competition-model.ts';
import { liveTableModules } from '#web/live/table/load-live-table.ts';
import type { HeadOf } from '#web/shell/head.ts';
import { tabInQuery } from '#web/shell/page-tabs.tsx';
import { competitionAddress, seasonIn, defaultSeason } from './competition-address.ts';
import { tabModules } from './lazy-tabs.ts';
import { tabsOf, type Tab } from './competition-tabs.ts';

const BY_GAMEWEEK: readonly Tab[] = ['results', 'fixtures', 'totw'];

export const head: HeadOf = ({ t, language, league, queryClient, params, query }) => {
  const names = { league: league.name[language], where: whereOf({ t, language, league }) };
  const id = idFromParams(params);
  const seasons = (id !== null && queryClient.getQueryData<CompetitionSeason[]>(competitionSeasons(id).queryKey)) || [];
  const season = seasonIn(seasons, query);
  const cached =
    id === null ? undefined : queryClient.getQueryState<FeaturedLeague>(featured(id, season?.id ?? null).queryKey);
  const competition = cached?.data?.competition;
  // Before its seasons have arrived it is not even requested.
  if (id !== null && (cached?.status ?? 'pending') === 'pending')
    return { title: t('crumbs.competition'), description: t('results.head.description', names) };
  if (id === null || !competition)
    return {
      title: t('competition.failed'),
      description: t('competition.failed.text'),
      status: id === null ? 400 : pageStatusFor(cached?.error),
    };

  const records = queryClient.getQueryData<LeagueRecords>(leagueRecords.queryKey) ?? ALL_RECORDS;
  const tab = tabInQuery(tabsOf(competition, records, isOwnBackend(queryClient)), query);
  const isOfAllSeasons = tab === 'records';
  const named = [competition.name, isOfAllSeasons ? null : season?.name].filter(Boolean).join(' ');
  const subject = tab === 'home' ? named : `${named}, ${t(`competition.tab.${tab}`)}`;
  const isDefaultSeason = isOfAllSeasons || season === undefined || season === defaultSeason(seasons);
  return {
    title: t('competition.head.title', { subject, league: names.league }),
    description: isOfAllSeasons
      ? t('records.head.competition', { name: named })
      : t('competition.head.description', { subject: named, where: names.where }),
    modules: [...liveTableModules(queryClient), ...tabModules(query, language)],
    address: competitionAddress(id, query, {
      tab: tab === 'home' ? null : tab,
      competition: null,
      season: isDefaultSeason ? null : season.id,
      ...(!BY_GAMEWEEK.includes(tab) && { gameweek: null }),
      ...(tab !== 'news' && { page: null }),
    }),
  };
};
