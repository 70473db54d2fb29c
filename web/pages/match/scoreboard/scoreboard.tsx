import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { pagePaths } from '#contract/paths.ts';
import { clockTime, matchDateTime, parseDate } from '#domain/formatting/date.ts';
import { isUnplayed } from '#domain/match/status-display.ts';
import { highlightedSide } from '#domain/match/highlighted-side.ts';
import type { Score, Side } from '#domain/match/score.ts';
import { leader } from '#domain/match/winner.ts';
import type { Translate } from '#i18n/translate.ts';
import { useLanguage } from '#ui/language.ts';
import { CompetitionEmblem } from '#ui/marks/competition-emblem.tsx';
import { Crest } from '#ui/marks/crest.tsx';
import { ShareButton } from '#ui/share-button.tsx';
import { matchStats } from '#web/api/match-queries.ts';
import { sidesOf, ofTeam, type MatchDetails, type MatchStats } from '#web/football/match-model.ts';
import { gameweekText } from '#web/football/gameweek-text.ts';
import { matchTitle } from '#web/football/match-title.ts';
import { useMomentPictures } from '#web/football/moment-pictures.ts';
import { Breadcrumbs } from '#web/shell/breadcrumbs.tsx';
import { PageHead } from '#web/shell/page-head.tsx';
import { MatchBrief } from './match-brief.tsx';
import { MatchProgress } from './match-progress.tsx';
import { ProgressBar } from './progress-bar.tsx';
import styles from './scoreboard.module.css';

interface ScoreboardProps {
  match: MatchDetails;
  /** When the live connection was lost. */
  staleSince: Date | null;
  /** The tab bar. */
  children: ReactNode;
}

export function Scoreboard({ match, staleSince, children }: ScoreboardProps) {
  const { t } = useLanguage();
  const marked = useMarkedSide(match);
  const pictures = useMomentPictures({ kind: 'match', id: match.id });
  return (
    <PageHead
      floodlights={2}
      where={
        <>
          <Breadcrumbs />
          <Occasion match={match} />
        </>
      }
      share={<ShareButton title={matchTitle(match, t)} pictures={pictures} />}
      brief={<MatchBrief match={match} />}
      tabs={<div className={styles.tabs}>{children}</div>}
    >
      <h1 className="hidden">{matchTitle(match, t)}</h1>
      <div className={styles.board}>
        <div className={styles.teams}>
          <TeamSide match={match} side="home" marked={marked === 'home'} />
          <div className={styles.middle}>
            <ScoreLine score={match.score} />
            {match.penalties && <p className={styles.note}>{t('matchPage.penalties', { ...match.penalties })}</p>}
            {match.firstLeg && <p className={styles.note}>{firstLegText(match.firstLeg, match.score, t)}</p>}
            <MatchProgress match={match}>
              {marked && <small>{t(match.status === 'LIVE' ? 'matchPage.hasPossession' : 'matchPage.isWinner')}</small>}
            </MatchProgress>
            <Start match={match} />
            {staleSince && (
              <output className={styles.date}>{t('matchPage.stale', { time: clockTime(staleSince) })}</output>
            )}
          </div>
          <TeamSide match={match} side="away" marked={marked === 'away'} />
        </div>
      </div>
      <ProgressBar match={match} />
    </PageHead>
  );
}

/** Both legs together, or the first while this one has no score. */
const firstLegText = (firstLeg: Score, score: Score | null, t: Translate) =>
  score
    ? t('matchPage.aggregate', { home: score.home + firstLeg.home, away: score.away + firstLeg.away })
    : t('matchPage.firstLeg', { ...firstLeg });

function useMarkedSide(match: MatchDetails): Side | null {
  const { data: stats } = useQuery({ ...matchStats(match.id), enabled: match.status === 'LIVE' });
  return highlightedSide(match, stats ? possessionOf(match, stats) : null, sidesOf(match));
}

function possessionOf({ home, away }: MatchDetails, { teams }: MatchStats): Score | null {
  const [homePossession, awayPossession] = [home, away].map((team) => ofTeam(teams, team)?.possession);
  return typeof homePossession === 'number' && typeof awayPossession === 'number'
    ? { home: homePossession, away: awayPossession }
    : null;
}

function Occasion({ match: { competition, gameweek } }: { match: MatchDetails }) {
  const { t } = useLanguage();
  const hasRound = gameweek.number !== null || gameweek.round !== null;
  if (!competition) return null;
  return (
    <p className={styles.occasion}>
      <a href={pagePaths.competition(competition.id)}>
        <CompetitionEmblem competition={competition} />
        <span>{competition.name}</span>
      </a>
      {hasRound && <span>{gameweekText(gameweek, t)}</span>}
    </p>
  );
}

/** The pitch only before the match: then it is among the facts. */
function Start({ match: { startTime, status, venue } }: { match: MatchDetails }) {
  const { t, language } = useLanguage();
  const start = parseDate(startTime);
  return (
    <p className={styles.date}>
      {start.kind === 'known' ? (
        <time dateTime={start.date.toISOString()}>{matchDateTime(start.date, language)}</time>
      ) : (
        <span>{t(start.kind === 'missing' ? 'match.dateUnknown' : 'match.dateInvalid')}</span>
      )}
      {venue !== null && isUnplayed(status) && <span>{venue}</span>}
    </p>
  );
}

interface TeamSideProps {
  match: MatchDetails;
  side: Side;
  marked: boolean;
}

function TeamSide({ match, side, marked }: TeamSideProps) {
  const { t } = useLanguage();
  const team = match[side];
  const name = team?.name ?? t('match.teamUnknown');
  const content = (
    <>
      <Crest team={team ?? { badge: null, shortName: '?' }} eager />
      <span className={styles.name} data-marked={marked || undefined}>
        {name}
        {marked && ' *'}
      </span>
    </>
  );
  if (!team || team.id === null)
    return (
      <span className={styles.team} data-unknown={!team || undefined}>
        {content}
      </span>
    );
  return (
    <a className={styles.team} href={pagePaths.team(team.id)}>
      {content}
    </a>
  );
}

function ScoreLine({ score }: { score: Score | null }) {
  const leadingSide = score && leader(score);
  if (!score)
    return (
      <p className={styles.score} data-missing>
        –
      </p>
    );
  return (
    <p className={styles.score}>
      <b data-behind={leadingSide === 'away' || undefined}>{score.home}</b>
      <i />
      <span className="hidden">:</span>
      <b data-behind={leadingSide === 'home' || undefined}>{score.away}</b>
    </p>
  );
}
