import type { ReactNode } from 'react';
import { pagePaths } from '#contract/paths.ts';
import { oneDecimal } from '#domain/formatting/number.ts';
import { logRatingBand } from '#domain/player/rating.ts';
import { Card } from '#ui/card.tsx';
import { BarChart, type Bar } from '#ui/charts/bar-chart.tsx';
import { linesUpTo } from '#ui/charts/scale.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { useLanguage } from '#ui/language.ts';
import { Skeleton } from '#ui/skeleton.tsx';
import type { LastMatch, SeasonGoals } from '#web/football/player-model.ts';

const LAST_MATCHES = 10;
const MIN_HEIGHT = 0.2;
const MIN_RATING_HEIGHT = 0.25;
const RATING_SCALE = { top: 10, lines: linesUpTo(10, 5) };

interface MatchesProps {
  /** Oldest first; undefined after a failure. */
  matches: LastMatch[] | undefined;
  isPending: boolean;
}

export function GoalsChart({ matches = [], isPending }: MatchesProps) {
  const { t } = useLanguage();
  const title = t('player.chart.goals');
  return (
    <ChartCard title={title} isPending={isPending} isEmpty={matches.length === 0}>
      <BarChart
        label={title}
        columns={[t('player.chart.opponent'), t('player.info.goals')]}
        bars={matches
          .slice(-LAST_MATCHES)
          .map((match) => ({ ...barOf(match, match.goals), tone: match.goals > 0 ? 'lit' : 'faint' }))}
        minHeight={MIN_HEIGHT}
      />
    </ChartCard>
  );
}

export function RatingsChart({ matches = [], isPending }: MatchesProps) {
  const { t } = useLanguage();
  const title = t('player.chart.ratings');
  return (
    <ChartCard title={title} isPending={isPending} isEmpty={matches.every(({ rating }) => rating === null)}>
      <BarChart
        label={title}
        columns={[t('player.chart.opponent'), t('rating.label')]}
        bars={matches.slice(-LAST_MATCHES).map((match) => ({
          ...barOf(match, match.rating),
          ...(match.rating !== null && { band: logRatingBand(match.rating) }),
        }))}
        scale={RATING_SCALE}
        minHeight={MIN_RATING_HEIGHT}
        format={oneDecimal}
      />
    </ChartCard>
  );
}

const FAINT = { tone: 'faint' } as const;

const barOf = ({ opponent, matchId }: LastMatch, value: number | null): Bar => ({
  label: opponent,
  value,
  ...(matchId !== null && { href: pagePaths.match(matchId) }),
});

export function SeasonsChart({ seasons = [], isPending }: { seasons: SeasonGoals[] | undefined; isPending: boolean }) {
  const { t } = useLanguage();
  const title = t('player.chart.seasons');
  return (
    <ChartCard title={title} isPending={isPending} isEmpty={seasons.length === 0}>
      <BarChart
        label={title}
        columns={[t('player.chart.season'), t('player.info.goals')]}
        bars={seasons.map(({ season, goals }, index) => ({
          label: season,
          value: goals,
          // The last season is the current one.
          ...(goals === 0 ? FAINT : index === seasons.length - 1 && { tone: 'lit' as const }),
        }))}
        minHeight={MIN_HEIGHT}
      />
    </ChartCard>
  );
}

interface ChartCardProps {
  title: string;
  isPending: boolean;
  isEmpty: boolean;
  children: ReactNode;
}

function ChartCard({ title, isPending, isEmpty, children }: ChartCardProps) {
  const { t } = useLanguage();
  if (isEmpty && !isPending)
    return (
      <Card title={title}>
        <EmptyState title={t('state.noData')} />
      </Card>
    );
  return (
    <Card title={title} padded>
      {isPending ? <Skeleton lines={6} /> : children}
    </Card>
  );
}
