import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { bestRuns } from './best-runs.ts';
import { findRuns, joinRuns } from './runs.ts';
import { allTimeTable, seasonRecords } from './season-records.ts';
import {
  biggestWins,
  EMPTY_RECORD,
  EMPTY_TABLE,
  greatestHauls,
  joinRecords,
  mostGoals,
  recordOf,
  RECORDS_KEPT,
  type OwnMatch,
} from './team-record.ts';

const own = (id: number, scored: number, conceded: number, at: number | null = id): OwnMatch => ({
  id,
  at,
  scored,
  conceded,
});
const runsOf = (results: string) =>
  findRuns(
    results.split('').map((result, at) => ({ id: at + 1, result })),
    ({ result }) => result === 'W',
  );

describe('runs', () => {
  test('[RE4] the longest, of equal ones the earliest', () => {
    expect(runsOf('WWLWWWLWWW').longest).toEqual({ matches: 3, from: 4, to: 6 });
    expect(runsOf('LLL').longest).toBeNull();
  });

  test('[RE4] a run goes on over the end of a season', () => {
    const second = findRuns([{ id: 7 }, { id: 9 }], () => true);
    expect(joinRuns(runsOf('LWW'), second).longest).toEqual({ matches: 4, from: 2, to: 9 });
  });

  const anyMatches = fc.array(fc.tuple(fc.nat(4), fc.nat(4)), { maxLength: 40 });

  test('[RE4] however the seasons are cut, they have the runs of all matches', () => {
    fc.assert(
      fc.property(anyMatches, fc.array(fc.nat(40), { maxLength: 4 }), (scores, cuts) => {
        const matches = scores.map(([scored, conceded], at) => own(at + 1, scored, conceded));
        const ends = [...cuts.map((cut) => Math.min(cut, matches.length)), matches.length].toSorted((a, b) => a - b);
        const parts = ends.map((end, at) => recordOf(EMPTY_TABLE, matches.slice(ends[at - 1] ?? 0, end), []));
        const joined = parts.reduce(joinRecords, EMPTY_RECORD);
        const { seasons: _, ...whole } = recordOf(EMPTY_TABLE, matches, []);
        expect(joined).toMatchObject(whole);
        expect(joined.seasons).toBe(parts.length);
      }),
    );
  });

  test('[RE4] the longest run of wins is as long as the longest word of wins', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[WL]{0,40}$/), (results) => {
        const longest = Math.max(...results.split('L').map(({ length }) => length));
        expect(runsOf(results).longest?.matches ?? 0).toBe(longest);
      }),
    );
  });

  test('[RE4] unbeaten with draws, winning without, clean sheets also when nothing is scored', () => {
    const { runs } = recordOf(EMPTY_TABLE, [own(1, 1, 0), own(2, 0, 0), own(3, 3, 2), own(4, 2, 0), own(5, 0, 1)], []);
    expect(runs.unbeaten.longest).toEqual({ matches: 4, from: 1, to: 4 });
    expect(runs.winning.longest).toEqual({ matches: 2, from: 3, to: 4 });
    expect(runs.cleanSheets.longest).toEqual({ matches: 2, from: 1, to: 2 });
  });

  test('[RE4] [RE6] a single match is no run; one goes on with the last match of a team that still plays', () => {
    const teams = [
      { name: 'gone', isPlaying: false, runs: runsOf('LWWW') },
      { name: 'once', isPlaying: true, runs: runsOf('LWL') },
      { name: 'before', isPlaying: true, runs: runsOf('WWWL') },
      { name: 'now', isPlaying: true, runs: runsOf('WWWLWWW') },
    ];
    const best = bestRuns(teams, ({ runs }) => runs);
    expect(best.map(({ team, from, isGoingOn }) => [team.name, from, isGoingOn])).toEqual([
      ['now', 5, true],
      ['gone', 2, false],
      ['before', 1, false],
    ]);
  });
});

