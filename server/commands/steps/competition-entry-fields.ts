import type { CompetitionEntry, EntryFields } from '#contract/desk/competitions.ts';
import { dayAt } from '#domain/formatting/sofia-time.ts';
import { listEntries, listGroups, type CompetitionEntryRow } from '#server/db/competitions/competition-teams.ts';
import type { CompetitionSeasonRow } from '#server/db/competitions/office-competitions.ts';
import type { Queryable } from '#server/db/queryable.ts';
import { ApiError, InvalidField } from '#server/errors.ts';
import { versionOf } from '#server/commands/steps/refuse-conflict.ts';

/** In this order: the version is a digest of their text. */
export const entryFieldsOf = ({
  group,
  seed,
  lot,
  withdrawnOn,
  resultsAnnulled,
}: CompetitionEntryRow): EntryFields => ({
  group,
  seed,
  lot,
  withdrawnOn,
  resultsAnnulled,
});

export function presentCompetitionEntry(row: CompetitionEntryRow): CompetitionEntry {
  const fields = entryFieldsOf(row);
  return { ...fields, team: row.team, matches: row.matches, played: row.played, version: versionOf(fields) };
}

export async function requireCompetitionEntry(
  tx: Queryable,
  competitionId: number,
  teamId: number,
): Promise<CompetitionEntryRow> {
  const [entry] = await listEntries(tx, competitionId, teamId);
  if (!entry) throw new ApiError('not_found', `The team ${teamId} does not take part`);
  return entry;
}

/** [RU6] As it is stored. Lock the competition first. */
export async function checkCompetitionEntry(
  tx: Queryable,
  { id, startsOn, format }: CompetitionSeasonRow,
  teamId: number,
  fields: EntryFields,
  now: Date,
) {
  const { group, seed, lot, withdrawnOn, resultsAnnulled } = fields;
  const groups = await listGroups(tx, id);
  const groupId = groups.find(({ name }) => name === group)?.id ?? null;
  if (group !== null && groupId === null)
    throw new InvalidField('group', 'gone', 'There is no such group in this competition');
  if (group === null && format.startsWith('GROUP') && groups.length > 0)
    throw new InvalidField('group', 'required', 'Every team of this competition is in a group');
  const others = (await listEntries(tx, id)).filter(({ team }) => team.id !== teamId);
  if (seed !== null && others.some((other) => other.seed === seed))
    throw new InvalidField('seed', 'seed_taken', 'Another team has this seed');
  if (withdrawnOn !== null && (withdrawnOn < startsOn || withdrawnOn > dayAt(now)))
    throw new InvalidField('withdrawnOn', 'withdrawn_when', 'A team leaves between the first day and today');
  if (resultsAnnulled !== null && withdrawnOn === null)
    throw new InvalidField('resultsAnnulled', 'invalid', 'Only the results of a team that left are annulled');
  return { groupId, seed, lot, withdrawnOn, resultsAnnulled };
}
