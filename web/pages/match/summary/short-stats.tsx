import caretRight from '@phosphor-icons/core/bold/caret-right-bold.svg?raw';
import { useQuery } from '@tanstack/react-query';
import { Card } from '#ui/card.tsx';
import { Icon } from '#ui/icon.tsx';
import { useLanguage } from '#ui/language.ts';
import { matchStats } from '#web/api/match-queries.ts';
import { ofTeam, type MatchDetails, type TeamStats } from '#web/football/match-model.ts';
import { useIsOwnBackend } from '#web/football/own-backend.ts';
import { StatComparison } from '#web/football/stat-comparison.tsx';
import { useRecords } from '#web/api/use-records.ts';
import styles from './short-stats.module.css';

const METRICS = ['possession', 'shots', 'shotsOnTarget', 'corners', 'fouls'] as const satisfies (keyof TeamStats)[];

/** Renders nothing without statistics, unless the league has them of other matches. */
export function ShortStats({ match: { id, home, away } }: { match: MatchDetails }) {
  const { t } = useLanguage();
  const { data: stats } = useQuery(matchStats(id));
  const homeStats = ofTeam(stats?.teams, home);
  const awayStats = ofTeam(stats?.teams, away);
  const { statistics } = useRecords();
  const isOwn = useIsOwnBackend();
  const isCounted = (metric: (typeof METRICS)[number]) =>
    (homeStats?.[metric] ?? null) !== null || (awayStats?.[metric] ?? null) !== null;
  if (isOwn && !METRICS.some(isCounted))
    return (
      stats &&
      statistics && (
        <Card title={t('matchPage.tab.stats')} padded>
          <p className={styles.note}>{t('matchStats.noneRecorded')}</p>
        </Card>
      )
    );
  if (!homeStats || !awayStats) return null;
  return (
    <Card
      title={t('matchPage.tab.stats')}
      footer={
        <a href="?tab=stats">
          {t('matchPage.allStats')}
          <Icon svg={caretRight} size="0.875rem" />
        </a>
      }
    >
      <div className={styles.comparisons}>
        {METRICS.filter((metric) => !isOwn || isCounted(metric)).map((metric) => (
          <StatComparison
            key={metric}
            label={t(`matchStats.${metric}`)}
            home={homeStats[metric]}
            away={awayStats[metric]}
            format={metric === 'possession' ? (value) => `${value}%` : String}
          />
        ))}
      </div>
    </Card>
  );
}
