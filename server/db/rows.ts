import type { Queryable } from './queryable.ts';
import { sql, type Storable } from './sql.ts';

/** Returns the id. */
export async function insertRow<Row extends Storable<Row>>(tx: Queryable, table: string, row: Row): Promise<number> {
  const { id } = await tx.one<{ id: number }>(
    sql`insert into ${sql.identifier(table)} ${sql.values(row)} returning id`,
  );
  return id;
}

export async function updateRow<Row extends Storable<Row>>(
  tx: Queryable,
  table: string,
  id: number,
  row: Row,
): Promise<void> {
  await tx.run(sql`update ${sql.identifier(table)} set ${sql.set(row)} where id = ${id}`);
}

export async function deleteRow(tx: Queryable, table: string, id: number): Promise<void> {
  await tx.run(sql`delete from ${sql.identifier(table)} where id = ${id}`);
}
