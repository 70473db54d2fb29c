import {
  array,
  assert,
  constant,
  constantFrom,
  integer,
  property,
  record,
  shuffledSubarray,
  tuple,
  type Arbitrary,
} from 'fast-check';
import { describe, expect, test } from 'vitest';
import { matchesLeft, type Ban } from './ban.ts';
import { disciplinesIn, type Card, type Suspension, type TeamMatch } from './suspension.ts';

const LEAGUE = 1;
const CUP = 2;

const at = (match: Partial<TeamMatch>, ...cards: Card[]): TeamMatch => ({
  season: 2025,
  competition: LEAGUE,
  sharedWith: [match.competition ?? LEAGUE],
  yellowsOf: match.competition ?? LEAGUE,
  yellowsPerSuspension: 3,
  matchesPerRed: 1,
  secondYellowIsRed: false,
  day: '2026-03-01',
  played: true,
  ...match,
  cards: cards.map((kind) => ({ kind, knownAt: '2026-03-01T18:00:00.000Z' })),
});
const match = (...cards: Card[]) => at({}, ...cards);
const yellow = match('YELLOW_CARD');
const clean = match();

const suspensionAfter = (matches: readonly TeamMatch[], next = clean, bans: readonly Ban[] = []): Suspension | null =>
  disciplinesIn([...matches, next], bans).at(-1)?.suspension ?? null;
const costs = (cause: string, matches = 1) => ({ cause, matches, until: null, ban: null });

describe('yellow cards', () => {
  test('[SU1] every third one in a season of the competition costs a match', () => {
    expect(suspensionAfter([yellow, clean, yellow])).toBeNull();
    expect(suspensionAfter([yellow, clean, yellow, yellow])).toEqual(costs('yellows'));
    expect(suspensionAfter([yellow, yellow, yellow, clean, yellow, yellow])).toBeNull();
    expect(suspensionAfter([yellow, yellow, yellow, clean, yellow, yellow, yellow])).toEqual(costs('yellows'));
  });

  test('[SU1] or every so many as the competition says, or none', () => {
    const every = (yellowsPerSuspension: number) => ({ ...yellow, yellowsPerSuspension });
    expect(suspensionAfter([every(2), every(2)])).toEqual(costs('yellows'));
    expect(suspensionAfter([every(4), every(4), every(4)])).toBeNull();
    expect(suspensionAfter([every(0), every(0), every(0), every(0)])).toBeNull();
  });

  test('[SU1] that count, and how many more cost a match, are told before each match', () => {
    const counts = (matches: TeamMatch[]) =>
      disciplinesIn(matches, []).map(({ yellows, yellowsLeft }) => [yellows, yellowsLeft]);
    expect(counts([yellow, clean, yellow, yellow, clean])).toEqual([
      [0, 3],
      [1, 2],
      [1, 2],
      [2, 1],
      [0, 3],
    ]);
    expect(
      counts([
        { ...yellow, yellowsPerSuspension: 0 },
        { ...clean, yellowsPerSuspension: 0 },
      ]),
    ).toEqual([
      [0, null],
      [1, null],
    ]);
  });

  test('[SU1] are counted from zero in every season', () => {
    expect(suspensionAfter([yellow, yellow, { ...yellow, season: 2026 }])).toBeNull();
  });

  test('[SU2] the two that send off cost a match, and do not count as yellow cards', () => {
    expect(suspensionAfter([match('YELLOW_CARD', 'SECOND_YELLOW')])).toEqual(costs('SECOND_YELLOW'));
    expect(suspensionAfter([yellow, yellow, match('YELLOW_CARD', 'SECOND_YELLOW'), clean])).toBeNull();
  });
});

test('[SU3] a red card costs a match; a yellow one before it counts', () => {
  expect(suspensionAfter([match('RED_CARD')])).toEqual(costs('RED_CARD'));
  expect(suspensionAfter([yellow, yellow, match('YELLOW_CARD', 'RED_CARD')])).toEqual(costs('RED_CARD', 2));
});

