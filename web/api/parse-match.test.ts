import { describe, expect, it, vi } from 'vitest';
import type { MatchDetails } from '#web/football/match-model.ts';
import { toResponses, AWAY, HOME, kickOff, MATCH_ID } from '#web/live/generated-match.fixture.ts';
import { matchDetails, matchLineups, matchStats } from './match-queries.ts';
import { parseLineups } from './parse-lineups.ts';
import { parseMatchDetails } from './parse-match.ts';
import { createQueryClient } from './query-client.ts';

const { match } = toResponses(kickOff()).details.details;
const read = (change: object = {}): MatchDetails => parseMatchDetails({ details: { match: { ...match, ...change } } });

describe('the details of a match', () => {
  it('are parsed into our types', () => {
    expect(read()).toMatchObject({
      id: MATCH_ID,
      status: 'LIVE',
      phase: 'FIRST_HALF',
      clock: { minute: 0, second: 37, running: true, receivedAt: null },
      score: { home: 0, away: 0 },
      home: { name: 'Орловец', badge: `/${HOME}.svg` },
      competition: { name: 'Делта Лига', format: 'LEAGUE' },
      gameweek: { number: 7, round: null },
      season: { yearStart: 2025, yearEnd: 2026 },
      revision: 1,
    });
  });

  it('fail if the response has no match', () => {
    expect(() => parseMatchDetails({})).toThrow();
    expect(() => parseMatchDetails(null)).toThrow();
  });
});

describe('details of other backends [D1]', () => {
  it('may be wrapped or not', () => {
    expect(parseMatchDetails({ match })).toEqual(read());
    expect(parseMatchDetails(match)).toEqual(read());
  });

  it('may send the penalty score as JSON text', () => {
    expect(read({ penalty_score: '{"team1":4,"team2":"3"}' }).penalties).toEqual({ home: 4, away: 3 });
    expect(read({ penalty_score: { team1: 4, team2: 3 } }).penalties).toEqual({ home: 4, away: 3 });
    expect(read({ penalty_score: 'none' }).penalties).toBeNull();
  });

  it('may leave the score to the teams, and the status to two flags', () => {
    const team1 = { ...match.team1, score: 2 };
    const team2 = { ...match.team2, score: 1 };
    const bare = { team1, team2, team1_score: undefined, team2_score: undefined, status: undefined };
    expect(read(bare)).toMatchObject({ status: 'LIVE', score: { home: 2, away: 1 } });
    expect(read({ ...bare, isLive: false, isFinished: true }).status).toBe('FINISHED');
  });

  it('may have an unknown status, which is kept as text', () => {
    expect(read({ status: 'DELAYED', isLive: false })).toMatchObject({ status: 'OTHER', statusText: 'DELAYED' });
    expect(read({ status: 'IN_PLAY', isLive: true })).toMatchObject({ status: 'LIVE', statusText: 'LIVE' });
  });

  it('may send the ids of the teams beside them, or not at all', () => {
    const [team1, team2] = [{ name: 'Балик' }, { id: null, name: 'Вихър' }];
    const beside = read({ team1, team2, team1_id: 5, team2_id: '6' });
    expect([beside.home, beside.away]).toMatchObject([
      { id: 5, name: 'Балик' },
      { id: 6, name: 'Вихър' },
    ]);
    expect(read({ team1, team1_id: undefined }).home).toMatchObject({ id: null, name: 'Балик' });
  });

  it('may send the current state of a live match separately', () => {
    const goal = { minute: 3, team_id: HOME, scorer_id: 2 };
    const live = read({
      goals: [],
      current_minute: null,
      match_phase: null,
      liveData: {
        matchInfo: { team1_score: 1, team2_score: 0, venue: null },
        matchGoals: [goal],
        matchEvents: [{ event_type: 'YELLOW_CARD', minute: 5, team_id: AWAY, player_id: 14 }],
        matchSubstitutions: [{ minute: 9, team_id: HOME, player_in: 12, player_out: { id: 2 }, playerInName: 'Нов' }],
        matchSquads: match.squads,
        timer: { current_minute: 31, current_second: 7, timer_running: true },
        match_timer: { current_phase: 'SECOND_HALF' },
      },
    });
    expect(live).toMatchObject({
      phase: 'SECOND_HALF',
      clock: { minute: 31, second: 7, running: true },
      score: { home: 1, away: 0 },
      venue: 'Дружба',
      goals: [{ id: null, player: 2, scorer: { id: 2, name: 'Играч 2' }, assister: null }],
      events: [{ type: 'YELLOW_CARD', player: 14, person: { name: 'Играч 14' } }],
      substitutions: [{ playerIn: 12, playerOut: 2, on: { id: 12, name: 'Нов' }, off: { id: 2, name: 'Играч 2' } }],
    });
  });

  it('may give scorer and assister as objects or beside each other', () => {
    const beside = { scorer_id: 2, scorer_name: 'Две', assister_id: 3, assister_name: 'Три' };
    const objects = { scorer: { id: 2, name: 'Две' }, assister: { id: 3, name: 'Три' } };
    const goalsOf = (people: object) => read({ goals: [{ minute: 1, team_id: HOME, ...people }] }).goals;
    expect(goalsOf(beside)).toEqual(goalsOf(objects));
    expect(goalsOf({ scorer_name: 'Само име' })[0]?.scorer).toEqual({ id: null, name: 'Само име' });
  });

  it('keep a substitution without names, if it can be placed', () => {
    const nobody = { minute: 9, player_in: null, player_out: null };
    const { substitutions } = read({ substitutions: [{ ...nobody, team_id: HOME }, nobody, null] });
    expect(substitutions).toMatchObject([{ minute: 9, team: HOME, on: null, off: null }]);
  });

  it('skip invalid acts', () => {
    const events = [null, { event_type: 'THROW_IN' }, { event_type: 'GOAL', minute: 3, team_id: HOME }];
    expect(read({ events, goals: [{ minute: 3 }] })).toMatchObject({ events: [{ type: 'GOAL' }], goals: [] });
  });
});

