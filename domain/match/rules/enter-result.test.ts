import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { foldAppearances } from '#domain/match/fold-appearances.ts';
import { foldLedger } from '#domain/match/fold-ledger.ts';
import { settleLedger } from '#domain/match/settle-ledger.ts';
import { completeLedger, type ImportedMatch } from './complete-ledger.ts';
import { planResult, type EnteredCard, type EnteredGoal, type EnteredResult } from './enter-result.ts';
import {
  applyAct,
  foldState,
  hasFullLedger,
  isHandedIn,
  numbered,
  withEntries,
  type MatchRecord,
} from './match-record.ts';
import { after, fullMatch, goal, kickOff, lineupOf, SIDES, SQUADS, type TimedAct } from './recorded-match.fixture.ts';

const upcoming: MatchRecord = {
  homeTeamId: SIDES.home,
  awayTeamId: SIDES.away,
  status: 'UPCOMING',
  phase: 'NOT_STARTED',
  score: null,
  startTime: after(0).toISOString(),
  venue: 'Балик',
  knockout: false,
  firstLeg: null,
  extraTime: true,
  halfMinutes: 25,
  revision: 0,
  entries: [],
  lineup: [],
  squad: (['home', 'away'] as const).flatMap((side) => SQUADS[side].map((player) => ({ player, team: SIDES[side] }))),
};
const tie: MatchRecord = { ...upcoming, knockout: true };
const entered = (home: number, away: number, more: Partial<EnteredResult> = {}): EnteredResult => ({
  score: { home, away },
  halfTime: null,
  penalties: null,
  goals: [],
  cards: [],
  lineups: { home: null, away: null },
  manOfTheMatch: null,
  ...more,
});
const scored = (
  team: 'home' | 'away',
  player: number | null,
  minute: number | null = null,
  more = {},
): EnteredGoal => ({
  team,
  player,
  assist: null,
  ownGoal: false,
  penalty: false,
  minute,
  extraTime: null,
  ...more,
});
const shown = (player: number, card: EnteredCard['card'], minute: number | null = null, more = {}): EnteredCard => ({
  team: player < 20 ? 'home' : 'away',
  player,
  card,
  minute,
  extraTime: null,
  ...more,
});

const plan = (match: MatchRecord, result: EnteredResult, { at = 120, reason = null as string | null } = {}) =>
  planResult(match, { result, at: after(at), reason });
const refusalOf = (...args: Parameters<typeof plan>) => {
  const planned = plan(...args);
  return 'refusal' in planned ? planned.refusal.reason : null;
};
function enter(...args: Parameters<typeof plan>): MatchRecord {
  const planned = plan(...args);
  if ('refusal' in planned) throw new Error(planned.refusal.message);
  const [match] = args;
  const entries = numbered(match, planned.entries).map((entry) => ({ ...entry, key: `entry ${entry.revision}` }));
  return withEntries(match, entries);
}
function play(match: MatchRecord, ...acts: TimedAct[]): MatchRecord {
  return acts.reduce((so, { act, at = 60, reason = null }) => {
    const applied = applyAct(so, { act, at: after(at), reason: reason ?? null, key: `act ${so.revision}` });
    if ('refusal' in applied) throw new Error(applied.refusal.message);
    return applied.record;
  }, match);
}
const fold = (match: MatchRecord) => foldLedger(match.entries, SIDES);
const kinds = (match: MatchRecord) => match.entries.map(({ kind }) => kind);

