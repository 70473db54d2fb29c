import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { pagePaths } from '#contract/paths.ts';
import { clockTime, matchDateTime, parseDate } from '#domain/formatting/date.ts';
import { highlightedSide } from '#domain/match/highlighted-side.ts';
import type { Score, Side } from '#domain/match/score.ts';
import { leader } from '#domain/match/winner.ts';
import type { Translate } from '#i18n/translate.ts';
import { useLanguage } from '#ui/language.ts';
import { CompetitionEmblem } from '#ui/marks/competition-emblem.tsx';
import { Crest } from '#ui/marks/crest.tsx';
import { ShareButton } from '#ui/share-button.tsx';
import { matchStats } from '#web/api/match-queries.ts';
import { sidesOf } from '#web/api/parse-match.ts';
import { ofTeam, type MatchDetails, type MatchStats } from '#web/football/match-model.ts';
import { matchTitle } from '#web/football/match-title.ts';
import { useMomentPictures } from '#web/football/moment-pictures.ts';
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
    <section className={styles.scoreboard} data-theme="dark">
      <div className="wrap">
        <h1 className="hidden">{matchTitle(match, t)}</h1>
        <div className={styles.share}>
          <ShareButton title={matchTitle(match, t)} pictures={pictures} />
        </div>
        <Occasion match={match} staleSince={staleSince} />
        <div className={styles.board}>
          <div className={styles.teams}>
            <TeamSide match={match} side="home" marked={marked === 'home'} />
            <div className={styles.middle}>
              <ScoreLine score={match.score} />
              {match.penalties && (
                <p className={styles.penalties}>{t('matchPage.penalties', { ...match.penalties })}</p>
              )}
              {match.firstLeg && <p className={styles.penalties}>{firstLegText(match.firstLeg, match.score, t)}</p>}
              <MatchProgress match={match} />
            </div>
            <TeamSide match={match} side="away" marked={marked === 'away'} />
          </div>
        </div>
        <ProgressBar match={match} />
        <div className={styles.tabs}>{children}</div>
      </div>
    </section>
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

function Occasion({ match: { competition, startTime, venue }, staleSince }: Omit<ScoreboardProps, 'children'>) {
  const { t, language } = useLanguage();
  const start = parseDate(startTime);
  return (
    <p className={styles.occasion}>
      {competition && (
        <a href={pagePaths.competition(competition.id)}>
          <CompetitionEmblem competition={competition} />
          {competition.name}
        </a>
      )}
      {start.kind === 'known' ? (
        <time dateTime={start.date.toISOString()}>{matchDateTime(start.date, language)}</time>
      ) : (
        <span>{t(start.kind === 'missing' ? 'match.dateUnknown' : 'match.dateInvalid')}</span>
      )}
      {venue !== null && <span>{venue}</span>}
      {staleSince && <output className={styles.stale}>{t('matchPage.stale', { time: clockTime(staleSince) })}</output>}
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
  const leads = match.score !== null && leader(match.score) === side;
  const content = (
    <>
      <Crest team={team ?? { badge: null, shortName: '?' }} eager />
      <span className={styles.name} data-marked={marked || undefined}>
        {name}
        {marked && (
          <>
            <span aria-hidden="true"> *</span>
            <span className="hidden">
              {' '}
              {t(match.status === 'LIVE' ? 'matchPage.hasPossession' : 'matchPage.isWinner')}
            </span>
          </>
        )}
      </span>
    </>
  );
  if (!team || team.id === null)
    return (
      <span className={styles.team} data-unknown={!team || undefined} data-leads={leads || undefined}>
        {content}
      </span>
    );
  return (
    <a className={styles.team} href={pagePaths.team(team.id)} data-leads={leads || undefined}>
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
