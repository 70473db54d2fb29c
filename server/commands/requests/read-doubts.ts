import type { ContentOf } from '#contract/desk/requests.ts';
import { doubtsAbout, type Doubt } from '#domain/club/requests.ts';
import { dayAt } from '#domain/formatting/sofia-time.ts';
import { ineligibility } from '#domain/player/eligibility.ts';
import { mayBeOnePerson } from '#domain/player/same-person.ts';
import { findPlayerRow, listSimilarPlayers } from '#server/db/players/office-players.ts';
import { listNumbers } from '#server/db/squads/moves.ts';
import { listCurrentMembers } from '#server/db/squads/squads.ts';
import type { RequestRow } from '#server/db/requests/requests.ts';
import type { Queryable } from '#server/db/queryable.ts';
import { readLeagueSettings } from '#server/league/league-settings.ts';
import type { Resolution } from './apply-request.ts';

export interface DoubtAbout {
  doubt: Doubt;
  about: string | null;
}

/** [CB7] What somebody should know before he says yes to a request. */
export async function readDoubts(
  db: Queryable,
  { content, team, player, answer, registration }: RequestRow,
  at: Date,
  { playerId }: Resolution = {},
): Promise<DoubtAbout[]> {
  const { kind } = content;
  if (kind !== 'new-player' && kind !== 'transfer') return [];
  const today = dayAt(at);
  const { squad, ages } = await readLeagueSettings(db);
  const known = playerId ?? player?.id ?? null;
  const row = known === null ? null : await findPlayerRow(db, known);
  const birthdate = row ? row.fields.birthdate : kind === 'new-player' ? content.payload.birthdate : null;
  const parentalDeclaration = row?.declaration.given || (registration?.hasDeclaration ?? false);
  const similar = kind === 'new-player' ? await listDoubtful(db, content.payload, registration !== null, today) : [];
  const doubts = doubtsAbout({
    kind,
    looksAlike: similar.length > 0,
    isResolved: playerId !== undefined,
    lacksDeclaration: ineligibility({ birthdate, parentalDeclaration }, today, ages) === 'no-declaration',
    squadSize: (await listCurrentMembers(db, team.id, today)).length,
    most: squad.most,
    answer,
  });
  const about: Record<Doubt, string | null> = {
    looks_alike: similar.map(({ name, teams }) => [name, ...teams.map((one) => one.name)].join(', ')).join('; '),
    above_most: String(squad.most),
    no_declaration: null,
    club_objects: answer?.reason ?? null,
  };
  return doubts.map((doubt) => ({ doubt, about: about[doubt] }));
}

/** [CB7] Of one who registered himself the manager was asked: somebody born on another day is no question any more. */
async function listDoubtful(db: Queryable, asked: ContentOf<'new-player'>, wasManagerAsked: boolean, today: string) {
  const similar = await listSimilarPlayers(db, { ...asked, except: null }, today);
  return wasManagerAsked ? similar.filter((one) => mayBeOnePerson(one, asked)) : similar;
}

/** [SQ7] Whoever has the number that is asked for: what the rules will refuse, said before somebody asks. */
export async function findNumberHolder(db: Queryable, { content, team, player }: RequestRow, at: Date) {
  const shirtNumber = 'shirtNumber' in content.payload ? content.payload.shirtNumber : null;
  if (shirtNumber === null) return null;
  const numbers = await listNumbers(db, team.id, dayAt(at), player?.id ?? 0);
  return numbers.find((one) => one.shirtNumber === shirtNumber)?.name ?? null;
}
