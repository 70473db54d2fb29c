import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { parseLineups } from '#web/api/parse-lineups.ts';
import { parseMatchDetails, parseMatchStats } from '#web/api/parse-match.ts';
import { foldUpdate, type CachedMatch } from './fold-update.ts';
import {
  toResponses,
  AWAY,
  HOME,
  kickOff,
  MATCH_ID,
  changedMessages,
  toMessages,
  wholeMatch,
  type Snapshot,
} from './generated-match.fixture.ts';
import { parseMessage, type MessageName } from './parse-message.ts';

const about = { matchId: MATCH_ID, sides: { home: HOME, away: AWAY }, nameOf: () => null };

function loaded(picture: Snapshot): CachedMatch {
  const { details, stats, lineups } = toResponses(picture);
  return {
    details: parseMatchDetails(details),
    stats: parseMatchStats(stats, null),
    lineups: parseLineups(lineups),
  };
}

function fold(known: CachedMatch, name: MessageName, payload: unknown): CachedMatch {
  const update = parseMessage(name, payload, about);
  return update ? foldUpdate(known, update) : known;
}

const foldAll = (known: CachedMatch, messages: { name: MessageName; payload: unknown }[]) =>
  messages.reduce((so_far, { name, payload }) => fold(so_far, name, payload), known);

/** What is shown, without the bookkeeping of how it came. */
const shown = ({ details, stats, lineups }: CachedMatch) => ({
  details: { ...details, live: null, clock: details.clock && { ...details.clock, receivedAt: null } },
  teams: stats?.teams,
  players: stats?.players,
  lineups: lineups?.teams,
});

const goalOf = (change: object = {}) => ({ minute: 12, team_id: HOME, scorer: { id: 3, name: 'Трети' }, ...change });
const start = () => loaded(kickOff());
const scoreAfter = (known: CachedMatch) => known.details.score;

describe('a whole match', () => {
  const mixed = fc
    .tuple(wholeMatch, fc.nat(1000), fc.array(fc.nat(), { minLength: 1, maxLength: 60 }))
    .map(([pictures, joinedAt, chances]) => {
      const from = joinedAt % pictures.length;
      const messages = pictures.flatMap((picture, at) => changedMessages(pictures[at - 1] ?? picture, picture));
      const twice = [...messages, ...messages.filter((_, at) => (chances[at % chances.length] ?? 0) % 3 === 0)];
      const shuffled = twice
        .map((message, at) => ({ message, place: ((chances[at % chances.length] ?? 0) * 7919 + at * 104729) % 1009 }))
        .toSorted((a, b) => a.place - b.place)
        .map(({ message }) => message);
      return { begun: pictures[from]!, end: pictures.at(-1)!, messages: shuffled };
    });

  test("[LM12] in any order, with duplicates, from any moment on, ends in the API's state", () => {
    fc.assert(
      fc.property(mixed, ({ begun, end, messages }) => {
        expect(shown(foldAll(loaded(begun), messages))).toEqual(shown(loaded(end)));
      }),
    );
  });

  test('a client that joins late gets the full state from the snapshot', () => {
    fc.assert(
      fc.property(mixed, ({ begun, end, messages }) => {
        const known = foldAll(foldAll(loaded(begun), toMessages(end)), messages);
        expect(shown(known)).toEqual(shown(loaded(end)));
      }),
    );
  });

  test('[LM5] an older message changes nothing', () => {
    fc.assert(
      fc.property(wholeMatch, (pictures) => {
        const end = loaded(pictures.at(-1)!);
        const late = pictures.slice(0, -1).flatMap(toMessages);
        for (const { name, payload } of late.filter(({ name }) => !/stats|squads/.test(name)))
          expect(fold(end, name, payload).details).toBe(end.details);
      }),
      { numRuns: 20 },
    );
  });
});

describe('a goal', () => {
  const about = { matchId: MATCH_ID, revision: 2 };

  it('[LM6] counts at once, an own goal for the other team', () => {
    const goals = [goalOf({ id: 1 }), goalOf({ id: 2, is_own_goal: true }), goalOf({ id: 3, team_id: AWAY })];
    const known = fold(start(), 'goals_update', { ...about, complete: true, goals });
    expect(scoreAfter(known)).toEqual({ home: 1, away: 2 });
    expect(known.details.goals.map(({ id }) => id)).toEqual([1, 2, 3]);
  });

  it('[LM4] that is withdrawn changes the score back', () => {
    const scored = fold(start(), 'goals_update', { ...about, complete: true, goals: [goalOf({ id: 1 })] });
    const back = fold(scored, 'goals_update', { ...about, revision: 3, complete: true, goals: [] });
    expect(scoreAfter(back)).toEqual({ home: 0, away: 0 });
    expect(back.details.goals).toEqual([]);
  });

  it('leaves other fields unchanged', () => {
    const before = start();
    const after = fold(before, 'goals_update', { ...about, complete: true, goals: [goalOf({ id: 1 })] });
    expect(after.stats).toBe(before.stats);
    expect(after.lineups).toBe(before.lineups);
    expect(after.details.home).toBe(before.details.home);
    expect(before.details.goals).toEqual([]);
  });

  it('of another match is ignored', () => {
    const before = start();
    expect(fold(before, 'goals_update', { ...about, matchId: 18, complete: true, goals: [goalOf()] })).toBe(before);
  });
});

