import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { foldLedger } from './fold-ledger.ts';
import type { LedgerEntry, LedgerKind, PlayedResult } from './ledger-entry.ts';
import { settleLedger } from './settle-ledger.ts';
import type { MatchPhase } from './status.ts';

type Entry = LedgerEntry<string>;
const sides = {
  home: 'Балик',
  away: 'Вихър',
  starters: { home: ['Колев', 'Донев'], away: ['Тодоров', 'Илиев'] },
};

const entry = (kind: LedgerKind, change: Partial<Entry> = {}): Omit<Entry, 'revision'> => ({
  kind,
  phase: 'FIRST_HALF',
  minute: null,
  extraTime: null,
  team: null,
  player: null,
  otherPlayer: null,
  ownGoal: false,
  penalty: false,
  target: null,
  reason: null,
  recordedAt: '2026-03-15T17:00:00Z',
  ...change,
});
const ledger = (...entries: Omit<Entry, 'revision'>[]): Entry[] =>
  entries.map((each, i) => ({ ...each, revision: i + 1 }));
const phase = (name: MatchPhase) => entry('PHASE', { phase: name });
const goal = (team: string, minute: number, change: Partial<Entry> = {}) =>
  entry('GOAL', { team, minute, player: 'Колев', phase: minute > 25 ? 'SECOND_HALF' : 'FIRST_HALF', ...change });
const kick = (team: string, scored: boolean) =>
  entry(scored ? 'SHOOTOUT_SCORED' : 'SHOOTOUT_MISSED', { team, phase: 'PENALTIES', player: 'Колев' });
const fold = (...entries: Omit<Entry, 'revision'>[]) => foldLedger(ledger(...entries), sides);
const [firstHalf, halfTime, secondHalf] = [phase('FIRST_HALF'), phase('HALF_TIME'), phase('SECOND_HALF')];
const whistle = entry('FINAL_WHISTLE', { phase: 'FULL_TIME' });

describe('the score', () => {
  test('[LG1] is unknown before kick-off and 0:0 after it', () => {
    expect(fold()).toMatchObject({ status: 'UPCOMING', phase: 'NOT_STARTED', score: null, halfTime: null });
    expect(fold(firstHalf)).toMatchObject({ status: 'LIVE', phase: 'FIRST_HALF', score: { home: 0, away: 0 } });
  });

  test('[LG2] counts goals; each part of the match when it is over', () => {
    const one = goal('Балик', 10);
    const own = goal('Балик', 30, { ownGoal: true });
    expect(fold(firstHalf, one).halfTime).toBeNull();
    expect(fold(firstHalf, one, halfTime)).toMatchObject({ halfTime: { home: 1, away: 0 }, fullTime: null });
    expect(fold(firstHalf, one, halfTime, secondHalf, own, whistle)).toMatchObject({
      status: 'FINISHED',
      phase: 'FULL_TIME',
      score: { home: 1, away: 1 },
      halfTime: { home: 1, away: 0 },
      fullTime: { home: 1, away: 1 },
      extraTime: null,
      penalties: null,
    });
  });

  test('[LG2] extra time and the shoot-out are kept apart from the regular halves', () => {
    const folded = fold(
      firstHalf,
      halfTime,
      secondHalf,
      goal('Балик', 40),
      goal('Вихър', 50),
      phase('FULL_TIME_BREAK'),
      phase('EXTRA_TIME'),
      goal('Вихър', 52, { phase: 'EXTRA_TIME' }),
      phase('EXTRA_TIME_BREAK'),
      phase('SECOND_EXTRA_TIME'),
      goal('Балик', 60, { phase: 'SECOND_EXTRA_TIME' }),
      phase('PENALTIES'),
      kick('Балик', true),
      kick('Вихър', false),
      kick('Балик', true),
      kick('Вихър', true),
      whistle,
    );
    expect(folded).toMatchObject({
      score: { home: 2, away: 2 },
      halfTime: { home: 0, away: 0 },
      fullTime: { home: 1, away: 1 },
      extraTime: { home: 2, away: 2 },
      penalties: { home: 2, away: 1 },
    });
    expect(folded.events.slice(-4).map(({ type, penalty }) => [type, penalty])).toEqual([
      ['PENALTY_SCORED', 'SCORED'],
      ['PENALTY_MISSED', 'MISSED'],
      ['PENALTY_SCORED', 'SCORED'],
      ['PENALTY_SCORED', 'SCORED'],
    ]);
  });

  test('[LG2] extra time has no score of its own until it is over', () => {
    const prolonged = [firstHalf, halfTime, secondHalf, phase('FULL_TIME_BREAK'), phase('EXTRA_TIME')];
    const winner = goal('Балик', 53, { phase: 'EXTRA_TIME' });
    expect(fold(...prolonged, winner)).toMatchObject({ score: { home: 1, away: 0 }, extraTime: null });
    expect(fold(...prolonged, winner, phase('SECOND_EXTRA_TIME'), whistle)).toMatchObject({
      fullTime: { home: 0, away: 0 },
      extraTime: { home: 1, away: 0 },
      penalties: null,
    });
  });

  test('[LG2] a shoot-out that has begun stands at 0:0', () => {
    expect(fold(firstHalf, phase('PENALTIES')).penalties).toEqual({ home: 0, away: 0 });
    expect(fold(firstHalf, kick('Балик', false)).penalties).toEqual({ home: 0, away: 0 });
  });

  test('[LG3] a goal of the first half without its minute stands before those of the second', () => {
    const unknown = goal('Балик', 8, { minute: null, player: 'Донев' });
    const { goals } = fold(firstHalf, halfTime, secondHalf, goal('Вихър', 26), unknown);
    expect(goals.map(({ player }) => player)).toEqual(['Донев', 'Колев']);
  });

  test('[LG3] a goal that is recorded late stands where it happened', () => {
    const { goals, halfTime: atHalfTime } = fold(
      firstHalf,
      goal('Балик', 20, { player: 'Донев' }),
      halfTime,
      secondHalf,
      goal('Вихър', 26, { player: 'Илиев' }),
      goal('Вихър', 25, { extraTime: 2, player: 'Тодоров', phase: 'FIRST_HALF' }),
      goal('Балик', 8, { otherPlayer: 'Донев' }),
    );
    expect(
      goals.map(({ player, assister, scoreAfter, revision }) => [
        player,
        assister,
        scoreAfter?.home,
        scoreAfter?.away,
        revision,
      ]),
    ).toEqual([
      ['Колев', 'Донев', 1, 0, 7],
      ['Донев', null, 2, 0, 2],
      ['Тодоров', null, 2, 1, 6],
      ['Илиев', null, 2, 2, 5],
    ]);
    expect(atHalfTime).toEqual({ home: 2, away: 1 });
  });
});

