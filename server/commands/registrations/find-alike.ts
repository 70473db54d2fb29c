import type { KnownPlayer } from '#contract/desk/registrations.ts';
import { isOffered } from '#domain/club/registration.ts';
import { dayAt } from '#domain/formatting/sofia-time.ts';
import { searchKeys } from '#domain/formatting/search-key.ts';
import { transliterate } from '#domain/formatting/transliterate.ts';
import { findPlayerRow, listSimilarPlayers } from '#server/db/players/office-players.ts';
import type { Queryable } from '#server/db/queryable.ts';
import { readLeagueSettings } from '#server/league/league-settings.ts';

interface Newcomer {
  teamId: number;
  name: string;
  birthdate: string;
}

/** [RG6] Known players who may be somebody who registered, as far as his manager may know of them. */
export async function findAlike(
  db: Queryable,
  { teamId, name, birthdate }: Newcomer,
  at: Date,
): Promise<KnownPlayer[]> {
  const today = dayAt(at);
  const { ages } = await readLeagueSettings(db);
  const keys = searchKeys(name);
  const found: KnownPlayer[] = [];
  for (const { id, teams } of await listSimilarPlayers(db, { name, birthdate, except: null }, today)) {
    const row = await findPlayerRow(db, id);
    if (!row) continue;
    const { fields, declaration } = row;
    const latin = fields.nameLatin ?? '';
    const isOwn = teams.some((team) => team.id === teamId);
    const hasSameName = [...searchKeys(fields.name), ...searchKeys(latin)].some((key) => keys.includes(key));
    if (!isOffered({ ...fields, isOwn, hasSameName, parentalDeclaration: declaration.given }, today, ages)) continue;
    found.push({
      playerId: id,
      name: fields.name,
      nameLatin: latin || transliterate(fields.name),
      position: fields.position,
      teams,
      isOwn,
    });
  }
  return found;
}
