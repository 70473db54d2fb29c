import { describe, expect, test } from 'vitest';
import {
  isOrganiser,
  linkedMatch,
  managedTeams,
  manages,
  mayEndManager,
  mayManagePhotos,
  mayRecord,
  mayScore,
  mayWriteNews,
  organisedCompetitions,
  organises,
  readingRefusal,
  scoringRefusal,
  scoringWindow,
  seesDeclarations,
  seesMatches,
  windowFor,
} from './permissions.ts';
import type { Grant, ScorableMatch, SignedIn, Who } from './permissions.ts';

const START = Date.parse('2026-03-15T18:00:00Z');
const HOUR = 60 * 60_000;
const at = (hours: number) => new Date(START + hours * HOUR);
const match: ScorableMatch = { id: 7, competitionId: 3, startTime: new Date(START), halfMinutes: 25 };
/** 25 + 10 + 25 minutes, and a day. */
const LAST = 25;

const program: Who = { kind: 'program' };
const holder = (...grants: Grant[]): SignedIn => ({ kind: 'session', sessionId: 1, personId: 1, name: 'Иван', grants });
const person = (
  role: 'organiser' | 'competition-organiser' | 'editor' | 'photographer' | 'scorer',
  { competitionIds = null }: { competitionIds?: number[] | null } = {},
): SignedIn => {
  if (role === 'scorer') return holder({ role, competitionIds });
  return holder(role === 'competition-organiser' ? { role, competitionIds: competitionIds ?? [] } : { role });
};
const link = (matchId: number): SignedIn => ({ ...holder({ role: 'match-link', matchId }), personId: null });
const manager = (...teamIds: number[]) => holder({ role: 'manager', teamIds });

describe('who writes a match', () => {
  test('[PM1] an organiser and a program, at any time', () => {
    for (const who of [program, person('organiser')])
      for (const hours of [-1000, 0, 1000]) {
        expect(mayScore(who, match, at(hours))).toBe(true);
        expect(mayScore(who, { ...match, startTime: null }, at(hours))).toBe(true);
        expect(windowFor(who, match)).toBeNull();
      }
  });

  test('[PM3] an editor never, a scorer in his competitions', () => {
    expect(scoringRefusal(person('editor'), match, at(0))).toBe('forbidden');
    expect(mayScore(person('scorer'), match, at(0))).toBe(true);
    expect(mayScore(person('scorer', { competitionIds: [2, 3] }), match, at(0))).toBe(true);
    expect(scoringRefusal(person('scorer', { competitionIds: [2] }), match, at(0))).toBe('forbidden');
    expect(scoringRefusal(person('scorer', { competitionIds: [] }), match, at(0))).toBe('forbidden');
  });

  test('[PM4] a match link its own', () => {
    expect(mayScore(link(7), match, at(0))).toBe(true);
    expect(scoringRefusal(link(8), match, at(0))).toBe('forbidden');
  });

  test('[PM5] from a day before kick-off to a day after the end', () => {
    for (const who of [person('scorer'), link(7)]) {
      const outcome = (hours: number) => scoringRefusal(who, match, at(hours));
      expect([-24.01, -24, 0, LAST, LAST + 0.01].map(outcome)).toEqual(['not_now', null, null, null, 'not_now']);
      expect(scoringRefusal(who, { ...match, startTime: null }, at(0))).toBe('not_now');
      expect(windowFor(who, match)).toEqual({ from: at(-24), until: at(LAST) });
    }
    expect(scoringWindow({ ...match, halfMinutes: 45 })?.until).toEqual(new Date(START + (100 * 60_000 + 24 * HOUR)));
  });

  test('[PM7] awards and dates are decided by organisers', () => {
    for (const kind of ['AWARD', 'POSTPONE', 'CANCEL', 'RESCHEDULE']) {
      expect([program, person('organiser')].map((who) => mayRecord(who, 3, kind))).toEqual([true, true]);
      expect([person('scorer'), link(7)].map((who) => mayRecord(who, 3, kind))).toEqual([false, false]);
    }
    for (const kind of ['GOAL', 'ABANDON', 'FINAL_WHISTLE', 'LINEUP']) expect(mayRecord(link(7), 3, kind)).toBe(true);
  });
});

describe('[PM10] an organiser of some competitions', () => {
  const own = person('competition-organiser', { competitionIds: [3] });
  const foreign = person('competition-organiser', { competitionIds: [4] });

  test('writes the matches of his at any time, and decides about them', () => {
    for (const hours of [-1000, 0, 1000]) expect(scoringRefusal(own, match, at(hours))).toBeNull();
    expect(windowFor(own, match)).toBeNull();
    expect(mayRecord(own, 3, 'POSTPONE')).toBe(true);
    expect(scoringRefusal(foreign, match, at(0))).toBe('forbidden');
  });

  test('organises his, and none once they are deleted', () => {
    expect([own, foreign, person('organiser'), program].map((who) => organises(who, 3))).toEqual([
      true,
      false,
      true,
      true,
    ]);
    expect([own, person('organiser'), person('editor')].map(organisedCompetitions)).toEqual([[3], null, []]);
    expect(organisedCompetitions(person('competition-organiser', { competitionIds: [] }))).toEqual([]);
    expect(organisedCompetitions(person('competition-organiser'))).toEqual([]);
    expect(isOrganiser(own) || mayWriteNews(own)).toBe(false);
  });
});

