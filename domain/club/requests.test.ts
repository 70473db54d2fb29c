import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  decide,
  doubtsAbout,
  needsLeague,
  REQUEST_KINDS,
  turnOf,
  type DoubtFacts,
  type RequestState,
} from './requests.ts';

const TODAY = '2026-03-15';
const decides = { newPlayers: true, releases: true, numbers: false, teamData: false };

describe('[CB1] what a manager sends', () => {
  test('waits for the league where its settings say so, and otherwise takes effect', () => {
    const waits = REQUEST_KINDS.filter((kind) => needsLeague(kind, decides, [], TODAY));
    expect(waits).toEqual(['new-player', 'release', 'transfer']);
    const none = { newPlayers: false, releases: false, numbers: false, teamData: false };
    expect(REQUEST_KINDS.filter((kind) => needsLeague(kind, none, [], TODAY))).toEqual(['transfer']);
  });

  test('waits after the registration day of any competition of the team', () => {
    const on = (...days: (string | null)[]) =>
      needsLeague(
        'number',
        decides,
        days.map((registrationUntil) => ({ registrationUntil })),
        TODAY,
      );
    expect([on(), on(null), on(TODAY), on('2026-03-16')]).toEqual([false, false, false, false]);
    expect([on('2026-03-14'), on(null, '2026-03-14'), on('2026-04-01', '2026-03-01')]).toEqual([true, true, true]);
  });
});

describe('[CB2] a request', () => {
  const decisions = fc.array(fc.constantFrom('accepted' as const, 'refused' as const, 'withdrawn' as const));
  test('is decided by whoever comes first, in whatever order they come', () => {
    fc.assert(
      fc.property(decisions, (all) => {
        const end = all.reduce<RequestState>(decide, 'open');
        expect(end).toBe(all[0] ?? 'open');
      }),
    );
  });
});

test('[CB8] a transfer waits for the old club until it has answered, or its days are over', () => {
  const turn = (kind: 'transfer' | 'release', answerUntil: string | null, agreed?: boolean) =>
    turnOf({ kind, answerUntil, answer: agreed === undefined ? null : { agreed } }, TODAY);
  expect([turn('transfer', TODAY), turn('transfer', '2026-03-14'), turn('transfer', null)]).toEqual([
    'other-team',
    'league',
    'league',
  ]);
  expect([turn('transfer', TODAY, true), turn('transfer', TODAY, false), turn('release', TODAY)]).toEqual([
    'league',
    'league',
    'league',
  ]);
});

describe('[CB7] doubts', () => {
  const clean: DoubtFacts = {
    kind: 'new-player',
    looksAlike: false,
    isResolved: false,
    lacksDeclaration: false,
    squadSize: 10,
    most: 18,
    answer: null,
  };
  const about = (facts: Partial<DoubtFacts>) => doubtsAbout({ ...clean, ...facts });

  test('are about somebody who looks like another, until it is said who he is', () => {
    expect([about({}), about({ looksAlike: true }), about({ looksAlike: true, isResolved: true })]).toEqual([
      [],
      ['looks_alike'],
      [],
    ]);
  });

  test('are about a full squad, a minor without a declaration and a club that objects', () => {
    expect([about({ squadSize: 17 }), about({ squadSize: 18 })]).toEqual([[], ['above_most']]);
    expect(about({ lacksDeclaration: true })).toEqual(['no_declaration']);
    expect(about({ kind: 'transfer', answer: { agreed: false } })).toEqual(['club_objects']);
    expect(about({ kind: 'transfer', answer: { agreed: true } })).toEqual([]);
  });

  test('are not about who is there already', () => {
    const kinds = ['release', 'number', 'team-data'] as const;
    for (const kind of kinds)
      expect(
        about({ kind, looksAlike: true, lacksDeclaration: true, squadSize: 99, answer: { agreed: false } }),
      ).toEqual([]);
  });
});
