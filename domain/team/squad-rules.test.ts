import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isMemberOn, type Membership } from './membership.ts';
import { squadRefusal, type CompetitionEntry, type SquadContext } from './squad-rules.ts';

const TODAY = '2026-03-15';

const membership = (change: Partial<Membership> = {}): Membership => ({
  id: 1,
  teamId: 1,
  shirtNumber: 9,
  rank: 'MAIN',
  captain: false,
  loanFromId: null,
  joinedOn: '2025-09-01',
  leftOn: null,
  ...change,
});

const entry = (teamId: number, change: Partial<CompetitionEntry> = {}): CompetitionEntry => ({
  competitionSeasonId: 1,
  teamId,
  startsOn: '2025-09-28',
  endsOn: '2026-05-31',
  withdrawnOn: null,
  ...change,
});

const context = (change: Partial<SquadContext> = {}): SquadContext => ({
  today: TODAY,
  birthdate: '2000-01-01',
  leastAge: 15,
  entries: [entry(1), entry(2)],
  numbers: [],
  played: [],
  ...change,
});

const added = (change: Partial<Membership>) => membership({ id: null, ...change });
const reason = (before: Membership[], after: Membership[], change: Partial<SquadContext> = {}) =>
  squadRefusal(before, after, context(change))?.reason ?? null;

test.each([
  ['on the day he joined', '2025-09-01', null],
  ['on the day before', '2025-08-31', 'dates_out_of_order'],
])('[SQ4] he leaves %s', (_when, leftOn, expected) => {
  expect(reason([membership()], [membership({ leftOn })])).toBe(expected);
});

test.each([
  ['2026-03-01', 'twice_in_squad'],
  ['2026-03-02', null],
])('[SQ5] who was in a squad until 1 March joins it again on %s', (joinedOn, expected) => {
  const earlier = membership({ leftOn: '2026-03-01' });
  expect(reason([earlier], [earlier, added({ joinedOn })])).toBe(expected);
});

describe('[SQ6] two squads', () => {
  const own = membership();
  const second = added({ teamId: 2, rank: 'SECONDARY', joinedOn: '2026-02-01' });

  test('of one competition are one too many, whatever their ranks', () => {
    expect(squadRefusal([own], [own, second], context())).toEqual({
      reason: 'in_other_team',
      field: 'teamId',
      teamId: 2,
    });
  });

  test.each<[string, CompetitionEntry[]]>([
    ['the other team plays elsewhere', [entry(1), entry(2, { competitionSeasonId: 2 })]],
    ['the season is over by then', [entry(1, { endsOn: '2026-01-31' }), entry(2, { endsOn: '2026-01-31' })]],
    ['one of the teams had left', [entry(1, { withdrawnOn: '2026-01-31' }), entry(2)]],
  ])('are allowed when %s', (_why, entries) => {
    expect(reason([own], [own, second], { entries })).toBeNull();
  });

  test('on the last day of the one and the first of the other are two', () => {
    const ended = membership({ leftOn: '2026-02-01' });
    expect(reason([ended], [ended, second])).toBe('in_other_team');
    const before = membership({ leftOn: '2026-01-31' });
    expect(reason([before], [before, second])).toBeNull();
  });

  test('that an import brought can be changed in other ways, and shortened, but not prolonged', () => {
    const other = membership({ id: 2, teamId: 2, joinedOn: '2026-02-01', leftOn: '2026-04-01' });
    const before = [own, other];
    expect(reason(before, [own, { ...other, shirtNumber: 4 }])).toBeNull();
    expect(reason(before, [own, { ...other, leftOn: '2026-03-01' }])).toBeNull();
    expect(reason(before, [own, { ...other, leftOn: '2026-04-02' }])).toBe('in_other_team');
  });
});

describe('[SQ7] a shirt number', () => {
  const wearer = {
    teamId: 1,
    playerId: 7,
    name: 'Николай Драгнев',
    shirtNumber: 9,
    joinedOn: '2021-03-01',
    leftOn: null,
  };

  test('of another player is taken', () => {
    expect(squadRefusal([], [added({})], context({ numbers: [wearer] }))).toEqual({
      reason: 'number_taken',
      field: 'shirtNumber',
      teamId: 1,
    });
    expect(reason([membership({ shirtNumber: 8 })], [membership()], { numbers: [wearer] })).toBe('number_taken');
  });

  test.each([
    ['in another squad', { ...wearer, teamId: 2 }],
    ['until the day before', { ...wearer, leftOn: '2025-08-31' }],
    ['until yesterday, when both wore it', { ...wearer, leftOn: '2026-03-14' }],
  ])('that was worn %s is free', (_when, other) => {
    expect(reason([], [added({})], { numbers: [other] })).toBeNull();
  });

  test('that another player wears until today is taken today', () => {
    expect(reason([], [added({})], { numbers: [{ ...wearer, leftOn: TODAY }] })).toBe('number_taken');
  });

  test('is free for whoever has none', () => {
    expect(reason([], [added({ shirtNumber: null })], { numbers: [wearer] })).toBeNull();
  });

  test('that an import gave to two is no reason to refuse a date', () => {
    expect(reason([membership()], [membership({ leftOn: '2026-05-31' })], { numbers: [wearer] })).toBeNull();
  });
});

