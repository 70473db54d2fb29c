import { whereOf } from '#i18n/league-words.ts';
import { useQuery } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import { pagePaths } from '#contract/paths.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { useLanguage } from '#ui/language.ts';
import { TabPanel } from '#ui/tabs.tsx';
import { pageStatusFor } from '#web/api/errors.ts';
import { idFromParams } from '#web/api/load.ts';
import { playerProfile } from '#web/api/player-queries.ts';
import type { PlayerProfile } from '#web/football/player-model.ts';
import { useRecords } from '#web/api/use-records.ts';
import { useParams, useSearchParams } from '#ui/router/hooks.ts';
import type { HeadOf } from '#web/shell/head.ts';
import { Message } from '#web/shell/message.tsx';
import { tabInQuery } from '#web/shell/page-tabs.tsx';
import { AwardsTab } from './awards-tab.tsx';
import { MatchesTab } from './matches-tab.tsx';
import { PlayerHeader, PlayerSkeleton } from './player-header.tsx';
import { tabsOf, type PlayerTab } from './player-tabs.ts';
import { RatesTab } from './rates-tab.tsx';
import { StatsTab } from './stats-tab.tsx';
import { SummaryTab } from './summary-tab.tsx';
import { TransfersTab } from './transfers-tab.tsx';

export const head: HeadOf = ({ t, language, league, queryClient, params }) => {
  const id = idFromParams(params);
  const cached = id === null ? undefined : queryClient.getQueryState<PlayerProfile>(playerProfile(id).queryKey);
  const player = cached?.data;
  const subject = player ? [player.name, player.team?.name].filter(Boolean).join(', ') : t('player.tabs');
  return {
    title: t('player.head.title', { subject, league: league.name[language] }),
    description: t('player.head.description', { subject, where: whereOf({ t, language, league }) }),
    ...(id === null && { status: 400 }),
    ...(cached?.error && { status: pageStatusFor(cached.error) }),
  };
};

export function Page() {
  const { t } = useLanguage();
  const id = idFromParams(useParams());
  return id === null ? <Missing text={t('player.noId')} /> : <PlayerById key={id} id={id} />;
}

function PlayerById({ id }: { id: number }) {
  const { t } = useLanguage();
  const { data, error, refetch } = useQuery(playerProfile(id));
  if (data) return <Player player={data} />;
  if (!error) return <PlayerSkeleton />;
  if (error.status === 404 || error.status === 400) return <Missing text={t('player.failed.text')} />;
  return (
    <div className="wrap page">
      <h1>{t('player.failed')}</h1>
      <EmptyState
        title={t('player.failed.text')}
        retry={{ label: t('state.retry'), onRetry: () => void refetch() }}
        framed
      />
    </div>
  );
}

const TABS: Record<PlayerTab, ComponentType<{ player: PlayerProfile }>> = {
  Summary: SummaryTab,
  Stats: StatsTab,
  Matches: MatchesTab,
  Transfers: TransfersTab,
  Awards: AwardsTab,
  Rates: RatesTab,
};

function Player({ player }: { player: PlayerProfile }) {
  const query = useSearchParams();
  const chosen = tabInQuery(tabsOf(useRecords()), query);
  const Tab = TABS[chosen];
  const { t } = useLanguage();
  return (
    <>
      <PlayerHeader player={player} tab={chosen} />
      <div className="wrap page">
        <TabPanel tab={chosen}>
          {chosen !== 'Matches' && <h2 className="hidden">{t(`player.tab.${chosen}`)}</h2>}
          <Tab player={player} />
        </TabPanel>
      </div>
    </>
  );
}

function Missing({ text }: { text: string }) {
  const { t } = useLanguage();
  return (
    <Message title={t('player.failed')} text={text} action={{ href: pagePaths.results, label: t('results.all') }} />
  );
}
