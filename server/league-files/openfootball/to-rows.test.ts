import { describe, expect, test } from 'vitest';
import type { Row } from '#server/db/league-tables/league-table.ts';
import { OperatorError } from '#server/errors.ts';
import { kickOffReader } from './kick-off.ts';
import { nationCodeOf } from '#domain/player/nation-code.ts';
import { plainLatin, slug } from '#domain/formatting/plain-latin.ts';
import { shortNames } from '#domain/team/short-name.ts';
import { parseNotes, parseOpenfootball } from './openfootball-file.ts';
import { toRows } from './to-rows.ts';

const match = (entry: object) => ({ round: 'Matchday 1', date: '2024-03-02', team1: 'A', team2: 'B', ...entry });
const read = (matches: object[], { name = 'Cup 2024', notes = {} }: { name?: string; notes?: object } = {}) =>
  toRows(
    parseOpenfootball(JSON.stringify({ name, matches }), 'cup.json'),
    parseNotes(JSON.stringify(notes), 'notes.json'),
  );
/** The scores of a match that are known. */
const scoresOf = (row: Row) => {
  const pairs: [string, string, string][] = [
    ['score', 'home_score', 'away_score'],
    ...['half_time', 'full_time', 'extra_time', 'penalties'].map((name): [string, string, string] => [
      name,
      `${name}_home`,
      `${name}_away`,
    ]),
  ];
  return Object.fromEntries(
    pairs.filter(([, home]) => row[home] !== null).map(([name, home, away]) => [name, [row[home], row[away]]]),
  );
};
const goal = (name: string, minute: number | string, more = {}) => ({ name, minute, ...more });

describe('kick-off', () => {
  const london = kickOffReader('Europe/London');
  test.each([
    ['2023-08-11', '20:00', '2023-08-11T19:00:00.000Z'],
    ['2024-01-14', '16:30', '2024-01-14T16:30:00.000Z'],
    ['2026-06-11', '13:00 UTC-6', '2026-06-11T19:00:00.000Z'],
    ['2026-06-11', '01:30 UTC+5:30', '2026-06-10T20:00:00.000Z'],
    ['2024-01-14', undefined, '2024-01-14T12:00:00.000Z'],
  ])('%s %s is %s', (date, time, instant) => {
    expect(london(date, time)?.toISOString()).toBe(instant);
  });
  test.each(['', 'noon', '25:00', '12:61'])('%j is no time', (time) => {
    expect(london('2024-01-14', time)).toBeNull();
  });
});

describe('names', () => {
  test('in plain Latin and as keys', () => {
    expect(plainLatin('Joško Łukasz Ødegård')).toBe('Josko Lukasz Odegard');
    expect(slug('Brighton & Hove Albion FC')).toBe('brighton-hove-albion-fc');
    expect(slug('Делта')).toBe('delta');
  });

  test('three letters each, no two alike', () => {
    const names = ['Manchester City FC', 'Manchester United FC', 'AFC Bournemouth', 'Austria', 'Australia', 'FC'];
    const short = shortNames(names);
    expect(names.map((name) => short.get(name))).toEqual(['MCI', 'MUN', 'BOU', 'AUI', 'AUA', 'FC']);
    expect(new Set(shortNames(['Ab', 'ab', 'AB']).values()).size).toBe(3);
  });

  test('nations by their English name, a club is none', () => {
    expect(['France', 'Serbia', 'Germany', 'England', 'USA', 'Arsenal FC'].map(nationCodeOf)).toEqual([
      'FR',
      'RS',
      'DE',
      'GB-ENG',
      'US',
      '',
    ]);
  });
});

describe('title', () => {
  test.each([
    ['English Premier League 2023/24', 'English Premier League', '2023-2024'],
    ['Bundesliga 1999/00', 'Bundesliga', '1999-2000'],
    ['World Cup 2022', 'World Cup', '2022'],
    ['Serie A 2023-2024', 'Serie A', '2023-2024'],
    ['Friendlies', 'Friendlies', '2024'],
  ])('%s', (name, competition, season) => {
    const { rows } = read([match({})], { name });
    expect([rows.competitions[0]?.['name'], rows.seasons[0]?.['key']]).toEqual([competition, season]);
  });
});