describe('a result', () => {
  test('[RS1] ends a match that nobody followed', () => {
    const over = enter(upcoming, entered(2, 1, { halfTime: { home: 1, away: 1 } }));
    expect(over).toMatchObject({ status: 'FINISHED', phase: 'FULL_TIME', score: { home: 2, away: 1 } });
    expect(kinds(over)).toEqual(['RESULT', 'GOAL', 'GOAL', 'GOAL']);
    expect(foldState(over, SIDES, after(300))).toMatchObject({
      folded: { halfTime: { home: 1, away: 1 } },
      clock: { seconds: 0, runningSince: null },
    });
  });

  test('[RS1] is not for a match that is live, postponed, cancelled or awarded', () => {
    const award = { act: 'award', home: 3, away: 0, reasonBg: 'а', reasonEn: 'a' } as const;
    for (const act of [{ act: 'kick-off' }, { act: 'postpone' }, { act: 'cancel' }, award] as const)
      expect(refusalOf(play(upcoming, { act, at: 0 }), entered(1, 0))).toBe('wrong_status');
    expect(refusalOf({ ...upcoming, homeTeamId: null }, entered(1, 0))).toBe('teams_unknown');
  });

  test('[AP6] leaves minutes and goals conceded unknown, also with line-ups', () => {
    const over = enter(upcoming, entered(2, 1));
    const lineup = [10, 20].map((player) => ({
      player,
      side: player < 20 ? ('home' as const) : ('away' as const),
      starter: true,
      keeper: true,
    }));
    const appearances = foldAppearances(over.entries, SIDES, lineup, 50);
    expect(appearances.filter(({ player }) => [10, 20].includes(player))).toHaveLength(2);
    for (const appearance of appearances)
      expect(appearance).toMatchObject({ minutes: null, goalsConceded: null, yellowCards: 0 });
  });

  test('[RS2] comes after the date of the match', () => {
    expect(refusalOf(upcoming, entered(1, 0), { at: -1 })).toBe('too_early');
    expect(refusalOf({ ...upcoming, startTime: null }, entered(1, 0), { at: -1 })).toBeNull();
  });

  test('[RS3] may list fewer goals than were scored, never more', () => {
    const over = enter(
      upcoming,
      entered(2, 1, { goals: [scored('home', 11), scored('home', 12, null, { ownGoal: true })] }),
    );
    expect(fold(over).goals.map(({ team, player, minute, ownGoal }) => [team, player, minute, ownGoal])).toEqual([
      [SIDES.home, 11, null, false],
      [SIDES.home, 12, null, true],
      [SIDES.home, null, null, false],
    ]);
    const own = scored('home', 12, null, { ownGoal: true });
    expect(refusalOf(upcoming, entered(1, 0, { goals: [own] }))).toBe('score');
    expect(refusalOf(upcoming, entered(1, 0, { goals: [scored('home', 11), scored('home', 11)] }))).toBe('score');
  });

  test('[RS4] has a half-time score that fits', () => {
    const halfTime = { home: 1, away: 0 };
    expect(refusalOf(upcoming, entered(0, 1, { halfTime }))).toBe('score');
    const late = [scored('home', 11, 30), scored('home', 12, 31)];
    expect(refusalOf(upcoming, entered(2, 0, { halfTime, goals: late }))).toBe('score');
    expect(
      refusalOf(upcoming, entered(2, 0, { halfTime, goals: [scored('home', 11, 9), scored('home', 11, 30)] })),
    ).toBeNull();
    expect(
      fold(enter(upcoming, entered(2, 0, { goals: [scored('home', 11, 9), scored('home', 11, 30)] }))).halfTime,
    ).toEqual(halfTime);
    const followed = play(upcoming, ...fullMatch);
    expect(refusalOf(followed, entered(0, 0, { halfTime }))).toBe('score');
  });

  test('[RS5] of a level knockout match needs a shoot-out with a winner, and no other match has one', () => {
    const penalties = { home: 3, away: 2 };
    expect(refusalOf(tie, entered(1, 1))).toBe('level');
    expect(refusalOf(tie, entered(1, 1, { penalties: { home: 2, away: 2 } }))).toBe('level');
    expect(fold(enter(tie, entered(1, 1, { penalties }))).penalties).toEqual(penalties);
    expect(refusalOf(tie, entered(2, 1, { penalties }))).toBe('wrong_phase');
    expect(refusalOf(upcoming, entered(1, 1, { penalties }))).toBe('wrong_phase');
    const second = { ...tie, firstLeg: { home: 0, away: 1 } };
    expect(refusalOf(second, entered(1, 0))).toBe('level');
    expect(refusalOf(second, entered(1, 1))).toBeNull();
    const kick = { act: 'shoot-out-kick', team: 'home', player: 11, result: 'scored' } as const;
    const played = enter(tie, entered(1, 1, { penalties }));
    expect(() => play(played, { act: kick })).toThrow('enter its result again');
  });

  test('[RS6] may name cards and goals in any order', () => {
    const cards = [shown(11, 'second-yellow', 30), shown(11, 'yellow'), shown(12, 'red')];
    const goals = [scored('home', 11), scored('home', 12)];
    expect(refusalOf(upcoming, entered(2, 0, { cards, goals }))).toBeNull();
    expect(refusalOf(upcoming, entered(0, 0, { cards: [shown(11, 'second-yellow')] }))).toBe('not_booked');
    expect(refusalOf(upcoming, entered(0, 0, { cards: [shown(11, 'yellow'), shown(11, 'yellow')] }))).toBe('booked');
    const tooLate = { cards: [shown(11, 'red', 10)], goals: [scored('home', 11, 20)] };
    expect(refusalOf(upcoming, entered(1, 0, tooLate))).toBe('sent_off');
  });

  test('[RS7] takes later acts without a minute too', () => {
    const over = enter(upcoming, entered(0, 0));
    const more = play(over, { act: goal('home', 11) }, { act: goal('away', 21, { minute: 40 }) });
    expect(more).toMatchObject({ score: { home: 1, away: 1 } });
    expect(more.entries.at(1)).toMatchObject({ minute: null, phase: 'FULL_TIME' });
    expect(refusalOf(upcoming, entered(1, 0, { goals: [scored('home', 11, 51)] }))).toBe('too_early');
    expect(refusalOf(tie, entered(1, 0, { goals: [scored('home', 11, 51)] }))).toBeNull();
  });

  test('[DK7] [DK11] names players of the two teams, and of the line-ups', () => {
    expect(refusalOf(upcoming, entered(1, 0, { goals: [scored('home', 21)] }))).toBe('unknown_player');
    expect(refusalOf(upcoming, entered(0, 0, { manOfTheMatch: 99 }))).toBe('unknown_player');
    const {
      act: _act,
      team: _team,
      ...home
    } = lineupOf('home', SQUADS.home.slice(0, 7)) as ReturnType<typeof lineupOf> & {
      act: 'lineup';
    };
    const lineups = { home, away: null };
    expect(refusalOf(upcoming, entered(1, 0, { lineups, goals: [scored('home', 18)] }))).toBe('unknown_player');
    const over = enter(upcoming, entered(1, 0, { lineups, goals: [scored('home', 16)], manOfTheMatch: 16 }));
    expect(kinds(over)).toEqual(['RESULT', 'LINEUP', 'GOAL', 'MAN_OF_THE_MATCH']);
    const starter = foldState(over, SIDES, after(99)).appearances.find(({ player }) => player === 11);
    expect(starter).toMatchObject({ starter: true, minutes: null, goalsConceded: null });
    const strange = { home: { ...home, captain: 99 }, away: null };
    expect(refusalOf(upcoming, entered(0, 0, { lineups: strange }))).toBe('unknown_player');
  });
});

