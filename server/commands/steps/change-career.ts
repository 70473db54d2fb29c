import { dayAt } from '#domain/formatting/sofia-time.ts';
import type { Membership } from '#domain/team/membership.ts';
import type { Career } from '#domain/team/plan-move.ts';
import { squadRefusal, type SquadRefusal } from '#domain/team/squad-rules.ts';
import { findTeamNames, lockSquads, readCareer, readSquadFacts, storeCareer } from '#server/db/squads/squads.ts';
import { listNamedIn } from '#server/db/players/named-in.ts';
import type { Queryable } from '#server/db/queryable.ts';
import type { Tag } from '#server/db/tags.ts';
import { ApiError, InvalidField } from '#server/errors.ts';
import { readLeagueSettings } from '#server/league/league-settings.ts';
import { versionOf } from '#server/commands/steps/refuse-conflict.ts';
import type { Actor } from '#server/commands/run-command.ts';

interface CareerChange {
  playerId: number;
  birthdate: string | null;
  /** The names of the fields in the request, where they differ from those of a membership. */
  fields?: Partial<Record<SquadRefusal['field'], string>>;
  plan: (career: Career) => Career;
}

/** Changes the squads and transfers of a player by the rules of squads. Takes the lock of squads first. */
export async function changeCareer(
  tx: Queryable,
  { at }: Actor,
  { playerId, birthdate, fields = {}, plan }: CareerChange,
): Promise<{ before: Career; after: Career }> {
  await lockSquads(tx);
  const before = await readCareer(tx, playerId);
  const planned = plan(before);
  const refusal = await findRefusal(tx, { playerIds: [playerId], birthdate, before, after: planned, at });
  if (refusal) throw refusedBy(refusal, fields);
  await storeCareer(tx, playerId, before, planned);
  return { before, after: await readCareer(tx, playerId) };
}

/** Who shows where a player was, is or will be. */
export const squadTags = (playerId: number, ...careers: readonly Career[]): Tag[] => [
  'squads',
  `player:${playerId}`,
  ...careers
    .flatMap(({ memberships, transfers }) => [
      ...memberships.map(({ teamId }) => teamId),
      ...transfers.flatMap(({ fromTeamId, toTeamId }) => [fromTeamId, toTeamId]),
    ])
    .flatMap((id): Tag[] => (id === null ? [] : [`team:${id}`])),
];

/** Who names a player or shows a picture of him: the squads and matches that he was ever in, and lists across the league. */
export async function nameTags(tx: Queryable, playerId: number): Promise<Tag[]> {
  const { matches, teams, competitions } = await listNamedIn(tx, playerId);
  return [
    ...(['take-down', 'names', 'pictures', 'results', 'live'] as const),
    ...squadTags(playerId, await readCareer(tx, playerId)),
    ...teams.map((id): Tag => `team:${id}`),
    ...competitions.map((id): Tag => `competition:${id}`),
    ...matches.map((id): Tag => `match:${id}`),
  ];
}

interface Checked {
  /** With `before` of all of them. */
  playerIds: readonly number[];
  birthdate: string | null;
  before: Career;
  after: Career;
  at: Date;
}

export async function findRefusal(
  tx: Queryable,
  { playerIds, birthdate, before, after, at }: Checked,
): Promise<SquadRefusal | null> {
  const teams = [...before.memberships, ...after.memberships].map(({ teamId }) => teamId);
  const facts = await readSquadFacts(tx, playerIds, teams);
  const { ages } = await readLeagueSettings(tx);
  const context = { ...facts, today: dayAt(at), birthdate, leastAge: ages.least };
  return squadRefusal(before.memberships, after.memberships, context);
}

const MESSAGES: Record<SquadRefusal['reason'], string> = {
  dates_out_of_order: 'The last day is before the first',
  twice_in_squad: 'The player is already in this squad then',
  in_other_team: 'The player is then in another squad of the same competition',
  number_taken: 'Another player of the squad has this number',
  played_then: 'The player played for the team on a day that would not be his any more',
  too_young: 'The player is below the minimum age of the league',
};

const refusedBy = ({ reason, field }: SquadRefusal, fields: CareerChange['fields']) =>
  new InvalidField(fields?.[field] ?? field, reason, MESSAGES[reason]);

/** Whatever their ids are: what was taken back gets new ones. */
export const versionOfCareer = (career: Career): string => versionOf(withoutIds(career));

/** With their fields in one order: the database stores a document in another. */
export const withoutIds = ({ memberships, transfers }: Career): Career => ({
  memberships: memberships.map(({ teamId, shirtNumber, rank, captain, loanFromId, joinedOn, leftOn }) => ({
    id: null,
    teamId,
    shirtNumber,
    rank,
    captain,
    loanFromId,
    joinedOn,
    leftOn,
  })),
  transfers: transfers.map(({ fromTeamId, toTeamId, rank, movedOn }) => ({
    id: null,
    fromTeamId,
    toTeamId,
    rank,
    movedOn,
  })),
});

/** What a change of squads looks like in the journal, with the careers that undo it. */
export async function careersToJournal(tx: Queryable, before: Career, after: Career) {
  const [left] = missingIn(before.memberships, after.memberships);
  const [joined] = missingIn(after.memberships, before.memberships);
  const ended = before.memberships.find((one) => {
    const now = after.memberships.find(({ id }) => id === one.id);
    return now !== undefined && now.leftOn !== one.leftOn;
  });
  const names = await findTeamNames(tx, [left?.teamId ?? null, joined?.teamId ?? null, ended?.teamId ?? null]);
  const describe = (membership: Membership | undefined) =>
    membership
      ? { team: names.get(membership.teamId) ?? null, shirtNumber: membership.shirtNumber }
      : { team: null, shirtNumber: null };
  return {
    before: { ...describe(ended ?? left), career: withoutIds(before) },
    after: { ...describe(joined), from: joined?.joinedOn ?? null, career: withoutIds(after) },
  };
}

const missingIn = (these: readonly Membership[], those: readonly Membership[]): Membership[] =>
  these.filter((one) => !those.some(({ id }) => id === one.id));

export const noPlayer = (id: number) => new ApiError('not_found', `There is no player ${id}`);