describe('a match update', () => {
  const timer = (minute: number, last_update: string) => ({ current_minute: minute, current_second: 0, last_update });
  const update = (revision: number, minute: number, venue: object) => ({
    matchId: MATCH_ID,
    revision,
    match: { ...timer(minute, `2026-03-15T17:${minute}:00Z`), ...venue },
  });

  it('[LM8] does not turn back a clock that was read later', () => {
    const ticked = fold(start(), 'timer_update', { revision: 5, ...timer(30, '2026-03-15T17:30:00Z') });
    const { details } = fold(ticked, 'match_update', update(4, 20, { yt_video_link: 'new' }));
    expect(details.clock?.minute).toBe(30);
    expect(details.liveVideo).toBe('new');
  });

  it('[LM5] that is old may only update the clock', () => {
    const updated = fold(start(), 'match_update', { revision: 5, match: { yt_video_link: 'new' } });
    const { details } = fold(updated, 'match_update', update(4, 20, { yt_video_link: 'old', status: 'UPCOMING' }));
    expect(details.clock?.minute).toBe(20);
    expect(details).toMatchObject({ liveVideo: 'new', status: 'LIVE', statusText: 'LIVE' });
  });
});

describe('messages of another backend [D1]', () => {
  const foreign = (): CachedMatch => {
    const { revision: _, ...match } = toResponses(kickOff()).details.details.match;
    return { ...start(), details: parseMatchDetails({ match }) };
  };

  it('[LM2] may repeat the goals that are known, without ids', () => {
    const first = goalOf({ scorer: undefined, scorer_id: 3, scorer_name: 'Трети' });
    const once = fold(foreign(), 'goals_update', [first]);
    const again = fold(once, 'goals_update', { goals: [first, { ...first, minute: 20, extra_time: 0 }] });
    expect(again.details.goals.map(({ minute, scorer }) => [minute, scorer?.name])).toEqual([
      [12, 'Трети'],
      [20, 'Трети'],
    ]);
    expect(scoreAfter(again)).toEqual({ home: 2, away: 0 });
  });

  it('[LM7] may send only the score, until the next goal', () => {
    const updated = fold(foreign(), 'match_update', { matchId: MATCH_ID, team1_score: 3, team2_score: 1 });
    expect(scoreAfter(updated)).toEqual({ home: 3, away: 1 });
    expect(updated.details).toMatchObject({ status: 'LIVE', referee: { name: 'Иво Стоянов' }, phase: 'FIRST_HALF' });
    expect(scoreAfter(fold(updated, 'goals_update', [goalOf()]))).toEqual({ home: 1, away: 0 });
  });

  it('[LM8] may send the time without a phase, and the phase without a time', () => {
    const ticked = fold(foreign(), 'timer_update', { timer: { minute: 30, second: 5, timer_running: true } });
    expect(ticked.details).toMatchObject({ phase: 'FIRST_HALF', clock: { minute: 30, second: 5, running: true } });
    const later = fold(ticked, 'match_update', { match: { match_timer: { current_phase: 'SECOND_HALF' } } });
    expect(later.details).toMatchObject({ phase: 'SECOND_HALF', clock: { minute: 30, second: 5 } });
  });

  it('[LM11] may name the teams of statistics first and second', () => {
    const known = fold(foreign(), 'team_stats_update', { team1: { shots: 4 }, team2: { shots: '2' } });
    expect(known.stats?.teams[HOME]?.shots).toBe(4);
    expect(known.stats?.teams[AWAY]?.shots).toBe(2);
  });

  it('may send statistics without names and pictures, which are kept', () => {
    const players = [{ id: 3, name: 'Трети', image_url: '/3.svg', team_id: HOME, shots: 1 }];
    const named = fold(foreign(), 'player_stats_update', players);
    const counted = fold(named, 'player_stats_update', { playerStats: [{ player_id: 3, shots: 2 }] });
    expect(counted.stats?.players).toMatchObject([{ id: 3, name: 'Трети', picture: '/3.svg', team: HOME, shots: 2 }]);
    const squads = { [HOME]: { starters: [{ id: 3, matchplayerstats: { rating: 8 } }] } };
    const lineups = fold(foreign(), 'squads_update', squads).lineups;
    expect(lineups?.teams[HOME]?.starters).toMatchObject([{ name: 'Играч 3', number: 3, rating: 8 }]);
    expect(lineups?.teams[AWAY]?.starters).toHaveLength(6);
  });

  it('[SD7] may abandon the match, which keeps its score', () => {
    const { details } = fold(foreign(), 'match_update', {
      status: 'POSTPONED',
      abandoned: true,
      team1_score: 1,
      team2_score: 0,
    });
    expect(details).toMatchObject({ status: 'ABANDONED', score: { home: 1, away: 0 } });
  });

  it('may be invalid', () => {
    const before = foreign();
    expect(fold(before, 'timer_update', {})).toBe(before);
    expect(fold(before, 'squads_update', null).lineups).toBe(before.lineups);
    expect(() => fold(before, 'goals_update', '<html>')).toThrow();
  });
});

describe('data not requested yet', () => {
  const bare = (): CachedMatch => ({ ...start(), stats: undefined, lineups: undefined });
  const { stats, lineups } = toResponses(kickOff());
  const about = { matchId: MATCH_ID, revision: 2 };

  it('is stored if complete', () => {
    expect(fold(bare(), 'stats_update', { ...about, ...stats }).stats?.teams[HOME]).toBeDefined();
    expect(fold(bare(), 'squads_update', { ...about, squads: lineups }).lineups?.teams[HOME]).toBeDefined();
  });

  it('is not stored if only a part arrives', () => {
    expect(fold(bare(), 'team_stats_update', { ...about, teamStats: stats.teamStats }).stats).toBeUndefined();
    expect(fold(bare(), 'player_stats_update', { ...about, playerStats: [] }).stats).toBeUndefined();
  });
});