describe('entered again', () => {
  const first = enter(
    upcoming,
    entered(2, 1, { goals: [scored('home', 11, 5), scored('away', 21)], cards: [shown(12, 'yellow')] }),
  );

  test('[RS10] the same result writes nothing', () => {
    const same = entered(2, 1, {
      goals: [scored('home', 11, 5, { revision: 2 }), scored('away', 21, null, { revision: 3 })],
      cards: [shown(12, 'yellow', null, { revision: 5 })],
    });
    expect(enter(first, same)).toBe(first);
    const unnamed = entered(2, 1, { goals: [scored('home', 11, 5), scored('away', 21)], cards: [shown(12, 'yellow')] });
    expect(enter(first, unnamed)).toBe(first);
  });

  test('[RS10] what differs is corrected, what is missing withdrawn, what is new added', () => {
    const goals = [scored('home', 13, 6, { revision: 2 }), scored('home', 14), scored('away', 22, 8)];
    const second = enter(
      first,
      entered(3, 1, { goals, cards: [shown(12, 'red', null, { revision: 5 })], manOfTheMatch: 21 }),
    );
    expect(second.entries.slice(5).map(({ kind, target, player }) => [kind, target, player])).toEqual([
      ['CORRECTION', 2, 13],
      ['CORRECTION', 4, 14],
      ['GOAL', null, 22],
      ['WITHDRAWAL', 3, null],
      ['GOAL', null, null],
      ['RED_CARD', null, 12],
      ['WITHDRAWAL', 5, null],
      ['MAN_OF_THE_MATCH', null, 21],
    ]);
    expect(second.score).toEqual({ home: 3, away: 1 });
    expect(hasFullLedger(second)).toBe(true);
  });

  test('names entries that stand, each once', () => {
    for (const revision of [1, 9])
      expect(refusalOf(first, entered(1, 0, { goals: [scored('home', 11, null, { revision })] }))).toBe(
        'unknown_entry',
      );
    const twice = [scored('home', 11, null, { revision: 2 }), scored('home', 12, null, { revision: 2 })];
    expect(refusalOf(first, entered(2, 0, { goals: twice }))).toBe('unknown_entry');
  });

  test('[DK22] once it was handed in needs a reason, if anything differs', () => {
    const handedIn = play(first, { act: { act: 'hand-in' }, at: 130 });
    expect(isHandedIn(handedIn)).toBe(true);
    expect(refusalOf(handedIn, entered(2, 2))).toBe('handed_in');
    expect(refusalOf(handedIn, entered(2, 2), { reason: 'Протокол' })).toBeNull();
  });

  test('a match that was followed live is corrected by it, and keeps its phases', () => {
    const followed = play(upcoming, kickOff, { act: goal('home', 11, { minute: 5 }), at: 5 }, ...fullMatch.slice(1));
    const corrected = enter(followed, entered(1, 1, { goals: [scored('home', 12, 5, { revision: 2 })] }));
    expect(kinds(corrected).slice(-2)).toEqual(['CORRECTION', 'GOAL']);
    expect(corrected).toMatchObject({ status: 'FINISHED', score: { home: 1, away: 1 } });
    expect(fold(corrected).goals).toMatchObject([
      { player: 12, phase: 'FIRST_HALF' },
      { player: null, minute: null },
    ]);
  });

  const anyResult = fc
    .record({
      goals: fc.array(
        fc
          .record({
            team: fc.constantFrom('home' as const, 'away' as const),
            who: fc.option(fc.nat(8)),
            minute: fc.option(fc.integer({ min: 1, max: 50 })),
            ownGoal: fc.boolean(),
          })
          .map(({ team, who, minute, ownGoal }) =>
            scored(team, who === null ? null : (SQUADS[team][who] ?? null), minute, { ownGoal }),
          ),
        { maxLength: 6 },
      ),
      cards: fc.uniqueArray(
        fc.record({
          player: fc.constantFrom(...SQUADS.home, ...SQUADS.away),
          minute: fc.option(fc.integer({ min: 1, max: 50 })),
        }),
        { maxLength: 4, selector: ({ player }) => player },
      ),
      unknown: fc.record({ home: fc.nat(3), away: fc.nat(3) }),
      best: fc.option(fc.constantFrom(...SQUADS.home, ...SQUADS.away)),
    })
    .map(({ goals, cards, unknown, best }): EnteredResult => {
      const listed = (side: 'home' | 'away') => goals.filter(({ team, ownGoal }) => (team === side) !== ownGoal).length;
      return entered(listed('home') + unknown.home, listed('away') + unknown.away, {
        goals,
        cards: cards.map(({ player, minute }) => shown(player, 'yellow', minute)),
        manOfTheMatch: best,
      });
    });
  /** The form names the entries that it was opened with. */
  const named = (match: MatchRecord, result: EnteredResult, chance: readonly number[]): EnteredResult => {
    const standing = settleLedger(match.entries);
    const free = {
      GOAL: standing.filter(({ kind }) => kind === 'GOAL'),
      YELLOW_CARD: standing.filter(({ kind }) => kind === 'YELLOW_CARD'),
    };
    const name = (kind: keyof typeof free, i: number) => {
      const [act] = free[kind].splice((chance[i] ?? 0) % 9, 1);
      return act && { revision: act.revision };
    };
    return {
      ...result,
      goals: result.goals.map((one, i) => ({ ...one, ...name('GOAL', i) })),
      cards: result.cards.map((one, i) => ({ ...one, ...name('YELLOW_CARD', i) })),
    };
  };

  test('[RS10] any result and then any other is the same as the other alone', () => {
    fc.assert(
      fc.property(
        anyResult,
        anyResult,
        fc.array(fc.nat(), { minLength: 6, maxLength: 6 }),
        (before, result, chance) => {
          const first = enter(upcoming, before);
          const twice = enter(first, named(first, result, chance), { at: 180 });
          const once = enter(upcoming, result);
          const known = (match: MatchRecord) => {
            const { folded, appearances, clock } = foldState(match, SIDES, after(300));
            const { events, ...rest } = folded;
            // Goals of one minute are in the order in which they were entered.
            const goals = folded.goals.map(({ scoreAfter: _score, ...goal }) => goal);
            const text = (list: readonly object[]) =>
              list.map((one) => JSON.stringify({ ...one, revision: null })).toSorted();
            return { ...rest, clock, goals: text(goals), events: text(events), appearances: text(appearances) };
          };
          expect(known(twice)).toEqual(known(once));
          expect(twice.score).toEqual(result.score);
          expect(hasFullLedger(twice)).toBe(true);
        },
      ),
    );
  });
});

