import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { pagePaths } from '#contract/paths.ts';
import { longDate, parseDate } from '#domain/formatting/date.ts';
import { Card } from '#ui/card.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { useLanguage } from '#ui/language.ts';
import { SegmentedControl } from '#ui/segmented-control.tsx';
import { SkeletonRows } from '#ui/skeleton-rows.tsx';
import { useLeague, activeCompetitions } from '#web/api/league-queries.ts';
import { nextMatches, recentMatches } from '#web/api/gameweek-queries.ts';
import { featuredAtHome } from '#web/api/standings-queries.ts';
import type { FeaturedLeague } from '#web/api/parse-featured.ts';
import { useIsMine } from '#web/following/use-is-mine.ts';
import { findHomeLeague } from '#web/football/home-league.ts';
import type { Competition } from '#web/football/model.ts';
import { TeamLink } from '#web/football/team-link.tsx';
import { NextMatches } from '#web/football/next-matches.tsx';
import { useIsOwnBackend } from '#web/football/own-backend.ts';
import { StandingsCard } from '#web/live/table/standings-card.tsx';
import { LeadersTrio } from './leaders-trio.tsx';
import styles from './league-block.module.css';
import { RecentCard } from './recent-card.tsx';

const MIN_FOR_SELECTOR = 3;
const TABLE_ROWS = 8;

/** With three or more competitions there is a choice between them. */
export function LeagueBlock() {
  const { t, language } = useLanguage();
  const { name, homeLeague } = useLeague();
  const { data: competitions = [], isError, refetch } = useQuery(activeCompetitions);
  const isOwnBackend = useIsOwnBackend();
  const [chosenId, setChosenId] = useState<number | null>(null);
  const chosen = competitions.find(({ id }) => id === chosenId) ?? findHomeLeague(competitions, homeLeague);
  const retry = { label: t('state.retry'), onRetry: () => void refetch() };
  if (!chosen)
    return (
      <section>
        <div className="heading">
          <h2>{name[language]}</h2>
        </div>
        {isError ? (
          <EmptyState title={t('home.competitions.failed')} retry={retry} framed />
        ) : isOwnBackend ? (
          <Soon text={t('home.soon')} />
        ) : (
          <EmptyState title={t('state.noData')} text={t('home.noData.text')} framed />
        )}
      </section>
    );
  return (
    <section>
      <div className="heading">
        <h2>{chosen.name}</h2>
        {competitions.length >= MIN_FOR_SELECTOR && (
          <SegmentedControl
            label={t('home.competition')}
            options={competitions.map(({ id, name }) => ({ value: id, label: name }))}
            chosen={chosen.id}
            onChoose={setChosenId}
          />
        )}
      </div>
      <LeagueOverview competition={chosen} />
    </section>
  );
}

function LeagueOverview({ competition }: { competition: Competition }) {
  const isMine = useIsMine();
  const { t, language } = useLanguage();
  const isOwnBackend = useIsOwnBackend();
  const league = useQuery({ ...featuredAtHome(competition.id, isOwnBackend), placeholderData: keepPreviousData });
  const recent = useQuery({ ...recentMatches(competition.id), placeholderData: keepPreviousData });
  const next = useQuery({
    ...nextMatches(competition.id),
    placeholderData: keepPreviousData,
    enabled: isOwnBackend,
  });
  if (league.isError)
    return (
      <EmptyState
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
  const { champion } = league.data;
  const coming = next.data ?? [];
  const hasTable = !isOwnBackend || league.data.groups.some(({ rows }) => rows.length > 0);
  const hasRecent = !isOwnBackend || (recent.data ?? []).length > 0;
  const standings = hasTable && (
    <StandingsCard
      competition={competition}
      standings={league.data}
      rows={TABLE_ROWS}
      href={pagePaths.competition(competition.id)}
      full={coming.length > 0 || !hasRecent}
    />
  );
  const [first] = coming;
  const begins = first && hasNotBegun(league.data) && !hasRecent ? parseDate(first.startTime) : null;
  return (
    <div className={`stack ${styles.block}`} aria-busy={league.isPlaceholderData}>
      {champion && (
        <div className={styles.champion}>
          <Card title={t('home.champion', { season: champion.season })}>
            <p>
              <TeamLink team={champion.team} />
            </p>
          </Card>
        </div>
      )}
      {begins?.kind === 'known' && <Soon text={t('home.begins', { day: longDate(begins.date, language) })} />}
      {coming.length === 0 && !hasRecent && <Soon text={t('home.soon')} />}
      {coming.length > 0 && standings && <div className="pair">{standings}</div>}
      <div className="pair">
        {coming.length > 0 ? <NextMatches matches={coming} isMine={isMine} /> : standings}
        {hasRecent && <RecentCard matches={recent.data ?? []} />}
      </div>
      <LeadersTrio league={league.data} />
    </div>
  );
}

const hasNotBegun = ({ groups }: FeaturedLeague) =>
  groups.every(({ rows }) => rows.every(({ played }) => played === 0));

/** What comes, where there is nothing to show yet. */
const Soon = ({ text }: { text: string }) => <p className={styles.soon}>{text}</p>;
