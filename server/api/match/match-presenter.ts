import type { Match } from '#contract/http/match.ts';
import { englishOr } from '#domain/league/texts.ts';
import { readClock } from '#domain/match/clock.ts';
import { runningMinute } from '#domain/match/match-minute.ts';
import type { Score } from '#domain/match/score.ts';
import { isUnplayed } from '#domain/match/status-display.ts';
import { isAbandoned } from '#domain/match/status.ts';
import { decideMatch } from '#domain/match/winner.ts';
import type { MatchDetailsRow } from '#server/db/matches/match-details.ts';
import {
  presentInstant,
  presentKickOff,
  presentLatin,
  presentListedCompetition,
  presentPerson,
  presentTeam,
} from '#server/api/presenters.ts';
import { presentEvents, presentActPerson } from './events-presenter.ts';
import { presentLineups } from './lineups-presenter.ts';
import { presentStats } from './match-stats-presenter.ts';

type LiveData = NonNullable<Match['liveData']>;

export function presentMatch(row: MatchDetailsRow, now: Date): Match {
  const info = presentInfo(row, now);
  const squads = presentLineups([info.team1_id, info.team2_id], row.lineups);
  const { goals, events, substitutions } =
    row.home && row.away
      ? presentEvents(row.ledger, { home: row.home.id, away: row.away.id })
      : { goals: [], events: [], substitutions: [] };
  return {
    ...info,
    goals,
    events,
    substitutions,
    squads,
    liveData: row.liveStats && {
      matchInfo: info,
      matchGoals: goals,
      matchEvents: events,
      matchSubstitutions: substitutions,
      matchSquads: squads,
      ...presentStats(row.liveStats),
      timer: presentTimer(row, now),
    },
  };
}

function presentInfo(row: MatchDetailsRow, now: Date): LiveData['matchInfo'] {
  const { home, away, competition, gameweek, season } = row;
  const abandoned = isAbandoned(row.status, row.score);
  const counting = isUnplayed(row.status) && !abandoned ? null : (row.official ?? row.score);
  const verdict = decideMatch(row);
  const wonBy = (by: 'extraTime' | 'penalties') =>
    verdict?.by === by ? ((verdict.winner === 'home' ? home : away)?.id ?? null) : null;
  return {
    id: row.id,
    status: row.status,
    abandoned,
    isLive: row.status === 'LIVE',
    isFinished: row.status === 'FINISHED',
    revision: row.revision,
    ...presentTimer(row, now),
    team1_id: home?.id ?? null,
    team2_id: away?.id ?? null,
    team1: home && { ...presentTeam(home), score: counting?.home ?? null },
    team2: away && { ...presentTeam(away), score: counting?.away ?? null },
    team1_score: counting?.home ?? null,
    team2_score: counting?.away ?? null,
    half_time_score: presentScore(row.halfTime),
    first_leg_score: presentScore(row.firstLeg),
    start_time: presentInstant(row.startTime),
    previous_start_time: presentInstant(row.previousStartTime),
    kicked_off_at: presentKickOff(row.ledger),
    venue: row.venue,
    venue_latin: presentLatin(row.venue, row.venueLatin),
    pitch_id: row.pitchId,
    half_minutes: row.halfMinutes,
    competition: { ...presentListedCompetition(competition), format: competition.format },
    gameweek: { id: gameweek.id, number: gameweek.number, elimination_round: gameweek.eliminationRound },
    season: { id: season.id, year_start: season.yearStart, year_end: season.yearEnd },
    referee: row.referee && presentPerson(row.referee),
    note: row.note,
    man_of_the_match: row.manOfTheMatch && presentActPerson(row.manOfTheMatch),
    extra_time_winner: wonBy('extraTime'),
    // An awarded result was not decided by the shoot-out.
    penalty_score: row.official ? null : presentScore(row.penalties),
    penalty_winner: wonBy('penalties'),
    award_reason: englishOr(row.officialReasonEn, row.officialReasonBg),
    award_reason_bg: row.officialReasonBg,
    yt_video_link: row.liveVideo,
    yt_summary_link: row.summaryVideo,
    article_id: row.articleId,
  };
}

const presentScore = (score: Score | null) => score && { team1: score.home, team2: score.away };

export function presentTimer(
  { phase, clockSeconds, clockRunningSince, changedAt, halfMinutes }: MatchDetailsRow,
  now: Date,
): LiveData['timer'] {
  const { minute, second } = readClock({ seconds: clockSeconds, runningSince: clockRunningSince }, now);
  return {
    current_minute: minute,
    running_minute: runningMinute(minute, phase, halfMinutes),
    current_second: second,
    match_phase: phase,
    timer_running: clockRunningSince !== null,
    // A running clock was read just now; a stopped one is as of the last change.
    last_update: (clockRunningSince ? now : changedAt).toISOString(),
  };
}
