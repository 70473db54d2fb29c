import { describe, expect, test } from 'vitest';
import type { Calendar, CalendarMatch, MatchFields } from '#contract/desk/calendar.ts';
import { instantOf } from '#domain/formatting/sofia-time.ts';
import { gameweeksOf, indexCalendar, searchMatches, usualTimes } from './calendar-index.ts';
import { groupByPitch, groupPlan, mondayOf, ofWeek, weekWithMatches } from './plan-groups.ts';

const NOW = instantOf('2026-03-18', '12:00');

function match(
  id: number,
  fields: Partial<MatchFields>,
  more: Partial<Omit<CalendarMatch, 'fields'>> = {},
): CalendarMatch {
  const { day = '2026-03-21', time = '18:00' } = fields;
  return {
    id,
    competition: 1,
    status: 'UPCOMING',
    startTime: day && time && instantOf(day, time).toISOString(),
    score: null,
    official: null,
    penalties: null,
    lineups: 0,
    unnamedGoals: 0,
    handedIn: false,
    untouched: true,
    bracketSlot: null,
    version: 'v',
    ...more,
    fields: {
      venue: 'Терен Балик',
      refereeId: null,
      note: null,
      homeId: id * 10,
      awayId: id * 10 + 1,
      gameweekId: 17,
      ...fields,
      day,
      time,
    },
  };
}
const team = (id: number, name: string, nameLatin: string) => ({ id, name, nameLatin, shortName: name, crest: null });
const gameweek = (id: number) => ({
  id,
  competition: 1,
  number: id,
  startsOn: '2026-03-16',
  endsOn: '2026-03-22',
  round: null,
});
const open = (...matches: CalendarMatch[]) =>
  indexCalendar(
    {
      recorded: { scorers: true, lineups: true },
      season: null,
      seasons: [],
      competitions: [
        {
          id: 1,
          competitionId: 1,
          name: 'Лига',
          nameLatin: 'Liga',
          startsOn: '2025-09-01',
          endsOn: '2026-05-31',
          halfMinutes: 25,
          teams: [],
        },
      ],
      gameweeks: [gameweek(16), gameweek(17)],
      teams: [team(10, 'Рилци', 'Riltsi'), team(11, 'Карвуна', 'Karvuna'), team(20, 'Вихър', 'Vihar')],
      referees: [{ id: 5, name: 'Веселин Пеев', nameLatin: 'Veselin Peev', version: 'v' }],
      pitches: [],
      matches,
    } satisfies Calendar,
    NOW,
  );
const marks = (...matches: CalendarMatch[]) => Object.fromEntries(open(...matches).marks);

describe('marks', () => {
  test('both sides of a clash have one', () => {
    expect(marks(match(1, {}), match(2, { time: '18:30' }), match(3, { time: '19:30' }))).toEqual({
      1: ['pitch'],
      2: ['pitch'],
      3: [],
    });
    expect(marks(match(1, {}), match(2, { homeId: 11, time: '20:00', venue: null }))).toEqual({
      1: ['team-same-day'],
      2: ['team-same-day'],
    });
  });
  test('matches that were put off clash with nothing, and wait for a date', () => {
    expect(marks(match(1, {}), match(2, {}, { status: 'POSTPONED' }), match(3, {}, { status: 'CANCELLED' }))).toEqual({
      1: [],
      2: ['postponed'],
      3: [],
    });
  });
  test('a result that is missing, and a report that was not handed in', () => {
    const day = '2026-03-15';
    const score = { home: 1, away: 0 };
    expect(
      marks(
        match(1, { day }),
        match(2, { day, time: '20:00' }, { status: 'FINISHED', score }),
        match(3, { day, time: '21:30' }, { status: 'FINISHED', score, handedIn: true }),
      ),
    ).toEqual({ 1: ['no-result'], 2: ['not-handed-in'], 3: [] });
  });
});

test('a gameweek is played when nothing of it is left, and marked when something of it is', () => {
  const over = { status: 'FINISHED', score: { home: 1, away: 0 }, handedIn: true } as const;
  const index = open(match(1, { gameweekId: 16, day: '2026-03-15' }, over), match(2, {}), match(3, {}));
  expect(gameweeksOf(index, 1).map(({ isPlayed, hasMarks }) => [isPlayed, hasMarks])).toEqual([
    [true, false],
    [false, true],
  ]);
});

describe('search', () => {
  const index = open(match(1, { venue: 'Терен Спартак', refereeId: 5 }), match(2, {}));
  test.each([
    ['рил', [1]],
    ['Riltsi', [1]],
    ['karvuna рилци', [1]],
    ['vihyr', [2]],
    ['spartak', [1]],
    ['пеев', [1]],
    ['терен', [1, 2]],
    ['балик peev', []],
    [' ', []],
  ])('%j finds %j', (text, found) => {
    expect(searchMatches(index, text).map(({ id }) => id)).toEqual(found);
  });
});

test('usual times are those that are used, in order', () => {
  expect(usualTimes(open(match(1, { time: '19:00' }), match(2, { time: '17:30' }), match(3, { time: null })))).toEqual([
    '17:30',
    '19:00',
  ]);
});

describe('groups', () => {
  const matches = [
    match(1, { day: '2026-03-22' }),
    match(2, { day: '2026-03-21', time: '20:00', venue: null }),
    match(3, { day: '2026-03-21', time: '18:00', venue: 'Алеята' }),
    match(4, { day: null, time: null }),
    match(5, {}, { status: 'POSTPONED' }),
  ];
  test('by day, then without a date, then postponed', () => {
    expect(groupPlan(matches).map(({ key, matches: own }) => [key, own.map(({ id }) => id)])).toEqual([
      ['2026-03-21', [3, 2]],
      ['2026-03-22', [1]],
      ['no-date', [4]],
      ['postponed', [5]],
    ]);
  });
  test('by pitch, those without one last', () => {
    expect(groupByPitch(matches.slice(0, 3)).map(({ venue }) => venue)).toEqual(['Алеята', 'Терен Балик', null]);
  });
  test('weeks run from Monday', () => {
    expect(['2026-03-16', '2026-03-22', '2026-03-23'].map(mondayOf)).toEqual([
      '2026-03-16',
      '2026-03-16',
      '2026-03-23',
    ]);
    expect(ofWeek(matches, '2026-03-16').map(({ id }) => id)).toEqual([1, 2, 3, 5]);
    expect([weekWithMatches(matches, '2026-03-02', 'after'), weekWithMatches(matches, '2026-03-02', 'before')]).toEqual(
      ['2026-03-16', null],
    );
  });
});
