import { useState } from 'react';
import { capitalised } from '#domain/formatting/capitalised.ts';
import { dayHeading, onDay } from '#domain/formatting/date.ts';
import { addDays, instantOf } from '#domain/formatting/sofia-time.ts';
import { mineFirst, orderOfDay } from '#domain/gameweeks/match-day.ts';
import { idsOf } from '#domain/following/following.ts';
import card from '#ui/card.module.css';
import { EmptyState } from '#ui/empty-state.tsx';
import { useLanguage } from '#ui/language.ts';
import { useTickingNow, useToday } from '#ui/now.ts';
import { useSearchParams } from '#ui/router/hooks.ts';
import { SkeletonRows } from '#ui/skeleton-rows.tsx';
import type { DayMatches } from '#web/api/parse-days.ts';
import { useFollowing } from '#web/following/followed.ts';
import { useIsMine } from '#web/following/use-is-mine.ts';
import { CompetitionGames } from '#web/football/competition-games.tsx';
import type { CompetitionDay, MatchSummary } from '#web/football/model.ts';
import { ScoreAnnouncer } from '#web/football/score-announcer.tsx';
import { useLiveDay } from '#web/live/use-live-day.ts';
import { dayAddress, dayIn } from './day-address.ts';
import styles from './day-section.module.css';
import { DayStrip } from './day-strip.tsx';
import { MonthCard } from './month.tsx';

/** A day of matches: the strip of days, and what is played by competition. */
export function DaySection() {
  const { t } = useLanguage();
  const today = useToday();
  const chosen = dayIn(useSearchParams());
  const { day, data, played } = useLiveDay(chosen);
  const date = data?.date ?? chosen ?? today;
  return (
    <section className={styles.section}>
      <DayStrip date={date} around={data?.around ?? []} />
      <ScoreAnnouncer matches={played} />
      <div className={`split ${styles.columns}`}>
        <div className={styles.day}>
          <DayHeading date={date} />
          {data ? (
            <Matches key={data.date} day={data} />
          ) : day.isError ? (
            <EmptyState
              title={t('day.failed')}
              retry={{ label: t('state.retry'), onRetry: () => void day.refetch() }}
              framed
            />
          ) : (
            <div className={card.card}>
              <SkeletonRows rows={6} label={t('state.loading')} />
            </div>
          )}
        </div>
        <aside>
          <MonthCard date={date} />
        </aside>
      </div>
    </section>
  );
}

/** The strip names the days around today; any other is named in full. */
function DayHeading({ date }: { date: string }) {
  const { language } = useLanguage();
  const today = useToday();
  const isNear = [-1, 0, 1].some((step) => addDays(today, step) === date);
  return (
    <h2 className={isNear ? 'hidden' : styles.heading}>
      {capitalised(dayHeading(instantOf(date, '12:00'), language, instantOf(today, '12:00')))}
    </h2>
  );
}

type Which = 'all' | 'live' | 'mine';

function Matches({ day }: { day: DayMatches }) {
  const { t } = useLanguage();
  const now = useTickingNow();
  const isMine = useIsMine();
  const following = useFollowing();
  const [atFirst] = useState(following);
  const [which, setWhich] = useState<Which>('all');
  const all = day.competitions.flatMap(({ matches }) => matches);
  const fits: Record<Which, (match: MatchSummary) => boolean> = {
    all: () => true,
    live: ({ status }) => status === 'LIVE',
    mine: isMine,
  };
  const counts = { all: all.length, live: all.filter(fits.live).length, mine: all.filter(fits.mine).length };
  const shown = counts[which] === 0 ? 'all' : which;
  if (all.length === 0) return <NoMatches day={day} />;
  // [MD2] As when the day was opened: a star does not move what stands on the page.
  const teams = new Set(idsOf(atFirst, 'team'));
  const competitions = new Set(idsOf(atFirst, 'competition'));
  const hasMine = ({ competition, matches }: CompetitionDay) =>
    competitions.has(competition.id) ||
    matches.some(({ home, away }) => [home?.id, away?.id].some((id) => teams.has(id ?? 0)));
  return (
    <>
      <fieldset className={styles.pills} aria-label={t('day.which')}>
        {(['all', 'live', 'mine'] as const)
          .filter((one) => one === 'all' || counts[one] > 0)
          .map((one) => (
            <button key={one} type="button" aria-pressed={one === shown} onClick={() => setWhich(one)}>
              {t(`day.${one}`)} <b>{counts[one]}</b>
            </button>
          ))}
      </fieldset>
      <div className="stack">
        {mineFirst(day.competitions, hasMine)
          .map((group) => ({ ...group, matches: orderOfDay(group.matches.filter(fits[shown]), now) }))
          .filter(({ matches }) => matches.length > 0)
          .map((group) => (
            <CompetitionGames key={group.competition.id} games={group} isMine={isMine} />
          ))}
      </div>
    </>
  );
}

/** „Няма мачове. Следващите са в сряда, 18 март.“ */
function NoMatches({ day: { next, previous } }: { day: DayMatches }) {
  const { t, language } = useLanguage();
  const today = useToday();
  const other = next ?? previous;
  return (
    <p className={styles.none}>
      {t('day.none')}{' '}
      {other !== null && (
        <a href={dayAddress(other, today)} data-keep-scroll>
          {t(next === null ? 'day.last' : 'day.next', {
            day: onDay(instantOf(other, '12:00'), language, instantOf(today, '12:00')),
          })}
        </a>
      )}
    </p>
  );
}
