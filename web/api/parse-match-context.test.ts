import { describe, expect, it } from 'vitest';
import type { CompetitionFormat } from '#domain/standings/format.ts';
import {
  parseHeadToHead,
  parseMatchLeaders,
  parseMatchNews,
  parseMatchStandings,
  parsePastMatches,
} from './parse-match-context.ts';

const team = (id: number, name: string) => ({ id, name, short_name: name.slice(0, 3), badge: null });
const row = (name: string, points: number, more: object = {}) => ({
  team: team(points, name),
  matches: 3,
  wins: 1,
  draws: 1,
  losses: 1,
  goals_scored: 5,
  goals_conceded: 4,
  goal_difference: 1,
  points,
  form: ['L', 'D', 'W'],
  ...more,
});
const tables = (answer: unknown, ofMatch: CompetitionFormat | null = null) =>
  parseMatchStandings(answer, ofMatch)?.groups.map(({ name, rows }) => [name, rows.map((one) => one.team.name)]);

describe('the standings around a match', () => {
  it('are one list, or lists by group', () => {
    expect(tables({ standings: [row('Балик', 6), row('Вихър', 4)] })).toEqual([[null, ['Балик', 'Вихър']]]);
    expect(tables({ standings: { A: [row('Балик', 6)], B: [row('Вихър', 4)] } })).toEqual([
      ['A', ['Балик']],
      ['B', ['Вихър']],
    ]);
    expect(tables([row('Балик', 6)])).toEqual([[null, ['Балик']]]);
  });

  it.each([
    ['LEAGUE', [[null, ['Балик', 'Вихър']]]],
    ['KNOCKOUT', [[null, ['Балик', 'Вихър']]]],
    [
      'GROUP_STAGE',
      [
        ['A', ['Балик']],
        ['B', ['Вихър']],
      ],
    ],
    [
      'GROUP_PLUS_KNOCKOUT',
      [
        ['A', ['Балик']],
        ['B', ['Вихър']],
      ],
    ],
  ] as const)('in a %s rows with groups make %j', (format, expected) => {
    const standings = [row('Балик', 6, { group_name: 'A' }), row('Вихър', 4, { group_name: 'B' })];
    expect(tables({ standings, format })).toEqual(expected);
    expect(tables({ standings }, format)).toEqual(expected);
  });

  it('[ST2] without positions are ordered by points, goal difference, goals scored', () => {
    const standings = [
      row('Четвърти', 4),
      row('Трети', 6, { goal_difference: 1 }),
      row('Втори', 6, { goal_difference: 2, goals_scored: 6 }),
      row('Първи', 6, { goal_difference: 2, goals_scored: 7 }),
    ];
    const groups = parseMatchStandings({ standings }, null)?.groups ?? [];
    expect(groups[0]?.rows.map(({ position, team: { name } }) => [position, name])).toEqual([
      [1, 'Първи'],
      [2, 'Втори'],
      [3, 'Трети'],
      [4, 'Четвърти'],
    ]);
  });

  it('keep the positions that the server sends', () => {
    const standings = [row('Втори', 6, { position: 2 }), row('Първи', 6, { position: 1 })];
    expect(tables({ standings })).toEqual([[null, ['Първи', 'Втори']]]);
  });

  it('show the last five valid results, also without a team name', () => {
    const standings = [row('Балик', 6, { form: ['W', 'W', 'L', 'X', 'D', 'D', 'W'], team: { id: 7 } })];
    expect(parseMatchStandings({ standings }, null)?.groups[0]?.rows[0]).toMatchObject({
      played: 3,
      form: ['W', 'L', 'D', 'D', 'W'],
      team: { id: 7, name: '' },
    });
  });

  it.each([['none'], [7], [true], [{ A: 'none' }], [null]])('in the shape of %j are no standings', (standings) => {
    expect(parseMatchStandings({ standings }, null)).toBeNull();
  });

  it('may be empty', () => {
    expect(parseMatchStandings({ standings: [] }, null)).toEqual({ groups: [], zones: [], adjustments: [] });
    expect(parseMatchStandings({ standings: {} }, null)).toEqual({ groups: [], zones: [], adjustments: [] });
  });
});

describe('the context of a match', () => {
  it('earlier matches, by either names of the teams', () => {
    const past = { id: 3, start_time: '2026-03-01T17:00:00Z', team1_score: 2, team2_score: 1 };
    const expected = { id: 3, status: 'FINISHED', homeScore: 2, awayScore: 1, home: { name: 'Балик' } };
    const [first, second] = parsePastMatches({
      matches: [
        { ...past, team1: team(1, 'Балик'), team2: team(2, 'Вихър'), competition: { name: 'Купа' } },
        { ...past, home_team: team(1, 'Балик'), away_team: team(2, 'Вихър'), penalty_score: '{"team1":4,"team2":3}' },
      ],
    });
    expect(first).toMatchObject({ ...expected, competition: { id: null, name: 'Купа', logo: null } });
    expect(second).toMatchObject({ ...expected, competition: null, penalties: { home: 4, away: 3 } });
    expect(parsePastMatches([past])).toHaveLength(1);
    expect(() => parsePastMatches({})).toThrow();
  });

  it('the balance of the two, if they have met', () => {
    const met = { team1_wins: 3, draws: '1', team2_wins: 2 };
    expect(parseHeadToHead(met)).toEqual({ homeWins: 3, draws: 1, awayWins: 2 });
    expect(parseHeadToHead({ h2h: met })).toEqual(parseHeadToHead(met));
    expect(parseHeadToHead({ team1_wins: 0, draws: 0, team2_wins: 0 })).toBeNull();
    expect(parseHeadToHead([])).toBeNull();
  });

  it('the leaders of the competition, wrapped or not, without invalid entries', () => {
    const read = parseMatchLeaders('top_rated_players', 'averageRating');
    const leader = { player_id: 9, player_name: 'Иван Колев', player_picture: '', team_name: 'Балик' };
    const expected = [{ player: { id: 9, name: 'Иван Колев', picture: null }, team: { name: 'Балик' }, value: 8.256 }];
    expect(read({ top_rated_players: [{ ...leader, averageRating: '8.256' }, { player_id: 3 }] })).toEqual(expected);
    expect(read([{ ...leader, averageRating: 8.256 }])).toEqual(expected);
    // [UN9]
    expect(read([leader])[0]?.value).toBe(0);
  });

  it('news, previewed up to 120 characters of text', () => {
    const content = `<p>${'a'.repeat(100)}</p><p>${'b'.repeat(30)}</p>`;
    const [story] = parseMatchNews({ news: [{ id: 7, title: 'Derby', content }] });
    expect(story?.preview.en).toBe(`${'a'.repeat(100)} · ${'b'.repeat(17)}…`);
    expect(parseMatchNews([{ id: 7, title: 'Derby', content: 'Short.' }])[0]?.preview.en).toBe('Short.');
  });
});