test('goals: own goals belong to the other team, stoppage and extra time are distinguished', () => {
  const { rows, doubts } = read([
    match({
      score: { ft: [1, 1], et: [2, 1] },
      goals1: [goal('Ivan Petrov', '45+2'), goal('Petrov', 118, { penalty: true })],
      goals2: [goal('Kolev', 90, { offset: 3, owngoal: true })],
    }),
  ]);
  expect(doubts).toEqual([]);
  const columns = ['minute', 'extra_time', 'phase', 'team', 'player', 'own_goal', 'penalty'];
  expect(rows.events.map((event) => columns.map((column) => event[column]))).toEqual([
    [45, 2, 'FIRST_HALF', 'a', 'a/ivan-petrov', false, false],
    [90, 3, 'SECOND_HALF', 'a', 'a/kolev', true, false],
    [118, null, 'SECOND_EXTRA_TIME', 'a', 'a/ivan-petrov', false, true],
  ]);
  expect(rows.matches.map(scoresOf)).toEqual([
    { score: [2, 1], half_time: [1, 0], full_time: [1, 1], extra_time: [2, 1] },
  ]);
  expect(rows['player-statistics'].map((row) => [row['player'], row['goals'], row['own_goals']])).toEqual([
    ['a/ivan-petrov', 2, 0],
    ['a/kolev', 0, 1],
  ]);
});

test('a surname that two team-mates share stays a player of its own', () => {
  const goals1 = [goal('Ivan Petrov', 1), goal('Georgi Petrov', 2), goal('Petrov', 3)];
  const { rows } = read([match({ score: { ft: [3, 0] }, goals1 })]);
  expect(rows.players.map((player) => player['name'])).toEqual(['Ivan Petrov', 'Georgi Petrov', 'Petrov']);
});

test('goals that do not make the score are left out, a half-time that they refute is theirs, and both are said', () => {
  const { rows, doubts } = read([
    match({ score: { ft: [2, 0] }, goals1: [goal('X', 5)] }),
    match({ team1: 'C', team2: 'D', score: { ft: [1, 0], ht: [0, 0] }, goals1: [goal('Y', 5)] }),
  ]);
  expect(rows.matches.map(scoresOf)).toEqual([
    { score: [2, 0], full_time: [2, 0] },
    { score: [1, 0], half_time: [1, 0], full_time: [1, 0] },
  ]);
  expect(rows.events.map((event) => event['match'])).toEqual([rows.matches[1]?.['key']]);
  expect(doubts).toEqual([
    'A – B (2024-03-02): its goals make 1–0, not 2–0; left out',
    'C – D (2024-03-02): half-time is 1–0 by its goals, not 0–0; taken from the goals',
  ]);
});

test('a match without a score is to come', () => {
  const [upcoming = {}] = read([match({})]).rows.matches;
  expect([upcoming['status'], scoresOf(upcoming)]).toEqual(['UPCOMING', {}]);
});

test('gameweeks keep their dates when a match is moved far away', () => {
  const week = (number: number, days: string[]) =>
    days.map((date, index) => match({ round: `Matchday ${number}`, date, team1: `H${index}`, team2: `A${index}` }));
  const { rows } = read([
    ...week(1, ['2024-03-01', '2024-03-02', '2024-05-01']),
    ...week(2, ['2024-03-08', '2024-03-09', '2024-03-09']),
  ]);
  expect(rows.gameweeks).toMatchObject([
    { number: 1, starts_on: '2024-03-01', ends_on: '2024-03-02' },
    { number: 2, starts_on: '2024-03-08', ends_on: '2024-03-09' },
  ]);
});

test('a round before the round of 16 is refused by its name', () => {
  expect(() => read([match({ round: 'Round of 32' })])).toThrow(/"Round of 32"/);
});

describe('what is wrong with a file is said in one line', () => {
  test.each([
    ['{', /^x\.json is not JSON \(.*\)\.$/],
    ['[]', /^x\.json is not an openfootball file/],
    ['{"name":"A","matches":[]}', /matches/],
    [JSON.stringify({ name: 'A', matches: [match({}), match({ date: 'soon' })] }), /matches\[1\]\.date/],
    [JSON.stringify({ name: 'A', matches: [match({ score: { ft: [1] } })] }), /matches\[0\]\.score\.ft/],
    [JSON.stringify({ name: 'A', matches: [match({ score: { ht: [1, 0], ft: [0, 2] } })] }), /a later score has fewer/],
    [JSON.stringify({ name: 'A', matches: [match({ team2: 'a' })] }), /matches\[0\]: a team plays itself/],
    [JSON.stringify({ name: 'A', matches: [match({}), match({})] }), /matches: a match stands twice in its round/],
  ])('%s', (text, message) => {
    const failing = () => parseOpenfootball(text, 'x.json');
    expect(failing).toThrow(OperatorError);
    expect(failing).toThrow(message);
    expect(failing).not.toThrow(/\n/);
  });

  test('in the notes too: an unknown entry, a zone that is none, a team that does not play', () => {
    expect(() => parseNotes('{"adjust":[]}', 'n.json')).toThrow(/n\.json is not a file of notes/);
    expect(() => parseNotes('{"timeZone":"London"}', 'n.json')).toThrow(/timeZone/);
    const adjustment = { team: 'Z', points: -1, decidedOn: '2024-01-01', reasonBg: 'х', reasonEn: 'x' };
    expect(() => read([match({})], { notes: { adjustments: [adjustment] } })).toThrow(/the points of Z/);
  });

  test('a time that is none', () => {
    expect(() => read([match({ time: 'late' })])).toThrow(/A – B \(2024-03-02\): "late"/);
  });
});