test.each([
  ['left the day before he played', { leftOn: '2026-02-28' }, 'played_then', 'leftOn'],
  ['left on that day', { leftOn: '2026-03-01' }, null, undefined],
  ['joined the day after', { joinedOn: '2026-03-02' }, 'played_then', 'joinedOn'],
])('[SQ8] he %s', (_what, change, expected, field) => {
  const played = [{ teamId: 1, day: '2026-03-01' }];
  const refusal = squadRefusal([membership()], [membership(change)], context({ played }));
  expect(refusal?.reason ?? null).toBe(expected);
  expect(refusal?.field).toBe(field);
  expect(reason([membership()], [], { played })).toBe('played_then');
});

test('[SQ8] whoever played without being in the squad, as an import may have it, is not asked about that', () => {
  const played = [{ teamId: 1, day: '2025-08-01' }];
  expect(reason([membership()], [membership({ shirtNumber: 10 })], { played })).toBeNull();
});

test.each([
  ['fifteen today', '2011-03-15', '2026-03-01', null],
  ['fifteen tomorrow', '2011-03-16', '2026-03-01', 'too_young'],
  ['fifteen when he joins', '2011-06-01', '2026-06-01', null],
  ['of unknown age', null, '2026-03-01', null],
])('[SQ9] a player who is %s', (_age, birthdate, joinedOn, expected) => {
  expect(reason([], [added({ joinedOn })], { birthdate })).toBe(expected);
});

test('[SQ9] how old he was in a squad that he has left is not asked', () => {
  expect(reason([], [added({ joinedOn: '2024-01-01', leftOn: '2025-01-01' })], { birthdate: '2011-03-16' })).toBeNull();
});

test('[SQ9] in the squad until today is in it today', () => {
  const lastDay = { joinedOn: '2026-03-01', leftOn: TODAY };
  expect(reason([], [added(lastDay)], { birthdate: '2011-03-16' })).toBe('too_young');
  expect(reason([], [added({ ...lastDay, leftOn: '2026-03-14' })], { birthdate: '2011-03-16' })).toBeNull();
});

test('[SQ9] who is in a squad already, though too young, may get another number, but no earlier day', () => {
  const young = { birthdate: '2011-03-16' };
  expect(reason([membership()], [membership({ shirtNumber: 10 })], young)).toBeNull();
  expect(reason([membership()], [membership({ joinedOn: '2025-08-31' })], young)).toBe('too_young');
});

test('whatever is allowed leaves nobody in two squads of a competition, nor with the number of another', () => {
  const day = fc.integer({ min: 1, max: 28 }).map((of) => `2026-03-${String(of).padStart(2, '0')}`);
  const any = fc.record({
    teamId: fc.integer({ min: 1, max: 3 }),
    shirtNumber: fc.integer({ min: 1, max: 3 }),
    joinedOn: day,
    leftOn: fc.option(day),
  });
  const numbers = [
    { teamId: 1, playerId: 7, name: 'А', shirtNumber: 1, joinedOn: '2026-03-05', leftOn: null },
    { teamId: 2, playerId: 8, name: 'Б', shirtNumber: 2, joinedOn: '2026-03-10', leftOn: '2026-03-20' },
  ];
  const days = Array.from({ length: 28 }, (_, i) => `2026-03-${String(i + 1).padStart(2, '0')}`);
  fc.assert(
    fc.property(fc.array(any, { maxLength: 4 }), (changes) => {
      const after = changes.map((change) => added(change));
      if (squadRefusal([], after, context({ numbers })) !== null) return;
      for (const one of days) {
        const squads = after.filter((membershipOf) => isMemberOn(membershipOf, one));
        const rivals = squads.filter(({ teamId }) => teamId !== 3);
        expect(rivals.length).toBeLessThan(2);
        expect(new Set(squads.map(({ teamId }) => teamId)).size).toBe(squads.length);
        if (one < TODAY) continue;
        for (const worn of numbers.filter((other) => isMemberOn(other, one)))
          expect(squads.some((mine) => mine.teamId === worn.teamId && mine.shirtNumber === worn.shirtNumber)).toBe(
            false,
          );
      }
    }),
    { numRuns: 500 },
  );
});
