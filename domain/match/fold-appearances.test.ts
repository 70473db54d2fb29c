import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  card,
  change,
  goal,
  kick,
  kickOff,
  record,
  lineupOf,
  SIDES,
  SQUADS,
  tie,
  upcoming,
  withdraw,
  type TimedAct,
} from './rules/recorded-match.fixture.ts';
import type { DeskAct } from './rules/act.ts';
import type { MatchToActOn } from './rules/match-to-act-on.ts';
import { foldAppearances, type Appearance, type LineupPlayer } from './fold-appearances.ts';

const [home, away] = [lineupOf('home'), lineupOf('away')];
const listed = (['home', 'away'] as const).flatMap((side) =>
  SQUADS[side].map((player, i): LineupPlayer<number> => ({ player, side, starter: i < 6, keeper: i === 0 || i === 6 })),
);
const fold = (match: MatchToActOn, minutes = 50, lineup = listed) =>
  foldAppearances(match.entries, SIDES, lineup, minutes);
const of = (player: number, appearances: Appearance<number>[]) => appearances.find((one) => one.player === player);
const played = (...acts: (DeskAct | TimedAct)[]) => record(upcoming, home, away, kickOff, ...acts);
const minutesOf = (player: number, match: MatchToActOn, minutes = 50) => of(player, fold(match, minutes))?.minutes;

describe('minutes', () => {
  test('[AP5] before kick-off nobody has played', () => {
    expect(fold(record(upcoming, home, away))).toEqual([]);
  });

  test('[AP1] who starts plays to the end; who waits, not at all', () => {
    const appearances = fold(played());
    expect(appearances).toHaveLength(12);
    expect(appearances.every(({ minutes, starter }) => minutes === 50 && starter)).toBe(true);
    expect(fold(played(), 7).map(({ minutes }) => minutes)).toEqual(Array(12).fill(7));
  });

  test('[AP1] a change splits the minutes, also back again', () => {
    const match = played(change('home', 16, 11, 10), change('home', 11, 12, 20), change('home', 12, 16, 24));
    expect([11, 12, 16].map((player) => minutesOf(player, match))).toEqual([10 + 30, 20 + 26, 14]);
    expect(of(16, fold(match))?.starter).toBe(false);
  });

  test('[AP1] a player who is sent off has played until then', () => {
    const match = played(
      card('away', 21, 'red', 15),
      card('away', 22, 'yellow', 5),
      card('away', 22, 'second-yellow', 20),
    );
    expect([21, 22, 23].map((player) => minutesOf(player, match))).toEqual([15, 20, 50]);
  });

  test('[AP1] a change in stoppage gives no minutes that were not played', () => {
    const match = played({ act: change('home', 16, 11), at: 27 });
    expect([11, 16].map((player) => minutesOf(player, match, 25))).toEqual([25, 0]);
  });

  test('[AP1] on the pitch the minutes of a team add up', () => {
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.integer({ min: 1, max: 25 }), fc.nat(8), fc.nat(8)), { maxLength: 12 }),
        (tries) => {
          let match = played();
          for (const [minute, on, off] of tries) {
            try {
              match = record(match, change('home', 10 + on, 10 + off, minute));
            } catch {
              // Not every change that chance proposes can be.
            }
          }
          const own = fold(match).filter(({ side }) => side === 'home');
          expect(own.reduce((sum, { minutes }) => sum + (minutes ?? 0), 0)).toBe(6 * 50);
        },
      ),
    );
  });
});

describe('deeds', () => {
  test('[AP2] goals, own goals, assists and cards', () => {
    const appearances = fold(
      played(
        goal('home', 11, { assist: 12, minute: 3 }),
        goal('home', 11, { penalty: true, minute: 5 }),
        goal('home', 11, { ownGoal: true, minute: 6 }),
        card('home', 12, 'yellow', 7),
        card('home', 12, 'second-yellow', 8),
        card('home', 13, 'red', 9),
      ),
    );
    expect(of(11, appearances)).toMatchObject({ goals: 2, ownGoals: 1, assists: 0, yellowCards: 0, redCards: 0 });
    expect(of(12, appearances)).toMatchObject({ goals: 0, assists: 1, yellowCards: 2, redCards: 1 });
    expect(of(13, appearances)).toMatchObject({ yellowCards: 0, redCards: 1 });
  });

  test('[UN2] who is in no entry of the ledger has done nothing: 0, not unknown', () => {
    expect(of(14, fold(played(goal('home', 11, { minute: 3 }))))).toMatchObject({
      goals: 0,
      ownGoals: 0,
      assists: 0,
      yellowCards: 0,
      redCards: 0,
    });
  });

  test('[AP2] a withdrawn goal was not scored', () => {
    const scored = played(goal('home', 11, { minute: 3 }));
    expect(of(11, fold(record(scored, withdraw(4))))?.goals).toBe(0);
  });

  test('[AP3] a goalkeeper concedes what is scored while he is on', () => {
    const match = played(
      goal('away', 21, { minute: 2 }),
      goal('home', 11, { ownGoal: true, minute: 4 }),
      goal('home', 11, { minute: 5 }),
      change('home', 16, 10, 10),
      goal('away', 21, { minute: 11 }),
    );
    const conceded = [10, 16, 20, 11].map((player) => of(player, fold(match))?.goalsConceded);
    expect(conceded).toEqual([2, 1, 1, 0]);
  });

  test('[AP3] the shoot-out is no goal', () => {
    const phases = (['HALF_TIME', 'SECOND_HALF', 'FULL_TIME_BREAK', 'PENALTIES'] as const).map((phase): DeskAct => ({
      act: 'phase',
      phase,
    }));
    const shootout = record({ ...tie, extraTime: false }, home, away, kickOff, ...phases, kick('away', 'scored', 21));
    expect([10, 21].map((player) => of(player, fold(shootout)))).toMatchObject([{ goalsConceded: 0 }, { goals: 0 }]);
  });
});

describe('without a line-up', () => {
  const bare = (...acts: (DeskAct | TimedAct)[]) => fold(record(upcoming, kickOff, ...acts), 50, []);

  test('[AP4] a player who is named took part, for an unknown time', () => {
    const appearances = bare(
      goal('home', 11, { assist: 12, minute: 3 }),
      card('away', 21, 'yellow', 4),
      change('away', 22, 23, 20),
      { act: 'penalty', team: 'home', player: 13, result: 'saved', minute: 21 },
      { act: 'man-of-the-match', player: 24 },
    );
    const sorted = appearances.toSorted((a, b) => a.player - b.player);
    expect(sorted.map(({ player, side, minutes, starter }) => [player, side, minutes, starter])).toEqual([
      [11, 'home', null, false],
      [12, 'home', null, false],
      [13, 'home', null, false],
      [21, 'away', null, false],
      [22, 'away', null, false],
      [23, 'away', null, false],
      [24, 'away', null, false],
    ]);
  });

  test('[AP4] a goal without a scorer counts for no player', () => {
    expect(bare(goal('home', null))).toEqual([]);
  });
});