describe('events', () => {
  test('[LG4] have the types of the wire', () => {
    const { events } = fold(
      firstHalf,
      goal('Балик', 1),
      goal('Балик', 2, { penalty: true }),
      entry('PENALTY_MISSED', { minute: 3 }),
      entry('PENALTY_SAVED', { minute: 4 }),
      entry('YELLOW_CARD', { minute: 5 }),
      entry('SECOND_YELLOW', { minute: 6 }),
      entry('RED_CARD', { minute: 7 }),
      entry('SUBSTITUTION', { minute: 8 }),
    );
    expect(events.map(({ type, card, penalty }) => [type, card, penalty])).toEqual([
      ['GOAL', null, null],
      ['PENALTY_GOAL', null, 'SCORED'],
      ['PENALTY_MISSED', null, 'MISSED'],
      ['PENALTY_SAVED', null, 'SAVED'],
      ['YELLOW_CARD', 'YELLOW', null],
      ['RED_CARD', 'SECOND_YELLOW', null],
      ['RED_CARD', 'RED', null],
    ]);
  });

  test('[LG5] who is on the pitch follows changes and dismissals; changes roll, nobody comes back from a red card', () => {
    const change = (team: string, minute: number, on: string, off: string) =>
      entry('SUBSTITUTION', { team, minute, player: on, otherPlayer: off });
    const red = entry('SECOND_YELLOW', { team: 'Вихър', minute: 12, player: 'Илиев' });
    const folded = fold(
      firstHalf,
      change('Балик', 9, 'Русев', 'Донев'),
      change('Балик', 15, 'Донев', 'Колев'),
      red,
      change('Вихър', 14, 'Илиев', 'Тодоров'),
    );
    expect(folded.onPitch).toEqual({ home: ['Русев', 'Донев'], away: [] });
    expect(folded.substitutions.map(({ player, playerOut }) => [player, playerOut])).toEqual([
      ['Русев', 'Донев'],
      ['Илиев', 'Тодоров'],
      ['Донев', 'Колев'],
    ]);
  });

  test('[LG6] decisions change the status', () => {
    expect(fold(entry('POSTPONE')).status).toBe('POSTPONED');
    expect(fold(entry('CANCEL')).status).toBe('CANCELLED');
    expect(fold(firstHalf, entry('ABANDON')).status).toBe('POSTPONED');
    expect(fold(firstHalf, whistle, entry('AWARD', { team: 'Вихър' })).status).toBe('AWARDED');
  });

  test('[LG6] with a new date the match is played again from the start', () => {
    const abandoned = [firstHalf, goal('Балик', 3), entry('ABANDON'), entry('RESCHEDULE')];
    expect(fold(...abandoned)).toMatchObject({ status: 'UPCOMING', phase: 'NOT_STARTED', score: null, goals: [] });
    expect(fold(...abandoned, firstHalf, goal('Вихър', 9)).score).toEqual({ home: 0, away: 1 });
  });

  test('[LG6] the man of the match is the one named last', () => {
    const named = (player: string) => entry('MAN_OF_THE_MATCH', { player });
    expect(fold(firstHalf, whistle, named('Колев'), named('Илиев')).manOfTheMatch).toBe('Илиев');
  });
});