describe('the older dialect', () => {
  const team = (name: string, code: string) => ({ name, code });
  const [germany, scotland] = [team('Germany', 'GER'), team('Scotland', 'SCO')];
  const older = (rounds: object[]) =>
    toRows(
      parseOpenfootball(JSON.stringify({ name: 'Euro 2024', rounds }), 'euro.json'),
      parseNotes('{"timeZone": "Europe/Berlin"}', 'notes.json'),
    ).rows;

  test('rounds with matches, teams with codes, minutes with an offset, own goals', () => {
    const { teams, matches, events, players } = older([
      {
        name: 'Matchday 1',
        matches: [
          {
            num: 1,
            date: '2024-06-14',
            time: '21:00',
            team1: germany,
            team2: scotland,
            score: { ft: [2, 1], ht: [1, 0] },
            goals1: [goal('Wirtz', 10), goal('Can', 90, { offset: 3 })],
            goals2: [goal('Rüdiger', 87, { owngoal: true })],
            group: 'Group A',
          },
        ],
      },
      { name: 'Final', matches: [{ date: '2024-07-14', team1: germany, team2: scotland, score: null, group: null }] },
    ]);
    expect(teams.map((each) => [each['name'], each['short_name']])).toEqual([
      ['Germany', 'GER'],
      ['Scotland', 'SCO'],
    ]);
    expect(matches).toMatchObject([
      { home: 'germany', group: 'A', start_time: '2024-06-14T19:00:00.000Z' },
      { gameweek: 2, bracket_slot: 1, status: 'UPCOMING', group: null },
    ]);
    expect(matches.map(scoresOf)).toEqual([{ score: [2, 1], half_time: [1, 0], full_time: [2, 1] }, {}]);
    expect(events).toMatchObject([
      { minute: 10, extra_time: null, team: 'germany' },
      { minute: 87, team: 'germany', own_goal: true },
      { minute: 90, extra_time: 3, team: 'germany' },
    ]);
    expect(players).toHaveLength(3);
  });

  test('scores side by side, with stadium and time zone', () => {
    const scores = { score1: 1, score2: 1, score1i: 0, score2i: 1, score1et: 2, score2et: 2, score1p: 4, score2p: 3 };
    const { matches } = older([
      {
        name: 'Semi-finals',
        matches: [
          {
            date: '2014-07-08',
            time: '17:00',
            timezone: 'UTC-3',
            team1: germany,
            team2: scotland,
            ...scores,
            stadium: { key: 'mineirao', name: 'Mineirão' },
          },
        ],
      },
      {
        name: 'Final',
        matches: [{ date: '2014-07-13', team1: germany, team2: scotland, score1: null, score2: null }],
      },
    ]);
    expect(matches).toMatchObject([
      { start_time: '2014-07-08T20:00:00.000Z', venue: 'Mineirão' },
      { status: 'UPCOMING' },
    ]);
    expect(matches.map(scoresOf)).toEqual([
      { score: [2, 2], half_time: [0, 1], full_time: [1, 1], extra_time: [2, 2], penalties: [4, 3] },
      {},
    ]);
  });

  test.each([
    ['a team without a name', { team1: { code: 'GER' }, team2: scotland }, /rounds\[0\]\.matches\[0\]\.team1/],
    ['a team that plays itself', { team1: germany, team2: germany }, /a team plays itself/],
  ])('%s is refused', (_what, teams, message) => {
    expect(() => older([{ name: 'Final', matches: [{ date: '2024-07-14', ...teams }] }])).toThrow(message);
  });
});
