import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { pagePaths } from '#contract/paths.ts';
import { clockTime, matchDateTime, readDate } from '#domain/formatting/date.ts';
import { markedSide } from '#domain/match/marked-side.ts';
import type { Score, Side } from '#domain/match/score.ts';
import { leader } from '#domain/match/winner.ts';
import { matchStats } from '#web/api/match-queries.ts';
import { sidesOf } from '#web/api/read-match.ts';
import { Crest } from '#web/football/crest.tsx';
import { Emblem } from '#web/football/emblem.tsx';
import type { MatchDetails, MatchStats } from '#web/football/match-model.ts';
import { useLanguage } from '#web/ui/language.tsx';
import { ShareButton } from '#web/ui/share-button.tsx';
import { titleOf } from '#web/football/match-title.ts';
import { Course } from './course.tsx';
import { CourseLine } from './course-line.tsx';
import styles from './scoreboard.module.css';

interface ScoreboardProps {
  match: MatchDetails;
  /** Since when nothing new has come, though it should. */
  staleSince: Date | null;
  /** The tabs of the page stand at its foot. */
  children: ReactNode;
}

export function Scoreboard({ match, staleSince, children }: ScoreboardProps) {
  const { t } = useLanguage();
  const marked = useMarkedSide(match);
  return (
    <section className={styles.scoreboard} data-theme="dark">
      <div className="wrap">
        <h1 className="hidden">{titleOf(match, t)}</h1>
        <div className={styles.share}>
          <ShareButton title={titleOf(match, t)} />
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
              <Course match={match} />
            </div>
            <TeamSide match={match} side="away" marked={marked === 'away'} />
          </div>
        </div>
        <CourseLine match={match} />
        <div className={styles.tabs}>{children}</div>
      </div>
    </section>
  );
}

function useMarkedSide(match: MatchDetails): Side | null {
  const { data: stats } = useQuery({ ...matchStats(match.id), enabled: match.status === 'LIVE' });
  return markedSide(match, stats ? possessionOf(match, stats) : null, sidesOf(match));
}

function possessionOf({ home, away }: MatchDetails, { teams }: MatchStats): Score | null {
  const [ofHome, ofAway] = [home, away].map((team) => team && teams[team.id]?.possession);
  return typeof ofHome === 'number' && typeof ofAway === 'number' ? { home: ofHome, away: ofAway } : null;
}

function Occasion({ match: { competition, startTime, venue }, staleSince }: Omit<ScoreboardProps, 'children'>) {
  const { t, language } = useLanguage();
  const start = readDate(startTime);
  return (
    <p className={styles.occasion}>
      {competition && (
        <a href={pagePaths.competition(competition.id)}>
          <Emblem competition={competition} />
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
  if (!team)
    return (
      <span className={styles.team} data-unknown>
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
  const ahead = score && leader(score);
  if (!score)
    return (
      <p className={styles.score} data-missing>
        –
      </p>
    );
  return (
    <p className={styles.score}>
      <b data-behind={ahead === 'away' || undefined}>{score.home}</b>
      <i />
      <span className="hidden">:</span>
      <b data-behind={ahead === 'home' || undefined}>{score.away}</b>
    </p>
  );
}
