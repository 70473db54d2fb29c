import { expect, test } from 'vitest';
import { substitutionSchema } from '#contract/http/match-events.ts';
import type { LedgerRow } from '#server/db/matches/match-details.ts';
import { presentEvents } from './events-presenter.ts';

const HIDDEN = { id: null, name: 'Играч под 18', name_latin: 'Under-18 player', private: true };
const UNKNOWN = { id: null, name: '–', name_latin: '–' };

const ivan = { id: 1, name: 'Иван Колев', nameLatin: 'Ivan Kolev', private: false };
const hidden = (id: number) => ({
  id,
  name: 'Играч под 18',
  nameLatin: 'Under-18 player',
  private: true,
  hidden: true,
});

const entry = (revision: number, more: Partial<LedgerRow>): LedgerRow => ({
  id: 100 + revision,
  revision,
  kind: 'SUBSTITUTION',
  phase: 'SECOND_HALF',
  minute: 40,
  extraTime: null,
  team: 7,
  player: null,
  otherPlayer: null,
  ownGoal: false,
  penalty: false,
  target: null,
  reason: null,
  recordedAt: '2026-03-15T17:00:00.000Z',
  ...more,
});

test('[D32] every substitution is listed in the documented shape, whoever is hidden or unknown', () => {
  const ledger = [
    entry(1, { player: hidden(2), otherPlayer: ivan }),
    entry(2, { player: hidden(3), otherPlayer: hidden(4) }),
    entry(3, { player: hidden(5), otherPlayer: hidden(6) }),
    entry(4, { player: null, otherPlayer: hidden(2) }),
  ];
  const { substitutions } = presentEvents(ledger, { home: 7, away: 8 });
  for (const change of substitutions) expect(substitutionSchema.parse(change)).toEqual(change);
  expect(substitutions.map(({ player_in, player_out }) => [player_in, player_out])).toEqual([
    [HIDDEN, { id: 1, name: 'Иван Колев', name_latin: 'Ivan Kolev' }],
    [HIDDEN, HIDDEN],
    [HIDDEN, HIDDEN],
    [UNKNOWN, HIDDEN],
  ]);
});

test('[D32] a hidden scorer and a hidden booked player are named as hidden, an unknown scorer is nobody', () => {
  const ledger = [
    entry(1, { kind: 'GOAL', player: hidden(2), otherPlayer: hidden(3) }),
    entry(2, { kind: 'GOAL' }),
    entry(3, { kind: 'YELLOW_CARD', player: hidden(2) }),
  ];
  const { goals, events } = presentEvents(ledger, { home: 7, away: 8 });
  expect(goals.map(({ scorer, assister }) => [scorer, assister])).toEqual([
    [HIDDEN, HIDDEN],
    [null, null],
  ]);
  expect(events.map(({ player_id, player }) => [player_id, player])).toEqual([
    [null, HIDDEN],
    [null, null],
    [null, HIDDEN],
  ]);
});
