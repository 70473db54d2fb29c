import { entryColumns } from '#server/db/fragments.ts';
import { rolesOf } from '#server/db/people/roles.ts';
import { sql } from '#server/db/sql.ts';
import type { RecordedEntry } from '#domain/match/rules/match-record.ts';

/** What says whether match `m` waits for somebody to hand it in. */
export interface HandInRow {
  /** Of a finished match the entries that end it or hand it in. */
  entries: RecordedEntry[];
  /** [RS11] */
  isOrganisersResult: boolean;
}

export const handInColumns = sql`
  (select coalesce(json_agg(entry order by entry.revision), '[]') from (
    select ${entryColumns()}, e.idempotency_key as key from match_ledger e
    where e.match_id = m.id and m.status = 'FINISHED'
      and e.kind in ('FINAL_WHISTLE', 'RESULT', 'HAND_IN', 'RESCHEDULE', 'WITHDRAWAL')
  ) entry) as entries,
  m.status = 'FINISHED' and exists (
    select from match_ledger e left join desk_sessions s on s.id = e.session_id left join people p on p.id = s.person_id
    where e.match_id = m.id and e.kind = 'RESULT' and (e.session_id is null or ${rolesOf} && array['organiser', 'competition-organiser'])
  ) as "isOrganisersResult"`;
