import ball from '@phosphor-icons/core/fill/soccer-ball-fill.svg?raw';
import type { Language } from '#contract/language.ts';
import { pagePaths } from '#contract/paths.ts';
import { numericDate, parseDate } from '#domain/formatting/date.ts';
import { resultLetter } from '#domain/match/score.ts';
import { logRatingBand } from '#domain/player/rating.ts';
import type { Translate } from '#i18n/translate.ts';
import { Icon } from '#ui/icon.tsx';
import { useLanguage } from '#ui/language.ts';
import { CompetitionEmblem } from '#ui/marks/competition-emblem.tsx';
import { Crest } from '#ui/marks/crest.tsx';
import { ResultBadge } from '#ui/marks/form-guide.tsx';
import { RatingBadge } from '#ui/marks/rating-badge.tsx';
import type { Named, Team } from '#web/football/model.ts';
import { useIsOwnBackend } from '#web/football/own-backend.ts';
import type { PlayedMatch } from '#web/football/player-model.ts';
import { useRecords } from '#web/api/use-records.ts';
import styles from './match-log.module.css';

export const MatchLog = ({ matches }: { matches: PlayedMatch[] }) => (
  <ul className={styles.log}>
    {matches.map((match) => (
      <li key={match.matchId}>
        <LoggedMatch match={match} />
      </li>
    ))}
  </ul>
);

function LoggedMatch({ match }: { match: PlayedMatch }) {
  const { t, language } = useLanguage();
  const { ratings } = useRecords();
  const { team, opponent, ownScore, opponentScore, competition, rating } = match;
  return (
    <a className={styles.match} href={pagePaths.match(match.matchId)}>
      <ResultBadge result={resultLetter(ownScore, opponentScore)} />
      <span className={styles.sides}>
        <Side team={team} />
        <span className={styles.score}>
          {ownScore}
          <i>–</i>
          {opponentScore}
        </span>
        <Side team={opponent} />
      </span>
      <span className={styles.occasion}>
        {competition && (
          <span>
            <CompetitionEmblem competition={competition} />
            {competition.name}
          </span>
        )}
        <span>{dateText(match.date, t, language)}</span>
      </span>
      <Counts match={match} />
      {rating === null ? (
        ratings && <span className={styles.unrated}>{t('figure.unknown')}</span>
      ) : (
        <RatingBadge rating={rating} bandOf={logRatingBand} />
      )}
    </a>
  );
}

const Side = ({ team }: { team: Named<Team> }) => (
  <span className={styles.team}>
    <Crest team={team} />
    <abbr title={team.name}>{team.shortName}</abbr>
  </span>
);

/** A single goal or assist is shown by its icon alone. */
function Counts({ match: { minutes: sent, goals, assists } }: { match: PlayedMatch }) {
  const { t } = useLanguage();
  const isOwn = useIsOwnBackend();
  const minutes = sent ?? (isOwn ? null : 0);
  return (
    <span className={styles.counts}>
      {minutes !== null && <span title={t('player.matches.minutes', { count: minutes })}>{minutes}’</span>}
      {goals > 0 && (
        <span title={t('player.goals', { count: goals })}>
          <Icon svg={ball} size="1.125rem" />
          <span aria-hidden="true">{goals > 1 && goals}</span>
          <span className="hidden">{t('player.goals', { count: goals })}</span>
        </span>
      )}
      {assists !== null && assists > 0 && (
        <span title={t('player.assists', { count: assists })}>
          <i aria-hidden="true">A</i>
          <span aria-hidden="true">{assists > 1 && assists}</span>
          <span className="hidden">{t('player.assists', { count: assists })}</span>
        </span>
      )}
    </span>
  );
}

function dateText(value: string | null, t: Translate, language: Language): string {
  const date = parseDate(value);
  if (date.kind === 'known') return numericDate(date.date, language);
  return t(date.kind === 'missing' ? 'match.dateUnknown' : 'match.dateInvalid');
}
