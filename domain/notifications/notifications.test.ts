import { expect, test } from 'vitest';
import { announce, unannounced, type AnnouncedMatch } from './announce.ts';
import { WORTH_MINUTES } from './kinds.ts';
import { sendingTime } from './quiet-hours.ts';

const now = new Date('2026-03-15T17:30:00Z');
const upcoming: AnnouncedMatch = {
  status: 'UPCOMING',
  startTime: '2026-03-15T17:28:00.000Z',
  previousStartTime: null,
  kickedOffAt: null,
  score: null,
  goals: [],
};
const live: AnnouncedMatch = {
  ...upcoming,
  status: 'LIVE',
  kickedOffAt: '2026-03-15T17:29:00.000Z',
  score: { home: 0, away: 0 },
};
const withGoal: AnnouncedMatch = { ...live, score: { home: 1, away: 0 }, goals: [{ id: 7, text: '1–0 Иван' }] };
const over: AnnouncedMatch = { ...withGoal, status: 'FINISHED' };

test('[NO1] a match begins once, and not if it began long ago', () => {
  expect(announce(upcoming, live, now)).toEqual([{ kind: 'kick-off' }]);
  expect(announce(live, live, now)).toEqual([]);
  expect(announce(upcoming, { ...live, kickedOffAt: '2026-03-15T17:00:00Z' }, now)).toEqual([]);
});

test('[NO2] a goal is announced once, corrected and taken back under its own id', () => {
  expect(announce(live, withGoal, now)).toEqual([{ kind: 'goal', goal: 7, update: false }]);
  expect(announce(withGoal, withGoal, now)).toEqual([]);
  const corrected = { ...withGoal, goals: [{ id: 7, text: '1–0 Петър' }] };
  expect(announce(withGoal, corrected, now)).toEqual([{ kind: 'goal', goal: 7, update: true }]);
  expect(announce(withGoal, live, now)).toEqual([{ kind: 'goal', goal: 7, update: true, takenBack: true }]);
});

test('[NO2] goals of a result that is entered afterwards are not announced', () => {
  expect(announce(upcoming, over, now)).toEqual([{ kind: 'result', update: false }]);
});

test('[NO3] a result is announced once; another score replaces it', () => {
  expect(announce(withGoal, over, now)).toEqual([{ kind: 'result', update: false }]);
  expect(announce(over, over, now)).toEqual([]);
  expect(announce(over, { ...over, score: { home: 2, away: 0 } }, now)).toEqual([{ kind: 'result', update: true }]);
  const longAgo = new Date('2026-03-20T00:00:00Z');
  expect(announce(upcoming, over, longAgo)).toEqual([]);
});

test('[NO4] a new date, a postponement and a cancellation are announced, a quiet correction is not', () => {
  const moved = { ...upcoming, startTime: '2026-03-16T17:00:00.000Z', previousStartTime: upcoming.startTime };
  expect(announce(upcoming, moved, now)).toEqual([{ kind: 'moved', to: 'date' }]);
  expect(announce(upcoming, { ...moved, previousStartTime: null }, now)).toEqual([]);
  expect(announce(upcoming, { ...upcoming, status: 'POSTPONED' }, now)).toEqual([{ kind: 'moved', to: 'postponed' }]);
  expect(announce(upcoming, { ...upcoming, status: 'CANCELLED' }, now)).toEqual([{ kind: 'moved', to: 'cancelled' }]);
});

test('[NO8] kick-offs and goals are of use for ten minutes, results four hours, new dates and news a day', () => {
  expect(WORTH_MINUTES).toEqual({ 'kick-off': 10, goal: 10, result: 240, moved: 1440, news: 1440 });
});

test('[NO5] of a match that nobody looked at before, what has just happened is announced', () => {
  const changed = new Date('2026-03-15T17:29:30Z');
  const first = (match: AnnouncedMatch, at = changed) => announce(unannounced(match, at, now), match, now);
  expect(first(live)).toEqual([{ kind: 'kick-off' }]);
  expect(first(withGoal).map(({ kind }) => kind)).toEqual(['kick-off', 'goal']);
  expect(first({ ...withGoal, kickedOffAt: '2026-03-15T17:00:00Z' })).toEqual([]);
  expect(first(over)).toEqual([{ kind: 'result', update: false }]);
  expect(first(over, new Date('2026-03-15T16:00:00Z'))).toEqual([]);
});

test.each([
  // 19:30 in Sofia.
  ['goal', null, '2026-03-15T17:30:00.000Z'],
  ['goal', { from: 22 * 60, until: 8 * 60 }, '2026-03-15T17:30:00.000Z'],
  ['goal', { from: 19 * 60, until: 8 * 60 }, null],
  ['moved', { from: 19 * 60, until: 8 * 60 }, '2026-03-16T06:00:00.000Z'],
  ['news', { from: 19 * 60 + 30, until: 20 * 60 }, '2026-03-15T18:00:00.000Z'],
  ['news', { from: 18 * 60, until: 19 * 60 + 30 }, '2026-03-15T17:30:00.000Z'],
] as const)('[NO6] %s with quiet hours %o is sent at %s', (kind, quiet, at) => {
  expect(sendingTime(kind, quiet, now)?.toISOString() ?? null).toBe(at);
});