describe('single matches', () => {
  test('[RE3] a win by its margin, then its goals, then its day', () => {
    const wins = [own(1, 5, 0, null), own(2, 6, 1, 300), own(3, 5, 0, 200), own(4, 6, 1, 100)];
    expect(biggestWins(wins).map(({ id }) => id)).toEqual([4, 2, 3, 1]);
  });

  test('[RE3] the match with the most goals is named once, whoever of the two is asked', () => {
    expect(mostGoals([own(1, 4, 5), own(2, 2, 2), own(1, 5, 4)])).toHaveLength(2);
    expect(mostGoals([own(2, 2, 2), own(1, 5, 4)])[0]?.id).toBe(1);
  });

  test('[RE5] the goals of a player in one match, of equal ones the earlier', () => {
    const haul = (match: number, goals: number, at: number) => ({ match, at, player: match, goals });
    expect(greatestHauls([haul(1, 3, 20), haul(2, 4, 30), haul(3, 3, 10)]).map(({ match }) => match)).toEqual([
      2, 3, 1,
    ]);
  });

  test('a few of each are kept, and they are those of the whole time', () => {
    const matches = Array.from({ length: 30 }, (_, at) => own(at + 1, (at * 7) % 11, 0));
    const halves = [matches.slice(0, 15), matches.slice(15)].map((half) => recordOf(EMPTY_TABLE, half, []));
    const joined = halves.reduce(joinRecords, EMPTY_RECORD);
    expect(joined.biggestWins).toHaveLength(RECORDS_KEPT);
    expect(joined.biggestWins).toEqual(biggestWins(matches));
  });
});

describe('a season', () => {
  const rules = { points: { win: 3, draw: 1, loss: 0 }, tieBreakers: [] };
  const team = (id: number) => ({ id, name: `Team ${id}`, group: null });
  const result = (home: number, away: number, homeGoals: number, awayGoals: number) => ({
    home,
    away,
    homeGoals,
    awayGoals,
    gameweek: 1,
  });
  const season = {
    table: {
      teams: [team(1), team(2), team(3), team(4)],
      results: [result(1, 2, 4, 0), result(1, 3, 3, 0)],
      adjustments: [{ team: 1, points: -1 }],
      rules,
    },
    played: [
      { id: 10, at: 1, home: 1, away: 2, homeGoals: 4, awayGoals: 0 },
      { id: 12, at: 3, home: 1, away: 4, homeGoals: 9, awayGoals: 0 },
    ],
    struckOut: new Set([4]),
    hauls: [
      { match: 10, at: 1, player: 7, goals: 3, team: 1 },
      { match: 12, at: 3, player: 7, goals: 6, team: 1 },
    ],
  };

  test('[RE1] [RE2] an awarded result is in the table alone, a struck out one nowhere', () => {
    const [first] = seasonRecords(season);
    expect(first).toMatchObject({
      team: 1,
      place: 1,
      record: { table: { matches: 2, wins: 2, goalsScored: 7, points: 5 }, biggestWins: [{ id: 10 }] },
    });
    expect(first?.record.runs.winning.longest).toEqual({ matches: 1, from: 10, to: 10 });
    expect(first?.record.hauls).toEqual([{ match: 10, at: 1, player: 7, goals: 3 }]);
  });

  test('a team without a result has no record, and one of a knockout no place', () => {
    expect(seasonRecords(season).map((row) => row.team)).toEqual([1, 3, 2]);
    expect(seasonRecords({ ...season, table: null }).map(({ place }) => place)).toEqual([null, null]);
  });

  test('[RE1] the all-time table is in the order of a table, then by name', () => {
    const row = (name: string, points: number, goalsScored: number) => ({
      name,
      table: { ...EMPTY_TABLE, matches: 1, points, goalsScored },
    });
    const teams = [row('Вихър', 3, 1), row('Балик', 3, 1), row('Рилци', 3, 2), { name: 'Нов', table: EMPTY_TABLE }];
    expect(allTimeTable(teams).map(({ name }) => name)).toEqual(['Рилци', 'Балик', 'Вихър']);
  });
});
