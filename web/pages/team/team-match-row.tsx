import type { ReactNode } from 'react';
import { pagePaths } from '#contract/paths.ts';
import { clockTime, numericDate, parseDate } from '#domain/formatting/date.ts';
import { useLanguage } from '#ui/language.ts';
import { Crest } from '#ui/marks/crest.tsx';
import { ResultBadge } from '#ui/marks/form-guide.tsx';
import { LiveDot } from '#ui/marks/live-dot.tsx';
import { Tag } from '#ui/tag.tsx';
import type { TeamMatch } from '#web/football/team-model.ts';
import styles from './team-match-row.module.css';

export const TeamMatchRows = ({ matches }: { matches: TeamMatch[] }) => (
  <ul className={styles.matches}>
    {matches.map((match) => (
      <li key={match.id}>
        <TeamMatchRow match={match} />
      </li>
    ))}
  </ul>
);

/** From the view of the page's team. */
function TeamMatchRow({ match }: { match: TeamMatch }) {
  const { t } = useLanguage();
  const { id, gameweek, isHome, opponent, venue, score, result, status } = match;
  const side = isHome ? 'home' : 'away';
  return (
    <a className={styles.match} href={pagePaths.match(id)}>
      <span className={styles.when}>
        <StartTime startTime={match.startTime} />
        {gameweek !== null && <span>{t('team.gameweek', { number: gameweek })}</span>}
      </span>
      <span className={styles.opponent}>
        <abbr title={t(`team.${side}.label`)}>{t(result === null ? `team.${side}` : `team.${side}.short`)}</abbr>
        <Crest team={opponent ?? { badge: null, shortName: '?' }} />
        <span>
          {opponent?.name ?? t('match.teamUnknown')}
          {venue !== null && result === null && <small>{venue}</small>}
        </span>
      </span>
      <span className={styles.outcome}>
        <Status status={status} />
        {score && (
          <b className={styles.score} data-live={status === 'LIVE' || undefined}>
            {score.home} - {score.away}
          </b>
        )}
      </span>
      {result !== null && status !== 'LIVE' && status !== 'ABANDONED' && <ResultBadge result={result} />}
    </a>
  );
}

function StartTime({ startTime }: { startTime: string | null }) {
  const { t, language } = useLanguage();
  const start = parseDate(startTime);
  if (start.kind !== 'known') return <b>{t(start.kind === 'missing' ? 'match.dateUnknown' : 'match.dateInvalid')}</b>;
  return (
    <>
      <b>{numericDate(start.date, language)}</b>
      <span>{clockTime(start.date)}</span>
    </>
  );
}

/** Only unusual statuses; an unknown one as received. */
function Status({ status }: { status: string }): ReactNode {
  const { t } = useLanguage();
  switch (status) {
    case 'UPCOMING':
    case 'FINISHED':
      return null;
    case 'LIVE':
      return (
        <Tag kind="live">
          <LiveDot />
          {t('match.live')}
        </Tag>
      );
    case 'AWARDED':
      return <Tag>{t('match.awarded')}</Tag>;
    case 'POSTPONED':
      return <Tag>{t('match.postponed')}</Tag>;
    case 'ABANDONED':
      return <Tag>{t('match.abandoned')}</Tag>;
    case 'CANCELLED':
      return <Tag>{t('match.cancelled')}</Tag>;
    default:
      return <Tag>{status}</Tag>;
  }
}