describe('corrections', () => {
  const wrong = goal('Балик', 3, { player: 'Донев' });
  const correction = (target: number, change: Partial<Entry> = {}) =>
    entry('CORRECTION', { target, team: 'Балик', minute: 4, player: 'Колев', ...change });
  const withdrawal = (target: number) => entry('WITHDRAWAL', { target });
  const scorers = (...entries: Omit<Entry, 'revision'>[]) =>
    fold(firstHalf, ...entries).goals.map(({ player, minute, revision }) => [player, minute, revision]);

  test('[LG7] a correction says what happened instead, and the act keeps its name', () => {
    expect(scorers(wrong, correction(2))).toEqual([['Колев', 4, 2]]);
  });

  test('[LG7] a correction leaves when the act was recorded', () => {
    const at = (recordedAt: string) => ({ recordedAt });
    const settled = settleLedger(
      ledger({ ...wrong, ...at('2026-03-15T17:03:00Z') }, { ...correction(1), ...at('2026-03-15T17:09:00Z') }),
    );
    expect(settled).toMatchObject([{ kind: 'GOAL', revision: 1, player: 'Колев', recordedAt: '2026-03-15T17:03:00Z' }]);
  });

  test('[LG7] the last correction counts, also one of a correction', () => {
    expect(scorers(wrong, correction(2), correction(2, { player: 'Русев' }))).toEqual([['Русев', 4, 2]]);
    expect(scorers(wrong, correction(2), correction(3, { player: 'Русев' }))).toEqual([['Русев', 4, 2]]);
  });

  test('[LG8] a withdrawal takes an act away, with its corrections', () => {
    expect(scorers(wrong, withdrawal(2))).toEqual([]);
    expect(scorers(wrong, correction(2), withdrawal(2))).toEqual([]);
    expect(scorers(wrong, withdrawal(2), correction(2))).toEqual([]);
  });

  test('[LG8] a withdrawal takes away nothing that comes after it', () => {
    expect(scorers(withdrawal(3), wrong)).toEqual([['Донев', 3, 3]]);
  });

  test('[LG8] a withdrawn correction or withdrawal is undone', () => {
    expect(scorers(wrong, correction(2), withdrawal(3))).toEqual([['Донев', 3, 2]]);
    expect(scorers(wrong, withdrawal(2), withdrawal(3))).toEqual([['Донев', 3, 2]]);
    expect(scorers(wrong, correction(2), correction(3, { player: 'Русев' }), withdrawal(3))).toEqual([['Донев', 3, 2]]);
  });

  test('[LG8] a withdrawn whistle makes the match live again', () => {
    expect(fold(firstHalf, whistle, withdrawal(2))).toMatchObject({ status: 'LIVE', phase: 'FIRST_HALF' });
  });
});