test('[SU3] or as many matches as its competition says, or none', () => {
  const sentOff = (matchesPerRed: number) => at({ matchesPerRed }, 'RED_CARD');
  expect(suspensionAfter([sentOff(3)])).toEqual(costs('RED_CARD', 3));
  expect(suspensionAfter([sentOff(3), clean, clean])).toEqual(costs('RED_CARD', 1));
  expect(suspensionAfter([sentOff(3), clean, clean, clean])).toBeNull();
  expect(suspensionAfter([sentOff(0)])).toBeNull();
});

describe('a second yellow that is a yellow and a red card', () => {
  const both = (matchesPerRed: number) =>
    at({ secondYellowIsRed: true, matchesPerRed }, 'YELLOW_CARD', 'SECOND_YELLOW');

  test('[SU2] costs as many matches as a red one', () => {
    expect(suspensionAfter([both(2)])).toEqual(costs('SECOND_YELLOW', 2));
    expect(suspensionAfter([both(0)])).toBeNull();
    expect(suspensionAfter([at({ matchesPerRed: 2 }, 'YELLOW_CARD', 'SECOND_YELLOW')])).toEqual(costs('SECOND_YELLOW'));
  });

  test('[SU2] counts as one yellow', () => {
    expect(suspensionAfter([yellow, yellow, both(1)])).toEqual(costs('SECOND_YELLOW', 2));
    expect(suspensionAfter([yellow, both(1), clean])).toBeNull();
    expect(disciplinesIn([yellow, both(1), clean], []).at(-1)).toMatchObject({ yellows: 2, yellowsLeft: 1 });
    // An import that knows the second yellow alone.
    expect(suspensionAfter([yellow, yellow, at({ secondYellowIsRed: true }, 'SECOND_YELLOW')])).toEqual(
      costs('SECOND_YELLOW', 2),
    );
  });
});

describe('a suspension is served', () => {
  const sentOff = match('RED_CARD');

  test('[SU4] by the next match of the team', () => {
    expect(suspensionAfter([sentOff, clean])).toBeNull();
  });

  test('[SU4] not by one that was postponed, cancelled or awarded before it began', () => {
    expect(suspensionAfter([sentOff, { ...clean, played: false }])).toEqual(costs('RED_CARD'));
  });

  test('[SU5] in the next season if the last was over', () => {
    const next = { ...clean, season: 2026 };
    expect(suspensionAfter([sentOff], next)).toEqual(costs('RED_CARD'));
    expect(suspensionAfter([sentOff, next], next)).toBeNull();
  });
});

describe('a league and its cup', () => {
  const inCup = (...cards: Card[]) => at({ competition: CUP }, ...cards);
  const shared = { sharedWith: [LEAGUE, CUP] };

  test('[SU7] have suspensions of their own', () => {
    expect(suspensionAfter([match('RED_CARD')], inCup())).toBeNull();
    expect(suspensionAfter([match('RED_CARD'), inCup()])).toEqual(costs('RED_CARD'));
    expect(suspensionAfter([match('RED_CARD'), inCup('SECOND_YELLOW'), inCup()], clean)).toEqual(costs('RED_CARD'));
  });

  test('[SU7] or share them: they hold in both, and the next match of either serves the oldest', () => {
    const [league, cup] = [at(shared), at({ competition: CUP, ...shared })];
    expect(suspensionAfter([at(shared, 'RED_CARD')], cup)).toEqual(costs('RED_CARD'));
    expect(suspensionAfter([at(shared, 'RED_CARD'), cup], league)).toBeNull();
    expect(suspensionAfter([at({ competition: CUP, ...shared }, 'RED_CARD')], league)).toEqual(costs('RED_CARD'));
  });

  test('[SU7] the oldest is served first, wherever it was earned', () => {
    const cup = { competition: CUP, ...shared };
    const yellowBefore = at(shared, 'YELLOW_CARD');
    const earned = [yellowBefore, yellowBefore, at(shared, 'YELLOW_CARD', 'RED_CARD')];
    const inTheCup = at(cup, 'YELLOW_CARD', 'SECOND_YELLOW');
    expect(suspensionAfter(earned, inTheCup)).toEqual(costs('RED_CARD', 2));
    expect(suspensionAfter([...earned, inTheCup], at(shared))).toEqual(costs('yellows', 2));
    expect(suspensionAfter([...earned, inTheCup, at(shared)], at(cup))).toEqual(costs('SECOND_YELLOW'));
  });

  test('[SU8] count yellow cards apart, or together', () => {
    const cup = { competition: CUP, ...shared };
    const apart = [at(shared, 'YELLOW_CARD'), at(shared, 'YELLOW_CARD'), at(cup, 'YELLOW_CARD')];
    expect(suspensionAfter(apart, at(shared))).toBeNull();
    const together = [...apart.slice(0, 2), at({ ...cup, yellowsOf: LEAGUE }, 'YELLOW_CARD')];
    expect(suspensionAfter(together, at(shared))).toEqual(costs('yellows'));
  });
});

