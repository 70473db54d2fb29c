import type { Person, Player, Team } from '#contract/http/shared.ts';
import { kickOffTime } from '#domain/match/fold-clock.ts';
import type { LedgerEntry } from '#domain/match/ledger-entry.ts';
import type { TeamRow } from '#server/db/queries/fragments.ts';
import type { PersonRow, PlayerRow } from '#server/db/queries/public-players.ts';

export const presentTeam = ({ id, name, shortName, badge }: TeamRow): Team => ({
  id,
  name,
  short_name: shortName,
  badge,
});

export const presentPerson = ({ id, name, nameLatin, private: isPrivate }: PersonRow): Person => ({
  id,
  name,
  name_latin: nameLatin,
  ...(isPrivate && { private: true }),
});

export const presentPlayer = (row: PlayerRow): Player => ({ ...presentPerson(row), picture: row.picture });

/** [LG10] */
export function presentKickOff(ledger: readonly LedgerEntry<unknown>[]): string | null {
  const time = kickOffTime(ledger);
  return time && new Date(time).toISOString();
}

export const presentInstant = (instant: Date | null): string | null => instant?.toISOString() ?? null;

/** Lists of matches name the crest twice: existing clients know it under either name. */
export const presentMatchTeam = (row: TeamRow) => ({ ...presentTeam(row), logo_url: row.badge });
