import { useEffect, useState } from 'react';
import type { DeskMatchList, DeskMatchListItem } from '#contract/desk/matches.ts';
import { deskPaths } from '#contract/desk/paths.ts';
import { clockTime, longDate } from '#domain/formatting/date.ts';
import { addDays, dayAt, instantOf, weekdayOf } from '#domain/formatting/sofia-time.ts';
import { readClock } from '#domain/match/clock.ts';
import { extraTimeFor } from '#domain/match/lengths.ts';
import { awaitsEnd } from '#domain/match/match-minute.ts';
import { shownStatus } from '#domain/match/status.ts';
import { callDesk, DeskError } from '#desk/api/client.ts';
import { currentDay, serverNow } from '#desk/api/server-clock.ts';
import { isLongPast } from '#desk/pitch/long-past.ts';
import { onAnnounced } from '#desk/pitch/outbox/announce.ts';
import { coalesce } from '#desk/pitch/outbox/coalesce.ts';
import { setNetwork } from '#desk/pitch/outbox/network.ts';
import { openStore } from '#desk/pitch/outbox/store.ts';
import { TeamCrest } from '#desk/pitch/team-crest.tsx';
import { LeagueMark } from '#ui/marks/league-mark.tsx';
import { NetworkMark } from '#desk/shell/network-mark.tsx';
import { pages } from '#desk/shell/navigation.ts';
import { officePage } from '#desk/shell/routes.ts';
import { useSession } from '#desk/shell/session.ts';
import { nameIn } from '#domain/formatting/name-in.ts';
import { useTexts, type DeskTranslate } from '#desk/shell/texts.ts';
import { useTicks } from '#desk/shell/use-ticks.ts';
import { initialsOf } from '#domain/player/name.ts';
import { useUnfinished, type Unfinished } from './use-unfinished.ts';
import styles from './today-screen.module.css';

const REFRESH = 30_000;

/** Matches of a day and the next one, live ones first; what is unfinished on this phone comes before all. */
export function TodayScreen() {
  const { t } = useTexts();
  const session = useSession();
  const office = officePage(session);
  const today = currentDay();
  const [day, setDay] = useState(today);
  const list = useMatches(day);
  const unfinished = useUnfinished();
  const groups = [day, addDays(day, 1)].map((each) => ({
    day: each,
    matches: (list?.matches ?? []).filter(isOn(each)),
  }));
  const live = (list?.matches ?? []).filter(
    ({ status, id }) => status === 'LIVE' && !unfinished.some((one) => one.id === id),
  );
  const others = groups.map((group) => ({
    ...group,
    matches: group.matches.filter(({ status }) => status !== 'LIVE' || group.day !== day),
  }));
  return (
    <main className="desk">
      <header className="tally" data-theme="dark">
        <div className="topline">
          {office === null ? (
            <a className="key" href={pages.today} aria-label={t('app.name')}>
              <LeagueMark />
            </a>
          ) : (
            <a className="key text" href={office}>
              <LeagueMark />
              {t('office.name')}
            </a>
          )}
          <NetworkMark />
          <a
            className="key"
            href={pages.me}
            aria-label={`${initialsOf(session?.name ?? '?')}, ${t('me.open', { name: session?.name ?? '' })}`}
          >
            <span className="avatar">
              <span className="initials">{initialsOf(session?.name ?? '?')}</span>
            </span>
          </a>
        </div>
      </header>
      <div className="body">
        <h1 className="hidden">{t('office.matches')}</h1>
        {unfinished.map((match) => (
          <Resume key={match.id} match={match} />
        ))}
        <Week day={day} today={today} days={list?.days ?? []} onChoose={setDay} />
        {!list && <p className="nothing">{t('loading')}</p>}
        {list && live.length > 0 && (
          <>
            <div className="head-line">
              <h2>{t('today.live')}</h2>
            </div>
            <Games matches={live} />
          </>
        )}
        {list &&
          others.map((group) => <DayGroup key={group.day} {...group} today={today} hideIfEmpty={group.day !== day} />)}
      </div>
    </main>
  );
}

