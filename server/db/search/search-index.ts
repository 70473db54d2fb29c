import { sql } from '#server/db/sql.ts';
import { searchKeys, misspellingKeys } from '#domain/formatting/search-key.ts';
import type { SearchKind } from '#domain/formatting/search-rank.ts';
import type { Queryable } from '#server/db/queryable.ts';

interface NamedRow {
  kind: SearchKind;
  item_id: number;
  name: string;
  name_latin: string;
}

const ENTRIES_A_STATEMENT = 2000;

const named = sql`(
  select 'competition' as kind, id as item_id, name, name_latin from competitions
  union all select 'team', id, name, name_latin from teams
  union all select 'player', id, name, name_latin from players
  union all select 'referee', id, name, name_latin from referees
) n`;

/**
 * Updates the index in the transaction that changed a name. When the spelling rules change, a migration has to empty the
 * index; the next start fills it again.
 */
export async function refreshSearchIndex(tx: Queryable): Promise<void> {
  await tx.run(sql`
    delete from search_index s
    where not exists (select from ${named} where n.kind = s.kind and n.item_id = s.item_id)`);
  const rows = await tx.rows<NamedRow>(sql`
    select n.* from ${named} left join search_index s on s.kind = n.kind and s.item_id = n.item_id
    where s.name is distinct from n.name or s.name_latin is distinct from n.name_latin`);
  for (let from = 0; from < rows.length; from += ENTRIES_A_STATEMENT) {
    const entries = JSON.stringify(rows.slice(from, from + ENTRIES_A_STATEMENT).map(toEntry));
    await tx.run(sql`
      insert into search_index select * from jsonb_populate_recordset(null::search_index, ${entries}::jsonb)
      on conflict (kind, item_id) do update set name = excluded.name, name_latin = excluded.name_latin,
        keys = excluded.keys, slips = excluded.slips`);
  }
}

function toEntry(row: NamedRow) {
  const keys = searchKeys(row.name, row.name_latin);
  return { ...row, keys: keys.join('\n'), slips: [...new Set(keys.flatMap(misspellingKeys))] };
}
