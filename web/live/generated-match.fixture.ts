import fc from 'fast-check';
import type { Goal, MatchEvent, Substitution } from '#contract/http/match-events.ts';
import type { Lineups, Match, MatchInfo, MatchStats } from '#contract/http/match.ts';
import type { ServerEvents } from '#contract/socket.ts';
import { lineupPlayer, person, playerStats, teamStats } from './generated-stats.fixture.ts';
import type { MessageName } from './parse-message.ts';

export const MATCH_ID = 17;
export const HOME = 4;
export const AWAY = 9;

/** A match at one revision, in the API's and the socket's format. */
export interface Snapshot {
  info: MatchInfo;
  goals: Goal[];
  events: MatchEvent[];
  substitutions: Substitution[];
  squads: Lineups;
  stats: MatchStats;
}

export type SentMessage = {
  [Name in MessageName]: { name: Name; payload: Parameters<ServerEvents[Name]>[0] };
}[MessageName];

type Act =
  | { kind: 'goal'; minute: number; home: boolean; player: number; own: boolean }
  | { kind: 'card'; minute: number; home: boolean; player: number }
  | { kind: 'change'; minute: number; home: boolean; player: number }
  | { kind: 'shot'; home: boolean; player: number }
  | { kind: 'correct'; target: number; player: number }
  | { kind: 'withdraw'; target: number }
  | { kind: 'phase'; second: boolean };

const minute = fc.integer({ min: 1, max: 50 });
const player = fc.integer({ min: 1, max: 6 });
const act: fc.Arbitrary<Act> = fc.oneof(
  fc.record({ kind: fc.constant('goal'), minute, home: fc.boolean(), player, own: fc.boolean() }),
  fc.record({ kind: fc.constant('card'), minute, home: fc.boolean(), player }),
  fc.record({ kind: fc.constant('change'), minute, home: fc.boolean(), player }),
  fc.record({ kind: fc.constant('shot'), home: fc.boolean(), player }),
  fc.record({ kind: fc.constant('correct'), target: fc.nat(20), player }),
  fc.record({ kind: fc.constant('withdraw'), target: fc.nat(20) }),
  fc.record({ kind: fc.constant('phase'), second: fc.boolean() }),
);

/** A match from kick-off to the final whistle: its state after each act. */
export const wholeMatch: fc.Arbitrary<Snapshot[]> = fc
  .tuple(fc.array(act, { maxLength: 25 }), fc.option(fc.record({ home: fc.nat(3), away: fc.nat(3) })))
  .map(([acts, award]) => [...playMatch(acts), finishMatch(playMatch(acts), award)]);

function playMatch(acts: Act[]): Snapshot[] {
  let match = kickOff();
  return [match, ...acts.map((candidate, index) => (match = recount(apply(match, candidate, index + 2), index + 2)))];
}

function finishMatch(matches: Snapshot[], award: { home: number; away: number } | null): Snapshot {
  const before = matches.at(-1) ?? kickOff();
  const revision = before.info.revision + 1;
  const after = recount(before, revision, 'FULL_TIME', false);
  const ended = { ...after.info, isLive: false, isFinished: award === null, status: 'FINISHED' as const };
  if (!award) return { ...after, info: ended };
  const decided = { status: 'AWARDED' as const, award_reason: 'No show', award_reason_bg: 'Неявяване' };
  return { ...after, info: { ...scored(ended, award.home, award.away), ...decided } };
}

