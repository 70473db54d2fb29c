import { oneDecimal } from '#domain/formatting/number.ts';
import type { MatchDetails, MatchStats, TeamStats } from '#web/football/match-model.ts';
import { Sides } from '#web/football/sides.tsx';
import { StatDuel } from '#web/football/stat-duel.tsx';
import card from '#web/ui/card.module.css';
import { useLanguage } from '#web/ui/language.tsx';
import { State } from '#web/ui/state.tsx';
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

const FORMATS: Partial<Record<keyof TeamStats, (value: number) => string>> = {
  possession: (value) => `${value}%`,
  rating: oneDecimal,
};

export function TeamStatistics({ match: { home, away }, teams }: { match: MatchDetails; teams: MatchStats['teams'] }) {
  const { t } = useLanguage();
  const ours = home && teams[home.id];
  const theirs = away && teams[away.id];
  if (!ours || !theirs) return <State title={t('matchStats.none')} framed />;
  return (
    <section className={`${card.card} ${styles.duels}`} aria-label={t('matchStats.view.match-stats')}>
      <Sides home={home} away={away} />
      {METRICS.map((metric) => (
        <StatDuel
          key={metric}
          label={t(`matchStats.${metric}`)}
          home={ours[metric]}
          away={theirs[metric]}
          format={FORMATS[metric] ?? String}
        />
      ))}
    </section>
  );
}
