import { describe, expect, test } from 'vitest';
import { countDown, isStartingSoon } from './starting-soon.ts';
import { displayInList, isUnplayed, statusLine } from './status-display.ts';
import { canTransition } from './status-transition.ts';
import { isAbandoned, MATCH_STATUSES } from './status.ts';

const now = new Date('2026-03-15T15:00:00Z');
const inSeconds = (seconds: number) => new Date(now.getTime() + seconds * 1000);

describe('transitions', () => {
  test.each([
    ['UPCOMING', ['LIVE', 'AWARDED', 'POSTPONED', 'CANCELLED']],
    ['POSTPONED', ['UPCOMING', 'AWARDED', 'CANCELLED']],
    ['LIVE', ['FINISHED', 'AWARDED', 'POSTPONED']],
    ['FINISHED', ['AWARDED']],
    ['AWARDED', []],
    ['CANCELLED', []],
  ] as const)('[TR1] %s becomes one of %j and nothing else', (from, allowed) => {
    expect(MATCH_STATUSES.filter((to) => canTransition(from, to))).toEqual(allowed);
  });
});

describe('a match in a list', () => {
  const today = new Date('2026-03-15T19:30:00Z');
  const tomorrow = new Date('2026-03-15T22:30:00Z');

  test.each([
    ['FINISHED', 'final'],
    ['LIVE', 'live'],
    ['AWARDED', 'awarded'],
    ['ABANDONED', 'abandoned'],
  ])('[SD1] [SD7] %s shows its score', (status, kind) => {
    expect(displayInList(status, today, now)).toEqual({ kind, showsScore: true });
  });

  test.each([
    ['POSTPONED', 'postponed'],
    ['CANCELLED', 'cancelled'],
  ])('[SD2] %s shows only that', (status, kind) => {
    expect(displayInList(status, today, now)).toEqual({ kind, showsScore: false });
  });

  test('[SD3] an upcoming one shows when it starts: the time today, the date too on another day in Sofia', () => {
    expect(displayInList('UPCOMING', today, now)).toEqual({ kind: 'startsToday', showsScore: false });
    expect(displayInList('UPCOMING', tomorrow, now)).toEqual({ kind: 'startsLater', showsScore: false });
  });

  test('[SD5] an unknown status is shown instead of the score', () => {
    expect(displayInList('DELAYED', today, now)).toEqual({ kind: 'unknown', showsScore: false });
  });

  test('[SD4] a missing and an invalid date are shown differently', () => {
    expect(displayInList('UPCOMING', null, now).kind).toBe('dateMissing');
    expect(displayInList('UPCOMING', new Date('soon'), now).kind).toBe('dateInvalid');
  });

  test('[SD5] a live match has its phase for a status line, with the minute only in the halves', () => {
    expect(statusLine('LIVE', 'SECOND_HALF', 31)).toEqual({ kind: 'phase', phase: 'SECOND_HALF', minute: 31 });
    expect(statusLine('LIVE', 'FIRST_HALF', 3)).toEqual({ kind: 'phase', phase: 'FIRST_HALF', minute: 3 });
    for (const phase of ['HALF_TIME', 'EXTRA_TIME', 'PENALTIES'] as const) {
      expect(statusLine('LIVE', phase, 25)).toEqual({ kind: 'phase', phase, minute: null });
    }
  });

  test('[SD5] any other has its status, and an unknown one is shown as it was received', () => {
    expect(statusLine('FINISHED', 'FULL_TIME', 50)).toEqual({ kind: 'status', status: 'FINISHED' });
    expect(statusLine('LIVE', null, null)).toEqual({ kind: 'status', status: 'LIVE' });
    expect(statusLine('DELAYED', null, null)).toEqual({ kind: 'unknown', status: 'DELAYED' });
  });

  test('[SD7] a postponed match with a score was abandoned', () => {
    const score = { home: 0, away: 0 };
    expect(MATCH_STATUSES.filter((status) => isAbandoned(status, score))).toEqual(['POSTPONED']);
    expect(isAbandoned('POSTPONED', null)).toBe(false);
    expect(statusLine('ABANDONED', 'FIRST_HALF', 12)).toEqual({ kind: 'status', status: 'ABANDONED' });
    expect(isUnplayed('ABANDONED')).toBe(false);
  });

  test('[SD6] upcoming, postponed and cancelled matches have nothing played to show', () => {
    expect([...MATCH_STATUSES, 'OTHER' as const].filter(isUnplayed)).toEqual(['UPCOMING', 'POSTPONED', 'CANCELLED']);
  });
});

describe('starting soon', () => {
  test('[SS1] from an hour before kick-off until half an hour after it', () => {
    expect(isStartingSoon(inSeconds(3601), now)).toBe(false);
    expect(isStartingSoon(inSeconds(3600), now)).toBe(true);
    expect(isStartingSoon(inSeconds(-1800), now)).toBe(true);
    expect(isStartingSoon(inSeconds(-1801), now)).toBe(false);
  });

  test('[SS2] counts minutes and seconds, seconds in the last minute, then starts now', () => {
    expect(countDown(inSeconds(3600), now)).toEqual({ kind: 'minutes', minutes: 60, seconds: 0 });
    expect(countDown(inSeconds(725), now)).toEqual({ kind: 'minutes', minutes: 12, seconds: 5 });
    expect(countDown(inSeconds(60), now)).toEqual({ kind: 'minutes', minutes: 1, seconds: 0 });
    expect(countDown(inSeconds(59), now)).toEqual({ kind: 'seconds', seconds: 59 });
    expect(countDown(inSeconds(0.4), now)).toEqual({ kind: 'seconds', seconds: 1 });
    expect(countDown(inSeconds(0), now)).toEqual({ kind: 'now' });
    expect(countDown(inSeconds(-900), now)).toEqual({ kind: 'now' });
  });
});