describe('a ban of the commission', () => {
  const ban: Ban = {
    id: 7,
    competition: null,
    startsOn: '2026-03-10',
    endsOn: null,
    matches: 2,
    liftedOn: null,
  };
  const on = (day: string, more: Partial<TeamMatch> = {}) => at({ day, ...more });
  const left = (matches: number) => ({ cause: 'ban', matches, until: null, ban: 7 });

  test('[SU9] holds for so many matches from its first day on', () => {
    const days = ['2026-03-09', '2026-03-10', '2026-03-17', '2026-03-24'].map((day) => on(day));
    expect(disciplinesIn(days, [ban]).map(({ suspension }) => suspension)).toEqual([null, left(2), left(1), null]);
    const postponed = { ...on('2026-03-10'), played: false };
    expect(suspensionAfter([postponed], on('2026-03-17'), [ban])).toEqual(left(2));
  });

  test('[SU9] or until a day, that day included', () => {
    const until = { ...ban, matches: null, endsOn: '2026-03-17' };
    const days = ['2026-03-09', '2026-03-10', '2026-03-17', '2026-03-18'].map((day) => on(day));
    expect(disciplinesIn(days, [until]).map(({ suspension }) => suspension?.until ?? null)).toEqual([
      null,
      '2026-03-17',
      '2026-03-17',
      null,
    ]);
  });

  test('[SU9] in every competition, or in one and those that share with it', () => {
    const cup = on('2026-03-10', { competition: CUP });
    expect(suspensionAfter([], cup, [ban])).toEqual(left(2));
    expect(suspensionAfter([], cup, [{ ...ban, competition: LEAGUE }])).toBeNull();
    expect(suspensionAfter([cup], on('2026-03-17'), [{ ...ban, competition: LEAGUE }])).toEqual(left(2));
    for (const sharedWith of [
      [LEAGUE, CUP],
      [CUP, LEAGUE],
    ])
      expect(suspensionAfter([], { ...cup, sharedWith }, [{ ...ban, competition: LEAGUE }])).toEqual(left(2));
  });

  test('[SU9] of several the one that lasts longest is named, those that end on a day first', () => {
    const longer = { ...ban, id: 8, matches: 5 };
    const untilMay = { ...ban, id: 9, matches: null, endsOn: '2026-05-01' };
    expect(suspensionAfter([], on('2026-03-10'), [ban, longer])?.ban).toBe(8);
    expect(suspensionAfter([], on('2026-03-10'), [ban, untilMay, longer])?.ban).toBe(9);
    const untilJune = { ...untilMay, id: 10, endsOn: '2026-06-01' };
    for (const bans of [
      [untilMay, untilJune],
      [untilJune, untilMay],
    ])
      expect(suspensionAfter([], on('2026-03-10'), bans)).toEqual({
        cause: 'ban',
        matches: null,
        until: '2026-06-01',
        ban: 10,
      });
    expect(suspensionAfter([], on('2026-03-10'), [{ ...ban, id: 8 }, ban])?.ban).toBe(7);
  });

  test('[SU10] runs beside suspensions by cards', () => {
    const sentOff = at({ day: '2026-03-08' }, 'RED_CARD');
    expect(suspensionAfter([sentOff], on('2026-03-15'), [ban])).toEqual(left(2));
    expect(suspensionAfter([sentOff, on('2026-03-15')], on('2026-03-22'), [ban])).toEqual(left(1));
    expect(suspensionAfter([sentOff, on('2026-03-15'), on('2026-03-22')], on('2026-03-29'), [ban])).toBeNull();
  });

  test('[SU10] lasts as long as what the cards cost, if that is more', () => {
    const twice = at({ day: '2026-03-08' }, 'YELLOW_CARD', 'RED_CARD');
    const yellows = [at({ day: '2026-02-01' }, 'YELLOW_CARD'), at({ day: '2026-02-08' }, 'YELLOW_CARD'), twice];
    expect(suspensionAfter(yellows, on('2026-03-15'), [{ ...ban, matches: 1 }])).toEqual(left(2));
    expect(suspensionAfter([...yellows, on('2026-03-15')], on('2026-03-22'), [{ ...ban, matches: 1 }])).toEqual(
      costs('yellows'),
    );
  });

  test('[SU11] that was lifted leaves served what was served under it', () => {
    const sentOff = at({ day: '2026-03-08' }, 'RED_CARD');
    const lifted = { ...ban, matches: 5, liftedOn: '2026-03-16' };
    expect(suspensionAfter([sentOff, on('2026-03-15')], on('2026-03-22'), [lifted])).toBeNull();
    expect(matchesLeft(lifted, [on('2026-03-15'), on('2026-03-22')])).toBe(4);
  });

  test('[SU11] that was lifted holds until the day before', () => {
    const lifted = { ...ban, matches: 5, liftedOn: '2026-03-17' };
    const days = ['2026-03-16', '2026-03-17'].map((day) => on(day));
    expect(disciplinesIn(days, [lifted]).map(({ suspension }) => suspension?.matches ?? null)).toEqual([5, null]);
  });
});

