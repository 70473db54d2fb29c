import { pagePaths } from '#contract/paths.ts';
import { untilKickOff } from '#domain/following/until-kick-off.ts';
import { clockTime, dayInWords, isSameDay, parseDate } from '#domain/formatting/date.ts';
import { resultLetter } from '#domain/match/score.ts';
import { useLanguage } from '#ui/language.ts';
import { CompetitionEmblem } from '#ui/marks/competition-emblem.tsx';
import { Crest } from '#ui/marks/crest.tsx';
import { ResultBadge } from '#ui/marks/form-guide.tsx';
import { useTickingNow } from '#ui/now.ts';
import { gameweekText } from './gameweek-text.ts';
import type { FixtureListMatch, Named, Team } from './model.ts';
import styles from './next-and-last.module.css';
import { runningMinuteText, useMinute } from './use-minute.ts';

interface NextAndLastProps {
  team: Team;
  next: FixtureListMatch | null;
  last: FixtureListMatch | null;
}

/** The match of a team that is played or comes next, at its foot the last result. */
export function NextAndLast({ team, next, last }: NextAndLastProps) {
  const { t } = useLanguage();
  return (
    <article className={styles.mine}>
      {next ? (
        <Next match={next} />
      ) : (
        <p className={styles.none}>
          <Crest team={team} />
          <span>
            <a href={pagePaths.team(team.id)}>{team.name}</a> {t('team.noMatches')}
          </span>
        </p>
      )}
      {last && <Last match={last} of={team} />}
    </article>
  );
}

function Next({ match }: { match: FixtureListMatch }) {
  const { t } = useLanguage();
  const { competition, gameweek, venue, home, away } = match;
  return (
    <>
      <p className={styles.top}>
        {competition && <CompetitionEmblem competition={competition} />}
        <span>{[competition?.name, gameweekText(gameweek, t)].filter(Boolean).join(', ')}</span>
        {venue && <span>{venue}</span>}
      </p>
      <a className={styles.duo} href={pagePaths.match(match.id)}>
        <SideName team={home} />
        {match.status === 'LIVE' ? <LiveScore match={match} /> : <KickOff match={match} />}
        <SideName team={away} />
      </a>
    </>
  );
}

function SideName({ team }: { team: Named<Team> | null }) {
  const { t } = useLanguage();
  return (
    <span className={styles.side}>
      <Crest team={team ?? { badge: null, shortName: '?' }} eager />
      <span>{team?.name ?? t('match.teamUnknown.short')}</span>
    </span>
  );
}

function LiveScore({ match }: { match: FixtureListMatch }) {
  const { t } = useLanguage();
  const minute = useMinute(match);
  return (
    <span className={styles.middle} data-live>
      <b>
        {match.homeScore}–{match.awayScore}
      </b>
      <small>{match.phase === 'HALF_TIME' ? t('match.pause') : runningMinuteText(minute, t)}</small>
    </span>
  );
}

function KickOff({ match: { startTime } }: { match: FixtureListMatch }) {
  const { t, language } = useLanguage();
  const now = useTickingNow();
  const start = parseDate(startTime);
  if (start.kind !== 'known') return <span className={styles.middle}>–</span>;
  const day = isSameDay(start.date, now) ? t('match.today') : dayInWords(start.date, language, now);
  return (
    <span className={styles.middle}>
      <b aria-live="off">
        <Left to={start.date} now={now} />
      </b>
      <small>
        {day}, {clockTime(start.date)}
      </small>
    </span>
  );
}

/** „3 дни“, „1 ч 38 мин“, in the last hour „38:05“. */
function Left({ to, now }: { to: Date; now: Date }) {
  const { t } = useLanguage();
  const left = untilKickOff(to, now);
  switch (left.kind) {
    case 'days':
      return t('countdown.days', { count: left.days });
    case 'hours':
      return (
        <>
          {left.hours}
          <small>{t('countdown.hours')}</small> {Math.floor((to.getTime() - now.getTime()) / 60_000) % 60}
          <small>{t('countdown.minutes')}</small>
        </>
      );
    case 'minutes':
      return `${left.minutes}:${String(left.seconds).padStart(2, '0')}`;
    case 'seconds':
      return `0:${String(left.seconds).padStart(2, '0')}`;
    case 'now':
      return <em>{t('match.startingNow')}</em>;
  }
}

function Last({ match, of }: { match: FixtureListMatch; of: Team }) {
  const { language } = useLanguage();
  const now = useTickingNow();
  const { home, away, homeScore, awayScore, startTime } = match;
  const start = parseDate(startTime);
  const [own, other] = home?.id === of.id ? [homeScore, awayScore] : [awayScore, homeScore];
  return (
    <a className={styles.last} href={pagePaths.match(match.id)}>
      {own !== null && other !== null && <ResultBadge result={resultLetter(own, other)} />}
      <span>
        {home?.name} <b>{own === null ? '–' : `${homeScore}–${awayScore}`}</b> {away?.name}
      </span>
      {start.kind === 'known' && <time>{dayInWords(start.date, language, now)}</time>}
    </a>
  );
}
