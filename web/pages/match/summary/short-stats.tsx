import caretRight from '@phosphor-icons/core/bold/caret-right-bold.svg?raw';
import { useQuery } from '@tanstack/react-query';
import { matchStats } from '#web/api/match-queries.ts';
import type { MatchDetails, TeamStats } from '#web/football/match-model.ts';
import { StatDuel } from '#web/football/stat-duel.tsx';
import { Card } from '#web/ui/card.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { useLanguage } from '#web/ui/language.tsx';
import styles from './short-stats.module.css';

const METRICS = ['possession', 'shots', 'shotsOnTarget', 'corners', 'fouls'] as const satisfies (keyof TeamStats)[];

/** The figures that tell most of a match; nothing while there are none. */
export function ShortStats({ match: { id, home, away } }: { match: MatchDetails }) {
  const { t } = useLanguage();
  const { data: stats } = useQuery(matchStats(id));
  const ours = home && stats?.teams[home.id];
  const theirs = away && stats?.teams[away.id];
  if (!ours || !theirs) return null;
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
      <div className={styles.duels}>
        {METRICS.map((metric) => (
          <StatDuel
            key={metric}
            label={t(`matchStats.${metric}`)}
            home={ours[metric]}
            away={theirs[metric]}
            format={metric === 'possession' ? (value) => `${value}%` : String}
          />
        ))}
      </div>
    </Card>
  );
}
