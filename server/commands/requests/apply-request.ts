import type { ContentOf, RequestContent } from '#contract/desk/requests.ts';
import type { MemberFields } from '#contract/desk/players.ts';
import type { TeamFields } from '#contract/desk/teams.ts';
import { dayAt } from '#domain/formatting/sofia-time.ts';
import { isMemberOn } from '#domain/team/membership.ts';
import { joiningDay } from '#domain/team/joining-day.ts';
import { editMember } from '#server/commands/squads/edit-member.ts';
import { addToSquad } from '#server/commands/squads/add-to-squad.ts';
import { movePlayer } from '#server/commands/squads/move-player.ts';
import { carryRegistration } from '#server/commands/registrations/carry-registration.ts';
import { createPlayer } from '#server/commands/players/create-player.ts';
import { editTeam } from '#server/commands/teams/edit-team.ts';
import { versionOf } from '#server/commands/steps/refuse-conflict.ts';
import type { Actor } from '#server/commands/run-command.ts';
import { findMemberFields, listSquadMembers } from '#server/db/players/office-players.ts';
import { readCareer } from '#server/db/squads/squads.ts';
import { findSeasonOfTeam, findTeamRow } from '#server/db/teams/office-teams.ts';
import type { Queryable } from '#server/db/queryable.ts';
import type { Database } from '#server/db/transactions.ts';
import { ApiError } from '#server/errors.ts';

export interface Asked {
  teamId: number;
  content: RequestContent;
  /** Of team data: what the fields were when it was sent. */
  before: Record<string, unknown> | null;
  /** Of a player who registered himself: what he sent goes with him. */
  registrationId?: number | null;
}

/** What somebody adds who looks twice. */
export interface Resolution {
  /** [CB7] Of a new player: the one whom the league knows already; null for another person. Left out, nobody has looked. */
  playerId?: number | null;
  /** In place of the number that was asked for. */
  shirtNumber?: number | null | undefined;
}

/**
 * [CB2] Does what was asked for by the very commands of the office: their rules decide, and the journal names who said yes. In the
 * caller's transaction.
 */
export async function applyRequest(
  tx: Database,
  { who, at }: Actor,
  asked: Asked,
  resolution: Resolution,
): Promise<void> {
  // The key is the caller's: each command here is a part of his.
  const actor: Actor = { who, at };
  const { teamId, content, registrationId = null } = asked;
  const { shirtNumber } = resolution;
  switch (content.kind) {
    case 'new-player': {
      const wished = { teamId, ...content.payload, ...(shirtNumber !== undefined && { shirtNumber }) };
      const playerId = await join(tx, actor, wished, resolution);
      if (registrationId !== null) await carryRegistration(tx, actor, registrationId, playerId);
      return;
    }
    case 'release':
      return release(tx, actor, teamId, content.payload);
    case 'number':
      return changeNumber(tx, actor, teamId, { ...content.payload, ...(shirtNumber !== undefined && { shirtNumber }) });
    case 'player-data':
      return changePlayer(tx, actor, teamId, content.payload);
    case 'team-data':
      return changeTeam(tx, actor, asked, content.payload);
    case 'transfer':
      await transfer(tx, actor, teamId, { ...content.payload, ...(shirtNumber !== undefined && { shirtNumber }) });
      if (registrationId !== null) await carryRegistration(tx, actor, registrationId, content.payload.playerId);
  }
}

async function join(
  tx: Database,
  actor: Actor,
  { teamId, name, birthdate, position, shirtNumber }: ContentOf<'new-player'> & { teamId: number },
  { playerId }: Resolution,
): Promise<number> {
  const today = dayAt(actor.at);
  const squad = await listSquadMembers(tx, teamId);
  const joinedOn = joiningDay({ today, hasSquad: squad.length > 0, ...(await findSeasonOfTeam(tx, teamId)) });
  if (typeof playerId === 'number') {
    await addToSquad(tx, actor, { teamId, playerId, shirtNumber, joinedOn });
    return playerId;
  }
  const { id } = await createPlayer(tx, actor, {
    name,
    nameLatin: null,
    birthdate,
    nationality: 'BG',
    position,
    picture: null,
    hidden: false,
    squad: { teamId, shirtNumber, joinedOn, captain: false },
    isAnother: playerId === null,
  });
  return id;
}

async function release(
  tx: Database,
  actor: Actor,
  teamId: number,
  { playerId, on }: ContentOf<'release'>,
): Promise<void> {
  const membershipId = await requireMembership(tx, actor, playerId, teamId);
  await movePlayer(tx, actor, {
    playerId,
    membershipId,
    kind: 'release',
    teamId: null,
    on,
    until: null,
    shirtNumber: null,
  });
}

async function transfer(
  tx: Database,
  actor: Actor,
  teamId: number,
  { playerId, fromTeamId, on, shirtNumber }: ContentOf<'transfer'>,
): Promise<void> {
  const membershipId = await requireMembership(tx, actor, playerId, fromTeamId);
  await movePlayer(tx, actor, { playerId, membershipId, kind: 'transfer', teamId, on, until: null, shirtNumber });
}

const changeNumber = (
  tx: Database,
  actor: Actor,
  teamId: number,
  { playerId, shirtNumber }: ContentOf<'number'>,
): Promise<void> => changeMember(tx, actor, teamId, playerId, { shirtNumber });

const changePlayer = (
  tx: Database,
  actor: Actor,
  teamId: number,
  { playerId, position, captain, picture }: ContentOf<'player-data'>,
): Promise<void> =>
  changeMember(tx, actor, teamId, playerId, {
    ...(position !== undefined && { position }),
    ...(captain !== undefined && { captain }),
    ...(picture !== undefined && { picture }),
  });

async function changeMember(
  tx: Database,
  actor: Actor,
  teamId: number,
  playerId: number,
  changes: Partial<MemberFields>,
): Promise<void> {
  const membershipId = await requireMembership(tx, actor, playerId, teamId);
  const fields = await findMemberFields(tx, membershipId);
  if (!fields) throw notInSquad();
  await editMember(tx, actor, { membershipId, version: versionOf(fields), ...fields, ...changes });
}

/** Where he is today, or will be. */
async function requireMembership(tx: Queryable, { at }: Actor, playerId: number, teamId: number): Promise<number> {
  const today = dayAt(at);
  const { memberships } = await readCareer(tx, playerId);
  const found = memberships.find((one) => one.teamId === teamId && (isMemberOn(one, today) || one.joinedOn > today));
  if (!found || found.id === null) throw notInSquad();
  return found.id;
}

const notInSquad = () => new ApiError('refused', 'He is not in that squad any more', 'not_in_squad');

async function changeTeam(
  tx: Database,
  actor: Actor,
  { teamId, before }: Asked,
  changes: ContentOf<'team-data'>,
): Promise<void> {
  const row = await findTeamRow(tx, teamId, { lock: true });
  if (!row) throw new ApiError('not_found', `There is no team ${teamId}`);
  const isStale = (field: keyof TeamFields) =>
    before !== null && row.fields[field] !== before[field] && row.fields[field] !== changes[field as 'name'];
  if ((Object.keys(changes) as (keyof TeamFields)[]).some(isStale))
    throw new ApiError('refused', 'Somebody else has changed it since', 'changed_since');
  const given = Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined));
  await editTeam(tx, actor, { ...row.fields, ...given, teamId, version: versionOf(row.fields) });
}
