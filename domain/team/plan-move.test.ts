import { describe, expect, test } from 'vitest';
import { mergeCareers } from './merge-careers.ts';
import type { Membership } from './membership.ts';
import { membershipsOn, planMove, rankIn, type Career, type Move, type Transfer } from './plan-move.ts';

const HOME = 1;
const AWAY = 2;

const membership = (change: Partial<Membership> = {}): Membership => ({
  id: 1,
  teamId: HOME,
  shirtNumber: 11,
  rank: 'MAIN',
  captain: true,
  loanFromId: null,
  joinedOn: '2024-09-01',
  leftOn: null,
  ...change,
});
const listed = (change: Partial<Transfer>): Transfer => ({
  id: null,
  fromTeamId: HOME,
  toTeamId: AWAY,
  rank: 'MAIN',
  movedOn: '2026-03-23',
  ...change,
});
const career: Career = { memberships: [membership()], transfers: [] };
const transfer: Move = { kind: 'transfer', toTeamId: AWAY, on: '2026-03-23', shirtNumber: 14 };
const loan: Move = { kind: 'loan', toTeamId: AWAY, on: '2026-03-23', until: '2026-05-31', shirtNumber: 14 };

/** As if it was stored. */
function store(planned: ReturnType<typeof planMove>): Career {
  if (typeof planned === 'string') throw new Error(planned);
  return {
    memberships: planned.memberships.map((one, i) => ({ ...one, id: one.id ?? 100 + i })),
    transfers: planned.transfers.map((one, i) => ({ ...one, id: one.id ?? 200 + i })),
  };
}

describe('[SQ10] a transfer', () => {
  test('ends one membership on the day before and begins the other', () => {
    expect(planMove(career, 1, transfer)).toEqual({
      memberships: [
        membership({ leftOn: '2026-03-22' }),
        membership({ id: null, teamId: AWAY, shirtNumber: 14, captain: false, joinedOn: '2026-03-23' }),
      ],
      transfers: [listed({})],
    });
  });

  test('leaves his other squads alone', () => {
    const veterans = membership({ id: 2, teamId: 3, rank: 'SECONDARY' });
    const planned = planMove({ ...career, memberships: [membership(), veterans] }, 1, transfer);
    expect(planned).toMatchObject({ memberships: expect.arrayContaining([veterans]) as unknown });
  });

  test('of a free agent begins nothing', () => {
    expect(planMove(career, 1, { kind: 'release', on: '2026-03-23' })).toEqual({
      memberships: [membership({ leftOn: '2026-03-22' })],
      transfers: [listed({ toTeamId: null })],
    });
  });

  test.each<[string, Membership, Move, string]>([
    ['to the team that he is in', membership(), { ...transfer, toTeamId: HOME }, 'same_squad'],
    ['on the day that he joined', membership({ joinedOn: '2026-03-23' }), transfer, 'joined_later'],
    ['after he has left', membership({ leftOn: '2026-03-21' }), transfer, 'not_in_squad'],
    ['back, when he is not on loan', membership(), { kind: 'return', on: '2026-03-23', shirtNumber: 1 }, 'not_on_loan'],
    ['on loan, when he is on loan already', membership({ loanFromId: 5 }), loan, 'on_loan'],
    ['on loan until a day before', membership(), { ...loan, until: '2026-03-22' }, 'until_too_early'],
  ])('%s is refused', (_what, from, move, reason) => {
    expect(planMove({ ...career, memberships: [from] }, 1, move)).toBe(reason);
  });

  test.each<[string, Membership, Move]>([
    ['on the day after he joined', membership({ joinedOn: '2026-03-22' }), transfer],
    ['on the day after his last', membership({ leftOn: '2026-03-22' }), transfer],
    ['on loan for a day', membership(), { ...loan, until: '2026-03-23' }],
  ])('%s is allowed', (_what, from, move) => {
    expect(planMove({ ...career, memberships: [from] }, 1, move)).toMatchObject({
      memberships: [
        { leftOn: '2026-03-22' },
        { teamId: AWAY, joinedOn: '2026-03-23' },
        ...(move === transfer ? [] : [{}]),
      ],
    });
  });
});

