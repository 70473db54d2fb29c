import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { league } from '#league.config';
import { activeCompetitions, featured, recentMatches } from '#web/api/queries.ts';
import type { Competition } from '#web/football/model.ts';
import { Card } from '#web/ui/card.tsx';
import { useLanguage } from '#web/ui/language.tsx';
import { Segments } from '#web/ui/segments.tsx';
import { SkeletonRows } from '#web/ui/skeleton-rows.tsx';
import { State } from '#web/ui/state.tsx';
import { homeLeague } from '#web/football/home-league.ts';
import { LeadersTrio } from './leaders-trio.tsx';
import styles from './league-block.module.css';
import { RecentCard } from './recent-card.tsx';
import { StandingsCard } from './standings-card.tsx';

const SELECTOR_FROM = 3;

/** Standings, results and leaders of one competition; with three or more to choose from, a choice. */
export function LeagueBlock() {
  const { t, language } = useLanguage();
  const { data: competitions = [], isError, refetch } = useQuery(activeCompetitions);
  const [chosenId, setChosenId] = useState<number | null>(null);
  const chosen = competitions.find(({ id }) => id === chosenId) ?? homeLeague(competitions);
  const retry = { label: t('state.retry'), onRetry: () => void refetch() };
  if (!chosen)
    return (
      <section>
        <div className="heading">
          <h2>{league.name[language]}</h2>
        </div>
        {isError ? (
          <State title={t('home.competitions.failed')} retry={retry} framed />
        ) : (
          <State title={t('state.noData')} framed />
        )}
      </section>
    );
  return (
    <section>
      <div className="heading">
        <h2>{chosen.name}</h2>
        {competitions.length >= SELECTOR_FROM && (
          <Segments
            label={t('home.competition')}
            options={competitions.map(({ id, name }) => ({ value: id, label: name }))}
            chosen={chosen.id}
            onChoose={setChosenId}
          />
        )}
      </div>
      <Chosen competition={chosen} />
    </section>
  );
}

function Chosen({ competition }: { competition: Competition }) {
  const { t } = useLanguage();
  const league = useQuery({ ...featured(competition.id), placeholderData: keepPreviousData });
  const recent = useQuery({ ...recentMatches(competition.id), placeholderData: keepPreviousData });
  if (league.isError)
    return (
      <State
        title={t('home.league.failed')}
        retry={{ label: t('state.retry'), onRetry: () => void league.refetch() }}
        framed
      />
    );
  if (!league.data)
    return (
      <Card title={t('home.standings')}>
        <SkeletonRows rows={8} label={t('state.loading')} />
      </Card>
    );
  return (
    <div className={`stack ${styles.block}`} aria-busy={league.isPlaceholderData}>
      <div className="pair">
        <StandingsCard competition={competition} standings={league.data} />
        <RecentCard matches={recent.data ?? []} />
      </div>
      <LeadersTrio league={league.data} />
    </div>
  );
}
