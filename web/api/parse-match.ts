import { HALF_MINUTES } from '#domain/match/lengths.ts';
import type { Score, Sides } from '#domain/match/score.ts';
import { MATCH_PHASES } from '#domain/match/status.ts';
import { COMPETITION_FORMATS } from '#domain/standings/format.ts';
import type { MatchClock, MatchDetails, MatchProgress, MatchStats } from '#web/football/match-model.ts';
import type { Person } from '#web/football/goal-model.ts';
import { ApiError } from './errors.ts';
import { namesIn, parseGoal, parsePerson } from './parse-goal.ts';
import { parseEvent, parseSubstitution } from './parse-match-acts.ts';
import { parseLineups } from './parse-lineups.ts';
import { isByHomeAndAway, parsePlayerStats, parseTeamStats } from './parse-match-stats.ts';
import {
  bilingual,
  parseClock,
  parseCompetition,
  parseGameweekName,
  parseKickOff,
  parseNamedTeam,
  parseScore,
  parseStatus,
  toScore,
} from './parse-shared.ts';
import { parseEach, fields, list, number, oneOf, text, type Fields } from './parse.ts';

const EMPTY_PROGRESS: MatchProgress = {
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
  venue: null,
  pitchId: null,
  kickedOffAt: null,
  referee: null,
  note: null,
  manOfTheMatch: null,
  awardReason: null,
  liveVideo: null,
  summaryVideo: null,
};

export function parseMatchDetails(response: unknown): MatchDetails {
  const match = fields(fields(fields(response).details ?? response).match ?? response);
  const id = number(match.id);
  if (id === null) throw new ApiError(200, null);
  const live = fields(match.liveData);
  // `liveData` is newer than the fields of the match.
  const current = {
    ...match,
    ...withoutNulls(live.matchInfo),
    ...withoutNulls(live.timer),
    ...withoutNulls({ match_timer: live.match_timer }),
  };
  const nameOf = namesIn(parseLineups(live.matchSquads ?? live.squads ?? match.squads));
  return {
    ...EMPTY_PROGRESS,
    kickedOffAt: parseKickOff(current),
    ...parseProgress(current),
    id,
    home: parseSide(match.team1, match.team1_id),
    away: parseSide(match.team2, match.team2_id),
    competition: parseMatchCompetition(match.competition),
    gameweek: parseGameweekName(match.gameweek),
    season: parseSeason(match.season),
    firstLeg: parseScore(match.first_leg_score),
    halfMinutes: number(match.half_minutes) ?? HALF_MINUTES,
    goals: parseEach(list(live.matchGoals ?? match.goals ?? []), parseGoal(nameOf)),
    events: parseEach(list(live.matchEvents ?? match.events ?? []), parseEvent(nameOf)),
    substitutions: parseEach(list(live.matchSubstitutions ?? match.substitutions ?? []), parseSubstitution(nameOf)),
    articleId: number(match.article_id),
    revision: number(match.revision),
    live: null,
  };
}

export const needsSides = (response: unknown): boolean => isByHomeAndAway(fields(response).teamStats);

export function parseMatchStats(response: unknown, sides: Sides<number> | null): MatchStats {
  const { teamStats, playerStats } = fields(response);
  return {
    teams: parseTeamStats(teamStats, sides),
    players: parsePlayerStats(playerStats ?? []),
    teamsRevision: null,
    playersRevision: null,
  };
}

/** Only the fields that are present: a live update of another backend may have few. */
export function parseProgress(match: Fields): Partial<MatchProgress> {
  return withoutUndefined({
    ...parseStatus(match),
    phase: parsePhase(match) ?? undefined,
    clock: parseMatchClock(match) ?? undefined,
    score: parseTeamScores(match),
    halfTime: ifDefined(match.half_time_score, parseScore),
    penalties: ifDefined(match.penalty_score, parseScore),
    extraTimeWinner: ifDefined(match.extra_time_winner, number),
    penaltyWinner: ifDefined(match.penalty_winner, number),
    startTime: ifDefined(match.start_time, text),
    previousStartTime: ifDefined(match.previous_start_time, text),
    venue: text(match.venue) ?? undefined,
    pitchId: ifDefined(match.pitch_id, number),
    kickedOffAt: ifDefined(match.kicked_off_at, text),
    referee: ifDefined(match.referee, parseReferee),
    note: ifDefined(match.note, text),
    manOfTheMatch: ifDefined(match.man_of_the_match, (person) => parsePerson(noName, person, null, null)),
    awardReason: ifDefined(match.award_reason, (reason) =>
      text(reason) === null ? null : bilingual(reason, match.award_reason_bg),
    ),
    liveVideo: ifDefined(match.yt_video_link, text),
    summaryVideo: ifDefined(match.yt_summary_link, text),
  });
}

const parsePhase = (source: Fields) =>
  oneOf(MATCH_PHASES, source.match_phase ?? source.current_phase ?? fields(source.match_timer).current_phase);

function parseMatchClock(source: Fields): MatchClock | null {
  const clock = parseClock(source);
  return clock && { ...clock, readAt: Date.parse(text(source.last_update) ?? '') || (clock.receivedAt ?? 0) };
}

function parseTeamScores({ team1_score, team2_score, team1, team2 }: Fields): Score | null | undefined {
  const home = team1_score ?? fields(team1).score;
  const away = team2_score ?? fields(team2).score;
  return home === undefined || away === undefined ? undefined : toScore(home, away);
}

/** The id may be beside the team. */
const parseSide = (team: unknown, id: unknown): MatchDetails['home'] => parseNamedTeam({ id, ...withoutNulls(team) });

const noName = () => null;

function parseReferee(value: unknown): Person | null {
  const name = text(fields(value).name) ?? text(value);
  return name === null ? null : { id: number(fields(value).id), name };
}

function parseMatchCompetition(value: unknown): MatchDetails['competition'] {
  const competition = parseCompetition(value);
  return competition && { ...competition, format: oneOf(COMPETITION_FORMATS, fields(value).format) };
}

function parseSeason(value: unknown): MatchDetails['season'] {
  const { year_start, year_end } = fields(value);
  const yearStart = number(year_start);
  const yearEnd = number(year_end);
  return yearStart === null || yearEnd === null ? null : { yearStart, yearEnd };
}

const ifDefined = <T>(value: unknown, parse: (value: unknown) => T): T | undefined =>
  value === undefined ? undefined : parse(value);

const withoutUndefined = <T extends object>(facts: T) =>
  Object.fromEntries(Object.entries(facts).filter(([, value]) => value !== undefined)) as {
    [K in keyof T]?: Exclude<T[K], undefined>;
  };

/** Without nulls, which must not overwrite known values. */
const withoutNulls = (value: unknown): Fields =>
  Object.fromEntries(Object.entries(fields(value)).filter(([, field]) => field !== null && field !== undefined));
