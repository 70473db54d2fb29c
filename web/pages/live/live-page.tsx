import { whereOf } from '#i18n/league-words.ts';
import television from '@phosphor-icons/core/bold/television-simple-bold.svg?raw';
import { capitalised } from '#domain/formatting/capitalised.ts';
import { useQuery } from '@tanstack/react-query';
import { embedPaths } from '#contract/paths.ts';
import { clockTime, dayHeading } from '#domain/formatting/date.ts';
import { instantOf } from '#domain/formatting/sofia-time.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { Icon } from '#ui/icon.tsx';
import { useLanguage } from '#ui/language.ts';
import { useToday } from '#ui/now.ts';
import type { LiveAndUpcoming } from '#web/api/parse-matches.ts';
import { liveAndUpcoming } from '#web/api/live-queries.ts';
import { useMyMatches } from '#web/following/use-my-matches.ts';
import { ScoreAnnouncer } from '#web/football/score-announcer.tsx';
import { useLiveList } from '#web/live/use-live-list.ts';
import type { HeadOf } from '#web/shell/head.ts';
import styles from './live-page.module.css';
import { MatchSection, MatchSectionSkeleton } from './match-section.tsx';

export const head: HeadOf = ({ t, language, league }) => ({
  title: t('live.head.title', { league: league.name[language] }),
  description: t('live.head.description', { where: whereOf({ t, language, league }) }),
});

const REFRESH_MS = 30_000;
const NO_MATCHES: LiveAndUpcoming = { live: [], upcoming: [], later: [] };

export function Page() {
  const { t } = useLanguage();
  const query = useQuery({ ...liveAndUpcoming, refetchInterval: REFRESH_MS, staleTime: REFRESH_MS });
  const { live, upcoming, later } = query.data ?? NO_MATCHES;
  useLiveList(live);
  return (
    <div className={`wrap page ${styles.page}`}>
      <div>
        <h1>{t('live.title')}</h1>
        <Subtitle live={live.filter(({ status }) => status === 'LIVE').length} upcoming={upcoming.length} />
        {live.length + upcoming.length + later.length > 0 && (
          <a className={styles.tv} href={embedPaths.scoreboard} target="_blank" rel="noopener">
            <Icon svg={television} size="1.125rem" />
            {t('live.tv')}
          </a>
        )}
        {query.data && (query.isError || query.isPaused) && (
          <output className={styles.stale}>
            {t('live.stale', { time: clockTime(new Date(query.dataUpdatedAt)) })}
          </output>
        )}
      </div>
      <ScoreAnnouncer matches={live} />
      {query.data ? (
        <Matches live={live} upcoming={upcoming} later={later} />
      ) : query.isPending ? (
        <MatchSectionSkeleton title={t('live.now')} />
      ) : (
        <EmptyState
          title={t('live.failed')}
          retry={{ label: t('state.retry'), onRetry: () => void query.refetch() }}
          framed
        />
      )}
    </div>
  );
}

function Matches({ live, upcoming, later }: LiveAndUpcoming) {
  const { t } = useLanguage();
  const { mine, others } = useMyMatches([live, upcoming, later]);
  const [nowPlayed = [], soon = [], afterwards = []] = others;
  return (
    <div className={styles.matches}>
      {live.length === 0 && upcoming.length === 0 && (
        <EmptyState title={t('live.empty.title')} text={t('live.empty.text')} framed />
      )}
      {mine.length > 0 && <MatchSection title={t('following.title')} matches={mine} />}
      {nowPlayed.length > 0 && <MatchSection title={t('live.now')} matches={nowPlayed} />}
      {soon.length > 0 && <MatchSection title={t('live.soon')} matches={soon} />}
      {afterwards.length > 0 && <MatchSection title={t('live.later')} matches={afterwards} />}
    </div>
  );
}

function Subtitle({ live, upcoming }: { live: number; upcoming: number }) {
  const { t, language } = useLanguage();
  const day = dayHeading(instantOf(useToday(), '12:00'), language);
  return (
    <p className="lede">
      {live > 0 && `${t('live.count', { count: live })} `}
      {upcoming > 0 && `${t(live > 0 ? 'live.soonMore' : 'live.soonCount', { count: upcoming })} `}
      {capitalised(day)}.
    </p>
  );
}
