import { describe, expect, test } from 'vitest';
import type { DeskAct } from './act.ts';
import {
  card,
  change,
  fullMatch,
  goal,
  kickOff,
  last,
  record,
  refusalOf,
  lineupOf,
  upcoming,
} from './recorded-match.fixture.ts';

const live = record(upcoming, kickOff);
const over = record(upcoming, ...fullMatch);
const postponed = record(upcoming, { act: 'postpone' });
const cancelled = record(upcoming, { act: 'cancel' });
const awarded = record(upcoming, { act: 'award', home: 3, away: 0, reasonBg: 'Неявяване', reasonEn: 'No show' });
const started = record(upcoming, lineupOf('home'), lineupOf('away'), kickOff);

describe('players', () => {
  test('[DK7] are of the squad, and in the line-up once there is one', () => {
    expect(refusalOf(live, goal('home', 21))).toBe('unknown_player');
    expect(refusalOf(live, goal('home', 11, { assist: 99 }))).toBe('unknown_player');
    expect(refusalOf(live, { act: 'man-of-the-match', player: 99 })).toBe('unknown_player');
    const short = record(upcoming, lineupOf('home', [10, 11, 12]), kickOff);
    expect(refusalOf(short, goal('home', 18))).toBe('unknown_player');
    expect(refusalOf(short, goal('away', 28))).toBeNull();
    expect(refusalOf(live, goal('home', null))).toBeNull();
  });

  test('[DK7] nobody is named twice', () => {
    expect(refusalOf(live, goal('home', 11, { assist: 11 }))).toBe('double');
    expect(refusalOf(live, change('home', 11, 11))).toBe('double');
    const twice = {
      act: 'statistics',
      teams: {},
      players: [
        { player: 11, shots: 1 },
        { player: 11, shots: 2 },
      ],
    } as const;
    expect(refusalOf(live, twice)).toBe('double');
    expect(refusalOf(live, goal('home', 11, { ownGoal: true, assist: 12 }))).toBe('assist');
  });

  test('[DK8] a second yellow needs a first, which is shown once', () => {
    expect(refusalOf(live, card('home', 11, 'second-yellow'))).toBe('not_booked');
    const booked = record(live, { act: card('home', 11, 'yellow'), at: 10 });
    expect(refusalOf(booked, card('home', 11, 'yellow'))).toBe('booked');
    expect(refusalOf(booked, card('home', 12, 'yellow'))).toBeNull();
    expect(refusalOf(booked, card('home', 11, 'second-yellow'))).toBeNull();
    expect(refusalOf(booked, card('home', 11, 'second-yellow', 5))).toBe('not_booked');
  });

  test('[DK9] who was sent off does nothing more', () => {
    for (const cards of [
      [card('home', 11, 'red', 10)],
      [card('home', 11, 'yellow', 3), card('home', 11, 'second-yellow', 10)],
    ]) {
      const gone = record(started, ...cards);
      for (const act of [
        goal('home', 11, { minute: 11 }),
        goal('home', 12, { assist: 11, minute: 11 }),
        card('home', 11, 'red', 12),
      ])
        expect(refusalOf(gone, act)).toBe('sent_off');
      expect(refusalOf(gone, change('home', 11, 12, 20))).toBe('sent_off');
      expect(refusalOf(gone, goal('home', 11, { minute: 9 }))).toBeNull();
    }
  });

  test('[DK9] a card that comes to light later is refused if he went on playing', () => {
    const scored = record(live, goal('home', 11, { minute: 20 }));
    expect(refusalOf(scored, card('home', 11, 'red', 10))).toBe('sent_off');
    expect(refusalOf(scored, card('home', 11, 'red', 21))).toBeNull();
    expect(refusalOf(record(live, card('home', 11, 'red', 3)), change('home', 16, 11, 5))).toBe('sent_off');
  });

  test('[DK10] by the line-up, who comes off must be on and who comes on must not', () => {
    expect(refusalOf(started, change('home', 16, 17))).toBe('not_on');
    expect(refusalOf(started, change('home', 12, 11))).toBe('already_on');
    const changed = record(started, change('home', 16, 11, 10));
    expect(refusalOf(changed, change('home', 17, 11, 12))).toBe('not_on');
    expect(refusalOf(changed, change('home', 11, 16, 12))).toBeNull();
    expect(refusalOf(changed, change('home', 17, 11, 9))).toBe('not_on');
  });

  test('[DK10] without a line-up nobody can say who is not on', () => {
    const changed = record(live, change('home', 16, 11, 10));
    expect(refusalOf(changed, change('home', 17, 12, 12))).toBeNull();
  });

  test('[DK12] statistics and the man of the match are recorded from kick-off on', () => {
    const words: DeskAct[] = [
      { act: 'man-of-the-match', player: 21 },
      { act: 'statistics', teams: { home: { shots: 3 } }, players: [{ player: 11, rating: 7.5 }] },
    ];
    for (const act of words) {
      expect([upcoming, postponed, cancelled, awarded].map((match) => refusalOf(match, act))).toEqual([
        'not_started',
        ...Array<string>(3).fill('wrong_status'),
      ]);
      expect([live, over].map((match) => refusalOf(match, act))).toEqual([null, null]);
    }
    expect(last(record(over, words[0]!))).toMatchObject({ kind: 'MAN_OF_THE_MATCH', player: 21, team: 2 });
  });
});

describe('the line-up', () => {
  test('[DK11] is recorded before the match, during it and after it; [DK22] once that was handed in with a reason', () => {
    expect([upcoming, live].map((match) => refusalOf(match, lineupOf('home')))).toEqual([null, null]);
    expect(refusalOf(over, lineupOf('home'))).toBeNull();
    const handedIn = record(over, { act: 'hand-in' });
    expect(refusalOf(handedIn, lineupOf('home'))).toBe('handed_in');
    expect(refusalOf(handedIn, lineupOf('home'), { reason: 'Нямаше' })).toBeNull();
    expect([postponed, cancelled, awarded].map((match) => refusalOf(match, lineupOf('home')))).toEqual(
      Array(3).fill('wrong_status'),
    );
  });

  test('[DK11] names players of the squad, each once and in one line-up only', () => {
    expect(refusalOf(upcoming, lineupOf('home', [11, 12, 11]))).toBe('double');
    expect(refusalOf(upcoming, lineupOf('home', [11, 21]))).toBe('unknown_player');
    expect(refusalOf(upcoming, { ...lineupOf('home', [11, 12]), captain: 13 } as DeskAct)).toBe('unknown_player');
    const both = { ...upcoming, squads: { home: [10, 11], away: [20, 11] } };
    expect(refusalOf(record(both, lineupOf('home', [10, 11])), lineupOf('away', [20, 11]))).toBe('double');
  });

  test('[DK11] leaves out nobody who has played', () => {
    const scored = record(live, goal('home', 11, { assist: 18 }));
    expect(refusalOf(scored, lineupOf('home', [10, 11]))).toBe('unknown_player');
    expect(refusalOf(scored, lineupOf('home', [10, 11, 18]))).toBeNull();
    expect(refusalOf(record(live, change('home', 16, 11)), lineupOf('home', [10, 12, 11, 16], 2))).toBe('not_on');
  });
});
