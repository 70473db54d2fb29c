import { HALF_MINUTES } from '#domain/match/event-section.ts';
import type { Score, Sides } from '#domain/match/score.ts';
import { MATCH_PHASES, MATCH_STATUSES, type MatchStatus } from '#domain/match/status.ts';
import { COMPETITION_FORMATS } from '#domain/standings/format.ts';
import type { Lineups, MatchClock, MatchCourse, MatchDetails, MatchStats, Person } from '#web/football/match-model.ts';
import { ApiError } from './errors.ts';
import { readEvent, readGoal, readSubstitution, type NameOf } from './read-match-acts.ts';
import { readLineups, readPlayerStats, readTeamStats } from './read-match-sheet.ts';
import {
  bilingual,
  readClock,
  readCompetition,
  readGameweekName,
  readScore,
  readTeam,
  toScore,
} from './read-shared.ts';
import { each, fields, list, number, oneOf, text, type Fields } from './read.ts';

const NOTHING_KNOWN: MatchCourse = {
  status: 'UPCOMING',
  statusText: '',
  phase: null,
  clock: null,
  score: null,
  halfTime: null,
  penalties: null,
  extraTimeWinner: null,
  penaltyWinner: null,
  startTime: null,
  previousStartTime: null,
  referee: null,
  awardReason: null,
  liveVideo: null,
  summaryVideo: null,
};

export function readMatchDetails(answer: unknown): MatchDetails {
  const match = fields(fields(fields(answer).details ?? answer).match ?? answer);
  const id = number(match.id);
  // It answered, with nothing.
  if (id === null) throw new ApiError(200, null);
  const live = fields(match.liveData);
  // What a backend says of a live match apart is newer than what it says of any match.
  const now = { ...match, ...given(live.matchInfo), ...given(live.timer), ...given({ match_timer: live.match_timer }) };
  const nameOf = namesIn(readLineups(live.matchSquads ?? live.squads ?? match.squads));
  return {
    ...NOTHING_KNOWN,
    ...readCourse(now),
    id,
    home: readTeam(match.team1),
    away: readTeam(match.team2),
    competition: readMatchCompetition(match.competition),
    gameweek: readGameweekName(match.gameweek),
    season: readSeason(match.season),
    venue: text(match.venue),
    halfMinutes: number(match.half_minutes) ?? HALF_MINUTES,
    goals: each(list(live.matchGoals ?? match.goals ?? []), readGoal(nameOf)),
    events: each(list(live.matchEvents ?? match.events ?? []), readEvent(nameOf)),
    substitutions: each(list(live.matchSubstitutions ?? match.substitutions ?? []), readSubstitution(nameOf)),
    revision: number(match.revision),
    live: null,
  };
}

export function readMatchStats(answer: unknown, sides: Sides<number> | null): MatchStats {
  const { teamStats, playerStats } = fields(answer);
  return {
    teams: readTeamStats(teamStats, sides),
    players: readPlayerStats(playerStats ?? []),
    teamsRevision: null,
    playersRevision: null,
  };
}

/** As much of a match's course as is said; a live update of another backend may say little. */
export function readCourse(match: Fields): Partial<MatchCourse> {
  return dropUnsaid({
    ...readStatus(match),
    phase: readPhase(match) ?? undefined,
    clock: readMatchClock(match) ?? undefined,
    score: readTeamScores(match),
    halfTime: said(match.half_time_score, readScore),
    penalties: said(match.penalty_score, readScore),
    extraTimeWinner: said(match.extra_time_winner, number),
    penaltyWinner: said(match.penalty_winner, number),
    startTime: said(match.start_time, text),
    previousStartTime: said(match.previous_start_time, text),
    referee: said(match.referee, readReferee),
    awardReason: said(match.award_reason, (reason) =>
      text(reason) === null ? null : bilingual(reason, match.award_reason_bg),
    ),
    liveVideo: said(match.yt_video_link, text),
    summaryVideo: said(match.yt_summary_link, text),
  });
}

const readPhase = (of: Fields) =>
  oneOf(MATCH_PHASES, of.match_phase ?? of.current_phase ?? fields(of.match_timer).current_phase);

function readMatchClock(of: Fields): MatchClock | null {
  const clock = readClock(of);
  return clock && { ...clock, readAt: Date.parse(text(of.last_update) ?? '') || (clock.receivedAt ?? 0) };
}

/** The names of those on the team sheets. */
export const namesIn =
  ({ teams }: Lineups): NameOf =>
  (playerId) =>
    Object.values(teams)
      .flatMap(({ starters, substitutes }) => [...starters, ...substitutes])
      .find(({ id }) => id === playerId)?.name || null;

export const sidesOf = ({ home, away }: Pick<MatchDetails, 'home' | 'away'>): Sides<number> => ({
  // No team has the id 0: one that is not known yet scores nothing.
  home: home?.id ?? 0,
  away: away?.id ?? 0,
});

function readStatus({ status, isLive, isFinished }: Fields): { status?: MatchStatus; statusText?: string } {
  const told = text(status) ?? (isLive === true ? 'LIVE' : isFinished === true ? 'FINISHED' : null);
  return told === null ? {} : { status: oneOf(MATCH_STATUSES, told) ?? 'UPCOMING', statusText: told };
}

function readTeamScores({ team1_score, team2_score, team1, team2 }: Fields): Score | null | undefined {
  const home = team1_score ?? fields(team1).score;
  const away = team2_score ?? fields(team2).score;
  return home === undefined || away === undefined ? undefined : toScore(home, away);
}

function readReferee(value: unknown): Person | null {
  const name = text(fields(value).name) ?? text(value);
  return name === null ? null : { id: number(fields(value).id), name };
}

function readMatchCompetition(value: unknown): MatchDetails['competition'] {
  const competition = readCompetition(value);
  return competition && { ...competition, format: oneOf(COMPETITION_FORMATS, fields(value).format) };
}

function readSeason(value: unknown): MatchDetails['season'] {
  const { year_start, year_end } = fields(value);
  const yearStart = number(year_start);
  const yearEnd = number(year_end);
  return yearStart === null || yearEnd === null ? null : { yearStart, yearEnd };
}

const said = <T>(value: unknown, read: (value: unknown) => T): T | undefined =>
  value === undefined ? undefined : read(value);

const dropUnsaid = <T extends object>(facts: T) =>
  Object.fromEntries(Object.entries(facts).filter(([, value]) => value !== undefined)) as {
    [K in keyof T]?: Exclude<T[K], undefined>;
  };

/** Only what is there: a null beside a value does not take it away. */
const given = (value: unknown): Fields =>
  Object.fromEntries(Object.entries(fields(value)).filter(([, told]) => told !== null && told !== undefined));