const isOn =
  (day: string) =>
  ({ startTime }: DeskMatchListItem) =>
    startTime !== null && dayAt(new Date(startTime)) === day;

/** Of today the server also knows which matches of other days are still live. */
const pathFor = (day: string) => (day === currentDay() ? deskPaths.matches : `${deskPaths.matches}?from=${day}&days=2`);

/** Asked for again every half minute; what was seen last is shown at once and without a network. */
function useMatches(from: string): DeskMatchList | null {
  const [kept, setKept] = useState<{ from: string; list: DeskMatchList } | null>(null);
  useEffect(() => {
    let over = false;
    const show = (list: DeskMatchList | undefined) => {
      if (list && !over) setKept({ from, list });
    };
    const refresh = coalesce(async () => {
      try {
        const list = await callDesk<DeskMatchList>(pathFor(from));
        setNetwork('ok', serverNow());
        show(list);
        await (await openStore()).put('lists', list, from);
      } catch (error) {
        if (!(error instanceof DeskError)) setNetwork('no-network');
        else if (error.status === 401) setNetwork('signed-out');
      }
    });
    void openStore()
      .then((store) => store.get('lists', from))
      .then(show)
      .then(refresh);
    const timer = setInterval(() => document.visibilityState === 'visible' && void refresh(), REFRESH);
    const onVisible = () => document.visibilityState === 'visible' && void refresh();
    document.addEventListener('visibilitychange', onVisible);
    window.addEventListener('online', onVisible);
    const ignore = onAnnounced(() => void refresh());
    return () => {
      over = true;
      clearInterval(timer);
      ignore();
      document.removeEventListener('visibilitychange', onVisible);
      window.removeEventListener('online', onVisible);
    };
  }, [from]);
  return kept?.from === from ? kept.list : null;
}

function Resume({ match }: { match: Unfinished }) {
  const { t, language } = useTexts();
  useTicks(match.clock.runningSince !== null);
  const now = readClock(match.clock, serverNow());
  const isOver = match.status === 'FINISHED';
  return (
    <section className={styles.resume} data-theme="dark">
      <p className={styles.title}>
        {isOver ? t('today.notHandedIn') : t('today.unfinished')}
        {!isOver && (
          <span>
            <i className="dot" />
            {`${now.minute}:${String(now.second).padStart(2, '0')}`}
          </span>
        )}
      </p>
      <div className={styles.line}>
        <div className={styles.team}>
          <TeamCrest team={match.home} />
          {nameIn(language, match.home)}
        </div>
        <p className={styles.score}>
          <b>{match.score.home}</b>
          <i />
          <b>{match.score.away}</b>
        </p>
        <div className={styles.team}>
          <TeamCrest team={match.away} />
          {nameIn(language, match.away)}
        </div>
      </div>
      <a className="wide primary" href={pages.match(match.id)}>
        {isOver ? t('today.finish') : t('today.resume')}
      </a>
    </section>
  );
}

interface WeekProps {
  day: string;
  today: string;
  days: readonly string[];
  onChoose: (day: string) => void;
}

/** Three days back and three ahead of the chosen one. */
function Week({ day, today, days, onChoose }: WeekProps) {
  const { t, language } = useTexts();
  const weekday = (each: string) => t(`weekday.${weekdayOf(each) as 0 | 1 | 2 | 3 | 4 | 5 | 6}`);
  const shown = Array.from({ length: 7 }, (_, at) => addDays(day, at - 3));
  return (
    <nav className={styles.week} aria-label={t('today.week')}>
      {shown.map((each) => (
        <button
          key={each}
          className={days.includes(each) ? styles.has : undefined}
          aria-current={each === day ? 'date' : undefined}
          aria-label={`${weekday(each)} ${Number(each.slice(8))}, ${longDate(instantOf(each, '12:00'), language)}`}
          data-today={each === today || undefined}
          onClick={() => onChoose(each)}
        >
          {weekday(each)} <b>{Number(each.slice(8))}</b>
        </button>
      ))}
    </nav>
  );
}

