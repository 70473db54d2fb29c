import { useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { isStartingSoon } from '#domain/match/starting-soon.ts';
import { useLanguage } from '#ui/language.ts';
import { SkeletonRows } from '#ui/skeleton-rows.tsx';
import { TabPanel } from '#ui/tabs.tsx';
import { idFromParams } from '#web/api/load.ts';
import { matchDetails } from '#web/api/match-queries.ts';
import type { MatchDetails } from '#web/football/match-model.ts';
import { useLiveMatch } from '#web/live/use-live-match.ts';
import { useParams, useSearchParams } from '#ui/router/hooks.ts';
import { PageTabs, tabInQuery } from '#web/shell/page-tabs.tsx';
import type { PageCode } from '#web/shell/route.ts';
import { GoalOverlay, type CelebratedGoal } from './live/goal-overlay.tsx';
import { MatchAnnouncer } from './live/match-announcer.tsx';
import { MatchFailed, MatchMissing, MatchSkeleton } from './match-states.tsx';
import { LAZY_TABS, loadPartCode } from './lazy-tabs.ts';
import { tabsOf } from './match-tabs.ts';
import { Scoreboard } from './scoreboard/scoreboard.tsx';
import { SummaryTab } from './summary/summary-tab.tsx';
import { useIsOwnBackend } from '#web/football/own-backend.ts';
import { useMatchRecords } from './use-match-records.ts';

export { head } from './match-head.ts';

/** The code of the tab and the part in the address, and of what this match has. */
export const prepare: PageCode['prepare'] = (query, params, client) =>
  loadPartCode(query, client.getQueryData<MatchDetails>(matchDetails(idFromParams(params) ?? 0).queryKey));

const REFRESH_MS = 30_000;

export function Page() {
  const id = idFromParams(useParams());
  return id === null ? <MatchMissing /> : <MatchById key={id} id={id} />;
}

function MatchById({ id }: { id: number }) {
  const { data, error } = useQuery({
    ...matchDetails(id),
    // Polled before kick-off, since the socket does not announce it.
    refetchInterval: ({ state }) => (state.data && isBeforeKickOff(state.data) ? REFRESH_MS : false),
  });
  if (data) return <Match match={data} />;
  return error ? <MatchFailed error={error} /> : <MatchSkeleton />;
}

const isBeforeKickOff = ({ status, startTime }: MatchDetails): boolean =>
  status === 'UPCOMING' && startTime !== null && isStartingSoon(new Date(startTime), new Date());

function Match({ match }: { match: MatchDetails }) {
  const { t } = useLanguage();
  const query = useSearchParams();
  const [celebrated, setCelebrated] = useState<CelebratedGoal | null>(null);
  const { connection, lastUpdated } = useLiveMatch(match.id, match.status === 'LIVE', (goal, score) =>
    setCelebrated({ goal, score }),
  );
  const isOld = connection === 'stale' || connection === 'silent';
  const tabs = tabsOf(match, useMatchRecords(match.id), useIsOwnBackend());
  const chosen = tabInQuery(tabs, query);
  const Tab = chosen === 'summary' ? SummaryTab : LAZY_TABS[chosen].Part;
  return (
    <>
      <Scoreboard match={match} staleSince={isOld ? new Date(lastUpdated) : null}>
        <PageTabs
          label={t('matchPage.tabs')}
          tabs={tabs.map((id) => ({ id, label: t(`matchPage.tab.${id}`) }))}
          chosen={chosen}
        />
      </Scoreboard>
      <div className="wrap page">
        <TabPanel tab={chosen}>
          <h2 className="hidden">{t(`matchPage.tab.${chosen}`)}</h2>
          <Suspense fallback={<SkeletonRows rows={6} label={t('state.loading')} />}>
            <Tab match={match} />
          </Suspense>
        </TabPanel>
      </div>
      {celebrated && <GoalOverlay match={match} celebrated={celebrated} onDone={() => setCelebrated(null)} />}
      <MatchAnnouncer match={match} />
    </>
  );
}
