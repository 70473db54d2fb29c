import { useQuery } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import { useParams, useSearchParams } from 'react-router';
import { pagePaths } from '#contract/paths.ts';
import { league } from '#league.config';
import { pageStatusOf } from '#web/api/errors.ts';
import { idIn } from '#web/api/load.ts';
import { playerProfile } from '#web/api/player-queries.ts';
import type { PlayerProfile } from '#web/football/player-model.ts';
import type { HeadOf } from '#web/shell/head.ts';
import { Message } from '#web/shell/message.tsx';
import { useLanguage } from '#web/ui/language.tsx';
import { State } from '#web/ui/state.tsx';
import { tabIn, TabPanel } from '#web/ui/tabs.tsx';
import { AwardsTab } from './awards-tab.tsx';
import { MatchesTab } from './matches-tab.tsx';
import { PlayerHead, PlayerToCome } from './player-head.tsx';
import { PLAYER_TABS, type PlayerTab } from './player-tabs.ts';
import { StatsTab } from './stats-tab.tsx';
import { SummaryTab } from './summary-tab.tsx';
import { TransfersTab } from './transfers-tab.tsx';

export const head: HeadOf = ({ t, language, queryClient, params }) => {
  const id = idIn(params);
  const known = id === null ? undefined : queryClient.getQueryState<PlayerProfile>(playerProfile(id).queryKey);
  const player = known?.data;
  const subject = player ? [player.name, player.team?.name].filter(Boolean).join(', ') : t('player.tabs');
  return {
    title: t('player.head.title', { subject, league: league.name[language] }),
    description: t('player.head.description', { subject, city: league.city[language] }),
    ...(id === null && { status: 400 }),
    ...(known?.error && { status: pageStatusOf(known.error) }),
  };
};

export function Page() {
  const { t } = useLanguage();
  const id = idIn(useParams());
  return id === null ? <Missing text={t('player.noId')} /> : <PlayerById key={id} id={id} />;
}

function PlayerById({ id }: { id: number }) {
  const { t } = useLanguage();
  const { data, error, refetch } = useQuery(playerProfile(id));
  if (data) return <Player player={data} />;
  if (!error) return <PlayerToCome />;
  if (error.status === 404 || error.status === 400) return <Missing text={t('player.failed.text')} />;
  return (
    <div className="wrap page">
      <h1>{t('player.failed')}</h1>
      <State
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
  const [query] = useSearchParams();
  const chosen = tabIn(PLAYER_TABS, query);
  const Tab = TABS[chosen];
  const { t } = useLanguage();
  return (
    <>
      <PlayerHead player={player} tab={chosen} />
      <div className="wrap page">
        <TabPanel of={chosen}>
          {chosen !== 'Matches' && <h2 className="hidden">{t(`player.tab.${chosen}`)}</h2>}
          <Tab player={player} />
        </TabPanel>
      </div>
    </>
  );
}

function RatesTab() {
  const { t } = useLanguage();
  return <State title={t('player.rates.soon')} framed />;
}

function Missing({ text }: { text: string }) {
  const { t } = useLanguage();
  return (
    <Message title={t('player.failed')} text={text} action={{ href: pagePaths.results, label: t('results.all') }} />
  );
}