export function kickOff(): Snapshot {
  const team = (id: number, name: string) => ({
    id,
    name,
    name_latin: name,
    short_name: name.slice(0, 3),
    badge: `/${id}.svg`,
    score: 0,
  });
  return {
    info: {
      id: MATCH_ID,
      status: 'LIVE',
      abandoned: false,
      isLive: true,
      isFinished: false,
      revision: 1,
      team1_id: HOME,
      team2_id: AWAY,
      team1: team(HOME, 'Орловец'),
      team2: team(AWAY, 'Балик'),
      team1_score: 0,
      team2_score: 0,
      half_time_score: null,
      start_time: '2026-03-15T19:00:00+02:00',
      previous_start_time: null,
      kicked_off_at: null,
      first_leg_score: null,
      venue: 'Дружба',
      venue_latin: 'Druzhba',
      pitch_id: 1,
      half_minutes: 25,
      competition: { id: 1, name: 'Делта Лига', name_latin: 'Delta League', format: 'LEAGUE', logo_url: null },
      gameweek: { id: 2, number: 7, elimination_round: null },
      season: { id: 3, year_start: 2025, year_end: 2026 },
      referee: { id: 5, name: 'Иво Стоянов', name_latin: 'Ivo Stoyanov' },
      note: null,
      man_of_the_match: null,
      extra_time_winner: null,
      penalty_score: null,
      penalty_winner: null,
      award_reason: null,
      award_reason_bg: null,
      yt_video_link: null,
      yt_summary_link: null,
      article_id: null,
      ...clockAt(1, 'FIRST_HALF', true),
    },
    goals: [],
    events: [],
    substitutions: [],
    squads: {
      [HOME]: { starters: [1, 2, 3, 4, 5, 6].map((n) => lineupPlayer(n)), substitutes: [] },
      [AWAY]: { starters: [1, 2, 3, 4, 5, 6].map((n) => lineupPlayer(n + 10)), substitutes: [] },
    },
    stats: { teamStats: { [HOME]: teamStats(0), [AWAY]: teamStats(0) }, playerStats: [] },
  };
}

const clockAt = (revision: number, match_phase: MatchInfo['match_phase'], timer_running: boolean) => ({
  current_minute: Math.floor((revision * 37) / 60),
  running_minute: Math.floor((revision * 37) / 60) + 1,
  current_second: (revision * 37) % 60,
  match_phase,
  timer_running,
  last_update: new Date(Date.UTC(2026, 2, 15, 17, 0, revision * 37)).toISOString(),
});

const scored = (info: MatchInfo, home: number, away: number): MatchInfo => ({
  ...info,
  team1_score: home,
  team2_score: away,
  team1: info.team1 && { ...info.team1, score: home },
  team2: info.team2 && { ...info.team2, score: away },
});

function apply(match: Snapshot, act: Act, revision: number): Snapshot {
  const { goals, events, substitutions, stats, squads } = match;
  if (act.kind === 'phase') {
    const phase = act.second ? 'SECOND_HALF' : 'HALF_TIME';
    return { ...match, info: { ...match.info, match_phase: phase, timer_running: act.second } };
  }
  if (act.kind === 'withdraw' || act.kind === 'correct') {
    const target = [...goals, ...events, ...substitutions][act.target]?.id;
    if (act.kind === 'correct')
      return {
        ...match,
        goals: goals.map((goal) => (goal.id === target ? { ...goal, scorer: person(act.player) } : goal)),
      };
    const isKept = ({ id }: { id: number }) => id !== target;
    return {
      ...match,
      goals: goals.filter(isKept),
      events: events.filter(isKept),
      substitutions: substitutions.filter(isKept),
    };
  }
  const team = act.home ? HOME : AWAY;
  const id = act.home ? act.player : act.player + 10;
  if (act.kind === 'shot') {
    const shots = (stats.playerStats.find((candidate) => candidate.id === id)?.shots ?? 0) + 1;
    return {
      ...match,
      stats: {
        teamStats: { ...stats.teamStats, [team]: teamStats((stats.teamStats[team]?.shots ?? 0) + 1) },
        playerStats: [...stats.playerStats.filter((candidate) => candidate.id !== id), playerStats(id, team, shots)],
      },
    };
  }
  const moment = {
    id: 100 + revision,
    minute: act.minute,
    extra_time: null,
    team_id: team,
    match_phase: act.minute > 25 ? ('SECOND_HALF' as const) : ('FIRST_HALF' as const),
  };
  const event = { ...moment, player_id: id, player: person(id), card_type: null, penalty_result: null };
  switch (act.kind) {
    case 'goal':
      return {
        ...match,
        goals: [
          ...goals,
          {
            ...moment,
            scorer: person(id),
            assister: null,
            team1_score: 0,
            team2_score: 0,
            is_own_goal: act.own,
            is_penalty: false,
          },
        ],
        events: [...events, { ...event, event_type: 'GOAL' }],
      };
    case 'card':
      return { ...match, events: [...events, { ...event, event_type: 'YELLOW_CARD', card_type: 'YELLOW' }] };
    case 'change': {
      const on = { ...lineupPlayer(id + 50), matchplayerstats: { rating: 6, goals: 1, own_goals: 1, motm: false } };
      const lineup = squads[team] ?? { starters: [], substitutes: [] };
      return {
        ...match,
        substitutions: [...substitutions, { ...moment, player_in: person(id + 50), player_out: person(id) }],
        squads: { ...squads, [team]: { ...lineup, substitutes: [...lineup.substitutes, on] } },
      };
    }
  }
}

