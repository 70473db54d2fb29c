import { expect, test } from 'vitest';
import { cardsIn } from './card-entries.ts';
import type { LedgerEntry, LedgerKind } from './ledger-entry.ts';

const entry = (
  revision: number,
  kind: LedgerKind,
  player: string | null,
  target: number | null = null,
): LedgerEntry<string> => ({
  revision,
  kind,
  phase: 'SECOND_HALF',
  minute: 40,
  extraTime: null,
  team: 'balik',
  player,
  otherPlayer: null,
  ownGoal: false,
  penalty: false,
  target,
  reason: null,
  recordedAt: `2026-03-0${revision}T18:00:00Z`,
});
const day = (revision: number) => `2026-03-0${revision}T18:00:00.000Z`;

test('[SU13] a card is known since it was recorded, or last corrected, withdrawn or restored', () => {
  const shown = cardsIn([
    entry(1, 'YELLOW_CARD', 'ivan'),
    entry(2, 'RED_CARD', 'petar'),
    entry(3, 'YELLOW_CARD', 'georgi'),
    entry(4, 'CORRECTION', 'stoyan', 2),
    entry(5, 'WITHDRAWAL', null, 3),
    entry(6, 'WITHDRAWAL', null, 5),
  ]);
  expect(Object.fromEntries(shown)).toEqual({
    ivan: [{ kind: 'YELLOW_CARD', knownAt: day(1) }],
    stoyan: [{ kind: 'RED_CARD', knownAt: day(4) }],
    georgi: [{ kind: 'YELLOW_CARD', knownAt: day(6) }],
  });
});
