import { scoreText } from '#domain/formatting/match-words.ts';
import type { Language } from '#domain/formatting/date.ts';
import arrowsOut from '@phosphor-icons/core/bold/arrows-out-bold.svg?raw';
import pauseIcon from '@phosphor-icons/core/bold/pause-bold.svg?raw';
import playIcon from '@phosphor-icons/core/bold/play-bold.svg?raw';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { embedPaths } from '#contract/paths.ts';
import { clockTime } from '#domain/formatting/date.ts';
import button from '#ui/button.module.css';
import { Icon } from '#ui/icon.tsx';
import { useLanguage } from '#ui/language.ts';
import { LeagueMark } from '#ui/marks/league-mark.tsx';
import { useTickingNow, useToday } from '#ui/now.ts';
import { useWakeLock } from '#ui/use-wake-lock.ts';
import { useLeague } from '#web/api/league-queries.ts';
import { liveAndUpcoming } from '#web/api/live-queries.ts';
import { weekend } from '#web/api/match-day-queries.ts';
import type { LiveListMatch } from '#web/football/model.ts';
import { useIsOwnBackend } from '#web/football/own-backend.ts';
import { ScoreAnnouncer } from '#web/football/score-announcer.tsx';
import { useLiveList } from '#web/live/use-live-list.ts';
import type { HeadOf } from '#web/shell/head.ts';
import { BigMatch } from './big-match.tsx';
import { matchesOfTheDay } from './matches-of-the-day.ts';
import styles from './scoreboard-page.module.css';
import { useRotation } from './use-rotation.ts';

export const head: HeadOf = ({ t, language, league }) => ({
  title: `${t('tv.title')}. ${league.name[language]}`,
  description: t('tv.description'),
  address: embedPaths.scoreboard,
  framed: true,
});

const REFRESH_MS = 30_000;
const NOTHING = { live: [], upcoming: [], later: [] };

/** For a television: fills the screen, follows the scores, and shows the day's matches in turn. */
export function Page() {
  const { t, language } = useLanguage();
  const league = useLeague();
  const today = useToday();
  const { data: list = NOTHING } = useQuery({ ...liveAndUpcoming, refetchInterval: REFRESH_MS });
  const { data: days } = useQuery({ ...weekend, refetchInterval: REFRESH_MS, enabled: useIsOwnBackend() });
  const matches = useMemo(() => matchesOfTheDay(list, days?.matches ?? [], today), [list, days, today]);
  const [paused, setPaused] = useState(false);
  const { shown, scored } = useRotation(matches, paused);
  useLiveList(list.live);
  useWakeLock(true);
  return (
    <div className={styles.screen} data-theme="dark">
      <main className={styles.main}>
        <h1 className="hidden">{t('tv.title')}</h1>
        {shown ? <BigMatch key={shown.id} match={shown} scored={scored} /> : <p>{t('tv.none')}</p>}
        {matches.length > 1 && <Strip matches={matches} shown={shown} />}
      </main>
      <footer className={styles.foot}>
        <span className={styles.league}>
          <LeagueMark lit />
          {league.name[language]}
        </span>
        <span className={styles.tools}>
          <button className={button.icon} type="button" aria-pressed={paused} onClick={() => setPaused(!paused)}>
            <Icon svg={paused ? playIcon : pauseIcon} />
            <span className="hidden">{t(paused ? 'tv.resume' : 'tv.pause')}</span>
          </button>
          <button className={button.icon} type="button" onClick={() => void toggleFullScreen()}>
            <Icon svg={arrowsOut} />
            <span className="hidden">{t('tv.fullScreen')}</span>
          </button>
        </span>
        <Now />
      </footer>
      <ScoreAnnouncer matches={list.live} />
    </div>
  );
}

/** A frame may not be allowed to. */
const toggleFullScreen = () =>
  (document.fullscreenElement ? document.exitFullscreen() : document.documentElement.requestFullscreen()).catch(
    () => {},
  );

const Now = () => <time className={styles.now}>{clockTime(useTickingNow())}</time>;

const SHOWN = 6;

/** The others, as many as fit beside the one that is shown. */
function Strip({ matches, shown }: { matches: LiveListMatch[]; shown: LiveListMatch | undefined }) {
  const { t, language } = useLanguage();
  const start = Math.max(
    0,
    Math.min(
      matches.findIndex(({ id }) => id === shown?.id),
      matches.length - SHOWN,
    ),
  );
  return (
    <ul className={styles.strip} aria-label={t('tv.matches')}>
      {matches.slice(start, start + SHOWN).map((match) => (
        <li
          key={match.id}
          data-live={match.status === 'LIVE' || undefined}
          aria-current={match.id === shown?.id || undefined}
        >
          <span>{match.home.shortName}</span>
          <b>{shortResult(match, language)}</b>
          <span>{match.away.shortName}</span>
        </li>
      ))}
    </ul>
  );
}

const shortResult = ({ status, homeScore, awayScore, startTime }: LiveListMatch, language: Language): string => {
  if (status !== 'UPCOMING' && homeScore !== null && awayScore !== null)
    return scoreText(homeScore, awayScore, language);
  return startTime === null ? '–' : clockTime(new Date(startTime));
};
