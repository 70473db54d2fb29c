import type { BanFields, SavedBan } from '#contract/desk/bans.ts';
import { banFault } from '#domain/player/ban.ts';
import { listBanCompetitions, lockBan, type StoredBan } from '#server/db/discipline/bans.ts';
import type { Queryable } from '#server/db/queryable.ts';
import { ApiError, InvalidField } from '#server/errors.ts';
import { versionOf } from '#server/commands/steps/refuse-conflict.ts';

/** In this order: the version is a digest of their text. */
export const banFieldsOf = (row: BanFields): BanFields => ({
  competitionId: row.competitionId,
  startsOn: row.startsOn,
  endsOn: row.endsOn,
  matches: row.matches,
  decision: row.decision,
  reasonBg: row.reasonBg,
  reasonEn: row.reasonEn,
  liftedOn: row.liftedOn,
});

export function presentBan(row: BanFields & { id: number }): SavedBan {
  const fields = banFieldsOf(row);
  return { ...fields, id: row.id, version: versionOf(fields) };
}

export async function requireBan(tx: Queryable, id: number): Promise<StoredBan> {
  const ban = await lockBan(tx, id);
  if (!ban) throw new ApiError('not_found', `There is no ban ${id}`);
  return ban;
}

/** As people read it in the journal. */
export async function banToJournal(tx: Queryable, { competitionId, matches, ...fields }: BanFields) {
  const competition = (await listBanCompetitions(tx)).find(({ id }) => id === competitionId)?.name ?? null;
  return { ...fields, competition, banMatches: matches };
}

/** [SU9] [SU11] */
export async function checkBan(tx: Queryable, fields: BanFields): Promise<void> {
  const fault = banFault(fields);
  if (fault) throw new InvalidField(fault.field, fault.reason, 'This ban cannot be');
  const { competitionId } = fields;
  if (competitionId !== null && !(await listBanCompetitions(tx)).some(({ id }) => id === competitionId))
    throw new InvalidField('competitionId', 'invalid', `There is no competition ${competitionId}`);
}
