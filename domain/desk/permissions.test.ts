import { describe, expect, test } from 'vitest';
import {
  isOrganiser,
  mayManagePhotos,
  mayRecord,
  mayScore,
  mayWriteNews,
  organisedCompetitions,
  organises,
  readingRefusal,
  scoringRefusal,
  scoringWindow,
  windowFor,
} from './permissions.ts';
import type { ScorableMatch, SignedIn, Who } from './permissions.ts';

const START = Date.parse('2026-03-15T18:00:00Z');
const HOUR = 60 * 60_000;
const at = (hours: number) => new Date(START + hours * HOUR);
const match: ScorableMatch = { id: 7, competitionId: 3, startTime: new Date(START), halfMinutes: 25 };
/** 25 + 10 + 25 minutes, and a day. */
const LAST = 25;

const program: Who = { kind: 'program' };
const person = (role: SignedIn['role'], more: Partial<SignedIn> = {}): SignedIn => ({
  kind: 'session',
  sessionId: 1,
  personId: 1,
  name: 'Иван',
  role,
  competitionIds: null,
  matchId: null,
  ...more,
});
const link = (matchId: number) => person('match-link', { personId: null, matchId });

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
      expect([program, person('organiser')].map((who) => mayRecord(who, kind))).toEqual([true, true]);
      expect([person('scorer'), link(7)].map((who) => mayRecord(who, kind))).toEqual([false, false]);
    }
    for (const kind of ['GOAL', 'ABANDON', 'FINAL_WHISTLE', 'LINEUP']) expect(mayRecord(link(7), kind)).toBe(true);
  });
});

describe('[PM10] an organiser of some competitions', () => {
  const own = person('competition-organiser', { competitionIds: [3] });
  const foreign = person('competition-organiser', { competitionIds: [4] });

  test('writes the matches of his at any time, and decides about them', () => {
    for (const hours of [-1000, 0, 1000]) expect(scoringRefusal(own, match, at(hours))).toBeNull();
    expect(windowFor(own, match)).toBeNull();
    expect(mayRecord(own, 'POSTPONE')).toBe(true);
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