interface DayGroupProps {
  day: string;
  today: string;
  matches: readonly DeskMatchListItem[];
  hideIfEmpty: boolean;
}

function DayGroup({ day, today, matches, hideIfEmpty }: DayGroupProps) {
  const { t, language } = useTexts();
  if (matches.length === 0 && hideIfEmpty) return null;
  const date = longDate(instantOf(day, '12:00'), language);
  const title = day === today ? t('today.today') : day === addDays(today, 1) ? t('today.tomorrow') : null;
  return (
    <>
      <div className="head-line">
        <h2>{title ?? date}</h2>
        {title && <span>{date}</span>}
      </div>
      {matches.length === 0 ? <p className="nothing">{t('today.none')}</p> : <Games matches={matches} />}
    </>
  );
}

const Games = ({ matches }: { matches: readonly DeskMatchListItem[] }) => (
  <div className={styles.games}>
    {matches.map((match) => (
      <Game key={match.id} match={match} />
    ))}
  </div>
);

function Game({ match }: { match: DeskMatchListItem }) {
  const { t, language } = useTexts();
  const isLive = match.status === 'LIVE';
  useTicks(isLive);
  const { home, away, score, venue } = match;
  const state = stateOf(match, t);
  const about = [
    venue,
    match.round,
    isLive && match.recordedBy ? t('today.recordedBy', { name: match.recordedBy }) : null,
  ];
  return (
    <a className={styles.game} href={state.enters ? pages.result(match.id) : pages.match(match.id)}>
      <span className={styles.team}>
        {home && <TeamCrest team={home} />}
        {home ? nameIn(language, home) : t('today.unknownTeam')}
      </span>
      <span className={styles.mid}>
        {score && match.status !== 'UPCOMING'
          ? `${score.home}–${score.away}`
          : match.startTime
            ? clockTime(new Date(match.startTime))
            : '–'}
      </span>
      <span className={styles.team}>
        {away && <TeamCrest team={away} />}
        {away ? nameIn(language, away) : t('today.unknownTeam')}
      </span>
      <span className={styles.about}>
        <span>{about.filter(Boolean).join(', ')}</span>
        <b className={state.enters ? styles.todo : undefined}>
          {isLive && match.clock.runningSince && <i className="dot" />}
          {state.text}
        </b>
      </span>
    </a>
  );
}

/** What the match waits for. */
function stateOf(match: DeskMatchListItem, t: DeskTranslate): { text: string; enters: boolean } {
  const { status, startTime, lineups, clock, phase, halfMinutes } = match;
  if (status === 'LIVE') {
    const { minute } = readClock(
      { seconds: clock.seconds, runningSince: clock.runningSince ? new Date(clock.runningSince) : null },
      serverNow(),
    );
    if (!clock.runningSince) return { text: t(`phase.${phase}`), enters: false };
    const isForgotten = awaitsEnd(minute, phase, { halfMinutes, extraTimeMinutes: extraTimeFor(halfMinutes) });
    return { text: isForgotten ? t('match.awaitsEnd') : `${minute + 1}’`, enters: false };
  }
  if (status === 'FINISHED')
    return { text: match.handedIn ? t('status.FINISHED') : t('today.notHandedInYet'), enters: false };
  if (status !== 'UPCOMING') return { text: t(`status.${shownStatus(status, match.score)}`), enters: false };
  if (isLongPast(startTime, serverNow()) && match.mayScore) return { text: t('result.title'), enters: true };
  return { text: lineups.home && lineups.away ? t('today.lineupsReady') : t('today.noLineups'), enters: false };
}
