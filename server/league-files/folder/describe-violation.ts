import type { Violation } from '#server/db/pg-errors.ts';
import { findKey } from '#server/db/league-tables/known-league.ts';
import type { Queryable } from '#server/db/queryable.ts';
import { LEAGUE_TABLES } from './league-tables.ts';
import { because, type Reason } from './problems.ts';

/** What an import would have broken, in the words of its files. */
export async function describeViolation(db: Queryable, violation: Violation): Promise<Reason> {
  const { table, constraint, detail, referredTable } = violation;
  const [, id] = /^Key \(id\)=\((\d+)\)/.exec(detail) ?? [];
  if (referredTable !== null && id !== undefined) {
    const key = await findKey(db, referredTable, Number(id));
    const row = key === null ? 'a row' : `"${key}"`;
    const values = { file: fileOf(referredTable), row, by: fileOf(table) };
    return because(table === referredTable ? 'stillNeeded' : 'stillReferred', values);
  }
  const [, columns] = /^Key \(([^)]+)\)=.* already exists/.exec(detail) ?? [];
  if (columns !== undefined)
    return because('wouldBeSame', {
      file: fileOf(table),
      columns: columns.replaceAll(/_id\b/g, '').replaceAll('_', ' '),
    });
  return because('breaksRule', { file: fileOf(table), rule: constraint.replaceAll('_', ' ') });
}

const fileOf = (table: string) => `${LEAGUE_TABLES.find((file) => file.table === table)?.name ?? table}.csv`;
