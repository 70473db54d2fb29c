import { whereOf } from '#i18n/league-words.ts';
import { pageStatusFor } from '#web/api/errors.ts';
import { idFromParams } from '#web/api/load.ts';
import type { FeaturedLeague } from '#web/api/parse-featured.ts';
import { featured } from '#web/api/standings-queries.ts';
import { liveTableModules } from '#web/live/table/load-live-table.ts';
import type { HeadOf } from '#web/shell/head.ts';
import { tabInQuery } from '#web/shell/page-tabs.tsx';
import { competitionAddress, seasonIn, defaultSeason } from './competition-address.ts';
import { tabModules } from './lazy-tabs.ts';
import { loadedSeasons, loadedTabs, type Tab } from './competition-tabs.ts';

const BY_GAMEWEEK: readonly Tab[] = ['results', 'fixtures', 'totw'];

export const head: HeadOf = ({ t, language, league, queryClient, params, query }) => {
  const names = { league: league.name[language], where: whereOf({ t, language, league }) };
  const id = idFromParams(params);
  const seasons = id === null ? [] : loadedSeasons(queryClient, id);
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

  const tabs = loadedTabs(queryClient, id, query);
  const tab = tabInQuery(tabs, query);
  const isFirst = tab === tabs[0];
  const isOfAllSeasons = tab === 'records';
  const named = [competition.name, isOfAllSeasons ? null : season?.name].filter(Boolean).join(' ');
  const subject = isFirst ? named : `${named}, ${t(`competition.tab.${tab}`)}`;
  const isDefaultSeason = isOfAllSeasons || season === undefined || season === defaultSeason(seasons);
  return {
    title: t('competition.head.title', { subject, league: names.league }),
    description: isOfAllSeasons
      ? t('records.head.competition', { name: named })
      : t('competition.head.description', { subject: named, where: names.where }),
    modules: [...liveTableModules(queryClient), ...tabModules(tab, language)],
    address: competitionAddress(id, query, {
      tab: isFirst ? null : tab,
      competition: null,
      season: isDefaultSeason ? null : season.id,
      ...(!BY_GAMEWEEK.includes(tab) && { gameweek: null }),
      ...(tab !== 'news' && { page: null }),
    }),
  };
};
