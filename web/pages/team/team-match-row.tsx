import type { ReactNode } from 'react';
import { pagePaths } from '#contract/paths.ts';
import { clockTime, readDate, slashedDate } from '#domain/formatting/date.ts';
import { Crest } from '#web/football/crest.tsx';
import { ResultBadge } from '#web/football/form.tsx';
import type { TeamMatch } from '#web/football/team-model.ts';
import { useLanguage } from '#web/ui/language.tsx';
import { LiveDot } from '#web/ui/live-dot.tsx';
import { Tag } from '#web/ui/tag.tsx';
import styles from './team-match-row.module.css';

/** A match as seen from the team whose page it is on: against whom, at home or away. */
export function TeamMatchRow({ match }: { match: TeamMatch }) {
  const { t } = useLanguage();
  const { id, gameweek, isHome, opponent, score, result, status } = match;
  return (
    <a className={styles.match} href={pagePaths.match(id)}>
      <span className={styles.when}>
        <When startTime={match.startTime} />
        {gameweek !== null && <span>{t('team.gameweek', { number: gameweek })}</span>}
      </span>
      <span className={styles.opponent}>
        <abbr title={t(isHome ? 'team.home.label' : 'team.away.label')}>{t(isHome ? 'team.home' : 'team.away')}</abbr>
        <Crest team={opponent ?? { badge: null, shortName: '?' }} />
        <span>{opponent?.name ?? t('match.teamUnknown')}</span>
      </span>
      <Status status={status} />
      {score && (
        <b className={styles.score} data-live={status === 'LIVE' || undefined}>
          {score.home} - {score.away}
        </b>
      )}
      {result !== null && status !== 'LIVE' && <ResultBadge result={result} />}
    </a>
  );
}

function When({ startTime }: { startTime: string | null }) {
  const { t } = useLanguage();
  const read = readDate(startTime);
  if (read.kind !== 'known') return <b>{t(read.kind === 'missing' ? 'match.dateUnknown' : 'match.dateInvalid')}</b>;
  return (
    <>
      <b>{slashedDate(read.date)}</b>
      <span>{clockTime(read.date)}</span>
    </>
  );
}

/** What is out of the ordinary; a status that nobody knows is shown as it came. */
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
    case 'CANCELLED':
      return <Tag>{t('match.cancelled')}</Tag>;
    default:
      return <Tag>{status}</Tag>;
  }
}
