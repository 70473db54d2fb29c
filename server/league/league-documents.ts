import { leagueDocumentSchema, type LeagueDocument } from '#contract/http/league-settings.ts';
import { lockSetting, readSetting, writeSetting } from '#server/db/league/settings.ts';
import type { Queryable } from '#server/db/queryable.ts';

/** The name of the row. */
const DOCUMENTS = 'documents';

/** In the order of their numbers. */
export async function readLeagueDocuments(db: Queryable): Promise<readonly LeagueDocument[]> {
  return parseDocuments(await readSetting(db, DOCUMENTS));
}

/** As they are until the transaction ends. */
export async function lockLeagueDocuments(tx: Queryable): Promise<readonly LeagueDocument[]> {
  return parseDocuments(await lockSetting(tx, DOCUMENTS));
}

export const writeLeagueDocuments = (tx: Queryable, documents: readonly LeagueDocument[]): Promise<void> =>
  writeSetting(tx, DOCUMENTS, JSON.stringify(documents.toSorted((a, b) => a.number - b.number)));

const parseDocuments = (stored: string | null): readonly LeagueDocument[] =>
  stored === null ? [] : leagueDocumentSchema.array().parse(JSON.parse(stored));
