import type { Violation } from '#server/db/pg-errors.ts';
import { findKey } from '#server/db/queries/known-league.ts';
import type { Queryable } from '#server/db/queryable.ts';
import { LEAGUE_TABLES } from './league-tables.ts';

/** What an import would have broken, in the words of its files. */
export async function describeViolation(db: Queryable, violation: Violation): Promise<string> {
  const { table, constraint, detail, referredTable } = violation;
  const [, id] = /^Key \(id\)=\((\d+)\)/.exec(detail) ?? [];
  if (referredTable !== null && id !== undefined) {
    const key = await findKey(db, referredTable, Number(id));
    return `${fileOf(referredTable)} leaves out ${key === null ? 'a row' : `"${key}"`}, but ${fileOf(table)} still ${table === referredTable ? 'needs' : 'refers to'} it`;
  }
  const [, columns] = /^Key \(([^)]+)\)=.* already exists/.exec(detail) ?? [];
  if (columns !== undefined)
    return `two rows of ${fileOf(table)} would have the same ${columns.replaceAll(/_id\b/g, '').replaceAll('_', ' ')}`;
  return `a row of ${fileOf(table)} breaks a rule: ${constraint.replaceAll('_', ' ')}`;
}

const fileOf = (table: string) => `${LEAGUE_TABLES.find((file) => file.table === table)?.name ?? table}.csv`;