test('[SU13] a card that was recorded after kick-off is held against nobody', () => {
  const late = { ...match('RED_CARD'), cards: [{ kind: 'RED_CARD', knownAt: '2026-03-20T00:00:00.000Z' }] } as const;
  const causes = (kickOff: string) =>
    disciplinesIn([late, clean], [], () => kickOff).map(({ suspension }) => suspension);
  expect(causes('2026-03-08T17:00:00.000Z')).toEqual([null, null]);
  expect(causes('2026-03-20T00:00:00.000Z')).toEqual([null, costs('RED_CARD')]);
  expect(causes('2026-03-22T17:00:00.000Z')).toEqual([null, costs('RED_CARD')]);
});

test('[SU13] yellow cards count against somebody when the last of them was recorded, whichever that is', () => {
  const known = (knownAt: string) => ({ ...clean, cards: [{ kind: 'YELLOW_CARD' as const, knownAt }] });
  const [early, late] = [known('2026-03-01T18:00:00.000Z'), known('2026-03-20T00:00:00.000Z')];
  for (const matches of [
    [late, early, early],
    [early, late, early],
    [early, early, late],
  ]) {
    const suspensionAt = (kickOff: string) => disciplinesIn([...matches, clean], [], () => kickOff).at(-1)?.suspension;
    expect(suspensionAt('2026-03-08T17:00:00.000Z')).toBeNull();
    expect(suspensionAt('2026-03-22T17:00:00.000Z')).toEqual(costs('yellows'));
  }
});

