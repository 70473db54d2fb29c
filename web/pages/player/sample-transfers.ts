import type { Translate } from '#i18n/translate.ts';
import type { PlayerTransfer } from '#web/football/player-model.ts';

/** Sample data. */
export function sampleTransfers(t: Translate): PlayerTransfer[] {
  const team = (letter: string) => ({
    id: null,
    name: t('player.transfers.sampleTeam', { letter }),
    shortName: letter,
    badge: null,
  });
  const [first, second] = [team('A'), team('B')];
  return [
    { id: 2, from: first, to: second, date: '2025-09-01', rank: 'MAIN' },
    { id: 1, from: null, to: first, date: '2024-09-01', rank: 'SECONDARY' },
  ];
}