describe('an imported match', () => {
  const imported: ImportedMatch = {
    ...upcoming,
    status: 'FINISHED',
    phase: 'FULL_TIME',
    score: { home: 2, away: 1 },
    periods: { halfTime: { home: 1, away: 0 }, fullTime: null, extraTime: null, penalties: null },
    numbers: [],
  };
  const complete = (match: ImportedMatch): MatchRecord => withEntries(match, completeLedger(match) ?? []);
  const figures = {
    starter: true,
    minutes: 50,
    goals: 0,
    ownGoals: 0,
    assists: null,
    yellowCards: null,
    redCards: null,
    goalsConceded: null,
  };

  test('[RS9] with a score alone gets a result and goals of unknown scorers', () => {
    const full = complete(imported);
    expect(hasFullLedger(imported)).toBe(false);
    expect(hasFullLedger(full)).toBe(true);
    expect(full).toMatchObject({ status: 'FINISHED', score: { home: 2, away: 1 } });
    expect(fold(full)).toMatchObject({ halfTime: { home: 1, away: 0 } });
    expect(completeLedger({ ...imported, ...full })).toEqual([]);
  });

  test('[RS9] gets the goals and cards of its figures, and keeps the others', () => {
    const numbers = [
      { ...figures, player: 11, team: SIDES.home, goals: 1, yellowCards: 2, redCards: 1 },
      { ...figures, player: 12, team: SIDES.home, assists: 1 },
      { ...figures, player: 21, team: SIDES.away, ownGoals: 1, minutes: 30 },
    ];
    const full = complete({ ...imported, numbers });
    expect(kinds(full)).toEqual(['RESULT', 'GOAL', 'GOAL', 'GOAL', 'YELLOW_CARD', 'SECOND_YELLOW']);
    const { appearances } = foldState(full, SIDES, after(300));
    expect(appearances.find(({ player }) => player === 11)).toMatchObject({ goals: 1, yellowCards: 2, redCards: 1 });
    expect(appearances.find(({ player }) => player === 12)).toMatchObject({ assists: 1, minutes: 50, starter: true });
    expect(appearances.find(({ player }) => player === 21)).toMatchObject({ ownGoals: 1, minutes: 30 });
  });

  test('[RS9] whose goals are more than its score cannot be completed, but entered again', () => {
    const three = ['a', 'b', 'c'].map((key, i) => ({
      ...scored('home', 11, 5),
      kind: 'GOAL' as const,
      phase: 'FIRST_HALF' as const,
      team: SIDES.home,
      otherPlayer: null,
      target: null,
      reason: null,
      recordedAt: after(5).toISOString(),
      details: null,
      key,
      revision: i + 1,
    }));
    const wrong = { ...imported, entries: three, revision: 3 };
    expect(completeLedger(wrong)).toBeNull();
    const mended = enter(wrong, entered(2, 1, { goals: [scored('home', 11, 5, { revision: 1 })] }), {
      reason: 'Протокол',
    });
    expect(mended.score).toEqual({ home: 2, away: 1 });
    expect(hasFullLedger(mended)).toBe(true);
  });

  test('[DK23] counts as handed in, also when it was completed', () => {
    expect([imported, complete(imported)].map(isHandedIn)).toEqual([true, true]);
    const full = complete(imported);
    const act = goal('home', 11, { minute: 5 });
    expect(applyAct(full, { act, at: after(99), reason: null, key: 'a' })).toMatchObject({
      refusal: { reason: 'handed_in' },
    });
    const corrected = enter(full, entered(2, 1, { goals: [scored('home', 11)] }), { reason: 'Протокол' });
    expect(isHandedIn(corrected)).toBe(true);
  });
});