describe('whatever happens', () => {
  const cards = constantFrom<Card[][]>([], [], ['YELLOW_CARD'], ['RED_CARD'], ['YELLOW_CARD', 'SECOND_YELLOW']);
  const played: Arbitrary<TeamMatch[]> = array(
    record({ competition: constantFrom(LEAGUE, CUP), isShared: constantFrom(true, false), cards }),
    { maxLength: 20 },
  ).map((matches) =>
    matches.map(({ competition, isShared, cards: shown }, index) =>
      at(
        {
          competition,
          sharedWith: isShared ? [LEAGUE, CUP] : [competition],
          day: `2026-03-${String(index + 1).padStart(2, '0')}`,
        },
        ...shown,
      ),
    ),
  );
  const ban: Arbitrary<Ban> = record({
    id: integer({ min: 1, max: 3 }),
    first: integer({ min: 1, max: 20 }),
    matches: integer({ min: 1, max: 6 }),
  }).map(({ id, first, matches }) => ({
    id,
    competition: null,
    startsOn: `2026-03-${String(first).padStart(2, '0')}`,
    endsOn: null,
    matches,
    liftedOn: null,
  }));
  const isOut = (matches: TeamMatch[], bans: Ban[]) =>
    disciplinesIn(matches, bans).map(({ suspension }) => suspension !== null);

  test('[SU4] [SU7] each suspension by cards costs at most one match, and what follows changes nothing before', () => {
    assert(
      property(played, (matches) => {
        const out = isOut(matches, []);
        const earned = matches.reduce((sum, { cards: shown }) => sum + (shown.length > 0 ? 1 : 0), 0);
        expect(out.filter(Boolean).length).toBeLessThanOrEqual(earned);
        for (const length of [0, 1, matches.length >> 1])
          expect(isOut(matches.slice(0, length), [])).toEqual(out.slice(0, length));
      }),
    );
  });

  test('[SU9] [SU10] the order of bans does not matter, and a shorter one never costs more', () => {
    assert(
      property(played, array(ban, { maxLength: 3 }), (matches, any) => {
        const bans = any.map((one, index) => ({ ...one, id: index + 1 }));
        const out = isOut(matches, bans);
        expect(isOut(matches, bans.toReversed())).toEqual(out);
        const shorter = bans.map((one) => ({ ...one, matches: Math.max(1, (one.matches ?? 1) - 1) }));
        isOut(matches, shorter).forEach((isMissing, index) => expect(isMissing && !out[index]).toBe(false));
        expect(isOut(matches, []).every((isMissing, index) => !isMissing || out[index])).toBe(true);
      }),
    );
  });

  test('[SU4] [SU9] what is left of a ban is the same in any order of entry, and what the next match says', () => {
    const entered = played.chain((matches) =>
      tuple(constant(matches), shuffledSubarray(matches, { minLength: matches.length })),
    );
    assert(
      property(entered, ban, ([matches, shuffled], one) => {
        const left = matchesLeft(one, matches);
        expect(matchesLeft(one, shuffled)).toBe(left);
        const next = disciplinesIn([...matches, at({ day: '2026-04-01' })], [one]).at(-1)?.suspension;
        const byBan = next?.cause === 'ban' ? next : null;
        expect(byBan === null).toBe(left === 0);
        expect(byBan?.matches ?? 0).toBeGreaterThanOrEqual(left ?? 0);
      }),
    );
  });

  test('[SU13] when cards were recorded changes nothing but what was known', () => {
    assert(
      property(played, array(integer({ min: 1, max: 28 }), { minLength: 20, maxLength: 20 }), (matches, days) => {
        const recorded = matches.map((one, index) => ({
          ...one,
          cards: one.cards.map((card) => ({
            ...card,
            knownAt: `2026-03-${String(days[index]).padStart(2, '0')}T00:00:00.000Z`,
          })),
        }));
        expect(disciplinesIn(recorded, [])).toEqual(disciplinesIn(matches, []));
        const blamed = disciplinesIn(recorded, [], () => '2026-03-14T00:00:00.000Z');
        const all = disciplinesIn(recorded, []);
        blamed.forEach(({ suspension }, index) => expect(suspension !== null && !all[index]?.suspension).toBe(false));
      }),
    );
  });
});
