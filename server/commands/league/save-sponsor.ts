import type { SavedSponsor, SponsorFields } from '#contract/desk/sponsors.ts';
import { sponsorFault } from '#domain/league/sponsors.ts';
import {
  deleteSponsorRow,
  insertSponsor,
  lockSponsor,
  updateSponsor,
  type StoredSponsor,
} from '#server/db/league/sponsors.ts';
import type { Queryable } from '#server/db/queryable.ts';
import type { Database } from '#server/db/transactions.ts';
import { ApiError, InvalidField } from '#server/errors.ts';
import { claimPicture } from '#server/commands/steps/claim-picture.ts';
import { refuseConflict, versionOf } from '#server/commands/steps/refuse-conflict.ts';
import { runCommand, type Actor } from '#server/commands/run-command.ts';

const subjectOf = (id: number) => `sponsor:${id}` as const;

const tags = ['take-down', 'sponsors'] as const;

/** In this order: the version is a digest of their text. */
export const sponsorFieldsOf = (row: SponsorFields): SponsorFields => ({
  name: row.name,
  nameLatin: row.nameLatin,
  logo: row.logo && { id: row.logo.id, address: row.logo.address },
  link: row.link,
  inFooter: row.inFooter,
  onCompetitions: row.onCompetitions,
  onTeams: row.onTeams,
  onMatchPictures: row.onMatchPictures,
  startsOn: row.startsOn,
  endsOn: row.endsOn,
  position: row.position,
});

export function presentSponsor(row: StoredSponsor): SavedSponsor {
  const fields = sponsorFieldsOf(row);
  return { ...fields, id: row.id, version: versionOf(fields) };
}

/** [LS8] */
export const addSponsor = (db: Database, actor: Actor, fields: SponsorFields): Promise<SavedSponsor> =>
  runCommand(db, actor, async (tx) => {
    await check(tx, fields, null);
    const id = await insertSponsor(tx, fields);
    return {
      result: presentSponsor({ ...fields, id }),
      change: { what: 'add_sponsor', about: fields.name, subject: subjectOf(id), after: sponsorFieldsOf(fields), tags },
    };
  });

export const editSponsor = (
  db: Database,
  actor: Actor,
  { sponsorId: id, version, ...fields }: SponsorFields & { sponsorId: number; version: string },
): Promise<SavedSponsor> =>
  runCommand(db, actor, async (tx) => {
    const stored = await requireSponsor(tx, id);
    const [before, after] = [sponsorFieldsOf(stored), sponsorFieldsOf(fields)];
    const result = presentSponsor({ ...fields, id });
    if (JSON.stringify(before) === JSON.stringify(after)) return { result, change: null };
    await refuseConflict(tx, subjectOf(id), before, version);
    await check(tx, after, before);
    await updateSponsor(tx, id, after);
    return {
      result,
      change: { what: 'edit_sponsor', about: fields.name, subject: subjectOf(id), before, after, tags },
    };
  });

export const deleteSponsor = (db: Database, actor: Actor, { sponsorId: id }: { sponsorId: number }): Promise<void> =>
  runCommand(db, actor, async (tx) => {
    const before = sponsorFieldsOf(await requireSponsor(tx, id));
    await deleteSponsorRow(tx, id);
    return {
      result: undefined,
      change: { what: 'delete_sponsor', about: before.name, subject: subjectOf(id), before, tags },
    };
  });

export async function requireSponsor(tx: Queryable, id: number): Promise<StoredSponsor> {
  const sponsor = await lockSponsor(tx, id);
  if (!sponsor) throw new ApiError('not_found', `There is no sponsor ${id}`);
  return sponsor;
}

async function check(tx: Queryable, fields: SponsorFields, before: SponsorFields | null): Promise<void> {
  const field = sponsorFault(fields);
  if (field !== null) throw new InvalidField(field, 'ends_before_start', 'The term ends before it begins');
  if (fields.logo?.id !== before?.logo?.id) await claimPicture(tx, 'logo', fields.logo);
}