/** Lists in the order of play, the score counted from the goals. */
function recount(
  match: Snapshot,
  revision: number,
  phase = match.info.match_phase,
  running = match.info.timer_running,
): Snapshot {
  const inOrder = <T extends { minute: number | null; id: number }>(list: T[]) =>
    list.toSorted((a, b) => (a.minute ?? 0) - (b.minute ?? 0) || a.id - b.id);
  let [home, away] = [0, 0];
  const goals = inOrder(match.goals).map((goal) => {
    if ((goal.team_id === HOME) === goal.is_own_goal) away += 1;
    else home += 1;
    return { ...goal, team1_score: home, team2_score: away };
  });
  return {
    ...match,
    goals,
    events: inOrder(match.events),
    substitutions: inOrder(match.substitutions),
    info: { ...scored(match.info, home, away), ...clockAt(revision, phase, running), revision },
  };
}

export const toResponses = ({ info, goals, events, substitutions, squads, stats }: Snapshot) => {
  const match: Match = { ...info, goals, events, substitutions, squads, liveData: null };
  return { details: { details: { match } }, stats, lineups: squads };
};

/** Everything, as it is sent to a client that joins. */
export function toMessages({ info, goals, events, substitutions, squads, stats }: Snapshot): SentMessage[] {
  const { revision, current_minute, running_minute, current_second, match_phase, timer_running, last_update } = info;
  const header = { matchId: MATCH_ID, revision };
  const timer = { current_minute, running_minute, current_second, match_phase, timer_running, last_update };
  return [
    { name: 'match_update', payload: { ...header, match: info } },
    { name: 'timer_update', payload: { ...header, ...timer } },
    { name: 'goals_update', payload: { ...header, complete: true, goals } },
    { name: 'events_update', payload: { ...header, complete: true, events } },
    { name: 'substitutions_update', payload: { ...header, complete: true, substitutions } },
    { name: 'squads_update', payload: { ...header, squads } },
    { name: 'stats_update', payload: { ...header, ...stats } },
    { name: 'team_stats_update', payload: { ...header, teamStats: stats.teamStats } },
    { name: 'player_stats_update', payload: { ...header, playerStats: stats.playerStats } },
  ];
}

/** Only what is new: what the server sends to clients that have joined before. */
export function changedMessages(before: Snapshot, after: Snapshot): SentMessage[] {
  const old = toMessages(before).map(({ payload }) => JSON.stringify({ ...payload, revision: 0 }));
  return toMessages(after).filter(
    ({ name, payload }, index) => name !== 'stats_update' && JSON.stringify({ ...payload, revision: 0 }) !== old[index],
  );
}