describe('[SQ11] a loan', () => {
  const away = membership({
    id: null,
    teamId: AWAY,
    shirtNumber: 14,
    captain: false,
    loanFromId: HOME,
    joinedOn: '2026-03-23',
  });
  const back = membership({ id: null, captain: false, joinedOn: '2026-06-01' });

  test('with its last day known brings him back on the day after, with his number', () => {
    expect(planMove(career, 1, loan)).toEqual({
      memberships: [membership({ leftOn: '2026-03-22' }), { ...away, leftOn: '2026-05-31' }, back],
      transfers: [listed({}), listed({ fromTeamId: AWAY, toTeamId: HOME, movedOn: '2026-06-01' })],
    });
  });

  test.each([
    ['2026-05-31', 2],
    ['2026-06-01', 3],
  ])('from a squad that he leaves on %s makes %i times in squads', (leftOn, times) => {
    expect(store(planMove({ ...career, memberships: [membership({ leftOn })] }, 1, loan)).memberships).toHaveLength(
      times,
    );
  });

  test('with an open end waits for his return', () => {
    const lent = store(planMove(career, 1, { ...loan, until: null }));
    expect(lent.memberships).toHaveLength(2);
    const id = membershipsOn(lent.memberships, '2026-04-01')[0]?.id ?? 0;
    expect(planMove(lent, id, { kind: 'return', on: '2026-05-01', shirtNumber: 9 })).toMatchObject({
      memberships: [
        { leftOn: '2026-03-22' },
        { teamId: AWAY, leftOn: '2026-04-30' },
        { teamId: HOME, shirtNumber: 9, joinedOn: '2026-05-01', leftOn: null, loanFromId: null },
      ],
    });
  });

  test.each<[string, Move]>([
    ['an earlier return', { kind: 'return', on: '2026-05-01', shirtNumber: 11 }],
    ['a transfer', { kind: 'transfer', toTeamId: 3, on: '2026-05-01', shirtNumber: 11 }],
  ])('loses its planned return by %s', (_what, move) => {
    const lent = store(planMove(career, 1, loan));
    const id = membershipsOn(lent.memberships, '2026-04-01')[0]?.id ?? 0;
    const planned = store(planMove(lent, id, move));
    expect(planned.memberships.map(({ joinedOn }) => joinedOn)).toEqual(['2024-09-01', '2026-03-23', '2026-05-01']);
    expect(planned.transfers.map(({ movedOn }) => movedOn)).toEqual(['2026-03-23', '2026-05-01']);
  });
});

test('[SQ12] a further squad has the next rank', () => {
  const days = { joinedOn: '2026-03-01', leftOn: null };
  expect(rankIn([], days)).toBe('MAIN');
  expect(rankIn([membership({ leftOn: '2026-02-28' })], days)).toBe('MAIN');
  expect(rankIn([membership()], days)).toBe('SECONDARY');
  const two = [membership(), membership({ rank: 'SECONDARY' })];
  expect(rankIn(two, days)).toBe('THIRD');
  expect(rankIn([...two, membership({ rank: 'THIRD' })], days)).toBe('THIRD');
});

describe('[SQ14] two records of one person', () => {
  const merge = (kept: Membership[], other: Membership[]) =>
    mergeCareers({ memberships: kept, transfers: [] }, { memberships: other, transfers: [] }).memberships;

  test('keep their times in different squads, or one after the other in one squad', () => {
    const earlier = membership({ id: 2, joinedOn: '2020-01-01', leftOn: '2021-01-01' });
    expect(merge([membership()], [earlier])).toEqual([membership(), { ...earlier, id: null }]);
  });

  test('make one of times that overlap, with the number of the one that stays', () => {
    const kept = membership({ joinedOn: '2025-01-01', leftOn: '2025-06-01' });
    const other = membership({ id: 2, joinedOn: '2024-09-01', leftOn: null, shirtNumber: 5 });
    expect(merge([kept], [other])).toEqual([membership({ joinedOn: '2024-09-01', leftOn: null })]);
    expect(merge([{ ...kept, shirtNumber: null }], [other])[0]?.shirtNumber).toBe(5);
  });

  test('make one of three that touch one another', () => {
    const first = membership({ joinedOn: '2020-01-01', leftOn: '2021-01-01' });
    const last = membership({ id: 3, joinedOn: '2022-01-01', leftOn: '2023-01-01' });
    const between = membership({ id: 2, joinedOn: '2020-06-01', leftOn: '2022-06-01' });
    expect(merge([first, last], [between])).toEqual([
      expect.objectContaining({ joinedOn: '2020-01-01', leftOn: '2023-01-01' }),
    ]);
  });

  test('list a transfer that both have once', () => {
    const both = { memberships: [], transfers: [listed({ id: 1 })] };
    expect(mergeCareers(both, { memberships: [], transfers: [listed({ id: 2 })] }).transfers).toEqual([
      listed({ id: 1 }),
    ]);
  });
});
