import { oneDecimal } from '#domain/formatting/number.ts';
import card from '#ui/card.module.css';
import { EmptyState } from '#ui/empty-state.tsx';
import { useLanguage } from '#ui/language.ts';
import { ofTeam, type MatchDetails, type MatchStats, type TeamStats } from '#web/football/match-model.ts';
import { useIsOwnBackend } from '#web/football/own-backend.ts';
import { StatComparison } from '#web/football/stat-comparison.tsx';
import { TeamPair } from '#web/football/team-pair.tsx';
import { useMatchRecords } from '#web/pages/match/use-match-records.ts';
import styles from './team-statistics.module.css';

const METRICS = [
  'possession',
  'shots',
  'shotsOnTarget',
  'shotsOffTarget',
  'shotsBlocked',
  'corners',
  'fouls',
  'yellowCards',
  'redCards',
  'saves',
  'goals',
  'goalsConceded',
  'woodwork',
  'rating',
] as const satisfies (keyof TeamStats)[];

const CARDS: readonly (keyof TeamStats)[] = ['yellowCards', 'redCards'];

const FORMATS: Partial<Record<keyof TeamStats, (value: number) => string>> = {
  possession: (value) => `${value}%`,
  rating: oneDecimal,
};

export function TeamStatistics({
  match: { id, home, away },
  teams,
}: {
  match: MatchDetails;
  teams: MatchStats['teams'];
}) {
  const { t } = useLanguage();
  const homeStats = ofTeam(teams, home);
  const awayStats = ofTeam(teams, away);
  const { cards } = useMatchRecords(id);
  const isOwn = useIsOwnBackend();
  if (!homeStats || !awayStats) return <EmptyState title={t('matchStats.none')} framed />;
  const isCounted = (metric: (typeof METRICS)[number]) => homeStats[metric] !== null || awayStats[metric] !== null;
  // [UN9] Another backend's list is complete, whatever it sends.
  const unknown = isOwn ? null : 0;
  const shown = isOwn ? METRICS.filter((metric) => isCounted(metric) && (cards || !CARDS.includes(metric))) : METRICS;
  return (
    <section className={`${card.card} ${styles.comparisons}`} aria-label={t('matchStats.view.match-stats')}>
      <TeamPair home={home} away={away} />
      {shown.map((metric) => (
        <StatComparison
          key={metric}
          label={t(`matchStats.${metric}`)}
          home={homeStats[metric] ?? unknown}
          away={awayStats[metric] ?? unknown}
          format={FORMATS[metric] ?? String}
        />
      ))}
      {isOwn && !METRICS.every((metric) => isCounted(metric)) && (
        <p className={styles.note}>{t('matchStats.notRecorded')}</p>
      )}
    </section>
  );
}
