import type { DocumentFields, OfficeDocument } from '#contract/desk/league.ts';
import { MOST_DOCUMENTS, type LeagueDocument } from '#contract/http/league-settings.ts';
import { flatten } from '#domain/formatting/flat-fields.ts';
import { unknownPlaceholder } from '#domain/league/placeholders.ts';
import type { Database } from '#server/db/transactions.ts';
import { ApiError, InvalidField } from '#server/errors.ts';
import { lockLeagueDocuments, writeLeagueDocuments } from '#server/league/league-documents.ts';
import { refuseConflict, withVersion } from '#server/commands/steps/refuse-conflict.ts';
import { runCommand, type Actor } from '#server/commands/run-command.ts';

const subjectOf = (number: number) => `document:${number}` as const;

/** The public page and the PDF follow. */
const tags = ['league'] as const;

/** A new public document, under the first free number. */
export const addDocument = (db: Database, actor: Actor, fields: DocumentFields): Promise<OfficeDocument> =>
  runCommand(db, actor, async (tx) => {
    refuseUnknownPlaceholders(fields);
    const documents = await lockLeagueDocuments(tx);
    const taken = new Set(documents.map(({ number }) => number));
    const number = Array.from({ length: MOST_DOCUMENTS }, (_, at) => at + 1).find((each) => !taken.has(each));
    if (number === undefined) throw new ApiError('refused', `There are ${MOST_DOCUMENTS} documents`, 'too_many');
    const added = { number, ...fields };
    await writeLeagueDocuments(tx, [...documents, added]);
    return {
      result: withVersion(added),
      change: {
        what: 'add_document',
        about: added.title.bg,
        subject: subjectOf(number),
        after: flatten(added),
        tags,
      },
    };
  });

/** Changes the title or the text of a public document. */
export const saveDocument = (
  db: Database,
  actor: Actor,
  { number, version, ...fields }: DocumentFields & { number: number; version: string },
): Promise<OfficeDocument> =>
  runCommand(db, actor, async (tx) => {
    refuseUnknownPlaceholders(fields);
    const documents = await lockLeagueDocuments(tx);
    const before = find(documents, number);
    await refuseConflict(tx, subjectOf(number), before, version);
    const after = withVersion({ number, ...fields });
    if (after.version === version) return { result: after, change: null };
    const stored = { number, ...fields };
    await writeLeagueDocuments(tx, [...without(documents, number), stored]);
    return {
      result: after,
      change: {
        what: 'edit_document',
        about: fields.title.bg,
        subject: subjectOf(number),
        before: flatten(before),
        after: flatten(stored),
        tags,
      },
    };
  });

/** Its address answers 404 from then on. */
export const deleteDocument = (
  db: Database,
  actor: Actor,
  { number, version }: { number: number; version: string },
): Promise<void> =>
  runCommand(db, actor, async (tx) => {
    const documents = await lockLeagueDocuments(tx);
    const before = find(documents, number);
    await refuseConflict(tx, subjectOf(number), before, version);
    await writeLeagueDocuments(tx, without(documents, number));
    return {
      result: undefined,
      change: {
        what: 'delete_document',
        about: before.title.bg,
        subject: subjectOf(number),
        before: flatten(before),
        tags,
      },
    };
  });

function find(documents: readonly LeagueDocument[], number: number): LeagueDocument {
  const found = documents.find((document) => document.number === number);
  if (!found) throw new ApiError('not_found', `There is no document ${number}`);
  return found;
}

const without = (documents: readonly LeagueDocument[], number: number) =>
  documents.filter((document) => document.number !== number);

/** [LS2] */
function refuseUnknownPlaceholders({ title, text }: DocumentFields) {
  for (const [field, value] of Object.entries({ 'title.bg': title.bg, 'title.en': title.en, text })) {
    const unknown = unknownPlaceholder(value);
    if (unknown !== null) throw new InvalidField(field, 'unknown_placeholder', `There is no {${unknown}}`);
  }
}