describe('lineups', () => {
  it('may be keyed by team or wrapped, with shirts as jersey_number or number', () => {
    const starters = [{ id: 1, name: 'Едно', number: '7' }];
    const bare = parseLineups({ [HOME]: { starters, substitutes: [] } });
    expect(parseLineups({ lineups: { [HOME]: { starters, substitutes: [] } } })).toEqual(bare);
    expect(bare.teams[HOME]?.starters[0]?.number).toBe(7);
  });

  it('show goals without own goals [D23]', () => {
    const matchplayerstats = { rating: 7.1, goals: 3, own_goals: 1, motm: true };
    const [scorer] = parseLineups({ [HOME]: { starters: [{ id: 1, name: 'Едно', matchplayerstats }] } }).teams[HOME]!
      .starters;
    expect(scorer).toMatchObject({ goals: 2, ownGoals: 1, rating: 7.1, manOfTheMatch: true });
  });
});

describe('fetching a match', () => {
  const client = (fetchApi: (path: string) => Promise<unknown>) => createQueryClient(fetchApi);

  it('requests three endpoints', async () => {
    const fetchApi = vi.fn(async (path: string) => (path.endsWith('details') ? { match } : {}));
    const queryClient = client(fetchApi);
    await Promise.all([
      queryClient.query(matchDetails(MATCH_ID)),
      queryClient.query(matchStats(MATCH_ID)),
      queryClient.query(matchLineups(MATCH_ID)),
    ]);
    expect(fetchApi.mock.calls.map(([path]) => path)).toEqual([
      '/api/readonly-match/17/details',
      '/api/readonly-match/17/stats',
      '/api/readonly-match/17/lineups',
    ]);
  });

  it('[LM11] learns whose statistics are the first and the second team’s', async () => {
    const queryClient = client(async (path) =>
      path.endsWith('details') ? { match } : { teamStats: { team1: { shots: 3 }, team2: { shots: 1 } } },
    );
    const { teams } = await queryClient.query(matchStats(MATCH_ID));
    expect([teams[HOME]?.shots, teams[AWAY]?.shots]).toEqual([3, 1]);
  });

  it('keeps data pushed over the socket during the request', async () => {
    let answer: (match: unknown) => void = () => {};
    const queryClient = client(() => new Promise((resolve) => (answer = resolve)));
    const { queryKey } = matchDetails(MATCH_ID);
    const waiting = queryClient.query({ ...matchDetails(MATCH_ID), staleTime: 0 });
    await vi.waitFor(() => expect(queryClient.isFetching()).toBe(1));
    const live = { ...read(), score: { home: 1, away: 0 }, revision: null };
    queryClient.setQueryData(queryKey, live);
    answer({ match });
    await waiting;
    expect(queryClient.getQueryData(queryKey)).toBe(live);
  });

  it('ignores a response older than the cached data', async () => {
    const queryClient = client(async () => ({ match }));
    const { queryKey } = matchDetails(MATCH_ID);
    const known = { ...read(), revision: 5 };
    queryClient.setQueryData(queryKey, known);
    await queryClient.query({ ...matchDetails(MATCH_ID), staleTime: 0 });
    expect(queryClient.getQueryData<MatchDetails>(queryKey)?.revision).toBe(5);
    queryClient.setQueryData(queryKey, { ...known, revision: 1 });
    await queryClient.query({ ...matchDetails(MATCH_ID), staleTime: 0 });
    expect(queryClient.getQueryData(queryKey)).toEqual(read());
  });
});
