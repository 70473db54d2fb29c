import type { CompetitionRef, ListedCompetition, Person, Player, Team } from '#contract/http/shared.ts';
import { transliterate } from '#domain/formatting/transliterate.ts';
import { kickOffTime } from '#domain/match/fold-clock.ts';
import type { LedgerEntry } from '#domain/match/ledger-entry.ts';
import type { CompetitionRefRow, TeamRow } from '#server/db/fragments.ts';
import type { PersonRow, PlayerRow } from '#server/db/players/public-players.ts';

interface NamedRow {
  id: number;
  name: string;
  nameLatin: string;
}

export const presentNamed = ({ id, name, nameLatin }: NamedRow) => ({ id, name, name_latin: nameLatin });

/** The Latin name that the league gives a place, else its transliteration. */
export const presentLatin = (name: string | null, given: string | null): string | null =>
  name === null ? null : (given ?? transliterate(name));

export const presentTeam = ({ id, name, nameLatin, shortName, badge }: TeamRow): Team => ({
  id,
  name,
  name_latin: nameLatin,
  short_name: shortName,
  badge,
});

export const presentSide = (row: TeamRow) => ({ ...presentNamed(row), shortName: row.shortName, badge: row.badge });

export const presentCompetitionRef = ({ id, name, nameLatin, logo }: CompetitionRefRow): CompetitionRef => ({
  id,
  name,
  name_latin: nameLatin,
  logo,
});

export const presentListedCompetition = ({ logo, ...row }: CompetitionRefRow): ListedCompetition => ({
  ...presentNamed(row),
  logo_url: logo,
});

export const presentPerson = ({ private: isPrivate, ...row }: PersonRow): Person => ({
  ...presentNamed(row),
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
