import { useQuery } from '@tanstack/react-query';
import { dayHeading } from '#domain/formatting/date.ts';
import { groupByDay } from '#domain/formatting/day-groups.ts';
import card from '#ui/card.module.css';
import { EmptyState } from '#ui/empty-state.tsx';
import { useLanguage } from '#ui/language.ts';
import { SkeletonRows } from '#ui/skeleton-rows.tsx';
import { gameweekMatches } from '#web/api/gameweek-queries.ts';
import { MatchRows, pitchOf } from '#web/football/match-row.tsx';
import styles from './gameweek-matches.module.css';

const REFRESH_MS = 30_000;

interface GameweekMatchesProps {
  competitionId: number;
  gameweekId: number;
  /** Texts for no matches and for a failure. */
  none: string;
}

export function GameweekMatches({ competitionId, gameweekId, none }: GameweekMatchesProps) {
  const { t, language } = useLanguage();
  const { data: matches = [], isPending } = useQuery({
    ...gameweekMatches(competitionId, gameweekId),
    refetchInterval: ({ state }) => (state.data?.some(({ status }) => status === 'LIVE') ? REFRESH_MS : false),
  });
  if (isPending)
    return (
      <div className={card.card}>
        <SkeletonRows rows={6} label={t('state.loading')} />
      </div>
    );
  if (matches.length === 0) return <EmptyState title={none} framed />;
  return (
    <div className="stack">
      {groupByDay(matches, ({ startTime }) => (startTime === null ? null : new Date(startTime))).map(
        ({ day, items }) => (
          <section key={day} className={`${card.card} ${styles.day}`}>
            <h3>
              {day === null ? t('match.dateUnknown') : dayHeading(new Date(items[0]?.startTime ?? day), language)}
            </h3>
            <MatchRows matches={items} byDay detailOf={pitchOf} />
          </section>
        ),
      )}
    </div>
  );
}
