import caretRight from '@phosphor-icons/core/bold/caret-right-bold.svg?raw';
import { useQuery } from '@tanstack/react-query';
import { pagePaths } from '#contract/paths.ts';
import { capitalised } from '#domain/formatting/capitalised.ts';
import { dayHeading, dayInWords } from '#domain/formatting/date.ts';
import { addDays, instantOf } from '#domain/formatting/sofia-time.ts';
import { Icon } from '#ui/icon.tsx';
import { useLanguage } from '#ui/language.ts';
import { useToday } from '#ui/now.ts';
import { liveAndUpcoming } from '#web/api/live-queries.ts';
import { matchDay, withLive } from '#web/api/match-day-queries.ts';
import type { DayMatches } from '#web/api/parse-days.ts';
import { useIsMine } from '#web/following/use-is-mine.ts';
import { CompetitionGames } from '#web/football/competition-games.tsx';
import { useIsOwnBackend } from '#web/football/own-backend.ts';
import styles from './home-days.module.css';

const REFRESH_MS = 30_000;

/** The matches of today, and of the last day before it that had any. */
export function HomeDays() {
  const enabled = useIsOwnBackend();
  const { data: today } = useQuery({ ...matchDay(null), enabled, refetchInterval: REFRESH_MS });
  const previous = today?.previous ?? null;
  const { data: last } = useQuery({ ...matchDay(previous), enabled: enabled && previous !== null });
  const live = useQuery(liveAndUpcoming).data?.live ?? [];
  const days = [today && withLive(today, live), previous === null ? undefined : last];
  const shown = days.filter((day) => day !== undefined && day.competitions.length > 0);
  if (shown.length === 0) return null;
  return <div className={styles.days}>{shown.map((day) => day && <Day key={day.date} day={day} />)}</div>;
}

function Day({ day: { date, competitions } }: { day: DayMatches }) {
  const { t, language } = useLanguage();
  const today = useToday();
  const isMine = useIsMine();
  const noon = instantOf(date, '12:00');
  const name = dayHeading(noon, language, instantOf(today, '12:00'));
  const isNear = date === today || date === addDays(today, -1);
  return (
    <section>
      <div className="heading">
        <h2>{isNear ? t(date === today ? 'day.today' : 'day.yesterday') : capitalised(name)}</h2>
        <a className="more" href={date === today ? pagePaths.results : pagePaths.resultsOfDay(date)}>
          {isNear ? dayInWords(noon, language, noon) : t('home.allMatches')}
          <Icon svg={caretRight} size="1em" />
        </a>
      </div>
      <div className="stack">
        {competitions.map((games) => (
          <CompetitionGames key={games.competition.id} games={games} isMine={isMine} />
        ))}
      </div>
    </section>
  );
}