describe('a result that was entered afterwards', () => {
  const result = (details: Partial<PlayedResult<string>> = {}) =>
    entry('RESULT', {
      phase: 'FULL_TIME',
      details: { halfTime: null, fullTime: null, extraTime: null, penalties: null, ...details },
    });
  const undated = (team: string, player: string | null = null) => entry('GOAL', { team, player, phase: 'FULL_TIME' });

  test('[RS1] ends the match without a clock and without a half', () => {
    expect(fold(result())).toMatchObject({
      status: 'FINISHED',
      phase: 'FULL_TIME',
      score: { home: 0, away: 0 },
      fullTime: { home: 0, away: 0 },
      extraTime: null,
      penalties: null,
    });
    expect(fold(result(), undated('Балик'))).toMatchObject({
      score: { home: 1, away: 0 },
      halfTime: null,
      fullTime: null,
    });
    const known = { halfTime: { home: 1, away: 0 }, penalties: { home: 3, away: 2 } };
    expect(fold(result(known), undated('Балик'), undated('Вихър'))).toMatchObject(known);
  });

  test('[RS7] [RS8] goals without a minute come last, and no goal has a running score', () => {
    const { goals, events } = fold(result(), undated('Вихър', 'Илиев'), goal('Балик', 30), goal('Балик', 7));
    expect(goals.map(({ minute, scoreAfter }) => [minute, scoreAfter])).toEqual([
      [7, null],
      [30, null],
      [null, null],
    ]);
    expect(events.map(({ minute }) => minute)).toEqual([7, 30, null]);
    expect(fold(result(), goal('Балик', 30), goal('Вихър', 7))).toMatchObject({
      halfTime: { home: 0, away: 1 },
      goals: [{ scoreAfter: { home: 0, away: 1 } }, { scoreAfter: { home: 1, away: 1 } }],
    });
  });
});

describe('any ledger', () => {
  const anyEntry = fc
    .record({
      kind: fc.constantFrom<LedgerKind>(
        'PHASE',
        'GOAL',
        'GOAL',
        'YELLOW_CARD',
        'RED_CARD',
        'SUBSTITUTION',
        'SHOOTOUT_SCORED',
        'FINAL_WHISTLE',
        'RESULT',
        'RESCHEDULE',
        'CORRECTION',
        'WITHDRAWAL',
      ),
      phase: fc.constantFrom<MatchPhase>('FIRST_HALF', 'HALF_TIME', 'SECOND_HALF', 'EXTRA_TIME', 'PENALTIES'),
      minute: fc.option(fc.nat(60)),
      team: fc.constantFrom('Балик', 'Вихър'),
      player: fc.constantFrom('Колев', 'Донев', 'Тодоров', 'Илиев', 'Русев'),
      otherPlayer: fc.constantFrom('Колев', 'Донев', 'Тодоров', 'Илиев'),
      ownGoal: fc.boolean(),
      target: fc.nat(12),
    })
    .map((facts) => entry(facts.kind, facts));
  const anyLedger = fc
    .array(anyEntry, { maxLength: 14 })
    .map((entries) => ledger(...entries).map((e) => ({ ...e, target: 1 + ((e.target ?? 0) % e.revision) })));

  test('[LG9] withdrawing what was added restores the match, whatever was added', () => {
    fc.assert(
      fc.property(anyLedger, anyEntry, (entries, added) => {
        const next = entries.length + 1;
        const grown: Entry[] = [
          ...entries,
          { ...added, revision: next, target: 1 + ((added.target ?? 0) % next) },
          { ...entry('WITHDRAWAL', { target: next }), revision: next + 1 },
        ];
        expect(foldLedger(grown, sides)).toEqual(foldLedger(entries, sides));
      }),
    );
  });

  test('[LG9] only revisions order the entries, and each counts once', () => {
    fc.assert(
      fc.property(anyLedger, fc.array(fc.nat(1000), { minLength: 14, maxLength: 14 }), (entries, chance) => {
        const mixed = entries.toSorted((a, b) => chance[a.revision - 1]! - chance[b.revision - 1]!);
        expect(foldLedger([...mixed, ...entries], sides)).toEqual(foldLedger(entries, sides));
      }),
    );
  });

  test('[LG2] the last running score is the score', () => {
    fc.assert(
      fc.property(anyLedger, (entries) => {
        const { goals, score } = foldLedger([...entries, { ...firstHalf, revision: 99 }], sides);
        if (goals.some(({ minute }) => minute === null)) expect(goals.at(-1)?.scoreAfter).toBeNull();
        else expect(goals.at(-1)?.scoreAfter ?? { home: 0, away: 0 }).toEqual(score);
      }),
    );
  });

  test('[LG9] a settled ledger is settled', () => {
    fc.assert(
      fc.property(anyLedger, (entries) => {
        const settled = settleLedger(entries);
        expect(settleLedger(settled)).toEqual(settled);
        expect(settled.map(({ kind }) => kind)).not.toContain('WITHDRAWAL');
      }),
    );
  });
});
