import type { LedgerEntry, LedgerKind } from '#domain/match/ledger-entry.ts';
import type { League } from './league.ts';
import { deskLeague } from './desk-league.ts';
import { match } from './small-league.ts';

const entry = (kind: LedgerKind, player: string | null, more: Partial<LedgerEntry<string>> = {}) => ({
  revision: 0,
  kind,
  phase: 'SECOND_HALF' as const,
  minute: 40,
  extraTime: null,
  team: player?.startsWith('b') ? 'balik' : 'vihar',
  player,
  otherPlayer: null,
  ownGoal: false,
  penalty: false,
  target: null,
  reason: null,
  recordedAt: '2026-03-01T18:00:00Z',
  ...more,
});

/**
 * Балик and Вихър play on 1 March (m1), then Балик is awarded m4 on 8 March without playing, both meet on 9 March (imported)
 * and again on 15 March (next). On 8 March, after m4, Балик meets Орловец (between).
 */
export function bookedLeague(): League {
  const league = deskLeague();
  league.matches.push(
    match('next', { gameweek: 3, home: 'balik', away: 'vihar', startTime: '2026-03-15T16:00:00Z', referee: 'ref' }),
    match('between', { gameweek: 2, home: 'balik', away: 'orlovets', startTime: '2026-03-08T20:00:00Z' }),
  );
  const record = (key: string, ...entries: ReturnType<typeof entry>[]) => {
    const found = league.matches.find((each) => each.key === key);
    if (found) found.ledger = entries.map((each, index) => ({ ...each, revision: index + 1 }));
  };
  record('m1', entry('YELLOW_CARD', 'v1'), entry('RED_CARD', 'b2'));
  record('m3', entry('YELLOW_CARD', 'v1'));
  record(
    'imported',
    entry('YELLOW_CARD', 'v1'),
    entry('YELLOW_CARD', 'v2'),
    entry('SECOND_YELLOW', 'v2'),
    entry('RED_CARD', 'b1'),
    entry('RED_CARD', 'b3'),
    entry('WITHDRAWAL', null, { team: null, target: 5 }),
  );
  const minor = league.players.find(({ key }) => key === 'b4');
  if (minor) minor.birthdate = '2009-06-01';
  return league;
}