test('[PM8] news is written by an editor and an organiser, and an editor is no organiser', () => {
  for (const who of [program, person('organiser'), person('editor')]) expect(mayWriteNews(who)).toBe(true);
  for (const who of [person('scorer'), link(7)]) expect(mayWriteNews(who)).toBe(false);
  expect(isOrganiser(person('editor'))).toBe(false);
});

test('[PM11] photos are managed by a photographer, an editor and an organiser, and a photographer writes no news', () => {
  for (const who of [program, person('organiser'), person('editor'), person('photographer')])
    expect(mayManagePhotos(who)).toBe(true);
  for (const who of [person('scorer'), person('competition-organiser'), link(7)])
    expect(mayManagePhotos(who)).toBe(false);
  expect(isOrganiser(person('photographer')) || mayWriteNews(person('photographer'))).toBe(false);
  expect(scoringRefusal(person('photographer'), match, at(0))).toBe('forbidden');
});

describe('who sees a match', () => {
  test('[PM2] every person, and a match link its own', () => {
    for (const who of [program, person('organiser'), person('editor'), person('scorer', { competitionIds: [] })])
      for (const hours of [-1000, 0, 1000]) expect(readingRefusal(who, match, at(hours))).toBeNull();
    expect(readingRefusal(link(8), match, at(0))).toBe('forbidden');
  });

  test('[PM6] a match link until a day after the end', () => {
    expect([-1000, 0, LAST, LAST + 0.01].map((hours) => readingRefusal(link(7), match, at(hours)))).toEqual([
      null,
      null,
      null,
      'not_now',
    ]);
    expect(readingRefusal(link(7), { ...match, startTime: null }, at(1000))).toBeNull();
  });
});

describe('[PM12] somebody with several roles', () => {
  const both = holder(
    { role: 'competition-organiser', competitionIds: [4] },
    { role: 'photographer' },
    { role: 'scorer', competitionIds: [3] },
    { role: 'manager', teamIds: [12] },
  );

  test('may do what one of them allows, where that one allows it', () => {
    expect([mayManagePhotos(both), mayWriteNews(both), isOrganiser(both)]).toEqual([true, false, false]);
    expect([manages(both, 12), manages(both, 13)]).toEqual([true, false]);
    // He organises one competition, and in another he only scores.
    expect([organises(both, 4), organises(both, 3)]).toEqual([true, false]);
    expect([windowFor(both, { ...match, competitionId: 4 }), windowFor(both, match)]).toEqual([
      null,
      expect.anything(),
    ]);
    expect([mayRecord(both, 4, 'AWARD'), mayRecord(both, 3, 'AWARD'), mayRecord(both, 3, 'GOAL')]).toEqual([
      true,
      false,
      true,
    ]);
    expect([0, LAST + 1].map((hours) => mayScore(both, match, at(hours)))).toEqual([true, false]);
    expect(scoringRefusal(both, { ...match, competitionId: 5 }, at(0))).toBe('forbidden');
  });

  test('is an organiser of everything as soon as he is one', () => {
    const all = holder(
      { role: 'organiser' },
      { role: 'scorer', competitionIds: [9] },
      { role: 'manager', teamIds: [12] },
    );
    expect([organisedCompetitions(all), manages(all, 13), mayRecord(all, 3, 'AWARD')]).toEqual([null, true, true]);
  });
});

describe('[PM13] a manager', () => {
  test('acts for his teams alone, and so do organisers for all', () => {
    expect(managedTeams(manager(12, 13))).toEqual([12, 13]);
    expect([12, 13, 14].map((team) => manages(manager(12, 13), team))).toEqual([true, true, false]);
    expect([program, person('organiser')].map((who) => manages(who, 14))).toEqual([true, true]);
    for (const who of [
      person('competition-organiser', { competitionIds: [3] }),
      person('editor'),
      person('scorer'),
      link(7),
    ])
      expect([manages(who, 12), managedTeams(who)]).toEqual([false, []]);
  });

  test('is nothing else, and sees no match of the match desk', () => {
    const who = manager(12);
    expect([isOrganiser(who), mayWriteNews(who), mayManagePhotos(who), organises(who, 3)]).toEqual(
      Array(4).fill(false),
    );
    expect([seesMatches(who), readingRefusal(who, match, at(0)), scoringRefusal(who, match, at(0))]).toEqual([
      false,
      'forbidden',
      'forbidden',
    ]);
    const scoresToo = holder({ role: 'manager', teamIds: [12] }, { role: 'scorer', competitionIds: null });
    expect([seesMatches(scoresToo), readingRefusal(scoresToo, match, at(0))]).toEqual([true, null]);
    expect([linkedMatch(who), linkedMatch(link(7)), linkedMatch(program)]).toEqual([null, 7, null]);
  });

  test('[PM14] ends himself and invitations, and no other manager', () => {
    const ends = (who: Who) =>
      [
        { personId: 1, hasSignedIn: true },
        { personId: 2, hasSignedIn: false },
        { personId: 2, hasSignedIn: true },
      ].map((other) => mayEndManager(who, other));
    expect(ends(manager(12))).toEqual([true, true, false]);
    expect([program, person('organiser')].map(ends)).toEqual(Array.from({ length: 2 }, () => [true, true, true]));
  });
});

test('[CB3] who lacks a declaration is said to whoever records the match, and to nobody else who sees it', () => {
  const told = (who: Who) => seesDeclarations(who, match);
  expect([program, person('organiser'), person('scorer'), link(7)].map(told)).toEqual(Array(4).fill(true));
  const others = [person('editor'), person('photographer'), manager(12), link(8)];
  expect([...others, person('scorer', { competitionIds: [4] })].map(told)).toEqual(Array(5).fill(false));
});
