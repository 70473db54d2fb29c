import type { ReactNode } from 'react';
import { pagePaths } from '#contract/paths.ts';
import { oneDecimal } from '#domain/formatting/number.ts';
import { logRatingBand } from '#domain/player/rating.ts';
import type { LastMatch, SeasonGoals } from '#web/football/player-model.ts';
import { Card } from '#web/ui/card.tsx';
import { BarChart, type Bar } from '#web/ui/charts/bar-chart.tsx';
import { linesUpTo } from '#web/ui/charts/scale.ts';
import { useLanguage } from '#web/ui/language.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { State } from '#web/ui/state.tsx';

const LAST_MATCHES = 10;
const LEAST_HEIGHT = 0.2;
const LEAST_RATING_HEIGHT = 0.25;
const RATING_SCALE = { top: 10, lines: linesUpTo(10, 5) };

interface MatchesProps {
  /** Oldest first; undefined when they cannot be had. */
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
        least={LEAST_HEIGHT}
      />
    </ChartCard>
  );
}

export function RatingsChart({ matches = [], isPending }: MatchesProps) {
  const { t } = useLanguage();
  const title = t('player.chart.ratings');
  return (
    <ChartCard title={title} isPending={isPending} isEmpty={matches.length === 0}>
      <BarChart
        label={title}
        columns={[t('player.chart.opponent'), t('rating.label')]}
        bars={matches.slice(-LAST_MATCHES).map((match) => ({
          ...barOf(match, match.rating ?? 0),
          ...(match.rating === null ? UNRATED : bandOf(match.rating)),
        }))}
        scale={RATING_SCALE}
        least={LEAST_RATING_HEIGHT}
        format={oneDecimal}
      />
    </ChartCard>
  );
}

const UNRATED = { tone: 'faint' } as const;
const bandOf = (rating: number) => ({ band: logRatingBand(rating) });

const barOf = ({ opponent, matchId }: LastMatch, value: number): Bar => ({
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
          // The latest is the one that is being played.
          ...(goals === 0 ? UNRATED : index === seasons.length - 1 && { tone: 'lit' as const }),
        }))}
        least={LEAST_HEIGHT}
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
        <State title={t('state.noData')} />
      </Card>
    );
  return (
    <Card title={title} padded>
      {isPending ? <Skeleton lines={6} /> : children}
    </Card>
  );
}
